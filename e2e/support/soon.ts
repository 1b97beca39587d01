import { expect, type Page } from '@playwright/test'

/**
 * The page's clock runs ahead while a condition is awaited, so that the page retries at once; requests take their real
 * time. Needs `page.clock.install()` before the page sets its timers.
 */
export async function soon(page: Page, what: () => Promise<unknown>): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(2_000)
    await what()
  }).toPass({ intervals: [50] })
}
/** Timeout of each check inside `soon`. */
export const briefly = { timeout: 200 }

/** Pauses the page's clock, so that nothing changes until a test moves it. Also needs `page.clock.install()`. */
export async function freeze(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 60_000)
}
