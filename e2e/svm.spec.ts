import type { Page } from '@playwright/test'
import { Keypair } from '@solana/web3.js'
import { announceSolanaWallet } from './support/solanaWallet.ts'
import {
  arrived,
  bridgePath,
  chains,
  closeDialog,
  confirm,
  confirmRecipient,
  expectStatus,
  review,
} from './support/app.ts'
import { coinBalance, ethBalance, rpc } from './support/chain.ts'
import { expect, newAccount, test } from './support/fixtures.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const chip = (page: Page) => page.getByTestId('connect-wallet').first()
const COIN = 1_000_000_000

async function openList(page: Page): Promise<void> {
  await chip(page).click()
  await dialog(page).getByRole('tab', { name: 'Solana' }).click()
}

test('an Eclipse wallet is declined, connects, switches its account, deposits across a reload, signs in and disconnects', async ({
  page,
  stack,
}) => {
  const name = 'Backpack'
  const url = stack.rpc.eclipse
  const [key, second, recipient] = [Keypair.generate(), Keypair.generate(), await newAccount(stack)]
  const [owner, other] = [key, second].map(({ publicKey }) => publicKey.toBase58()) as [string, string]
  await rpc(url, 'requestAirdrop', [owner, COIN])
  await rpc(url, 'requestAirdrop', [other, 2 * COIN])
  const before = await ethBalance(stack.rpc.south, recipient)
  const wallet = await announceSolanaWallet(page, name, key)
  await page.goto(bridgePath({ from: chains.eclipse, to: chains.south, token: 'ETH', amount: '0.1', recipient }))
  await openList(page)
  wallet.rejectNext()
  await dialog(page).getByRole('button', { name }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('User rejected the request.')
  await dialog(page).getByRole('button', { name }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(chip(page)).toContainText(owner.slice(-4))
  await openList(page)
  await expect(dialog(page)).toContainText('ETH · Eclipse Shore')
  await closeDialog(page)

  await confirmRecipient(page)
  await review(page)
  wallet.rejectNext()
  await confirm(page)
  await expect(page.getByRole('alert').filter({ hasText: 'You rejected the request in your wallet' })).toBeVisible()
  expect(await coinBalance(url, owner)).toBe(BigInt(COIN))
  // The wallet's other account makes an order of its own; the first one's is never signed.
  wallet.choose(second)
  await expect(page.getByTestId('refund-shown')).toContainText(other.slice(-4))
  await confirm(page)
  await expect(page).toHaveURL(/\/order\//)
  await page.reload()
  await expectStatus(page, ...arrived)
  expect(await coinBalance(url, owner)).toBe(BigInt(COIN))
  expect(await coinBalance(url, other)).toBeLessThan(BigInt(2 * COIN) - 100_000_000n)
  expect((await ethBalance(stack.rpc.south, recipient)) - before).toBeGreaterThan(99n * 10n ** 15n)

  await page.goto('/account')
  await expect(chip(page)).toContainText(other.slice(-4))
  wallet.choose(key)
  await expect(chip(page)).toContainText(owner.slice(-4))
  const verified = page.waitForResponse((response) => response.url().endsWith('/api/identity/v1/verify'))
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  expect(await (await verified).json()).toMatchObject({ data: { user_id: owner } })
  await expect(page.getByRole('listitem').filter({ hasText: 'This device' })).toBeVisible()
  expect(wallet.asked).toContain('sign in')
  await openList(page)
  await dialog(page)
    .getByRole('button', { name: `Disconnect ${name}` })
    .click()
  await expect(dialog(page).getByRole('button', { name, exact: true })).toBeVisible()
  await page.reload()
  await expect(chip(page)).toHaveText(/Connect/)
})
