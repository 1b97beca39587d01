import { formatUnits } from '#core/money/units.ts'
import { parseUsd, USD_DECIMALS } from '#core/money/usd.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type { HistoryMark, Quote, QuotesData } from '#core/wire/quote.ts'
import { displayAmount, fractionDigits, type UsdView, usdView } from '#src/format/amount.ts'
import { displayDuration } from '#src/format/duration.ts'
import { isolateBidi } from '#src/format/text.ts'
import { t } from '#src/i18n/t.ts'
import type { QuotesSoFar } from '#src/api/calls.ts'
import type { Selection } from '#src/features/shared/form.ts'
import { arrivingGas } from './GasRow.tsx'
import { feesView } from '../model/fees.ts'
import { refusalText } from '../model/refusalText.ts'
import { costText } from '../model/viewModel.ts'

export type QuoteTag = 'best' | 'fastest' | 'lowest_gas' | 'simplest'

export interface QuoteRow {
  readonly provider: string
  readonly name: string
  /** Bridge that the provider uses; null for its own. */
  readonly via: string | null
  /** The received amount; of an exact payout the amount to send, named as such, which tells its quotes apart. */
  readonly figure: string
  readonly usd: UsdView
  readonly cost: string
  /** Network fees of the sender; null if unknown. */
  readonly networkFee: string | null
  readonly eta: string
  readonly signatures: string
  readonly custody: string
  readonly tags: readonly QuoteTag[]
  /** Gas on arrival, or that there is none although it was asked for; null otherwise. */
  readonly gas: string | null
  /** Judgements of the provider's earlier transfers. */
  readonly history: readonly HistoryMark[]
  /** True if any wallet or exchange can pay the deposit. */
  readonly paysToAddress: boolean
}

export interface DeclinedRow {
  readonly provider: string
  readonly text: string
}

/** Name that people read: our own market maker has none of its own. */
export const nameOf = ({ provider_name }: { readonly provider_name?: string | undefined }): string =>
  provider_name || t('quote-market_maker')

/** Provider with the bridge that it uses, if that is another. */
export const providerText = (quote: Pick<Quote, 'provider_name' | 'via'>): string =>
  quote.via === null || quote.via === nameOf(quote)
    ? nameOf(quote)
    : t('quote-through', { provider: nameOf(quote), name: quote.via })

/** Lists quotes as they are shown; the order is the server's, best first. */
export const quoteRows = (
  { quotes }: QuotesData,
  selection: Selection,
  to: ChainRow | null,
  wantsGas = false,
): readonly QuoteRow[] => {
  const tags = tagsOf(quotes)
  return quotes.map((quote, index) => ({
    provider: quote.provider,
    name: nameOf(quote),
    via: quote.via === nameOf(quote) ? null : quote.via,
    ...(quote.exact === 'send'
      ? { figure: receivedText(quote, selection), usd: usdView(quote.receive_usd, quote.receive_usd_stale) }
      : {
          figure: t('quote-send', {
            amount: isolateBidi(`${costText(quote.send_amount, selection)} ${selection.fromAsset.symbol}`),
          }),
          usd: usdView(quote.send_usd, quote.send_usd_stale, 'cost'),
        }),
    cost: feesText(quote, selection, to),
    networkFee: quote.gas_usd === null ? null : t('quote-network_fee', { cost: networkFeeText(quote.gas_usd) }),
    eta: displayDuration(quote.eta_seconds),
    signatures: t('bridge-signatures', { count: quote.signatures }),
    custody: t(`quote-custody-${quote.custody}`, { name: quote.via ?? nameOf(quote) }),
    tags: tags[index] ?? [],
    gas: gasText(quote, to, wantsGas),
    history: quote.history ?? [],
    paysToAddress: quote.pays_to_address,
  }))
}

/** Number of quotes, and of providers that still answer: one line, so that nothing moves when the last one has. */
export function countText({ quotes, pending = [] }: QuotesSoFar, isAnswering: boolean): string {
  const count = t('quote-compare', { count: quotes.length })
  return isAnswering && pending.length > 0 ? `${count} · ${t('quote-pending', { count: pending.length })}` : count
}

/** Reasons of the providers without a quote, in the reader's language. */
export const declinedRows = (
  { reasons }: QuotesData,
  names: { readonly from: ChainRow | null; readonly to: ChainRow | null; readonly selection: Selection },
): readonly DeclinedRow[] => reasons.map((reason) => ({ provider: nameOf(reason), text: refusalText(reason, names) }))

function receivedText({ receive_amount, send_amount }: Quote, { fromAsset, toAsset }: Selection): string {
  const digits = fractionDigits(BigInt(send_amount), fromAsset.decimals)
  return isolateBidi(`${displayAmount(BigInt(receive_amount), toAsset.decimals, digits)} ${toAsset.symbol}`)
}

function gasText(quote: Quote, to: ChainRow | null, isWanted: boolean): string | null {
  const amount = arrivingGas(quote, to)
  if (amount !== null) return t('review-gas', { amount })
  return isWanted ? t('quote-no_gas') : null
}

/** The whole cost in dollars, fees on top of the deposit included; in the sent asset where one has no price. */
function feesText(quote: Quote, selection: Selection, to: ChainRow | null): string {
  const { total } = feesView(quote, selection, to)
  const lines = [...quote.fees.map(({ usd }) => usd), ...(quote.native_fee === '0' ? [] : [quote.native_fee_usd])]
  if (lines.includes(null)) return total.amount
  const sum = lines.reduce((all, usd) => all + parseUsd(usd ?? '0'), 0n)
  return usdView(formatUnits(sum, USD_DECIMALS), false, 'cost').text
}

const networkFeeText = (usd: string): string => usdView(usd, false, 'cost').text

/** A tag only tells quotes apart, so a single one has none, nor has a property that all share. */
export function tagsOf(quotes: readonly Quote[]): readonly (readonly QuoteTag[])[] {
  if (quotes.length < 2) return quotes.map(() => [])
  const least = (figures: readonly number[]): number | null => {
    const min = Math.min(...figures)
    return figures.every((figure) => figure === min) ? null : min
  }
  const fastest = least(quotes.map(({ eta_seconds }) => eta_seconds))
  const simplest = least(quotes.map(({ signatures }) => signatures))
  const lowestGas = lowestGasText(quotes)
  return quotes.map(({ eta_seconds, signatures, gas_usd }, index) => [
    ...(index === 0 ? (['best'] as const) : []),
    ...(eta_seconds === fastest ? (['fastest'] as const) : []),
    ...(gas_usd !== null && networkFeeText(gas_usd) === lowestGas ? (['lowest_gas'] as const) : []),
    ...(signatures === simplest ? (['simplest'] as const) : []),
  ])
}

/** The lowest known network fee as it is shown; null if the known ones look the same. */
function lowestGasText(quotes: readonly Quote[]): string | null {
  const known = quotes.flatMap(({ gas_usd }) => gas_usd ?? [])
  if (new Set(known.map(networkFeeText)).size < 2) return null
  return networkFeeText(known.reduce((least, usd) => (parseUsd(usd) < parseUsd(least) ? usd : least)))
}
