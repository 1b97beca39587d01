import type { BadgeData, BadgeProgressData } from '#core/wire/badges.ts'

/** Progress of one mint in this visit. */
export type MintState =
  | { readonly kind: 'idle' | 'authorizing' | 'asking' }
  | { readonly kind: 'confirming' | 'minted'; readonly hash: string }
  | { readonly kind: 'error'; readonly message: string }

/** Offer of the page. */
export type MintOffer =
  | 'loading'
  | 'connect'
  /** Another family's wallet is connected. */
  | 'connect_evm'
  | 'not_started'
  | 'ended'
  /** The operator has not deployed the contract, or the network is not offered. */
  | 'unavailable'
  | 'tasks_left'
  | 'mint'
  | 'busy'
  | 'minted'

interface Facts {
  readonly badge: Pick<BadgeData, 'contract' | 'start_time' | 'end_time'>
  /** Undefined until loaded; null if the badge's network is not offered here. */
  readonly chain: object | null | undefined
  /** Undefined until loaded, and if it can't be. */
  readonly progress: Pick<BadgeProgressData, 'earned' | 'minted'> | undefined
  readonly isLoading: boolean
  readonly connected: 'none' | 'other' | 'evm'
  readonly state: MintState
  readonly now: number
}

/** Decides what the page offers. A badge that the wallet has is shown as such, whatever else is true. */
export function mintOffer({ badge, chain, progress, isLoading, connected, state, now }: Facts): MintOffer {
  if (progress?.minted === true || state.kind === 'minted') return 'minted'
  if (busy.has(state.kind)) return 'busy'
  if (now < Date.parse(badge.start_time)) return 'not_started'
  if (Date.parse(badge.end_time) <= now) return 'ended'
  // Before any effort that could not lead to a mint.
  if (badge.contract === null || chain === null) return 'unavailable'
  if (connected === 'none') return 'connect'
  if (connected === 'other') return 'connect_evm'
  if (chain === undefined || (!progress && isLoading)) return 'loading'
  if (progress && !progress.earned) return 'tasks_left'
  return 'mint'
}

const busy: ReadonlySet<MintState['kind']> = new Set(['authorizing', 'asking', 'confirming'])
