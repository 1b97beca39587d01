import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { chainsQuery } from '#src/api/queries.ts'
import { usePermits } from '#src/features/shared/policy.ts'
import type { PlainKey } from '#src/i18n/t.ts'
import { useServices } from '#src/services.ts'
import { DeployIcon, FlipIcon, Mark, RewardsIcon } from '#src/ui/icons.tsx'

export interface NavigationItem {
  readonly to: string
  readonly text: PlainKey
  /** Icon in the phone tab bar. */
  readonly icon: ReactNode
  /** Badge next to the label. */
  readonly tag?: PlainKey
}

const bridge: NavigationItem = { to: '/', text: 'nav-bridge', icon: <Mark width={24} height={20} /> }
const swap: NavigationItem = { to: '/swap', text: 'nav-swap', icon: <FlipIcon width={20} height={20} /> }
const rewards: NavigationItem = { to: '/points', text: 'nav-rewards', icon: <RewardsIcon width={20} height={20} /> }
const deploy: NavigationItem = { to: '/deploy', text: 'nav-deploy', icon: <DeployIcon width={20} height={20} /> }

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

/** Adds the last of four tabs (spec §2), where the policy allows it. */
export const tabsFor = (navigation: readonly NavigationItem[], deploying: boolean): readonly NavigationItem[] =>
  deploying ? [...navigation, deploy] : navigation

export const useTabs = (): readonly NavigationItem[] => tabsFor(useNavigation(), usePermits()('deploy', 'other'))
