import { usePermits } from '#src/features/policy.ts'
import type { PlainKey } from '#src/i18n/t.ts'
import { useWallets } from '#src/services.ts'
import type { Tab } from './TabBar.tsx'
import { usePool } from './usePool.ts'

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
const pool: NavigationItem = { to: '/pool', text: 'nav-pool' }
const history: NavigationItem = { to: '/history', text: 'nav-history', icon: 'history' }

/** The navigation of this person: what is not built or not allowed here is not in it, and history needs a wallet (spec §6). */
export function useNavigation(): readonly NavigationItem[] {
  const connected = useWallets((state) => state.userId !== null)
  const open = usePool() === 'open'
  const rewarding = usePermits()('rewards', 'other')
  return [bridge, ...(rewarding ? [rewards] : []), ...(open ? [pool] : []), ...(connected ? [history] : [])]
}
