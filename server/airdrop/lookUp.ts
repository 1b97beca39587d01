import { type Airdrop, sameAddress } from '#core/rewards/airdrops.ts'
import { AppError } from '#core/errors.ts'
import { formatUnits } from '#core/money/units.ts'
import type { Store } from '#store/contract.ts'

/** Replaces the database's error: it contains the statement's values, the addresses, and may be logged. */
const unavailable = (): never => {
  throw new AppError('airdrop_unavailable', 'Couldn’t load the allocations. Try again in a moment.', { status: 503 })
}

/**
 * Allocations of the addresses, in their order and spelling; null while the airdrop has no list, since zeros would be
 * wrong then. The addresses are never written or logged.
 */
export async function lookUpAllocations(
  airdrops: Store['airdrops'],
  drop: Airdrop,
  addresses: readonly string[],
): Promise<{ address: string; value: string }[] | null> {
  const amounts = await airdrops.amounts(drop.id, [...new Set(addresses.map(sameAddress))]).catch(unavailable)
  if (amounts.size === 0 && !(await airdrops.isListed(drop.id).catch(unavailable))) return null
  return addresses.map((address) => ({
    address,
    value: formatUnits(amounts.get(sameAddress(address)) ?? 0n, drop.decimals),
  }))
}
