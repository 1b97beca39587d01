import { pow10 } from '../money/units.ts'

export interface RoundedFeesInput {
  /** Base units of the source asset. */
  readonly send: bigint
  readonly fees: readonly bigint[]
  readonly sourceDecimals: number
  /** Base units of the destination asset. */
  readonly receive: bigint
  readonly destinationDecimals: number
  /** Decimals that the user sees. */
  readonly places: number
}

/**
 * Fees for display, in units of the last decimal: send and receive are truncated, and the lines add up to exactly the
 * difference. The remainder goes to the lines that lost most; lines of another asset or price are truncated alone.
 */
export function roundedFees({
  send,
  fees,
  sourceDecimals,
  receive,
  destinationDecimals,
  places,
}: RoundedFeesInput): bigint[] {
  const scale = Math.max(sourceDecimals, destinationDecimals, places)
  const grain = pow10(scale - places)
  const sent = send * pow10(scale - sourceDecimals)
  const arrives = receive * pow10(scale - destinationDecimals)
  const exact = fees.map((fee) => fee * pow10(scale - sourceDecimals))
  const lines = exact.map((fee) => fee / grain)

  const dust = sent - arrives - sum(exact)
  if (dust < 0n || dust >= pow10(scale - destinationDecimals)) return lines
  const order = exact
    .flatMap((fee, i) => (fee > 0n ? [i] : []))
    .toSorted((a, b) => Number((exact[b] ?? 0n) % grain > (exact[a] ?? 0n) % grain) * 2 - 1)
  const missing = Number(sent / grain - arrives / grain - sum(lines))
  for (let i = 0; i < missing && order.length > 0; i++) {
    const line = order[i % order.length] ?? 0
    lines[line] = (lines[line] ?? 0n) + 1n
  }
  return lines
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n)
