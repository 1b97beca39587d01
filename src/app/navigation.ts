import { useQuery } from '@tanstack/react-query'
import { chainsQuery } from '#src/api/queries.ts'
import { usePermits } from '#src/features/shared/policy.ts'
import type { PlainKey } from '#src/i18n/t.ts'
import { useServices, useWallets } from '#src/services.ts'
import type { Tab } from '#src/ui/TabBar.tsx'

export interface NavigationItem {
  readonly to: string
  readonly text: PlainKey
  /** Icon in the phone tab bar. */
  readonly icon: Tab['icon']
  /** Badge next to the label. */
  readonly tag?: PlainKey
}

const bridge: NavigationItem = { to: '/', text: 'nav-bridge', icon: 'bridge' }
const swap: NavigationItem = { to: '/swap', text: 'nav-swap', icon: 'swap' }
const rewards: NavigationItem = { to: '/points', text: 'nav-rewards', icon: 'rewards' }
const deploy: NavigationItem = { to: '/deploy', text: 'nav-deploy', icon: 'deploy' }
const history: NavigationItem = { to: '/history', text: 'nav-history', icon: 'history' }

/**
 * Entries of the first load, in the header and the tab bar. Swaps and points need to be allowed here; points are marked while transfers can earn
 * them. Every other entry is a row of `places.ts`, which loads after startup.
 */
export const navigationFor = (swapping: boolean, rewarding: boolean, earning: boolean): readonly NavigationItem[] => [
  bridge,
  ...(swapping ? [swap] : []),
  ...(rewarding ? [earning ? { ...rewards, tag: 'nav-hot' as const } : rewards] : []),
]

export function useNavigation(): readonly NavigationItem[] {
  const { api, notOpen } = useServices()
  const chains = useQuery(chainsQuery(api)).data?.list
  // Before the networks load, the prerendered page decides, so that the badge doesn't flicker.
  const earning = chains?.some(({ route }) => route.available) ?? !notOpen
  const permits = usePermits()
  return navigationFor(permits('swap', 'other'), permits('rewards', 'other'), earning)
}

/** Adds the last of four tabs: Deploy where it is allowed, else the history, which needs a wallet (spec §2, §6). Both are under More as well. */
export const tabsFor = (
  navigation: readonly NavigationItem[],
  deploying: boolean,
  connected: boolean,
): readonly NavigationItem[] => [...navigation, ...(deploying ? [deploy] : connected ? [history] : [])]

export function useTabs(): readonly NavigationItem[] {
  const deploying = usePermits()('deploy', 'other')
  return tabsFor(
    useNavigation(),
    deploying,
    useWallets((state) => state.userId !== null),
  )
}
