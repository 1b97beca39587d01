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

/** Length of an EVM address in characters (spec §9). */
const AIRDROP_ADDRESS_LENGTH = 42

const digits = /^0x[0-9a-f]{40}$/i

/** True if a line can be an EVM address; any length but 42 cannot. */
export const isAirdropAddress = (text: string): boolean => text.length === AIRDROP_ADDRESS_LENGTH && digits.test(text)

/** One spelling per account: lists and users write the same address in different cases. */
export const sameAddress = (text: string): string => text.toLowerCase()
