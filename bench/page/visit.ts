import type { Browser } from '@playwright/test'
import { type Moments, watchFirstVisit } from './watch.ts'

/** A middling phone on a slow mobile network. */
const SLOWER = 4
const BYTES_PER_SECOND = 1_600_000 / 8
const LATENCY_MS = 150
const PATIENCE_MS = 60_000

/** One first visit with nothing cached. */
export async function firstVisit(browser: Browser, url: string): Promise<Moments> {
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
