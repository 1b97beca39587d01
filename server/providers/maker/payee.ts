import type { ChannelDef, RouteDef } from '#core/catalogue/types.ts'
import type { Refusal, RouteRequest } from '../provider.ts'
import type { ChainStateCache } from './chainStateCache.ts'

export const PAYEE_MISMATCH = 'channel_payee_mismatch'

/**
 * True if the escrow pays the channel's fee to another account than the displayed one. A channel without a fee displays
 * none.
 */
export const payeeDiffers = (
  { feeBps, feeAddress }: Pick<ChannelDef, 'feeBps' | 'feeAddress'>,
  registered: string | null,
): boolean => feeBps > 0 && registered?.toLowerCase() !== feeAddress?.toLowerCase()

/**
 * Refuses if the fee line would name an account that isn't paid; null otherwise.
 * @throws errors of the source's node
 */
export async function payeeRefusal(
  chainStateCache: ChainStateCache,
  { channel, fromChain }: RouteRequest,
  { custody }: RouteDef,
): Promise<Refusal | null> {
  if (
    custody !== 'escrow' ||
    channel.feeBps === 0 ||
    !payeeDiffers(channel, await chainStateCache.channelPayee(fromChain.id, channel.id))
  )
    return null
  return {
    reason: PAYEE_MISMATCH,
    message: `${channel.name} isn’t set up on ${fromChain.name} yet, so you can’t send from there.`,
  }
}
