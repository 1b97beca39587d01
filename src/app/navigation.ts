import { useQuery } from '@tanstack/react-query'
import { chainsQuery } from '#src/api/queries.ts'
import { usePermits } from '#src/features/shared/policy.ts'
import type { PlainKey } from '#src/i18n/t.ts'
import { useServices, useWallets } from '#src/services.ts'
import type { Tab } from '#src/ui/TabBar.tsx'

export interface NavigationItem {
  readonly to: string
  readonly text: PlainKey
  /** Icon in the phone tab bar; entries without one appear in the header only (spec §2). */
  readonly icon?: Tab['icon']
  /** Badge next to the label. */
  readonly tag?: PlainKey
}

const bridge: NavigationItem = { to: '/', text: 'nav-bridge', icon: 'bridge' }
const swap: NavigationItem = { to: '/swap', text: 'nav-swap', icon: 'swap' }
const rewards: NavigationItem = { to: '/points', text: 'nav-rewards', icon: 'rewards' }
const history: NavigationItem = { to: '/history', text: 'nav-history', icon: 'history' }

/**
 * Lists only screens with content: Pool and Deploy join once theirs open; the More panel has all others. Swaps and points need to be allowed here;
 * points are marked while transfers can earn them; history needs a wallet (spec §6).
 */
export const navigationFor = (
  connected: boolean,
  swapping: boolean,
  rewarding: boolean,
  earning: boolean,
): readonly NavigationItem[] => [
  bridge,
  ...(swapping ? [swap] : []),
  ...(rewarding ? [earning ? { ...rewards, tag: 'nav-hot' as const } : rewards] : []),
  ...(connected ? [history] : []),
]

export function useNavigation(): readonly NavigationItem[] {
  const connected = useWallets((state) => state.userId !== null)
  const { api, notOpen } = useServices()
  const chains = useQuery(chainsQuery(api)).data?.list
  // Before the networks load, the prerendered page decides, so that the badge doesn't flicker.
  const earning = chains?.some(({ route }) => route.available) ?? !notOpen
  const permits = usePermits()
  return navigationFor(connected, permits('swap', 'other'), permits('rewards', 'other'), earning)
}
