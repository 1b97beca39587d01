import { EXPORT_FORMAT, EXPORT_VERSION } from '#core/wire/account.ts'
import type { Store } from '#store/contract.ts'
import { type AccountScope, type ExportPart, exportSections } from '#store/accounts/types.ts'

/** Rows per statement; bounds memory for accounts of any size. */
const PAGE = 500

/**
 * Streams a person's data as one JSON document, page by page (shape: docs/privacy.md). It ends with `"complete":true`,
 * so a truncated one doesn't parse.
 */
export async function* exportAccount(
  { accounts }: Pick<Store, 'accounts'>,
  scope: AccountScope,
  at: Date,
  pageSize = PAGE,
): AsyncGenerator<string, void> {
  const subject = {
    kind: scope.telegram === null ? 'wallet' : 'telegram',
    user_id: scope.owner.userId,
    wallets: scope.wallets,
  }
  const head = { format: EXPORT_FORMAT, version: EXPORT_VERSION, created_at: at.toISOString(), subject }
  yield JSON.stringify(head).slice(0, -1)
  const parts: ExportPart[] = [
    ...(scope.telegram === null ? [] : [{ telegram: scope.telegram }]),
    ...scope.wallets.map(({ address }) => ({ wallet: address })),
  ]
  for (const section of exportSections) {
    yield `,\n${JSON.stringify(section)}:[`
    let written = 0
    for (const part of parts) {
      let after: string | null = null
      do {
        const page = await accounts.page(section, part, after, pageSize)
        if (page.rows.length > 0) yield `${written > 0 ? ',' : ''}\n${page.rows.join(',\n')}`
        written += page.rows.length
        after = page.next
      } while (after !== null)
    }
    yield ']'
  }
  yield ',\n"complete":true}\n'
}

export const exportFileName = (at: Date): string => `causeway-data-${at.toISOString().slice(0, 10)}.json`

/** Wraps the text as a body; the next page is read only once the reader has consumed the last one. */
export function streamOf(text: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await text.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: async () => void (await text.return()),
  })
}
