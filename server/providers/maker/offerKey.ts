import type { RouteDef } from '#core/catalogue/types.ts'
import type { OfferSigner, ServerDeps } from '../../deps.ts'
import type { Refusal, RouteRequest } from '../provider.ts'
import type { ChainStateCache } from './chainStateCache.ts'

type OfferKeyDeps = Pick<ServerDeps, 'makerAddresses'> & {
  readonly readings: Pick<ChainStateCache, 'offerSigner'>
  readonly offerSigner: Pick<OfferSigner, 'address'>
}

/**
 * Refuses while the source's escrow accepts another key's offers, as during a key rotation: the depositor's transaction
 * would revert. Null if the key is registered.
 * @throws errors of the source's node
 */
export async function offerKeyRefusal(
  { readings, makerAddresses, offerSigner }: OfferKeyDeps,
  { fromChain }: RouteRequest,
  { custody }: RouteDef,
): Promise<Refusal | null> {
  const maker = makerAddresses.get(fromChain.id)
  if (custody !== 'escrow' || !maker) return null
  const accepted = await readings.offerSigner(fromChain.id, maker)
  if (accepted === null || accepted === offerSigner.address.toLowerCase()) return null
  return {
    reason: 'route_paused',
    message: `Transfers from ${fromChain.name} are paused for maintenance. Try again in a minute.`,
    fix: { kind: 'retry_after', seconds: 30 },
  }
}
