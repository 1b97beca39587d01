import type { ChainRow } from '#core/wire/catalogue.ts'
import { textIn } from '#core/format/ownText.ts'
import type { QuoteReason } from '#core/wire/quote.ts'
import { currentLanguage, restOfMessages } from '#src/i18n/current.ts'
import { tAwaited, t } from '#src/i18n/t.ts'
import type { Selection } from '#src/features/shared/form.ts'
import { assetText } from './fixes.ts'

interface Asked {
  readonly from: ChainRow | null
  readonly to: ChainRow | null
  readonly selection: Selection | null
}

/** Returns the values for a refusal's message. An unknown one stays empty, and then the server's own text is shown. */
function places(reason: QuoteReason, { from, to, selection }: Asked): Record<string, string> {
  const { fix } = reason
  return {
    ...(from && { from: from.alias_name }),
    ...(to && { to: to.alias_name }),
    ...(selection && { symbol: selection.fromAsset.symbol, decimals: String(selection.fromAsset.decimals) }),
    ...(selection && fix?.kind === 'use_amount' && { amount: assetText(fix.amount, selection) }),
  }
}

/** Explains why there is no offer in the page's language; a code without a message of ours uses the operator's or server's text. */
export const refusalText = (reason: QuoteReason, asked: Asked): string =>
  tAwaited(`problem-${reason.reason}`, textIn(reason.own ?? reason.message, currentLanguage()), places(reason, asked))

/** Explains why nothing can be bridged between two networks: names the one without any routes; shows the operator's own text verbatim. */
export function noRouteText(from: ChainRow | null, to: ChainRow | null): string {
  for (const chain of [from, to]) {
    if (!chain || chain.route.reason === null) continue
    const { reason, code } = chain.route
    const words = textIn(reason, currentLanguage())
    return code === undefined ? words : tAwaited(`no_route-${code}`, words, { network: chain.chain_name })
  }
  return t('problem-no_route', { from: from?.alias_name ?? '', to: to?.alias_name ?? '' })
}

interface Offers {
  readonly quotes: readonly unknown[]
}

/** If the messages fail to load, the server's own text is shown. */
const words = (): Promise<void> => restOfMessages().catch(() => undefined)

/** Delays an answer without an offer until the messages that explain it have loaded: most visits never need them. */
export async function ensureRefusalMessages<T extends Offers>(
  asked: Promise<T>,
  fetchWords: () => Promise<void> = words,
): Promise<T> {
  try {
    const answer = await asked
    if (answer.quotes.length === 0) await fetchWords()
    return answer
  } catch (error) {
    await fetchWords()
    throw error
  }
}
