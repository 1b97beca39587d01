import { roundedFees } from '#core/order/fees.ts'
import { ceilDiv, formatUnits } from '#core/money/units.ts'
import { parseUsd, USD_DECIMALS } from '#core/money/usd.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type { Quote } from '#core/wire/quote.ts'
import { displayAmount, fractionDigits, type UsdView, usdView } from '#src/format/amount.ts'
import { displayPercent } from '#src/format/percent.ts'
import { t } from '#src/i18n/t.ts'
import type { Selection } from '#src/features/shared/form.ts'
import { isolateBidi } from '#src/format/text.ts'

interface FeeLineView {
  readonly kind: string
  readonly label: string
  readonly amount: string
  readonly usd: UsdView
}

interface FeesView {
  readonly lines: readonly FeeLineView[]
  /** Sum of the lines as displayed, to the last digit and cent. Each line marks its own stale price. */
  readonly total: { readonly amount: string; readonly usd: string }
}

const CENT = 10n ** BigInt(USD_DECIMALS - 2)
const sum = (figures: readonly bigint[]): bigint => figures.reduce((all, figure) => all + figure, 0n)

/** Lists the destination's gas apart from our fee; all lines plus the received amount add up to the sent amount. */
export function feesView(quote: Quote, selection: Selection, to: ChainRow | null): FeesView {
  const { fromAsset, toAsset } = selection
  const places = fractionDigits(BigInt(quote.send_amount), fromAsset.decimals)
  const exact = quote.fees.map((fee) => BigInt(fee.amount))
  const rounded = roundedFees({
    send: BigInt(quote.send_amount),
    fees: exact,
    sourceDecimals: fromAsset.decimals,
    receive: BigInt(quote.receive_amount),
    destinationDecimals: toAsset.decimals,
    places,
  })
  // A fee too small for its rounded figure is not shown as zero.
  const amountText = (figure: bigint, whole: bigint) =>
    isolateBidi(
      `${figure > 0n ? displayAmount(figure, places, places) : displayAmount(whole, fromAsset.decimals, places)} ${fromAsset.symbol}`,
    )
  const percent = displayPercent(quote.fee_ratio)
  const lines = quote.fees.map((fee, i) => ({
    kind: fee.kind,
    label: t(`fee-${fee.kind}`, { network: to?.alias_name ?? '', percent }),
    amount: amountText(rounded[i] ?? 0n, exact[i] ?? 0n),
    usd: usdView(fee.usd, fee.usd_stale, 'cost'),
  }))
  return {
    lines,
    total: { amount: amountText(sum(rounded), sum(exact)), usd: usdView(totalUsd(quote), false, 'cost').text },
  }
}

/** Null when a line is unknown. Lines of a cent or more are rounded up one by one, as displayed; dust is rounded up once, together. */
function totalUsd({ fees }: Quote): string | null {
  const known = fees.flatMap((fee) => (fee.usd === null ? [] : [parseUsd(fee.usd)]))
  if (known.length < fees.length) return null
  const dust = sum(known.filter((usd) => usd < CENT))
  const read = known.filter((usd) => usd >= CENT).map((usd) => ceilDiv(usd, CENT) * CENT)
  return formatUnits(sum(read) + dust, USD_DECIMALS)
}
