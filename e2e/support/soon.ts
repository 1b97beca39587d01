import { expect, type Page } from '@playwright/test'

/**
 * The page's clock runs ahead for as long as something is awaited, so that a retry of the page happens now; requests take the time that
 * they take. Needs `page.clock.install()` before the page sets its timers.
 */
export async function soon(page: Page, what: () => Promise<unknown>): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(2_000)
    await what()
  }).toPass({ intervals: [50] })
}
/** For each look of it. */
export const briefly = { timeout: 200 }

/** Pauses the page's clock, so that nothing changes by itself until a test moves it. Needs `page.clock.install()`, too. */
export async function freeze(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 60_000)
}
