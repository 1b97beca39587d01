import type { Page } from '@playwright/test'
import { encodeFunctionData } from 'viem'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { localPool } from '#chains/evm/testing/pool.ts'
import { govern, lend, repay } from '#chains/evm/testing/poolDraws.ts'
import { poolAbi } from '#contracts/abi/pool.ts'
import { expectAccessible } from './support/accessible.ts'
import { chains } from './support/app.ts'
import { allowance, tokenBalance } from './support/chain.ts'
import { type Endpoints, expect, test } from './support/fixtures.ts'
import { holdBlocks, releaseBlocks } from './support/holdBlocks.ts'
import { closeReceipt, confirmAtPool, enterPool, expectPoolStatus, openPool, orderAtPool } from './support/poolPage.ts'
import { elsewhere, requestsOf } from './support/wallet.ts'

const { user, stranger, maker } = devAccounts
const { address: pool, asset: usdc } = localPool(chains.north)
const unit = 10n ** 6n

const main = (page: Page) => page.getByTestId('main-action')
const status = (page: Page) => page.getByTestId('pool-status')
const position = (page: Page) => page.getByTestId('pool-position')

/** The maker's own key belongs to the running maker. */
const setDrawer = (stack: Endpoints, drawer: `0x${string}`) =>
  govern(stack.rpc.north, chains.north, encodeFunctionData({ abi: poolAbi, functionName: 'setDrawer', args: [drawer] }))

test.describe.configure({ mode: 'serial' })
test.afterEach(({ stack }) => releaseBlocks(stack.rpc.north))

test('a deposit is approved exactly, survives a reload, and is withdrawn at once', async ({ page, stack }) => {
  await openPool(page, stack)
  await expect(page.getByTestId('pool-apr')).toContainText('Not enough history yet')
  await expect(page.getByTestId('pool-risk')).toContainText('can take at most')
  await expectAccessible(page)
  await orderAtPool(page, 'Deposit', '250.5')
  await expect(page.getByTestId('review-pool')).toContainText(/0x/)
  await expect(page.getByText('first asks you to approve exactly this amount')).toBeVisible()
  await expectAccessible(page)

  await holdBlocks(stack.rpc.north)
  await confirmAtPool(page)
  await expectPoolStatus(page, 'pending')
  await expect(status(page)).toContainText('Approving')
  await page.reload()
  await expectPoolStatus(page, 'pending')
  await releaseBlocks(stack.rpc.north)
  await expectPoolStatus(page, 'next')
  expect(await allowance(stack.rpc.north, usdc, user.address, pool)).toBe(2505n * 10n ** 5n)
  expect(await requestsOf(page, 'eth_sendTransaction')).toEqual([])
  await expectAccessible(page)
  await main(page).click()
  await expectPoolStatus(page, 'done')
  await expect(page.getByTestId('receipt-shares')).toContainText('250.5')
  await expectAccessible(page)
  await closeReceipt(page)
  await expect(page.getByTestId('position-value')).toContainText('250.5 USDC')
  await expect(page.getByTestId('pool-entry').first()).toContainText('Deposit')
  expect(await allowance(stack.rpc.north, usdc, user.address, pool)).toBe(0n)

  const before = await tokenBalance(stack.rpc.north, usdc, user.address)
  await orderAtPool(page, 'Withdraw', '50')
  await expect(page.getByTestId('review-amount')).toContainText('50 USDC')
  await confirmAtPool(page)
  await closeReceipt(page)
  await expect(page.getByTestId('position-value')).toContainText('200.5 USDC')
  expect(await tokenBalance(stack.rpc.north, usdc, user.address)).toBe(before + 50n * unit)
})

test('what is lent waits in the queue, is paid after the repayment, and is collected', async ({ page, stack }) => {
  await setDrawer(stack, stranger.address)
  await lend(stack.rpc.north, chains.north, 150n * unit, stranger)
  await openPool(page, stack)
  await expect(page.getByTestId('pool-lent')).toHaveText('150 USDC')
  await expect(page.getByTestId('position-withdrawable')).toHaveText('50.5 USDC')
  await page.getByRole('tab', { name: 'Withdraw' }).click()
  await page.getByRole('button', { name: 'Max' }).click()
  await expect(page.getByText('Only 50.5 USDC can be withdrawn at once')).toBeVisible()
  await main(page).click()
  await confirmAtPool(page)
  await closeReceipt(page)
  await expect(page.getByTestId('pool-request')).toContainText('Paid next')
  await expectAccessible(page)

  await repay(stack.rpc.north, chains.north, 160n * unit, stranger)
  await setDrawer(stack, maker.address)
  await page.reload()
  await page.getByTestId('pay-requests').click()
  await closeReceipt(page)
  await expect(page.getByTestId('pool-request')).toHaveCount(0)
  const before = await tokenBalance(stack.rpc.north, usdc, user.address)
  await page.getByTestId('collect').click()
  await closeReceipt(page)
  expect(await tokenBalance(stack.rpc.north, usdc, user.address)).toBeGreaterThanOrEqual(before + 200n * unit)
  await expect(position(page)).toContainText('appear here')
})

test('a rejection sends nothing, and wrong amounts are named; a wallet on another network switches first', async ({
  page,
  stack,
}) => {
  await openPool(page, stack, elsewhere)
  await page.locator('input[name=pool-amount]').fill('99999999')
  await expect(page.getByText('more than your wallet has')).toBeVisible()
  await page.locator('input[name=pool-amount]').fill('1.1234567')
  await expect(page.getByText('up to 6 decimal places')).toBeVisible()
  await expectAccessible(page)
  await page.evaluate(() => window.testWallet?.reject.push('eth_sendTransaction'))
  await orderAtPool(page, 'Deposit', '1')
  await expect(page.getByTestId('switches-first')).toContainText('ask you to switch to Northshore')
  await confirmAtPool(page)
  await expect(page.getByRole('alert').filter({ hasText: 'You rejected the request' })).toBeVisible()
  await expect(page.locator('input[name=pool-amount]')).toHaveValue('1')
  expect(await requestsOf(page, 'wallet_switchEthereumChain')).not.toEqual([])
})

test('a list that can’t be loaded is tried again, and an unreadable network is named', async ({ page, stack }) => {
  let isDown = true
  await page.route('**/api/pool_api/v1/pools*', async (route) => {
    if (isDown) return route.fulfill({ status: 503, json: { code: 503, message: 'down', data: {} } })
    const response = await route.fetch()
    const body = (await response.json()) as { data: { pools: object[] } }
    for (const row of body.data.pools.slice(0, 1)) Object.assign(row, { reading: null, account: null, history: null })
    return route.fulfill({ response, json: body })
  })
  await enterPool(page, stack)
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page)
  isDown = false
  await retry.click()
  await expect(page.getByText('Northshore can’t be read right now')).toBeVisible()
  await page.getByRole('button', { name: 'USDC · Southshore' }).click()
  await expect(page.getByTestId('pool-price')).toContainText('1 USDC')
})
