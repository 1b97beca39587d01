import type { ChainRow } from '#core/wire/catalogue.ts'
import { textIn } from '#core/format/ownText.ts'
import type { QuoteReason } from '#core/wire/quote.ts'
import { currentLanguage } from '#src/i18n/current.ts'
import { tAwaited } from '#src/i18n/t.ts'
import { assetText } from './fixes.ts'
import type { Selection } from '#src/features/shared/form.ts'

interface Asked {
  readonly from: ChainRow | null
  readonly to: ChainRow | null
  readonly selection: Selection | null
}

/** Values for a refusal's message. An unknown one stays empty, and then the server's own text is shown. */
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
