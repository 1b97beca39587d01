import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { bridgePath, chains, connect } from './support/app.ts'
import { expect, test } from './support/fixtures.ts'
import { withManyNetworks } from './support/manyNetworks.ts'

const home = bridgePath({ from: chains.north, to: chains.south, token: 'ETH', amount: '' })

/** The option that the keyboard has selected. */
const active = (page: Page) => page.locator('[role=option][data-active]')
const option = (page: Page, name: string) =>
  page.getByRole('group', { name: 'All networks' }).getByRole('option', { name })
const search = (page: Page) => page.getByRole('combobox', { name: 'Search Network' })

async function openList(page: Page, side: 'from' | 'to'): Promise<void> {
  await page.getByTestId(`${side}-network`).click()
  await expect(page.getByRole('listbox')).toBeVisible()
}

test('the source list has the specified tabs, shortcuts by weight, and no violations', async ({ page }) => {
  await withManyNetworks(page)
  await page.goto(home)
  await openList(page, 'from')
  await expect(page.getByRole('dialog', { name: 'From Network' })).toBeVisible()
  expect(await page.getByRole('tab').allTextContents()).toEqual(['ALL', 'EVM', 'Bitcoin', 'Non-EVM', 'Testnet'])
  const popular = page.getByRole('group', { name: 'Popular' })
  await expect(popular.getByRole('option').first()).toHaveText(/Ethereum$/)
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Testnet' }).click()
  await expect(option(page, 'Sepolia').first()).toBeVisible()
  await expect(popular).toBeHidden()
  await page.getByRole('tab', { name: 'Bitcoin' }).click()
  await expect(option(page, 'Bitcoin')).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)
})

test('networks on which only wallets connect, or that are unproven, say so', async ({ page }) => {
  await withManyNetworks(page)
  await page.goto(home)
  await openList(page, 'from')
  await page.getByRole('tab', { name: 'Non-EVM' }).click()
  const reasons = {
    BenFen: 'You can connect, but not bridge yet',
    Fuel: 'You can connect, but not bridge yet',
    Starknet: 'Off until fully tested',
  }
  for (const [name, reason] of Object.entries(reasons)) {
    const row = option(page, name)
    await expect(row).toContainText(reason)
    await expect(row).toHaveAttribute('aria-disabled', 'true')
  }
  await expectAccessible(page)
})

test('a renamed native asset finds its network, which says why', async ({ page }) => {
  await withManyNetworks(page)
  await page.goto(home)
  await openList(page, 'from')
  for (const text of ['gram', 'Toncoin']) {
    await search(page).fill(text)
    await expect(page.getByRole('option').filter({ hasText: 'GRAM, formerly TON' }).first()).toBeVisible()
  }
  await search(page).fill('polygon')
  await expect(page.getByRole('option').first()).toContainText('Polygon')
  await expect(page.getByRole('listbox')).not.toContainText('Native asset')
})

test('the local networks have shortcuts too', async ({ page }) => {
  await page.goto(home)
  await openList(page, 'from')
  const shortcuts = page.getByRole('group', { name: 'Popular' }).getByRole('option')
  await expect(shortcuts).toHaveText([/Northshore/, /Southshore/])
  await shortcuts.last().click()
  await expect(page.getByTestId('from-network')).toContainText('Southshore')
})

