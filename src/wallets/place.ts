import type { WalletConfig } from './config.ts'

export type System = 'ios' | 'android' | 'desk'

/** Where the app runs, as far as reaching a wallet depends on it. */
export interface Place {
  readonly inTelegram: boolean
  readonly system: System
}

/** Kinds of Telegram that say which system they run on; its web clients run in any browser. */
const telegrams = new Map<string | null, System>([
  ['ios', 'ios'],
  ['android', 'android'],
  ['android_x', 'android'],
  ['tdesktop', 'desk'],
  ['macos', 'desk'],
])

const systems: readonly (readonly [RegExp, System])[] = [
  [/android/i, 'android'],
  [/iphone|ipad|ipod/i, 'ios'],
]

/** `launch`: what Telegram opened the app with; null elsewhere. */
export function placeOf(launch: string | null, userAgent: string): Place {
  const kind = launch === null ? null : new URLSearchParams(launch.replace(/^#/, '')).get('tgWebAppPlatform')
  const system = telegrams.get(kind) ?? systems.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'desk'
  return { inTelegram: launch !== null, system }
}

/** Where this page runs. */
export const placeNow = ({ launch = null }: WalletConfig): Place =>
  placeOf(launch, globalThis.navigator?.userAgent ?? '')
