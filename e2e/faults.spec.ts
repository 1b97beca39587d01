import { expect, test } from '@playwright/test'
import { arrived, bridgePath, chains, confirm, connect, expectStatus, review } from './support/app.ts'
import { ethBalance, travel } from './support/chain.ts'
import { newAccount, walletFor } from './support/fixtures.ts'
import { type Stack, startStack } from './support/stack.ts'
import { injectWallet } from './support/wallet.ts'

const ETHER = 10n ** 18n
let stack: Stack

test.describe.configure({ mode: 'serial', timeout: 180_000 })
test.beforeAll(async () => {
  test.setTimeout(120_000)
  stack = await startStack(['--without', 'maker'])
})
test.afterAll(() => stack.stop())

test('with the maker gone, the deposit comes back by the refund button once its time has passed', async ({ page }) => {
  const account = await newAccount(stack)
  await injectWallet(page, walletFor(stack, account))
  await page.goto(stack.url + bridgePath({ from: chains.north, to: chains.south, token: 'ETH', amount: '1' }))
  await connect(page, 'Test Wallet')
  await review(page)
  await confirm(page)
  await expectStatus(page, 'created', 'deposit_seen')
  await expect.poll(() => ethBalance(stack.rpc.north, account)).toBeLessThan(99n * ETHER)
  // Long enough for every window of the order; the maker comes back only to watch.
  await travel(stack.rpc.north, 8 * 3600)
  await travel(stack.rpc.south, 8 * 3600)
  await page.reload()
  const refund = page.getByTestId('refund')
  await expect(refund).toBeVisible({ timeout: 60_000 })
  await refund.click()
  await expect.poll(() => ethBalance(stack.rpc.north, account)).toBeGreaterThan((ETHER * 9999n) / 100n)
})

test('killed in the middle of a payout and started again, it pays exactly once', async ({ page }) => {
  await stack.kill()
  await stack.start()
  const account = await newAccount(stack)
  await injectWallet(page, walletFor(stack, account))
  await page.goto(stack.url + bridgePath({ from: chains.north, to: chains.south, token: 'ETH', amount: '0.2' }))
  await connect(page, 'Test Wallet')
  await review(page)
  await confirm(page)
  await expectStatus(page, 'deposit_seen', 'deposit_confirmed', 'filling')
  await stack.kill()
  await stack.start()
  await page.reload()
  await expectStatus(page, ...arrived)
  const gained = (await ethBalance(stack.rpc.south, account)) - 100n * ETHER
  expect(gained).toBeGreaterThan((ETHER * 198n) / 1000n)
  expect(gained).toBeLessThan(ETHER / 5n)
})
