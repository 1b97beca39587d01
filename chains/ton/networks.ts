/** A TON network's own id in its blocks and in TON Connect (`global_id`), by our chain id. */
const globalIds: Readonly<Record<number, number>> = { 84797801: -239, 84797831: -31 }

export const globalIdOf = (chainId: number): number | null => globalIds[chainId] ?? null

/** Our chain id for the network that a wallet names; null for others, such as the test network. */
export function chainOfGlobalId(globalId: string): number | null {
  const found = Object.entries(globalIds).find(([, id]) => String(id) === globalId)
  return found ? Number(found[0]) : null
}
