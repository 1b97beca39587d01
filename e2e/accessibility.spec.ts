import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { bridgePath, chains, connect, review } from './support/app.ts'
import { expect, test } from './support/fixtures.ts'

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze()
  return found.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.target.join(' ')}`))
}

const screens = ['/', '/history', '/query', '/tos', '/access-restricted', '/no-such-page'] as const
const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const

for (const theme of ['dark', 'light'] as const)
  for (const path of screens)
    test(`${path} has no accessibility violations (${theme})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await page.addInitScript((value) => localStorage.setItem('causeway.theme', value), theme)
      await page.goto(path)
      // Pages come in chunks of their own: the heading tells that this one is here.
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      for (const size of sizes) {
        await page.setViewportSize(size)
        expect(await violations(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
      }
    })

test('the wallet list and the review have no accessibility violations', async ({ page, account: _ }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(bridgePath({ from: chains.north, to: chains.south, token: 'ETH', amount: '0.01' }))
  await page.getByTestId('connect-wallet').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await connect(page, 'Test Wallet')
  await review(page)
  expect(await violations(page)).toEqual([])
})

test('a narrow window cuts nothing off, also with a long amount', async ({ page, account: _ }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(bridgePath({ from: chains.north, to: chains.south, token: 'ETH', amount: '0.123456789012345678' }))
  await connect(page, 'Test Wallet')
  await expect(page.getByTestId('receive-amount')).toHaveText(/0\.12/)
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
  expect(await fits()).toBe(true)
  const asset = await page.getByTestId('asset').boundingBox()
  expect((asset?.x ?? 0) + (asset?.width ?? 0)).toBeLessThanOrEqual(304)
  expect(await page.locator('input[name=amount]').evaluate((input) => input.scrollWidth <= input.clientWidth)).toBe(true)
  await review(page)
  await expect(page.getByRole('dialog')).toContainText(/0\.12\d{4} ETH/)
  expect(await fits()).toBe(true)
})

test('a refusal with its fix is in sight on a phone', async ({ page, account: _ }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(bridgePath({ from: chains.north, to: chains.south, token: 'USDC', amount: '1' }))
  await connect(page, 'Test Wallet')
  const fix = page.getByRole('button', { name: 'Use 2 USDC' })
  await expect(fix).toBeInViewport({ ratio: 1 })
  await fix.click()
  await expect(page.locator('input[name=amount]')).toHaveValue('2')
})
