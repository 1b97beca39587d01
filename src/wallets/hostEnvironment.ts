import type { WalletConfig } from './config.ts'

export type System = 'ios' | 'android' | 'desk'

/** Environment, as far as connect methods depend on it. */
export interface HostEnvironment {
  readonly inTelegram: boolean
  readonly system: System
}

/** Telegram platforms that name their system; its web clients run in any browser. */
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

/** `launch`: Telegram's launch parameters; null in a browser. */
export function detectHostEnvironment(launch: string | null, userAgent: string): HostEnvironment {
  const kind = launch === null ? null : new URLSearchParams(launch.replace(/^#/, '')).get('tgWebAppPlatform')
  const system = telegrams.get(kind) ?? systems.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'desk'
  return { inTelegram: launch !== null, system }
}

/** Environment of this page. */
export const currentHostEnvironment = ({ launch = null }: WalletConfig): HostEnvironment =>
  detectHostEnvironment(launch, globalThis.navigator?.userAgent ?? '')
