import type { Page } from '@playwright/test'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { arrived, bridgePath, chains, confirm, connect, expectStatus, review } from './support/app.ts'
import { ethBalance, tokenBalance } from './support/chain.ts'
import { type Endpoints, expect, mint, test, tokenOf, walletFor } from './support/fixtures.ts'
import { injectWallet, requestsOf } from './support/wallet.ts'

const ETHER = 10n ** 18n

/** An account with a key, 500 USDC on Northshore and no coins on any network. */
async function ownerWithoutCoins(page: Page, stack: Endpoints): Promise<string> {
  const owner = privateKeyToAccount(generatePrivateKey())
  const account = owner.address.toLowerCase()
  await page.exposeFunction('signTypedAsOwner', (json: string) => {
    const { types, domain, primaryType, message } = JSON.parse(json)
    return owner.signTypedData({ types, domain, primaryType, message })
  })
  await injectWallet(page, walletFor(stack, account))
  await mint(stack, chains.north, account, 500n)
  return account
}

test('a wallet without coins for the fee signs, and its deposit arrives', async ({ page, stack }) => {
  const account = await ownerWithoutCoins(page, stack)
  const [source, target] = await Promise.all([
    tokenOf(stack, chains.north, 'USDC'),
    tokenOf(stack, chains.south, 'USDC'),
  ])
  await page.goto(bridgePath({ from: chains.north, to: chains.south, token: 'USDC', amount: '200' }))
  await connect(page, 'Test Wallet')
  await expect(page.getByTestId('gasless')).toContainText('You have no ETH on Northshore for the fee')
  await review(page)
  await confirm(page)
  await expectStatus(page, ...arrived)
  expect(await requestsOf(page, 'eth_sendTransaction')).toEqual([])
  expect(await requestsOf(page, 'eth_signTypedData_v4')).toHaveLength(1)
  expect(await ethBalance(stack.rpc.north, account)).toBe(0n)
  expect(await tokenBalance(stack.rpc.north, source.address, account)).toBe(300n * 10n ** 6n)
  const received = await tokenBalance(stack.rpc.south, target.address, account)
  expect(received).toBeGreaterThan(190n * ETHER)
  expect(received).toBeLessThan(200n * ETHER)
})

test('a signature that did not reach the server is submitted after a reload, and not asked for again', async ({
  page,
  stack,
}) => {
  await ownerWithoutCoins(page, stack)
  await page.route('**/authorization', (route) => route.abort())
  await page.goto(bridgePath({ from: chains.north, to: chains.south, token: 'USDC', amount: '190' }))
  await connect(page, 'Test Wallet')
  await review(page)
  await confirm(page)
  await expect.poll(() => requestsOf(page, 'eth_signTypedData_v4').then(({ length }) => length)).toBe(1)
  await expect(page.getByTestId('confirm-bridge')).toBeEnabled()
  await page.unroute('**/authorization')
  await page.reload()
  await expect(page).toHaveURL(/\/order\//)
  await page.getByTestId('resume').click()
  await expectStatus(page, ...arrived)
  expect(await requestsOf(page, 'eth_signTypedData_v4')).toEqual([])
})

test('a rejected signature can be given again', async ({ page, stack }) => {
  await ownerWithoutCoins(page, stack)
  await page.goto(bridgePath({ from: chains.north, to: chains.south, token: 'USDC', amount: '180' }))
  await connect(page, 'Test Wallet')
  await review(page)
  await page.evaluate(() => window.testWallet?.reject.push('eth_signTypedData_v4'))
  await confirm(page)
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(/rejected/i)
  await page.evaluate(() => void window.testWallet?.reject.splice(0))
  await confirm(page)
  await expectStatus(page, ...arrived)
})
