import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { arrived, bridgeFromElsewhere, bridgePath, chains, confirm, expectStatus, review } from './support/app.ts'
import { ethBalance, tokenBalance } from './support/chain.ts'
import { mint, tokenOf } from './support/fixtures.ts'
import { stayHere } from './support/relay/attestation.ts'
import { openPhoneWallet, type PhoneWallet, type WalletOptions } from './support/relay/phoneWallet.ts'
import { type Relay, startRelay } from './support/relay/relay.ts'
import { type Stack, startStack } from './support/stack.ts'

const ETHER = 10n ** 18n
let relay: Relay
let stack: Stack
const opened: PhoneWallet[] = []

test.describe.configure({ mode: 'serial', timeout: 120_000 })
test.beforeAll(async () => {
  test.setTimeout(120_000)
  relay = await startRelay()
  stack = await startStack(['--walletconnect', relay.url])
})
test.beforeEach(async ({ context }) => {
  await stayHere(context)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
})
test.afterEach(async () => {
  relay.mend()
  for (const wallet of opened.splice(0)) await wallet.stop()
})
test.afterAll(async () => {
  await stack?.stop()
  await relay?.close()
})

async function phoneWallet(options?: WalletOptions): Promise<PhoneWallet> {
  const wallet = await openPhoneWallet(stack, relay.walletUrl, options)
  opened.push(wallet)
  return wallet
}

const dialog = (page: Page) => page.getByRole('dialog')
const chip = (page: Page) => page.getByTestId('connect-wallet').first()

async function openList(page: Page): Promise<void> {
  await chip(page).click()
  await expect(dialog(page)).toBeVisible()
}

/** The address that the page shows for a wallet's app. */
async function pairingAddress(page: Page, wallet = /OKX Wallet/): Promise<string> {
  await openList(page)
  await dialog(page).getByRole('button', { name: wallet }).click()
  await expect(dialog(page).getByRole('img', { name: wallet })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Copy Link' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^wc:/)
  return page.evaluate(() => navigator.clipboard.readText())
}

const connected = (page: Page) => expect(chip(page)).toContainText('…')
const disconnected = (page: Page) => expect(chip(page)).toHaveText(/Connect/)

async function connect(page: Page, wallet: PhoneWallet): Promise<void> {
  await wallet.scan(await pairingAddress(page))
  await connected(page)
  await expect(dialog(page)).toBeHidden()
}

test('a wallet pairs by the address that is shown, is still there after a reload, and hears a goodbye', async ({ page }) => {
  const wallet = await phoneWallet()
  await page.goto(stack.url)
  await connect(page, wallet)
  expect(wallet.sessions()).toBe(1)
  await page.reload()
  await connected(page)
  await openList(page)
  await expect(dialog(page)).toContainText(new RegExp(`${wallet.address.slice(0, 6)}.*${wallet.address.slice(-4)}`, 'i'))
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: /^Disconnect/ }).click()
  await disconnected(page)
  await expect.poll(() => wallet.sessions()).toBe(0)
  await page.reload()
  await disconnected(page)
})

test('a wallet that says goodbye is gone here too, also after a reload', async ({ page }) => {
  const wallet = await phoneWallet()
  await page.goto(stack.url)
  await connect(page, wallet)
  await wallet.leave()
  await disconnected(page)
  await page.reload()
  await disconnected(page)
  // Another one comes in its place.
  await connect(page, await phoneWallet())
})

test('a connection that is declined says so, and can be tried again', async ({ page }) => {
  const wallet = await phoneWallet()
  wallet.mood = 'refuse'
  await page.goto(stack.url)
  await wallet.scan(await pairingAddress(page))
  await expect(dialog(page)).toContainText('User rejected the request.')
  await expectAccessible(page)
  wallet.mood = 'agree'
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await dialog(page).getByRole('button', { name: 'Copy Link' }).click()
  await expect(page.getByText('The copy succeeded.').first()).toBeVisible()
  await wallet.scan(await page.evaluate(() => navigator.clipboard.readText()))
  await connected(page)
})

