import { createHmac, timingSafeEqual } from 'node:crypto'
import { EXPORT_FORMAT, EXPORT_VERSION } from '#core/wire/account.ts'
import type { Store } from '#store/contract.ts'
import { type AccountScope, type ExportPart, exportSections } from '#store/accounts/types.ts'
import type { ServerDeps } from '../../deps.ts'

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

/** Long enough for a browser or Telegram dialog, and useless to readers of old logs. */
export const TICKET_SECONDS = 5 * 60

const form = /^([0-9a-f]{64})\.([0-9]{1,11})\.([A-Za-z0-9_-]{43})$/

interface Ticket {
  /** Session that requested the ticket, which expires with it. */
  readonly tokenHash: string
  /** Identifies the ticket without granting anything. */
  readonly name: string
}

/** Downloads can't send headers, so tickets are in URLs: signed, for one session and five minutes. */
export function createTickets({ rsaKey, clock }: Pick<ServerDeps, 'rsaKey' | 'clock'>) {
  const secret = rsaKey.deriveSecret('tickets of exports')
  const sign = (tokenHash: string, expires: string): Buffer =>
    createHmac('sha256', secret).update(`${tokenHash}.${expires}`).digest()
  const now = (): number => Math.floor(clock.now().getTime() / 1000)
  return {
    issue(tokenHash: string): { ticket: string; expiresAt: Date } {
      const expires = now() + TICKET_SECONDS
      return {
        ticket: `${tokenHash}.${expires}.${sign(tokenHash, String(expires)).toString('base64url')}`,
        expiresAt: new Date(expires * 1000),
      }
    },
    /** Null for a foreign or expired ticket. */
    read(text: string): Ticket | null {
      const [, tokenHash = '', expires = '', mac = ''] = form.exec(text) ?? []
      const [told, own] = [Buffer.from(mac, 'base64url'), sign(tokenHash, expires)]
      if (told.length !== own.length || !timingSafeEqual(told, own) || Number(expires) <= now()) return null
      return { tokenHash, name: `${tokenHash.slice(0, 16)}.${expires}` }
    },
  }
}