test.describe('with a keyboard', () => {
  // On touch devices, opening focuses the list.
  test.use({ hasTouch: false })

  test('a hundred networks are searched and chosen by keyboard, and only visible ones are rendered', async ({
    page,
  }) => {
    await withManyNetworks(page)
    await page.goto(home)
    await expect(page.getByTestId('from-network')).toBeEnabled()
    await page.getByTestId('from-network').focus()
    await page.keyboard.press('Enter')
    await expect(search(page)).toBeFocused()
    const size = Number(await page.getByRole('option').first().getAttribute('aria-setsize'))
    expect(size).toBeGreaterThan(100)
    expect(await page.getByRole('option').count()).toBeLessThan(40)

    await page.keyboard.press('End')
    await expect(active(page)).toHaveAttribute('aria-posinset', String(size))
    await expect(active(page)).toBeInViewport()
    await expect(search(page)).toHaveAttribute(
      'aria-activedescendant',
      (await active(page).getAttribute('id')) ?? 'none',
    )
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await expect(active(page)).toHaveAttribute('aria-posinset', '2')

    await page.keyboard.type('ARBITRUM')
    await expect(active(page)).toHaveText(/^.?Arbitrum/)
    await page.keyboard.press('ArrowDown')
    await expect(active(page)).toHaveText(/Arbitrum Nova/)
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(page.getByTestId('from-network')).toContainText('Arbitrum')
    await expect(page.getByTestId('from-network')).toBeFocused()
  })
})

test('typing on the list jumps to the network that begins with those letters', async ({ page }) => {
  await withManyNetworks(page)
  await page.goto(home)
  await openList(page, 'to')
  await page.getByRole('listbox').focus()
  await page.keyboard.type('sou')
  await expect(active(page)).toHaveText(/Southshore/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByTestId('to-network')).toContainText('Southshore')
})

test('balances are requested four at a time for visible rows, and a missing one shows the reason', async ({
  page,
  account: _,
}) => {
  await withManyNetworks(page)
  const asked: string[][] = []
  const unknown = { view_value: '0', status_code: 2, status_message: 'This token isn’t available on this network.' }
  const views: Partial<Record<string, typeof unknown>> = {
    [chains.north]: { view_value: '12.3456789', status_code: 0, status_message: '' },
    [chains.south]: { view_value: '0', status_code: 1, status_message: 'Network congestion or RPC' },
  }
  await page.goto(home)
  await openList(page, 'from')
  await expect(option(page, 'Northshore')).toHaveText(/Northshore$/)
  await page.keyboard.press('Escape')
  await connect(page, 'Test Wallet')
  await page.route('**/multi-balance*', async (route) => {
    const ids = new URL(route.request().url()).searchParams.get('chain_ids')?.split(',') ?? []
    asked.push(ids)
    if (ids.includes('1')) return route.abort()
    return route.fulfill({
      json: { code: 0, message: 'success', data: Object.fromEntries(ids.map((id) => [id, views[id] ?? unknown])) },
    })
  })
  await openList(page, 'from')
  await expect(option(page, 'Northshore')).toHaveText(/Northshore12\.34567 ETH$/)
  // One network does not answer, and the request for another one fails entirely.
  for (const name of ['Southshore', 'Ethereum'])
    await expect(option(page, name).getByTitle('Network congestion or RPC')).toBeVisible()
  expect(asked.every((ids) => ids.length <= 4)).toBe(true)
  expect(asked.some((ids) => ids.length === 4)).toBe(true)
  expect(new Set(asked.flat()).size).toBeLessThan(30)
  await option(page, 'Southshore').click()
  await page.getByRole('button', { name: /^Balance –/ }).click()
  await expect(page.getByRole('tooltip')).toHaveText('Network congestion or RPC')
})

test('an exchange is chosen with one of its networks, after a note on what to confirm there', async ({ page }) => {
  await page.goto(home)
  await openList(page, 'to')
  await expect(page.getByRole('dialog', { name: 'To Network Or Exchange' })).toBeVisible()
  await page.getByRole('tab', { name: 'Exchange' }).click()
  await expect(page.getByRole('option', { name: /Lighthouse Exchange/ })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('option', { name: /Harbour Exchange/ }).click()
  await expect(page.getByRole('dialog', { name: 'To Exchange Network' })).toContainText(
    'confirm that Harbour Exchange supports ETH deposits',
  )
  await expectAccessible(page)
  await option(page, 'Southshore').click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByTestId('recipient')).toContainText('Harbour Exchange')
})
