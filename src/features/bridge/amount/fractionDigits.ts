import { formatUnits } from '#core/money/units.ts'
import type { Quote } from '#core/wire/quote.ts'
import type { Selection } from '#src/features/shared/form.ts'

const USUAL_PLACES = 6
const MOST_PLACES = 8

/** Decimals of a quote's figures: 6 by spec §5, more when the typed amount has more. */
export function fractionDigits({ send_amount }: Quote, { fromAsset }: Selection): number {
  const typed = formatUnits(BigInt(send_amount), fromAsset.decimals).split('.')[1]?.length ?? 0
  return Math.min(Math.max(typed, USUAL_PLACES), MOST_PLACES)
}
