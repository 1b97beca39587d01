import { readFileSync } from 'node:fs'
import { expectAccessible } from './support/accessible.ts'
import { connect } from './support/app.ts'
import { expect, test } from './support/fixtures.ts'

const BALANCES = '**/api/swap_auxiliary_api/v1/query_balances'

test('a portfolio adds up two families, opens to its networks, and leads to the bridge', async ({ page }) => {
  await page.goto('/portfolio')
  await expect(page.getByRole('heading', { name: 'See everything you hold' })).toBeVisible()
  await expectAccessible(page)
  await connect(page, 'Test Wallet')
  const total = page.getByTestId('portfolio-total')
  await expect(total).toContainText(/\$[\d,]+\.\d\d/)
  await connect(page, /local solana wallet/i, 'Solana')
  const assets = page.getByTestId('portfolio-assets')
  const eth = assets.getByRole('listitem').filter({ hasText: /^ETH/ }).first()
  await expect(eth).toContainText('networks')
  await expect(total.getByRole('status')).toBeEmpty()

  await eth.locator('summary').click()
  await expect(eth.getByRole('link', { name: 'Bridge' }).first()).toBeVisible()
  await expectAccessible(page)
  await eth.getByRole('link', { name: 'Bridge' }).first().click()
  await expect(page).toHaveURL(/\/\?from=\d+&token=ETH$/)
})

test('assets are pinned, hidden and shown again, also after a reload', async ({ page }) => {
  await page.goto('/portfolio')
  await connect(page, 'Test Wallet')
  const rows = page.getByTestId('portfolio-assets').locator('> li')
  await expect(rows.nth(1)).toBeVisible()
  const last = rows.last()
  const symbol = /^\w+/.exec(await last.innerText())?.[0] ?? ''
  await last.locator('summary').click()
  await last.getByRole('button', { name: 'Pin to top' }).click()
  await expect(rows.first()).toContainText(symbol)
  await page.reload()
  await expect(rows.first()).toContainText(symbol)
  const before = await rows.count()
  await rows.first().locator('summary').click()
  await rows.first().getByRole('button', { name: 'Hide' }).click()
  await expect(rows).toHaveCount(before - 1)
  await page.getByRole('button', { name: 'Hidden (1)' }).click()
  await page.locator('summary').filter({ hasText: symbol }).click()
  await page.getByRole('button', { name: 'Show again' }).click()
  await expect(rows).toHaveCount(before)
})

test('an address is watched without its wallet, until it is removed', async ({ page, account }) => {
  await page.goto('/portfolio')
  await page.getByRole('button', { name: 'Watch an address' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Address').fill('not an address')
  await sheet.getByTestId('watch-add').click()
  await expect(sheet.getByLabel('Address')).toBeFocused()
  await expect(sheet.getByText('This isn’t an address on any network here.')).toBeVisible()
  await sheet.getByLabel('Address').fill(account)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('portfolio-total')).toContainText(/\$[\d,]+\.\d\d/)
  await page.reload()
  await page.getByRole('button', { name: /^Stop watching/ }).click()
  await expect(page.getByRole('heading', { name: 'See everything you hold' })).toBeVisible()
})

test('a network that does not answer is named, left out of the total, and read again', async ({ page }) => {
  let isDown = true
  await page.route(BALANCES, async (route) => {
    const { chain_name } = route.request().postDataJSON() as { chain_name: string }
    if (isDown && chain_name === down) return route.fulfill({ json: { code: 1, message: 'x', data: { balances: [] } } })
    return route.fallback()
  })
  const chains = (await (await page.request.get('/api/bridge_api/v1/get-all-chains')).json()) as {
    data: { list: { network_code: string; alias_name: string }[] }
  }
  const [first] = chains.data.list
  const [down, name] = [first?.network_code ?? '', first?.alias_name ?? '']
  await page.goto('/portfolio')
  await connect(page, 'Test Wallet')
  const total = page.getByTestId('portfolio-total')
  await expect(total).toContainText(`${name} isn’t responding`)
  isDown = false
  await expect(total).not.toContainText('responding', { timeout: 20_000 })
})

test('one request per network shows all balances, and their file has plain numbers', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('query_balances'))
      asked.push((request.postDataJSON() as { chain_name: string }).chain_name)
  })
  await page.goto('/portfolio')
  await connect(page, 'Test Wallet')
  await expect(page.getByTestId('portfolio-assets')).toBeVisible()
  await expect(page.getByTestId('portfolio-total').getByRole('status')).toBeEmpty()
  expect(new Set(asked).size).toBe(asked.length)
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Balances' }).click()
  const lines = readFileSync((await (await file).path()) ?? '', 'utf8').split('\r\n')
  expect(lines[0]).toBe('\uFEFFasset,network,address,amount,value_usd')
  expect(lines[1]).toMatch(/^\w+,[^,]+,0x[0-9a-f]{40},\d+(\.\d+)?,\d+(\.\d+)?$/i)
  const transfers = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Transfers' }).click()
  expect((await transfers).suggestedFilename()).toMatch(/^transfers-\d{4}-\d\d-\d\d\.csv$/)
})
