import { trackerPath } from '../tracker/pages.ts'

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

/** Lists behind the tracker's pages, each for where no token of its page is configured. */
export const trackerLists: readonly Airdrop[] = [
  { id: 'scrollmarks', symbol: 'Marks', decimals: 18, path: trackerPath('scrollmarks') },
  { id: 'scroll', symbol: 'SCR', decimals: 18, path: trackerPath('scroll-airdrop') },
  { id: 'lxp', symbol: 'LXP', decimals: 18, path: trackerPath('lxp') },
  { id: 'soneium-og', symbol: 'OG', decimals: 0, path: trackerPath('soneium-og') },
  { id: 'zora', symbol: 'ZORA', decimals: 18, path: trackerPath('zora-airdrop') },
  { id: 'eclipse', symbol: 'ES', decimals: 9, path: trackerPath('eclipse-airdrop') },
]

/** Lists that an operator can load. */
export const allocationLists: readonly Airdrop[] = [...airdrops, ...trackerLists]

export const airdropById = (id: string): Airdrop | null => allocationLists.find((drop) => drop.id === id) ?? null

/** Length of an EVM address in characters (spec §9). */
const AIRDROP_ADDRESS_LENGTH = 42

const digits = /^0x[0-9a-f]{40}$/i

/** True if a line can be an EVM address; any length but 42 cannot. */
export const isAirdropAddress = (text: string): boolean => text.length === AIRDROP_ADDRESS_LENGTH && digits.test(text)

/** One spelling per account: lists and users write the same address in different cases. */
export const sameAddress = (text: string): string => text.toLowerCase()
