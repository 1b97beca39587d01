import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { bridgePath, chains, confirm, connect } from '../e2e/support/app.ts'
import { startStack } from '../e2e/support/stack.ts'
import { root } from './lib/run.ts'

/** Pictures of the main screens for README and docs: `npx tsx tools/screens.ts`. */
const folder = join(root, 'docs/screens')
const sizes = { 390: { width: 390, height: 844 }, 768: { width: 768, height: 1024 }, 1280: { width: 1280, height: 800 } } as const
/** Every size in both themes would weigh more than it tells. */
const kept = new Set(['bridge-dark-1280', 'bridge-light-390', 'bridge-dark-390', 'bridge-light-768', 'review-dark-390', 'transfer-light-1280', 'transfer-dark-390', 'wallets-dark-768', 'history-light-1280'])
const MOST_BYTES = 150_000

async function shoot(page: Page, screen: string, theme: string): Promise<void> {
  for (const [name, size] of Object.entries(sizes)) {
    const file = `${screen}-${theme}-${name}`
    if (!kept.has(file)) continue
    await page.setViewportSize(size)
    await page.evaluate(() => document.fonts.ready)
    const path = join(folder, `${file}.png`)
    await page.screenshot({ path, animations: 'disabled' })
    if (statSync(path).size > MOST_BYTES) throw new Error(`${file}.png is larger than ${MOST_BYTES} bytes`)
  }
}

async function screens(page: Page, url: string, theme: string): Promise<void> {
  await page.goto(url + bridgePath({ from: chains.north, to: chains.south, token: 'ETH', amount: '0.25' }))
  await page.getByTestId('connect-wallet').first().click()
  await page.getByRole('dialog').getByRole('button', { name: /local test wallet/i }).waitFor()
  await page.waitForLoadState('networkidle')
  await shoot(page, 'wallets', theme)
  await page.keyboard.press('Escape')
  await connect(page, /local test wallet/i)
  await page.getByTestId('quote-countdown').waitFor()
  await shoot(page, 'bridge', theme)
  await page.getByTestId('main-action').click()
  await page.getByTestId('review-recipient').waitFor()
  await shoot(page, 'review', theme)
  await confirm(page)
  await page.waitForURL(/\/completed\//)
  await page.goto(page.url().replace('/completed/', '/order/'))
  await page.getByTestId('order-receive').waitFor()
  await shoot(page, 'transfer', theme)
  await page.goto(`${url}/history`)
  await page.getByRole('main').getByRole('listitem').first().waitFor()
  await shoot(page, 'history', theme)
}

mkdirSync(folder, { recursive: true })
const stack = await startStack()
const browser = await chromium.launch({ executablePath: process.env['CAUSEWAY_CHROMIUM'] ?? '/usr/bin/chromium', args: ['--no-sandbox'] })
try {
  for (const theme of ['dark', 'light']) {
    const context = await browser.newContext({ reducedMotion: 'reduce', viewport: sizes[1280] })
    await context.addInitScript(`localStorage.setItem('causeway.theme', '${theme}')`)
    await screens(await context.newPage(), stack.url, theme)
    await context.close()
  }
} finally {
  await browser.close()
  await stack.stop()
}
