import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { arrived, bridgePath, chains, confirm, confirmRecipient, connect, expectStatus, review } from './support/app.ts'
import { ethBalance, rpc, tokenBalance } from './support/chain.ts'
import { type Endpoints, expect, mint, test, tokenOf } from './support/fixtures.ts'

const ETHER = 10n ** 18n

const someone = (): string => `0x${randomBytes(20).toString('hex')}`

/** Fills the form with 50 USDC for a recipient; `account` has 100. */
async function fill(page: Page, stack: Endpoints, account: string, recipient: string): Promise<void> {
  await mint(stack, chains.north, account, 100n)
  await page.goto(bridgePath({ from: chains.north, to: chains.south, token: 'USDC', amount: '50', recipient }))
  await connect(page, 'Test Wallet')
  await confirmRecipient(page)
}

const toggle = (page: Page) => page.getByTestId('gas-on-arrival').getByRole('switch')

test('a recipient without coins gets gas with its tokens, as the review says', async ({ page, stack, account }) => {
  const recipient = someone()
  await fill(page, stack, account, recipient)
  await expect(toggle(page)).toBeChecked()
  await expect(page.getByTestId('gas-on-arrival')).toContainText('The recipient has no ETH on')
  await review(page)
  const promised = (await page.getByTestId('review-gas').innerText()).replace(/[^\d.]/g, '')
  expect(Number(promised)).toBeGreaterThan(0)
  await confirm(page)
  await expectStatus(page, ...arrived)
  const wei = BigInt(Math.round(Number(promised) * 1e9)) * 10n ** 9n
  expect(await ethBalance(stack.rpc.south, recipient)).toBe(wei)
  const { address } = await tokenOf(stack, chains.south, 'USDC')
  expect(await tokenBalance(stack.rpc.south, address, recipient)).toBeGreaterThan(45n * ETHER)
  await expect(page.getByTestId('arrival-gas').last()).toContainText(promised)
})

test('gas that is turned off stays off for the network, and none arrives', async ({ page, stack, account }) => {
  const recipient = someone()
  await fill(page, stack, account, recipient)
  await expect(toggle(page)).toBeChecked()
  await toggle(page).press('Space')
  await expect(toggle(page)).not.toBeChecked()
  await expect(toggle(page)).toBeFocused()
  await review(page)
  await expect(page.getByTestId('review-gas')).toBeHidden()
  await confirm(page)
  await expectStatus(page, ...arrived)
  expect(await ethBalance(stack.rpc.south, recipient)).toBe(0n)
})

test('a contract gets no gas', async ({ page, stack, account }) => {
  const contract = someone()
  await rpc(stack.rpc.south, 'anvil_setCode', [contract, '0x6001'])
  await fill(page, stack, account, contract)
  await expect(page.getByTestId('main-action')).toHaveText(/Review/)
  await expect(page.getByTestId('gas-on-arrival')).toBeHidden()
})

test('gas is only offered while the recipient’s balance is unknown', async ({ page, stack, account }) => {
  const recipient = someone()
  await page.route(
    (url) => /balance/i.test(url.pathname) && url.href.toLowerCase().includes(recipient),
    (route) =>
      route.fulfill({ status: 502, json: { code: 502, message: 'down', data: { reason: 'rpc_unreachable' } } }),
  )
  await fill(page, stack, account, recipient)
  await expect(toggle(page)).not.toBeChecked()
  await review(page)
  await expect(page.getByTestId('review-gas')).toBeHidden()
})
