import { expectAccessible } from './support/accessible.ts'
import { connect } from './support/app.ts'
import { ethBalance } from './support/chain.ts'
import { begin } from './support/checkIn.ts'
import { expect, ownerOf, test, walletFor } from './support/fixtures.ts'
import { elsewhere, injectWallet, requestsOf } from './support/wallet.ts'

test('coins of a test network are claimed once, after a sign-in and a proof of work', async ({
  page,
  stack,
  owner: account,
}) => {
  await page.goto('/faucet')
  const north = page.getByTestId('faucet').filter({ hasText: 'Northshore' })
  await expect(north).toContainText('0.5 ETH')
  await expect(page.getByTestId('faucet')).toHaveCount(2)
  await expect(north.getByRole('button', { name: 'Connect' })).toBeVisible()
  await expectAccessible(page)

  // With a wallet of another family, the pages name the one that they need.
  await page.goto('/points')
  await connect(page, /local ton wallet/i, 'Non-EVM')
  await page.goto('/faucet')
  await expect(north).toContainText('Connect an EVM wallet to use this page.')
  await page.goto('/deploy')
  await expect(page.getByRole('main')).toContainText('Connect an EVM wallet to use this page.')

  await begin(page, account)
  await page.goto('/faucet')
  await expect(page.getByText('Connect an EVM wallet')).toHaveCount(0)
  await expect(page.getByText('Claims of this wallet appear here.')).toBeVisible()
  const before = await ethBalance(stack.rpc.north, account)
  await north.getByTestId('claim').click()
  const claims = page.getByTestId('faucet-claim')
  await expect(claims).toHaveCount(1, { timeout: 60_000 })
  await expect(claims).toContainText('Received', { timeout: 60_000 })
  expect(await ethBalance(stack.rpc.north, account)).toBe(before + 5n * 10n ** 17n)
  await expectAccessible(page)

  await north.getByTestId('claim').click()
  await expect(north.getByTestId('claim-status')).toContainText('already claimed here', { timeout: 60_000 })
  await page.reload()
  await expect(claims).toHaveCount(1)
  expect(await ethBalance(stack.rpc.north, account)).toBe(before + 5n * 10n ** 17n)
})

test('a rejected sign-in claims nothing, and can be repeated on any network', async ({ page, stack }) => {
  const account = await ownerOf(page, stack)
  await injectWallet(page, walletFor(stack, account, elsewhere))
  await begin(page, account)
  await page.goto('/Faucet/Ink')
  await expect(page.getByTestId('faucet')).toHaveCount(1)
  const south = page.getByTestId('faucet').filter({ hasText: 'Southshore' })
  const before = await ethBalance(stack.rpc.south, account)
  await page.evaluate(() => window.testWallet?.reject.push('personal_sign'))
  await south.getByTestId('claim').click()
  await expect(south.getByTestId('claim-status')).toContainText(/reject|declin/i, { timeout: 30_000 })
  await expect(page.getByTestId('faucet-claim')).toHaveCount(0)
  await page.evaluate(() => window.testWallet?.reject.splice(0))
  await south.getByTestId('claim').click()
  await expect(page.getByTestId('faucet-claim')).toContainText('Received', { timeout: 60_000 })
  expect(await ethBalance(stack.rpc.south, account)).toBe(before + 5n * 10n ** 17n)
  expect(await requestsOf(page, 'wallet_switchEthereumChain')).toEqual([])
})

test('each page has the name of its address, and says on which network it pays', async ({ page }) => {
  for (const [path, name, network] of [
    ['/Faucet/Ink', 'Ink faucet', 'Southshore'],
    ['/Faucet/IP', 'IP faucet', 'Northshore'],
    ['/Faucet/Monad', 'Monad faucet', 'Southshore'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(`Get ETH on ${network}`)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page).toHaveTitle(`${name} · Causeway`)
    await expect(page.getByTestId('faucet')).toHaveCount(1)
    await expect(page.getByTestId('faucet')).toContainText('0.5 ETH')
  }
})

test('a page without a faucet leads to all of them, and a list that can’t be loaded is tried again', async ({
  page,
}) => {
  await page.route('**/api/faucet_api/v1/faucets', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: { list: { pages: string[] }[] } }
    for (const row of body.data.list) row.pages = []
    return route.fulfill({ response, json: body })
  })
  await page.goto('/Faucet/IP')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('IP faucet')
  await expect(page.getByText('No faucet is open')).toBeVisible()
  await expectAccessible(page)
  let isDown = true
  await page.route('**/api/faucet_api/v1/faucets', (route) =>
    isDown ? route.fulfill({ status: 503, json: { code: 503, message: 'down', data: {} } }) : route.continue(),
  )
  await page.goto('/faucet')
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible({ timeout: 30_000 })
  isDown = false
  await retry.click()
  await expect(page.getByTestId('faucet')).toHaveCount(2)
})
