import { expectAccessible } from './support/accessible.ts'
import { bridgePath, chains, closeDialog, connect, review } from './support/app.ts'
import { expect, test } from './support/fixtures.ts'

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
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      await expectAccessible(page, sizes.map((size) => ({ ...size, theme })))
    })

test('the wallet list and the review have no accessibility violations', async ({ page, account: _ }) => {
  await page.goto(bridgePath({ from: chains.north, to: chains.south, token: 'ETH', amount: '0.01' }))
  await page.getByTestId('connect-wallet').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await connect(page, 'Test Wallet')
  await review(page)
  await expectAccessible(page)
})

test('the pickers and the recipient sheet have no accessibility violations', async ({ page, account: _ }) => {
  await page.goto(bridgePath({ from: chains.north, to: chains.south, token: 'ETH', amount: '0.01' }))
  await connect(page, 'Test Wallet')
  const dialog = page.getByRole('dialog')
  await page.getByTestId('to-network').click()
  await expect(dialog.getByRole('option').first()).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('combobox').fill('no such network')
  await expect(dialog).toContainText('No network matches')
  await expectAccessible(page)
  await closeDialog(page)
  await page.getByTestId('asset').click()
  await expect(dialog.getByRole('option').first()).toBeVisible()
  await expectAccessible(page)
  await closeDialog(page)
  await page.getByTestId('recipient').click()
  const address = dialog.getByRole('textbox')
  await address.fill('0x1234')
  await expect(address).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await address.fill(`0x${'ab'.repeat(20)}`)
  await expect(dialog).toContainText('The first transfer from here to this address')
  await expectAccessible(page)
})

test('lists and orders that cannot be shown have no accessibility violations', async ({ page, account: _ }) => {
  await page.goto('/order/0192f0c1-0000-7000-8000-000000000000')
  await expect(page.getByText('There is no such transfer')).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/query?q=0x${'0a'.repeat(32)}`)
  await expect(page.getByText('Nothing found')).toBeVisible()
  await expectAccessible(page)
  await page.route(/\/orders\?/, (route) => route.abort())
  await page.goto('/history')
  await connect(page, 'Test Wallet')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expectAccessible(page)
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
  await expect(page.getByRole('dialog')).toContainText(/0\.12\d{4,} ETH/)
  expect(await fits()).toBe(true)
})

test('a refusal with its fix is in sight on a phone', async ({ page, account: _ }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(bridgePath({ from: chains.north, to: chains.south, token: 'USDC', amount: '1' }))
  await connect(page, 'Test Wallet')
  const fix = page.getByRole('button', { name: 'Use 2 USDC' })
  await expect(fix).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await fix.click()
  await expect(page.locator('input[name=amount]')).toHaveValue('2')
})
