import type { PlainKey } from '#src/i18n/t.ts'
import { usePool } from './usePool.ts'

export interface NavigationItem {
  readonly to: string
  readonly text: PlainKey
  readonly icon: 'bridge' | 'history' | 'pool'
}

/** Screens that everybody has, in their order. What is not built is not here. */
const everybody: readonly NavigationItem[] = [
  { to: '/', text: 'nav-bridge', icon: 'bridge' },
  { to: '/history', text: 'nav-history', icon: 'history' },
]
const pool: NavigationItem = { to: '/pool', text: 'nav-pool', icon: 'pool' }

/** The navigation of this person. */
export function useNavigation(): readonly NavigationItem[] {
  return usePool() === 'open' ? [...everybody, pool] : everybody
}
