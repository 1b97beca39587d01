import { usePermits } from '#src/features/policy.ts'
import type { PlainKey } from '#src/i18n/t.ts'
import { useWallets } from '#src/services.ts'
import type { Tab } from './TabBar.tsx'

export interface NavigationItem {
  readonly to: string
  readonly text: PlainKey
  /** In the tab bar of phones; what has none stands in the header alone (spec §2). */
  readonly icon?: Tab['icon']
  /** One word beside it. */
  readonly tag?: PlainKey
}

const bridge: NavigationItem = { to: '/', text: 'nav-bridge', icon: 'bridge' }
const rewards: NavigationItem = { to: '/points', text: 'nav-rewards', icon: 'rewards', tag: 'nav-hot' }
const history: NavigationItem = { to: '/history', text: 'nav-history', icon: 'history' }

/** Screens with contents alone: Pool, Deploy and Portfolio join when theirs open. Points must be allowed here, history needs a wallet (spec §6). */
export const navigationFor = (connected: boolean, rewarding: boolean): readonly NavigationItem[] => [
  bridge,
  ...(rewarding ? [rewards] : []),
  ...(connected ? [history] : []),
]

/** The navigation of this person. */
export function useNavigation(): readonly NavigationItem[] {
  const connected = useWallets((state) => state.userId !== null)
  return navigationFor(connected, usePermits()('rewards', 'other'))
}