test('an address that was left for another one leads nowhere', async ({ page }) => {
  const [late, chosen] = [await phoneWallet(), await phoneWallet()]
  await page.goto(stack.url)
  const first = await pairingAddress(page)
  await dialog(page).getByRole('button', { name: 'All wallets' }).click()
  await dialog(page).getByRole('button', { name: /MetaMask/ }).click()
  await expect(dialog(page).getByRole('img', { name: /MetaMask/ })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Copy Link' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe(first)
  const second = await page.evaluate(() => navigator.clipboard.readText())
  await late.scan(first)
  await chosen.scan(second)
  await connected(page)
  await openList(page)
  await expect(dialog(page)).toContainText(new RegExp(`${chosen.address.slice(0, 6)}.*${chosen.address.slice(-4)}`, 'i'))
})

test('from another network and with a token: switched, approved, bridged', async ({ page }) => {
  const wallet = await phoneWallet({ chains: [chains.south], methods: ['eth_sendTransaction', 'personal_sign', 'wallet_switchEthereumChain'] })
  await mint(stack, chains.north, wallet.address, 100n)
  const [source, target] = [await tokenOf(stack, chains.north, 'USDC'), await tokenOf(stack, chains.south, 'USDC')]
  await page.goto(stack.url + bridgePath({ from: chains.north, to: chains.south, token: 'USDC', amount: '50' }))
  await connect(page, wallet)
  await bridgeFromElsewhere(page, 'Northshore')
  expect(wallet.asked.map(({ method, chainId }) => [method, chainId])).toEqual([
    ['wallet_switchEthereumChain', chains.south],
    ['eth_sendTransaction', chains.north],
    ['eth_sendTransaction', chains.north],
  ])
  expect(await tokenBalance(stack.rpc.north, source.address, wallet.address)).toBe(50n * 10n ** 6n)
  expect(await tokenBalance(stack.rpc.south, target.address, wallet.address)).toBeGreaterThan(49n * ETHER)
})

test('a wallet that signs typed data approves without a transaction of its own', async ({ page }) => {
  const wallet = await phoneWallet({ chains: [chains.south] })
  await mint(stack, chains.south, wallet.address, 100n)
  // The USDC of this network takes permits.
  await page.goto(stack.url + bridgePath({ from: chains.south, to: chains.north, token: 'USDC', amount: '50' }))
  await connect(page, wallet)
  await review(page)
  await confirm(page)
  await expectStatus(page, ...arrived)
  expect(wallet.asked.map(({ method }) => method)).toEqual(['eth_signTypedData_v4', 'eth_sendTransaction'])
})

test('signing in and sending can be declined, and done the next time', async ({ page }) => {
  const wallet = await phoneWallet()
  await page.goto(`${stack.url}/invitepage`)
  await connect(page, wallet)
  const wanted = page.getByTestId('invite-link-wanted')
  wallet.mood = 'refuse'
  await wanted.getByRole('button', { name: 'Get my link' }).click()
  await expect(wanted).toContainText('You declined in your wallet')
  wallet.mood = 'agree'
  await wanted.getByRole('button', { name: 'Get my link' }).click()
  await expect(page.getByTestId('invite-link')).toContainText(/\/\?ref=/)

  await page.goto(stack.url + bridgePath({ from: chains.north, to: chains.south, token: 'ETH', amount: '0.05' }))
  await connected(page)
  wallet.mood = 'refuse'
  await review(page)
  await confirm(page)
  await expect(page.getByText(/rejected|declined/i).first()).toBeVisible()
  expect(await ethBalance(stack.rpc.north, wallet.address)).toBe(100n * ETHER)
  wallet.mood = 'agree'
  await page.getByRole('button', { name: /try again/i }).first().click()
  await expectStatus(page, ...arrived)
})
