import { expectAccessible, type Look } from './support/accessible.ts'
import { bridgePath, chains, closeDialog, connect, review } from './support/app.ts'
import { begin, everyRoute, visit } from './support/everyRoute.ts'
import { expect, test } from './support/fixtures.ts'

const desk = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }
/** Screens that differ from an earlier one only in their text. */
const words: readonly Look[] = [{ ...phone, theme: 'dark' }]
const everything: readonly Look[] = [
  { ...phone, theme: 'dark' },
  { ...phone, theme: 'light', rules: 'colours' },
  { width: 768, height: 1024, theme: 'light', rules: 'looks' },
  { ...desk, theme: 'light' },
  { ...desk, theme: 'dark', rules: 'colours' },
]

for (const { name, handful } of everyRoute)
  test(`no accessibility violations: ${name}`, async ({ page }) => {
    test.slow()
    await begin(page)
    for (const { path, first } of handful) {
      await visit(page, path, 'en')
      await expectAccessible(page, first ? everything : words)
    }
  })

test('the sheets over the form have no accessibility violations', async ({ page, account: _ }) => {
  test.slow()
  await page.goto(bridgePath({ from: chains.north, to: chains.south, token: 'ETH', amount: '0.01' }))
  const dialog = page.getByRole('dialog')
  await page.getByTestId('connect-wallet').first().click()
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await closeDialog(page)
  await connect(page, 'Test Wallet')
  await page.getByTestId('to-network').click()
  await expect(dialog.getByRole('option').first()).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('combobox').fill('no such network')
  await expect(dialog).toContainText('No network matches')
  await expectAccessible(page)
  await closeDialog(page)
  await page.getByTestId('to-network').click()
  await dialog.getByRole('tab', { name: 'Exchange' }).click()
  await expect(dialog.getByRole('option', { name: 'Harbour' }).first()).toBeVisible()
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
  await expect(dialog).toContainText('You haven’t sent to this address before')
  await expectAccessible(page)
  await closeDialog(page)
  await review(page)
  await expectAccessible(page)
})

test('lists and orders that fail to load have no accessibility violations', async ({ page, account: _ }) => {
  await page.goto('/order/0192f0c1-0000-7000-8000-000000000000')
  await expect(page.getByText('Transfer not found')).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/query?q=0x${'0a'.repeat(32)}`)
  await expect(page.getByText('No transfers found')).toBeVisible()
  await expectAccessible(page)
  await page.route(/\/orders\?/, (route) => route.abort())
  await page.goto('/history')
  await connect(page, 'Test Wallet')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expectAccessible(page)
})

test('a refusal and its fix are visible on a phone', async ({ page, account: _ }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(bridgePath({ from: chains.north, to: chains.south, token: 'USDC', amount: '1' }))
  await connect(page, 'Test Wallet')
  const fix = page.getByRole('button', { name: 'Use 2 USDC' })
  await expect(fix).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await fix.click()
  await expect(page.locator('input[name=amount]')).toHaveValue('2')
})
