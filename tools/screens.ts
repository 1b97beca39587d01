import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import type { Endpoints } from '../e2e/support/fixtures.ts'
import { startStack } from '../e2e/support/stack.ts'
import { findChromium } from './lib/chromium.ts'
import { root } from './lib/run.ts'
import { shots } from './lib/shots.ts'

/** Ignored by Git; docs/screens keeps at most six of these screenshots. */
const screensFolder = join(root, '.cache/screens')
const sizes = {
  390: { width: 390, height: 844 },
  768: { width: 768, height: 1024 },
  1280: { width: 1280, height: 800 },
} as const
const themes = ['dark', 'light'] as const
const MOST_BYTES = 60_000

/** The best quality that fits: those that docs keep stay in the history for ever. */
async function picture(page: Page): Promise<Buffer> {
  for (let quality = 85; quality > 20; quality -= 10) {
    const taken = await page.screenshot({ type: 'jpeg', quality, animations: 'disabled' })
    if (taken.length <= MOST_BYTES) return taken
  }
  throw new Error(`${page.url()} does not fit into ${MOST_BYTES} bytes`)
}

/**
 * Closes the share offer and returns true if it was open. The visits share a wallet, and one of them completes a
 * campaign, which opens the offer on any screen.
 */
async function withoutOffers(page: Page): Promise<() => Promise<boolean>> {
  const offer = page.getByRole('dialog', { name: 'Campaign completed' })
  const close = async () => {
    await page.keyboard.press('Escape')
    await offer.waitFor({ state: 'hidden' })
  }
  await page.addLocatorHandler(offer, close)
  return async () => {
    const inTheWay = await offer.isVisible()
    if (inTheWay) await close()
    return inTheWay
  }
}

/** One visit for each size and theme, with a screenshot of every screen on the way. */
async function shootAll(browser: Browser, stack: Endpoints): Promise<void> {
  mkdirSync(screensFolder, { recursive: true })
  for (const theme of themes)
    for (const [width, viewport] of Object.entries(sizes)) {
      const context = await browser.newContext({ reducedMotion: 'reduce', viewport })
      await context.addInitScript(`localStorage.setItem('causeway.theme', '${theme}')`)
      const page = await context.newPage()
      const closeOffer = await withoutOffers(page)
      for (const { name, open } of shots) {
        await open(page, stack)
        // Moves the pointer away, because hovered elements look pressed.
        await page.mouse.move(0, 0)
        let taken: Buffer
        do taken = await picture(page)
        while (await closeOffer())
        writeFileSync(join(screensFolder, `${name}-${theme}-${width}.jpg`), taken)
      }
      await context.close()
    }
}

/** Pictures of every screen for reviews, into .cache/screens: `npx tsx tools/screens.ts`. */
const stack = await startStack()
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
try {
  await shootAll(browser, stack)
  console.log(`Pictures are in ${screensFolder}`)
} finally {
  await browser.close()
  await stack.stop()
}
