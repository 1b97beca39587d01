import type { RouteDef } from '#core/catalogue/types.ts'
import type { Refusal, RouteRequest } from '../provider.ts'
import type { MakerQuoteDeps } from './quote.ts'

/**
 * No offer while the source's escrow accepts those of another key, as it does until a rotated key is registered: its depositor would only
 * pay for a transaction that fails. Null when all is well. @throws what the source's node throws
 */
export async function offerKeyRefusal(
  { readings, makerAddresses, offerSigner }: MakerQuoteDeps,
  { fromChain }: RouteRequest,
  { custody }: RouteDef,
): Promise<Refusal | null> {
  const maker = makerAddresses.get(fromChain.id)
  if (custody !== 'escrow' || !maker) return null
  const accepted = await readings.offerSigner(fromChain.id, maker)
  if (accepted === null || accepted === offerSigner.address.toLowerCase()) return null
  return {
    reason: 'route_paused',
    message: `Transfers from ${fromChain.name} are paused while a key is changed. Try again in a minute.`,
    fix: { kind: 'retry_after', seconds: 30 },
  }
}
