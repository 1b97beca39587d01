/** A Starknet network's own id, which blocks and wallets name: a short text, and the number that its letters spell. */
interface StarknetNetwork {
  readonly name: string
  readonly id: string
}

/** By our chain id. Only the main network is served (spec §5). */
const networks: Readonly<Record<number, StarknetNetwork>> = {
  666666666: { name: 'SN_MAIN', id: '0x534e5f4d41494e' },
}

export const networkOf = (chainId: number): StarknetNetwork | null => networks[chainId] ?? null

/** Our chain id for the number that a wallet or node names; null for others, such as the test network. */
export function chainOfNetwork(id: string): number | null {
  const found = Object.entries(networks).find(([, network]) => network.id === id.toLowerCase())
  return found ? Number(found[0]) : null
}
