import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { networkOf } from '#chains/bitcoin/networks.ts'
import { hasLitecoind } from '#chains/bitcoin/testing/localChain.ts'
import { createFakeKey } from '#src/wallets/bitcoin/testing/fakeKey.ts'
import { expectAccessible } from './support/accessible.ts'
import { arrived, bridgePath, chains, confirm, confirmRecipient, connect, expectStatus, review } from './support/app.ts'
import { injectOkx } from './support/bitcoinWallet.ts'
import { bitcoinRpc, tokenBalance } from './support/chain.ts'
import { type Endpoints, expect, test, tokenOf } from './support/fixtures.ts'

test.skip(!hasLitecoind, 'litecoind is not installed')

const newAddress = (stack: Endpoints) => bitcoinRpc<string>(stack.rpc.bitcoin, 'getnewaddress', '', 'bech32')
const SEED = 0x42

/** A wallet outside the node's, which pays other tests from any of its own coins; a text's signature is the same on each network. */
function foreignWallet() {
  const network = networkOf(chains.bitcoin)
  if (!network) throw new Error(`Network ${chains.bitcoin} is not a Bitcoin network.`)
  const { hrp: bech32, pubKeyHash, scriptHash } = network
  const own = createFakeKey(SEED, { bech32, pubKeyHash, scriptHash, wif: 0xef })
  const signing = createFakeKey(SEED)
  return {
    account: own.address.p2wpkh,
    publicKey: own.publicKey,
    sign: (text: string) => signing.signMessage(signing.address.p2wpkh, text),
  }
}
const pay = (stack: Endpoints, to: string, amount: number) =>
  bitcoinRpc<string>(stack.rpc.bitcoin, 'sendtoaddress', to, amount)
const received = (stack: Endpoints, address: string) =>
  bitcoinRpc<number>(stack.rpc.bitcoin, 'getreceivedbyaddress', address, 1)
const depositAddress = async (page: Page): Promise<string> =>
  ((await page.getByTestId('deposit-address').textContent()) ?? '').replace(/\s/g, '')

/** From the form to the order's page, without a wallet. */
async function order(page: Page, amount: string, refund: string): Promise<{ recipient: string; address: string }> {
  const recipient = `0x${randomBytes(20).toString('hex')}`
  await page.goto(bridgePath({ from: chains.bitcoin, to: chains.north, token: 'BTC', amount, recipient }))
  await confirmRecipient(page)
  await review(page)
  await expect(page.getByTestId('confirm-bridge')).toHaveText('Enter a refund address')
  await page.getByTestId('refund-address').fill(refund)
  await expect(page.getByTestId('confirm-bridge')).toHaveText('Get deposit address')
  await confirm(page)
  await expectStatus(page, 'created')
  return { recipient, address: await depositAddress(page) }
}

test('a deposit from any wallet: address and QR code, a reload, confirmations, and the coins on an EVM network', async ({
  page,
  stack,
}) => {
  const refund = await newAddress(stack)
  const { recipient, address } = await order(page, '0.05', refund)
  const box = page.getByTestId('pay-address')
  await expect(box.getByTestId('pay-amount')).toHaveText('0.05 BTC')
  await expect(box.getByRole('img', { name: 'QR code with the address and the amount on Bitshore' })).toBeVisible()
  await expect(box.getByRole('link', { name: 'Open in a wallet' })).toHaveAttribute(
    'href',
    `litecoin:${address}?amount=0.05`,
  )
  await expect(box).toContainText('Send exactly this amount, once, on Bitshore only')
  await expect(box).toContainText('is refunded in full to your refund address')
  await expectAccessible(page)

  await page.reload()
  await expect.poll(() => depositAddress(page)).toBe(address)
  await page.goto('/history')
  await page.getByRole('list', { name: 'Started in this browser' }).getByRole('link').first().click()
  await expect.poll(() => depositAddress(page)).toBe(address)

  await pay(stack, address, 0.05)
  await expectStatus(page, 'deposit_seen', 'deposit_confirmed', 'filling', ...arrived)
  await expect(box).toHaveCount(0)
  await page.reload()
  await expectStatus(page, ...arrived)
  const { address: token } = await tokenOf(stack, chains.north, 'BTC')
  const paid = await tokenBalance(stack.rpc.north, token, recipient)
  expect(paid).toBeGreaterThan(4_900_000n)
  expect(paid).toBeLessThan(5_000_000n)
})

test('a deposit that is too small goes back to the refund address', async ({ page, stack }) => {
  const refund = await newAddress(stack)
  const { recipient, address } = await order(page, '0.01234567', refund)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('0.01234567 BTC to Northshore')
  await expect(page.getByTestId('order-status')).toContainText('Send 0.01234567 BTC to the address below')
  await pay(stack, address, 0.004)
  await expectStatus(page, 'refunding', 'refunded')
  await expectStatus(page, 'refunded')
  // Less was sent than the order says, and nothing arrives.
  await expect(page.getByText('You send', { exact: true })).toBeVisible()
  await expect(page.getByTestId('order-receive')).toHaveCount(0)
  await expect.poll(() => received(stack, refund), { timeout: 60_000 }).toBeGreaterThan(0.0039)
  const { address: token } = await tokenOf(stack, chains.north, 'BTC')
  expect(await tokenBalance(stack.rpc.north, token, recipient)).toBe(0n)
})

test('a connected wallet, on another network and rejected at first, pays the same address and signs in', async ({
  page,
  stack,
}) => {
  const wallet = foreignWallet()
  const { account } = wallet
  const paid: [string, number][] = []
  await injectOkx(page, {
    ...wallet,
    pay: async (to, satoshis) => {
      paid.push([to, satoshis])
      return pay(stack, to, satoshis / 1e8)
    },
  })
  const recipient = `0x${randomBytes(20).toString('hex')}`
  await page.goto(bridgePath({ from: chains.bitcoin, to: chains.north, token: 'BTC', amount: '0.01', recipient }))
  await pay(stack, account, 0.02)
  await connect(page, 'OKX Wallet', 'Non-EVM')
  await confirmRecipient(page)
  // Its pages can't switch the network, so the user connects again with another account.
  await page.getByRole('button', { name: 'Switch to Bitshore' }).click()
  const list = page.getByRole('dialog')
  await list.getByRole('button', { name: 'OKX Wallet' }).click()
  await expect(list).toBeHidden()
  await review(page)
  await expect(page.getByTestId('refund-shown')).toContainText(account.slice(-4))
  await confirm(page)
  await expectStatus(page, 'created')
  const address = await depositAddress(page)
  const send = page.getByRole('button', { name: 'Send from OKX Wallet' })
  await send.click()
  await expect(page.getByText('You rejected')).toBeVisible()
  expect(paid).toEqual([])
  await send.click()
  await expect.poll(() => paid).toHaveLength(1)
  await page.reload()
  await expectStatus(page, ...arrived)
  expect(paid).toEqual([[address, 1_000_000]])
  const { address: token } = await tokenOf(stack, chains.north, 'BTC')
  expect(await tokenBalance(stack.rpc.north, token, recipient)).toBeGreaterThan(990_000n)

  await page.goto('/account')
  const signIn = page.getByRole('main').getByRole('button', { name: 'Sign in' })
  await signIn.click()
  await expect(page.getByText('You rejected the request in your wallet')).toBeVisible()
  await signIn.click()
  await expect(page.getByRole('listitem').filter({ hasText: 'This device' })).toBeVisible()
})
