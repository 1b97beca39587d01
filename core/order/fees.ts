import { applyRatioUp } from '../money/ratio.ts'
import { pow10, rescaleDown } from '../money/units.ts'

export interface FeeInput {
  /** Amount that the user sends, in base units of the source asset. */
  send: bigint
  sourceDecimals: number
  destinationDecimals: number
  /** Cost of the payout on the destination, in base units of the source asset. */
  gasCompensation: bigint
  /** Ratio over 1e9 of the amount left after gas compensation. */
  bridgeRatio: bigint
  channelRatio: bigint
}

export interface BridgeFees {
  gasCompensation: bigint
  bridgeFee: bigint
  channelFee: bigint
  /** Amount to receive, in base units of the destination asset. */
  receive: bigint
}

/**
 * receive = rescale(send − gasCompensation − fees); fees round up, receive rounds down (design §5). If fees exceed the
 * amount, receive is 0, which the caller refuses as below the minimum.
 */
export function bridgeFees(input: FeeInput): BridgeFees {
  const { gasCompensation } = input
  const base = input.send > gasCompensation ? input.send - gasCompensation : 0n
  const bridgeFee = applyRatioUp(base, input.bridgeRatio)
  const channelFee = applyRatioUp(base, input.channelRatio)
  const left = base - bridgeFee - channelFee
  const receive = left > 0n ? rescaleDown(left, input.sourceDecimals, input.destinationDecimals) : 0n
  return { gasCompensation, bridgeFee, channelFee, receive }
}

interface RoundedFeesInput {
  /** Amount to send, in base units of the source asset. */
  readonly send: bigint
  readonly fees: readonly bigint[]
  readonly sourceDecimals: number
  /** Amount to receive, in base units of the destination asset. */
  readonly receive: bigint
  readonly destinationDecimals: number
  /** Decimals that the user sees. */
  readonly places: number
}

/**
 * Rounds fees for display, in units of the last decimal: send and receive are truncated, and the lines add up to exactly the
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
