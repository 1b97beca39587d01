import { applyRatioUp } from '../money/ratio.ts'
import { rescaleDown } from '../money/rescale.ts'

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
  /** Base units of the destination asset. */
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
