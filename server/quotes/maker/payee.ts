import type { ChannelDef, RouteDef } from '#core/catalogue/types.ts'
import type { Refusal, RouteRequest } from '../provider.ts'
import type { Readings } from '../readings.ts'

export const PAYEE_MISMATCH = 'channel_payee_mismatch'

/** Whether the escrow would let another account take the channel's fee than the one that people are shown. A channel without a fee shows none. */
export const payeeDiffers = (
  { feeBps, feeAddress }: Pick<ChannelDef, 'feeBps' | 'feeAddress'>,
  registered: string | null,
): boolean => feeBps > 0 && registered?.toLowerCase() !== feeAddress?.toLowerCase()

/** No offer where its fee line would name somebody who is not paid; null when all is well. @throws what the source's node throws. */
export async function payeeRefusal(
  readings: Readings,
  { channel, fromChain }: RouteRequest,
  { custody }: RouteDef,
): Promise<Refusal | null> {
  if (
    custody !== 'escrow' ||
    channel.feeBps === 0 ||
    !payeeDiffers(channel, await readings.channelPayee(fromChain.id, channel.id))
  )
    return null
  return {
    reason: PAYEE_MISMATCH,
    message: `${channel.name} is not set up on ${fromChain.name} yet, so nothing can be sent from there.`,
  }
}
