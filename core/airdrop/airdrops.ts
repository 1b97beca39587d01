/** Maximum addresses per call (spec §9). */
export const AIRDROP_BATCH = 5

/** Token drop whose allocations users can look up; the operator uploads the list. */
export interface Airdrop {
  readonly id: string
  readonly symbol: string
  readonly decimals: number
  /** Path of its screen (spec §2). */
  readonly path: string
}

export const airdrops: readonly Airdrop[] = [
  { id: 'layerzero', symbol: 'ZRO', decimals: 18, path: '/layerzero-airdrop' },
  { id: 'starknet', symbol: 'STRK', decimals: 18, path: '/strkairdrop' },
  { id: 'taiko', symbol: 'TAIKO', decimals: 18, path: '/taikodrop' },
  { id: 'blast', symbol: 'BLAST', decimals: 18, path: '/blastdrop' },
  { id: 'zksync', symbol: 'ZK', decimals: 18, path: '/zkairdrop' },
]

export const airdropById = (id: string): Airdrop | null => airdrops.find((drop) => drop.id === id) ?? null
