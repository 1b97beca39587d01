import { chromium, type Browser } from '@playwright/test'
import { findChromium } from '#tools/lib/chromium.ts'
import { type Figure, percentile } from '../figure.ts'
import { serveBuilt } from './serveBuilt.ts'

const VISITS = 5
const RATIO_LIMIT = 1.4

const names: Readonly<Record<keyof Moments, string>> = {
  visible: 'first visit, amount field visible',
  live: 'first visit, what is typed is live',
  received: 'first visit, received amount shown',
}

/** The app and the floor page, visited in turns in one browser, so that whatever slows the machine slows both. */
export async function firstVisitFigures(app: string, floor: string): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const served = { app: await serveBuilt(app), floor: await serveBuilt(floor) }
  const seen: Record<keyof typeof served, Moments[]> = { app: [], floor: [] }
  try {
    for (let visit = 0; visit < VISITS; visit++)
      for (const page of ['floor', 'app'] as const) seen[page].push(await firstVisit(browser, served[page].url))
  } finally {
    await browser.close()
    served.app.stop()
    served.floor.stop()
  }
  return (['visible', 'live', 'received'] as const).map((moment) => {
    const median = (page: keyof typeof served) =>
      percentile(
        seen[page].map((moments) => moments[moment]),
        0.5,
      )
    return {
      name: names[moment],
      value: median('app'),
      unit: 'ms',
      limit: null,
      baseline: { name: 'the four libraries alone', value: median('floor') },
      ...(moment === 'received' ? {} : { ratioLimit: RATIO_LIMIT }),
    }
  })
}

/** A middling phone on a slow mobile network. */
const SLOWER = 4

const BYTES_PER_SECOND = 1_600_000 / 8

const LATENCY_MS = 150

const PATIENCE_MS = 60_000

/** One first visit with nothing cached. */
async function firstVisit(browser: Browser, url: string): Promise<Moments> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: BYTES_PER_SECOND,
      uploadThroughput: BYTES_PER_SECOND,
    })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    // Functions that come through a compiler may ask for this helper of its.
    await page.addInitScript('globalThis.__name ??= (value) => value')
    await page.addInitScript(watchFirstVisit)
    await page.goto(url, { waitUntil: 'commit', timeout: PATIENCE_MS })
    await page.waitForFunction(() => window.moments.received !== undefined, undefined, { timeout: PATIENCE_MS })
    return (await page.evaluate(() => window.moments)) as Moments
  } finally {
    await context.close()
  }
}

/** Moments of a first visit, in milliseconds from the start of the navigation. */
interface Moments {
  /** The amount field is visible and styled. */
  visible: number
  /** Typed text reaches the app: React controls the field. */
  live: number
  /** The received amount is shown for an amount typed as soon as the field was visible. */
  received: number
}

declare global {
  interface Window {
    moments: Partial<Moments>
  }
}

/** Runs in the page before its own scripts: types at the first chance that a person has, and notes what happens when, frame by frame. */
function watchFirstVisit(): void {
  const moments: Partial<Moments> = {}
  window.moments = moments
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
