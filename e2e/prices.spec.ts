import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { bridgePath, chains } from './support/app.ts'
import { expect, test } from './support/fixtures.ts'

type Row = Record<string, unknown>

/** Serves the server's own answers, with dollar values as if no price source has answered for a while, or ever. */
async function withFigures(page: Page, change: (figures: Row) => Row): Promise<void> {
  const patch = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(patch)
    if (value === null || typeof value !== 'object') return value
    const entries = Object.entries(value).map(([key, inner]): [string, unknown] => [key, patch(inner)])
    return change(Object.fromEntries(entries))
  }
  for (const path of ['**/api/bridge_api/v1/quotes', '**/api/bridge_api/v1/all-tokens']) {
    await page.route(path, async (route) => {
      const response = await route.fetch({ maxRetries: 2 })
      await route.fulfill({ response, json: patch(await response.json()) })
    })
  }
}

const changed = (figures: Row, flag: RegExp, value: unknown): Row =>
  Object.fromEntries(Object.entries(figures).map(([key, old]) => [key, flag.test(key) ? value : old]))

const form = (page: Page) =>
  page.goto(bridgePath({ from: chains.north, to: chains.south, token: 'ETH', amount: '0.1' }))

test('values from an outdated price have a mark with an explanation', async ({ page }) => {
  await withFigures(page, (figures) => changed(figures, /usd(_price)?_stale$/, true))
  await form(page)
  // Folded on phones: the line with the sum opens it.
  await page.getByTestId('quote-facts').getByText('Fees', { exact: true }).click()
  const marks = page.getByRole('main').getByRole('button', { name: 'Outdated price' })
  // The sent and received amounts, and each fee.
  await expect(marks).toHaveCount(4)
  await expectAccessible(page)
  await marks.first().focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tooltip')).toContainText('Token amounts are exact')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toHaveCount(0)
})

test('unknown figures are a dash, without a mark', async ({ page }) => {
  await withFigures(page, (figures) => changed(figures, /^(send_usd|receive_usd|usd|usd_price)$/, null))
  await form(page)
  await expect(page.getByTestId('quote-facts')).toContainText('–')
  await expect(page.getByRole('main')).not.toContainText('$')
  await expect(page.getByRole('main').getByRole('button', { name: 'Outdated price' })).toHaveCount(0)
})
