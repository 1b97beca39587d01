import type { Page } from '@playwright/test'
import { bridgePath, chains } from './support/app.ts'
import { expect, test } from './support/fixtures.ts'
import { cutOff, sideways } from './support/overflow.ts'

test.use({ locale: 'fa-IR' })

const form = bridgePath({ from: chains.north, to: chains.south, token: 'ETH', amount: '0.25' })
const amount = (page: Page) => page.locator('input[name=amount]')
const expectTurned = async (page: Page) => {
  await expect(page.locator('html')).toHaveAttribute('lang', 'fa')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
}

/** Horizontal center of the element, from the left edge of the window. */
async function middle(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).filter({ visible: true }).first().boundingBox()
  if (!box) throw new Error(`${selector} is not to be seen`)
  return box.x + box.width / 2
}

for (const path of ['/', '/history', '/no-such-page'])
  test(`${path} is served right-to-left, before any script`, async ({ page }) => {
    await page.route(/\.js$/, (route) => route.abort())
    await page.goto(path)
    await expectTurned(page)
  })

test('the header and the route start on the right', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(form)
  await expectTurned(page)
  await expect(page.locator('[data-way]')).toContainText('Northshore')
  const [logo, wallet] = [await middle(page, 'header a[href="/"]'), await middle(page, '[data-testid=connect-wallet]')]
  expect(logo).toBeGreaterThan(wallet)
  const [first, second] = [await middle(page, '[data-way-end=from]'), await middle(page, '[data-way-end=to]')]
  expect(first).toBeGreaterThan(second)
  expect(await middle(page, '[data-testid=from-network]')).toBeGreaterThan(await middle(page, '[data-testid=asset]'))
})

test('amounts are left-to-right, in the digits of any keyboard', async ({ page }) => {
  await page.goto(form)
  await expect(amount(page)).toHaveCSS('direction', 'ltr')
  await amount(page).fill('۰٫۲')
  await expect(page.getByTestId('receive-amount')).toHaveText(/^0\.1\d+$/)
  await expect(amount(page)).toHaveValue('۰٫۲')
  await amount(page).blur()
  await expect(amount(page)).toHaveValue('0.2')
})

test('choosing another language changes the direction of the page, and back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  await expectTurned(page)
  const choice = page.getByRole('contentinfo').getByRole('combobox')
  await choice.selectOption('en')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  await choice.selectOption('fa')
  await expectTurned(page)
})

test('every kind of page fits a phone', async ({ page }) => {
  for (const width of [390, 320])
    for (const path of [form, '/history', '/points', '/invitepage', '/query', '/layerzero-airdrop', '/network/over']) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(path)
      await expect(page.locator('h1')).toBeAttached()
      await expectTurned(page)
      await expect.poll(() => sideways(page), `${path} at ${width} px`).toBeLessThanOrEqual(0)
      expect(await cutOff(page), `${path} at ${width} px`).toEqual([])
    }
})
