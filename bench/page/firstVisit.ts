import type { Browser } from '@playwright/test'

/** A mid-range phone on a slow mobile network. */
const SLOWER = 4
const BYTES_PER_SECOND = 1_600_000 / 8
const LATENCY_MS = 150

const PATIENCE_MS = 60_000
/** Time without a long task or a response after which a page counts as idle. */
const IDLE_MS = 2000

/** Timings of a first visit, in milliseconds from the start of the navigation. */
export interface Moments {
  /** The amount field is visible and styled. */
  visible: number
  /** Typed text reaches the app: React controls the field. */
  live: number
  /** The received amount is shown for an amount typed as soon as the field was visible. */
  received: number
}

/** Measurements of a first visit, without input after the amount is typed, until the page is idle. */
export interface FirstVisit extends Moments {
  /** Total blocking time: milliseconds of main-thread tasks beyond the first 50 of each. */
  readonly blocked: number
  /** Megabytes of the JavaScript heap in use after garbage collection. */
  readonly heap: number
  /** Paths of code and style files, in order of request. */
  readonly files: readonly string[]
}

/** Measures one first visit with an empty cache. `static` pages have no code, so only `visible` is measured. */
export async function firstVisit(browser: Browser, url: string, kind: 'app' | 'static' = 'app'): Promise<FirstVisit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    const files: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/\.(js|css)$/.test(pathname)) files.push(pathname)
    })
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: BYTES_PER_SECOND,
      uploadThroughput: BYTES_PER_SECOND,
    })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    // Compiled functions may call this helper of esbuild.
    await page.addInitScript('globalThis.__name ??= (value) => value')
    await page.addInitScript(watchFirstVisit)
    await page.goto(url, { waitUntil: 'commit', timeout: PATIENCE_MS })
    const last: keyof Moments = kind === 'app' ? 'received' : 'visible'
    await page.waitForFunction((moment) => window.seen.moments[moment] !== undefined, last, { timeout: PATIENCE_MS })
    await page.waitForFunction((ms) => performance.now() - window.seen.busyUntil > ms, IDLE_MS, {
      timeout: PATIENCE_MS,
      polling: 100,
    })
    const { moments, blocked } = await page.evaluate(() => window.seen)
    await devtools.send('HeapProfiler.collectGarbage')
    const { usedSize } = await devtools.send('Runtime.getHeapUsage')
    return { ...(moments as Moments), blocked, heap: usedSize / 1_000_000, files }
  } finally {
    await context.close()
  }
}

interface Seen {
  readonly moments: Partial<Moments>
  blocked: number
  /** End of the latest long task or response. */
  busyUntil: number
}

declare global {
  interface Window {
    seen: Seen
  }
}

/** Runs in the page before its own scripts: types as soon as a user could, and records the timings frame by frame. */
function watchFirstVisit(): void {
  const moments: Partial<Moments> = {}
  const seen: Seen = { moments, blocked: 0, busyUntil: 0 }
  window.seen = seen
  const observe = (type: string, note: (end: number, duration: number) => void) =>
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) note(startTime + duration, duration)
    }).observe({ type, buffered: true })
  observe('longtask', (end, duration) => {
    seen.blocked += duration - 50
    seen.busyUntil = Math.max(seen.busyUntil, end)
  })
  observe('resource', (end) => void (seen.busyUntil = Math.max(seen.busyUntil, end)))
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  const type = (input: HTMLInputElement, text: string) => {
    setValue?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const look = (): void => {
    const now = performance.now()
    const input = document.querySelector<HTMLInputElement>('input[name=amount]')
    const styled = document.styleSheets.length > 0 || !document.querySelector('link[rel=stylesheet]')
    if (input && styled && input.getClientRects().length > 0) {
      if (moments.visible === undefined) {
        moments.visible = now
        type(input, '0.1')
      }
      if (moments.live === undefined && Object.keys(input).some((key) => key.startsWith('__reactProps$')))
        moments.live = now
    }
    if (
      moments.live !== undefined &&
      /[1-9]/.test(document.querySelector('[data-testid=receive-amount]')?.textContent ?? '')
    )
      moments.received = now
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
