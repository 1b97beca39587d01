import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { bridgePath, chains, closeDialog, connect } from './support/app.ts'
import { expect, mint, test, tokenOf } from './support/fixtures.ts'
import { withLookalike } from './support/lookalike.ts'

const home = bridgePath({ from: chains.north, to: chains.south, token: 'ETH', amount: '' })
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name })
const search = (page: Page) => page.getByRole('combobox', { name: 'Search by symbol, name or address' })

async function openAssets(page: Page): Promise<void> {
  await page.getByTestId('asset').click()
  await expect(page.getByRole('listbox', { name: 'Assets on Northshore' })).toBeVisible()
}

test.describe('with a keyboard', () => {
  // On touch devices, opening focuses the list.
  test.use({ hasTouch: false })

  test('an asset is found by its address and chosen by keyboard alone', async ({ page, stack }) => {
    const { address } = await tokenOf(stack, chains.north, 'USDC')
    await page.goto(home)
    await expect(page.getByTestId('asset')).toBeEnabled()
    await page.getByTestId('asset').focus()
    await page.keyboard.press('Enter')
    await expect(search(page)).toBeFocused()
    await search(page).fill(`0x${'ab'.repeat(20)}`)
    await expect(page.getByRole('dialog')).toContainText('No asset on Northshore has this address.')
    await search(page).fill(address.toUpperCase().replace('0X', '0x'))
    await expect(page.getByRole('option')).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByTestId('asset')).toContainText('USDC')
    await expect(page.getByTestId('asset')).toBeFocused()
  })
})

test('balances load in one request with their values, and a missing one shows the reason', async ({
  page,
  stack,
  account,
}) => {
  await mint(stack, chains.north, account, 250n)
  await page.goto(home)
  await connect(page, 'Test Wallet')
  const asked: unknown[] = []
  page.on('request', (request) => request.url().includes('query_balances') && asked.push(request.postDataJSON()))
  // By then the form knows which networks have swaps.
  await expect(page.getByTestId('offer-swap-after')).toBeVisible()
  await openAssets(page)
  await expect(option(page, /^USDC/)).toContainText('250')
  await expect(option(page, /^USDC/)).toContainText('$250.00')
  await expect(option(page, /^ETH/)).toContainText('$')
  expect(asked).toHaveLength(1)
  const names = (asked[0] as { tokens: { name: string }[] }).tokens.map(({ name }) => name)
  expect(names).toEqual(['ETH', 'USDC', 'BTC', 'GRAM'])
  await closeDialog(page)
  await page.reload()
  await expect(page.getByTestId('connect-wallet').first()).toContainText('…')
  await page.route('**/query_balances', (route) => route.abort())
  await openAssets(page)
  await expect(option(page, /^USDC/).getByTitle('Network congestion or RPC')).toBeVisible()
})

test('a pinned asset is first the next time, and a lookalike of a better-known asset is marked', async ({ page }) => {
  await withLookalike(page, chains.north, 'USDC.e')
  await page.goto(home)
  await openAssets(page)
  await expect(page.getByRole('option').first()).toContainText('ETH')
  await expect(option(page, /^USDC\.e/)).toContainText('Lookalike of USDC')
  await page.getByRole('button', { name: 'Pin USDC', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Pin USDC', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('option').first()).toContainText('ETH')
  await expectAccessible(page)
  await page.reload()
  await openAssets(page)
  await expect(page.getByRole('option').first()).toContainText('USDC')
  await expect(page.getByRole('button', { name: 'Pin USDC', exact: true })).toHaveAttribute('aria-pressed', 'true')
})
