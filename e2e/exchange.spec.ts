import { randomBytes } from 'node:crypto'
import { Keypair } from '@solana/web3.js'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { arrived, bridgePath, chains, confirm, connect, expectStatus, review } from './support/app.ts'
import { ethBalance, rpc, splBalance } from './support/chain.ts'
import { type Endpoints, expect, test, tokenOf } from './support/fixtures.ts'

const toHarbour = { from: chains.north, token: 'ETH', exchange: 11 }

/** The service's report of the open order; the chains are checked for everything in it. */
async function orderOf(
  page: Page,
  stack: Endpoints,
): Promise<{ receive_amount: string; memo: string | null; payout: { tx_hash: string } }> {
  const id = /\/(?:order|completed)\/(\w+)/.exec(page.url())?.[1] ?? ''
  return (
    (await (await fetch(`${stack.url}/api/bridge_api/v1/orders/${id}`)).json()) as {
      data: { receive_amount: string; memo: string | null; payout: { tx_hash: string } }
    }
  ).data
}

test('a small test amount goes to a deposit address by a plain transfer', async ({ page, stack, account: _ }) => {
  const deposit = `0x${randomBytes(20).toString('hex')}`
  await page.goto(bridgePath({ ...toHarbour, to: chains.south, amount: '0.5' }))
  await connect(page, 'Test Wallet')
  const main = page.getByTestId('main-action')
  await expect(main).toHaveText('Add deposit address')
  await main.click()

  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText('hasn’t suspended them')
  await expect(sheet).toContainText('0.002 ETH')
  await expect(sheet).toContainText('Confirmations12')
  await expect(sheet.getByLabel('Memo')).toHaveCount(0)
  const field = sheet.getByLabel(/Your deposit address/)
  await field.fill(deposit.slice(0, -1))
  await expect(sheet).toContainText('42 characters')
  await expect(sheet.getByTestId('use-deposit')).toBeDisabled()
  await expectAccessible(page)
  await field.fill(deposit)
  await sheet.getByTestId('use-deposit').click()

  await page.getByRole('button', { name: /^Send 0\.00\d+ ETH first$/ }).click()
  await expect(page.locator('input[name=amount]')).toHaveValue(/^0\.00\d+$/)
  await expect(page.getByText('Good amount for a test')).toBeVisible()
  await expectAccessible(page)
  await review(page)
  const agreed = page.getByRole('dialog')
  await expect(agreed).toContainText('Harbour Exchange deposit address on Southshore')
  await expect(agreed).toContainText('Funds sent on any other network are lost')
  await expectAccessible(page)
  await confirm(page)
  await expectStatus(page, ...arrived)
  await expect(page.getByRole('dialog')).toContainText('Harbour Exchange credits it after 12 confirmations')
  await expectAccessible(page)

  const { receive_amount, payout } = await orderOf(page, stack)
  expect(await ethBalance(stack.rpc.south, deposit)).toBe(BigInt(receive_amount))
  expect(BigInt(receive_amount)).toBeGreaterThanOrEqual(2n * 10n ** 15n)
  const paid = await rpc<{ from: string; to: string }>(stack.rpc.south, 'eth_getTransactionByHash', [payout.tx_hash])
  expect(paid.to).toBe(deposit)
  expect(await rpc<string>(stack.rpc.south, 'eth_getCode', [paid.from, 'latest'])).toBe('0x')

  // The small amount has arrived, and the amount typed before it is one tap away.
  await page.getByRole('dialog').getByTestId('send-rest').click()
  await expect(page.locator('input[name=amount]')).toHaveValue(/^0\.49\d+$/)
  await expect(page.getByTestId('recipient')).toContainText('Harbour Exchange')
  await expect(page.getByTestId('main-action')).toHaveText('Review')
})

test('an exchange that requires a memo gets it with the payout', async ({ page, stack, account: _ }) => {
  const deposit = Keypair.generate().publicKey.toBase58()
  await page.goto(bridgePath({ ...toHarbour, to: chains.sol, amount: '0.1' }))
  await connect(page, 'Test Wallet')
  await page.getByTestId('main-action').click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel(/Your deposit address/).fill(deposit)
  await expect(sheet.getByTestId('use-deposit')).toBeDisabled()
  await sheet.getByLabel('Memo').fill('104822')
  await expectAccessible(page)
  await sheet.getByTestId('use-deposit').click()
  await review(page)
  await expect(page.getByTestId('review-memo')).toHaveText('104822')
  await confirm(page)
  await expectStatus(page, ...arrived)
  await expect(page.getByRole('dialog')).toContainText('104822')

  const { receive_amount, payout } = await orderOf(page, stack)
  const { address } = await tokenOf(stack, chains.sol, 'ETH')
  expect(await splBalance(stack.rpc.sol, address, deposit)).toBe(BigInt(receive_amount))
  const seen = await rpc<{ signature: string; memo: string | null }[]>(stack.rpc.sol, 'getSignaturesForAddress', [
    deposit,
  ])
  expect(seen).toEqual([expect.objectContaining({ signature: payout.tx_hash, memo: '[6] 104822' })])
})

test('a link to an unknown exchange shows an error and offers the other exchanges', async ({ page, account: _ }) => {
  await page.goto(bridgePath({ from: chains.north, to: chains.south, token: 'ETH', amount: '0.1', exchange: 999 }))
  await connect(page, 'Test Wallet')
  const problem = page.getByRole('alert')
  await expect(problem).toContainText('This exchange isn’t available on Southshore')
  await expect(page.getByTestId('recipient')).toContainText('Unknown exchange')
  await expect(page.getByTestId('recipient')).not.toContainText('address')
  const main = page.getByTestId('main-action')
  await expect(main).toHaveText('Change destination')
  // One action, not the same one twice.
  await expect(problem.getByRole('button')).toHaveCount(0)
  await main.click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText('This exchange isn’t available')
  await expect(sheet.getByRole('textbox')).toHaveCount(0)
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Choose another exchange' }).click()
  await sheet.getByRole('option', { name: 'Harbour' }).first().click()
  await sheet.getByRole('option', { name: 'Southshore' }).last().click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(main).toHaveText('Add deposit address')
  await expect(page).toHaveURL(/exchange=11/)
})

test('an exchange with suspended deposits shows the reason, and a wallet can replace it', async ({
  page,
  account: _,
}) => {
  await page.goto(bridgePath({ from: chains.north, to: chains.south, token: 'ETH', amount: '0.1', exchange: 12 }))
  await connect(page, 'Test Wallet')
  await expect(page.getByRole('alert')).toContainText('Lighthouse Exchange has suspended deposits. Wallet maintenance')
  const main = page.getByTestId('main-action')
  await expect(main).toHaveText('Change destination')
  await main.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send to a wallet instead' }).click()
  await expect(page.getByTestId('recipient')).toContainText('My wallet')
  await expect(main).toHaveText('Review')
  await expect(page).not.toHaveURL(/exchange=/)
})
