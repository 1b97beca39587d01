import { expect, test } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { arrived, bridgePath, chains, confirm, connect, expectStatus, review } from './support/app.ts'
import { ethBalance, goOn, holdStill, nonceOf, rpc, travel, waitingTransactions } from './support/chain.ts'
import { newAccount, walletFor } from './support/fixtures.ts'
import { type Stack, startStack } from './support/stack.ts'
import { injectWallet } from './support/wallet.ts'

const ETHER = 10n ** 18n
let stack: Stack
let refunded = ''

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  test.setTimeout(300_000)
  stack = await startStack(['--without', 'maker'])
})
// A test that fails while a chain is paused would break the next one.
test.afterEach(() => Promise.all([goOn(stack.rpc.north), goOn(stack.rpc.south)]))
test.afterAll(() => stack.stop())

test('while the maker is down, the deposit can be refunded once its deadline has passed', async ({ page }) => {
  const account = await newAccount(stack)
  await injectWallet(page, walletFor(stack, account))
  await page.goto(stack.url + bridgePath({ from: chains.north, to: chains.south, token: 'ETH', amount: '1' }))
  await connect(page, 'Test Wallet')
  await review(page)
  await confirm(page)
  await expectStatus(page, 'created', 'deposit_seen')
  await expect.poll(() => ethBalance(stack.rpc.north, account)).toBeLessThan(99n * ETHER)
  // Past every deadline of the order; the maker only returns to watch.
  await travel(stack.rpc.north, 8 * 3600)
  await travel(stack.rpc.south, 8 * 3600)
  await page.reload()
  const refund = page.getByTestId('refund')
  await expect(refund).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page)
  refunded = page.url()
  await refund.click()
  await expect.poll(() => ethBalance(stack.rpc.north, account)).toBeGreaterThan((ETHER * 9999n) / 100n)
})

test('a restarted maker sees that the deposit was refunded', async ({ page }) => {
  await stack.kill()
  await stack.start()
  await page.goto(refunded)
  await expectStatus(page, 'refunded')
  await expectAccessible(page)
})

test('a maker that is killed with an unmined payout and restarted pays exactly once', async ({ page }) => {
  const account = await newAccount(stack)
  await injectWallet(page, walletFor(stack, account))
  await page.goto(stack.url + bridgePath({ from: chains.north, to: chains.south, token: 'ETH', amount: '0.2' }))
  await connect(page, 'Test Wallet')
  await review(page)
  await holdStill(stack.rpc.south)
  await confirm(page)
  await expectStatus(page, 'filling')
  await expect.poll(() => waitingTransactions(stack.rpc.south)).toHaveLength(1)
  await stack.kill()
  const [payout] = await waitingTransactions(stack.rpc.south)
  const { hash, from: payer } = payout as { hash: string; from: string }
  const before = await nonceOf(stack.rpc.south, payer)
  expect(await ethBalance(stack.rpc.south, account)).toBe(100n * ETHER)
  // The node drops the payout too: only bytes that the maker stored before sending can still pay.
  await rpc(stack.rpc.south, 'anvil_dropTransaction', [hash])
  await stack.start()
  await page.reload()
  await expectStatus(page, ...arrived)
  const gained = (await ethBalance(stack.rpc.south, account)) - 100n * ETHER
  expect(gained).toBeGreaterThan((ETHER * 198n) / 1000n)
  expect(gained).toBeLessThan(ETHER / 5n)
  expect(await nonceOf(stack.rpc.south, payer)).toBe(before + 1)
})

test('a pending transfer is the same after a reload, in another tab and on another device by its link', async ({
  page,
  context,
  browser,
}) => {
  const account = await newAccount(stack)
  await injectWallet(page, walletFor(stack, account))
  await page.goto(stack.url + bridgePath({ from: chains.north, to: chains.south, token: 'ETH', amount: '0.04' }))
  await connect(page, 'Test Wallet')
  await review(page)
  await Promise.all([holdStill(stack.rpc.north), holdStill(stack.rpc.south)])
  await confirm(page)

  // The wallet has sent the deposit, but it is not mined.
  await expectStatus(page, 'created')
  expect(await waitingTransactions(stack.rpc.north)).toHaveLength(1)
  await page.reload()
  await expectStatus(page, 'created')
  await expect(page.getByTestId('resume')).toBeHidden()
  const tab = await context.newPage()
  await injectWallet(tab, walletFor(stack, account))
  await tab.goto(page.url())
  await expectStatus(tab, 'created')
  await expect(tab.getByTestId('resume')).toBeHidden()
  const device = await (await browser.newContext()).newPage()
  await device.goto(page.url())
  await expect(device.getByText('its deposit hasn’t been detected yet')).toBeVisible()

  // The deposit is mined, but not the payout.
  await goOn(stack.rpc.north)
  await expectStatus(page, 'filling')
  await expectStatus(tab, 'filling')
  await page.reload()
  await expectStatus(page, 'filling')
  // The second device polls by itself.
  await expectStatus(device, 'filling')
  await expectAccessible(device)
  expect(await ethBalance(stack.rpc.south, account)).toBe(100n * ETHER)

  await goOn(stack.rpc.south)
  for (const screen of [page, tab, device]) await expectStatus(screen, ...arrived)
  expect(await ethBalance(stack.rpc.south, account)).toBeGreaterThan(100n * ETHER + (ETHER * 39n) / 1000n)
  await device.context().close()
})
