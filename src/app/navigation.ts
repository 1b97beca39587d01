import { usePermits } from '#src/features/shared/policy.ts'
import type { PlainKey } from '#src/i18n/t.ts'
import { useWallets } from '#src/services.ts'
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
const rewards: NavigationItem = { to: '/points', text: 'nav-rewards', icon: 'rewards', tag: 'nav-hot' }
const history: NavigationItem = { to: '/history', text: 'nav-history', icon: 'history' }

/** Lists only screens with content: Pool, Deploy and Portfolio join once theirs open. Points need to be allowed here, history needs a wallet (spec §6). */
export const navigationFor = (connected: boolean, rewarding: boolean): readonly NavigationItem[] => [
  bridge,
  ...(rewarding ? [rewards] : []),
  ...(connected ? [history] : []),
]

export function useNavigation(): readonly NavigationItem[] {
  const connected = useWallets((state) => state.userId !== null)
  return navigationFor(connected, usePermits()('rewards', 'other'))
}
