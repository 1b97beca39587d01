/** Facts that the browser reports about itself. */
export interface BrowserFacts {
  readonly build: string
  readonly browser: string
  readonly viewport: string
  readonly languages: string
  readonly timeZone: string
  /** Telegram's platform and version; null on the web. */
  readonly telegram: string | null
}

/** File name of the app's code, which has a hash of its content. */
const buildOf = (page: Document): string =>
  /[^/]+$/.exec(page.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '')?.[0] ?? 'development'

/** Reads Telegram's platform and version from the launch parameters. */
export function telegramOf(launch: string | null): string | null {
  if (launch === null) return null
  const given = new URLSearchParams(launch.replace(/^#/, ''))
  return [given.get('tgWebAppPlatform'), given.get('tgWebAppVersion')].filter(Boolean).join(' ') || 'unknown'
}

export const readBrowser = (window: Window, launch: string | null): BrowserFacts => ({
  build: buildOf(window.document),
  browser: window.navigator.userAgent,
  viewport: `${window.innerWidth}×${window.innerHeight} @${window.devicePixelRatio}`,
  languages: window.navigator.languages.join(', '),
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  telegram: telegramOf(launch),
})

export interface ServerFacts {
  /** Milliseconds until the answer. */
  readonly ms: number
  /** Seconds that this device's clock is ahead of the server's; null without the server's time. */
  readonly ahead: number | null
  /** Null from a server that doesn't say. */
  readonly version: string | null
}

/** Asks the server for its health. @throws TypeError without a connection, Error if the server answers with an error */
export async function readServer(signal: AbortSignal): Promise<ServerFacts> {
  const before = performance.now()
  const answer = await fetch('/health', { signal, cache: 'no-store' })
  const ms = Math.round(performance.now() - before)
  if (!answer.ok) throw new Error(`health answered ${answer.status}`)
  const ahead = clockAhead(answer.headers.get('date'), Date.now())
  return { ms, ahead, version: versionIn(await answer.json()) }
}

function versionIn(health: unknown): string | null {
  const version = typeof health === 'object' && health !== null && 'version' in health ? health.version : null
  return typeof version === 'string' ? version : null
}

/** Seconds by which `now` (epoch ms) is ahead of the server's date; null if that is missing or no date. */
export function clockAhead(date: string | null, now: number): number | null {
  const server = date === null ? Number.NaN : Date.parse(date)
  return Number.isNaN(server) ? null : Math.round((now - server) / 1000)
}

export type Speed = 'fast' | 'usual' | 'slow'
const FAST_MS = 300
const SLOW_MS = 1500
export const speedOf = (ms: number): Speed => (ms < FAST_MS ? 'fast' : ms < SLOW_MS ? 'usual' : 'slow')

/** Sessions and quotes end by the server's time: a clock further off than this shows wrong remaining times. */
const CLOCK_SECONDS = 30
export const isClockOff = (ahead: number | null): boolean => ahead !== null && Math.abs(ahead) > CLOCK_SECONDS

export interface StorageFacts {
  readonly works: boolean
  /** The browser promises to keep it; null if it doesn't say. */
  readonly persisted: boolean | null
  readonly usedBytes: number | null
}

const KEY = 'causeway.diagnostics'

/** Writes and removes one entry, and asks the browser about its storage. */
export async function readStorage(window: Window): Promise<StorageFacts> {
  const { storage } = window.navigator
  const [persisted, estimate] = await Promise.all([
    storage?.persisted?.().catch(() => null) ?? null,
    storage?.estimate?.().catch(() => null) ?? null,
  ])
  return { works: canStore(window), persisted, usedBytes: estimate?.usage ?? null }
}

function canStore(window: Window): boolean {
  try {
    window.localStorage.setItem(KEY, '1')
    const isKept = window.localStorage.getItem(KEY) === '1'
    window.localStorage.removeItem(KEY)
    return isKept
  } catch {
    return false
  }
}
