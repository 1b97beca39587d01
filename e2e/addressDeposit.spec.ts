import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { OrderCreated } from '#core/wire/order.ts'
import { expectAccessible } from './support/accessible.ts'
import { arrived, bridgePath, chains, confirm, confirmRecipient, connect, expectStatus, review } from './support/app.ts'
import { rpc, tokenBalance } from './support/chain.ts'
import { type Endpoints, expect, mint, newAccount, test, tokenOf } from './support/fixtures.ts'
import { requestsOf } from './support/wallet.ts'

const USDC = 10n ** 6n
const newAddress = (): string => `0x${randomBytes(20).toString('hex')}`
const word = (value: string): string => value.replace(/^0x/, '').padStart(64, '0')

const shownAddress = async (page: Page): Promise<string> =>
  ((await page.getByTestId('deposit-address').textContent()) ?? '').replace(/\s/g, '').toLowerCase()

/** Sends USDC from an account of its own, as an exchange does. */
async function send(stack: Endpoints, to: string, units: bigint): Promise<void> {
  const [from, { address }] = await Promise.all([newAccount(stack), tokenOf(stack, chains.north, 'USDC')])
  await mint(stack, chains.north, from, 1_000n)
  const data = `0xa9059cbb${word(to)}${word(units.toString(16))}`
  await rpc(stack.rpc.north, 'eth_sendTransaction', [{ from, to: address, data }])
}

const heldOn = async (stack: Endpoints, chain: 'north' | 'south', account: string): Promise<bigint> =>
  tokenBalance(stack.rpc[chain], (await tokenOf(stack, chains[chain], 'USDC')).address, account)

/** From the form to the order without a wallet. */
async function ordered(page: Page): Promise<{ recipient: string; refund: string }> {
  const [recipient, refund] = [newAddress(), newAddress()]
  await page.goto(bridgePath({ from: chains.north, to: chains.south, token: 'USDC', amount: '500', recipient }))
  // Its row arrives with the quote, and moves what is below.
  await expect(page.getByRole('switch', { name: 'Gas on arrival' })).toBeVisible()
  await page.getByRole('button', { name: 'Pay from another wallet or an exchange' }).click()
  await confirmRecipient(page)
  await review(page)
  await expect(page.getByRole('dialog')).toContainText('Network fee for the deposit')
  await expect(page.getByTestId('confirm-bridge')).toHaveText('Enter a refund address')
  await page.getByTestId('refund-address').fill(refund)
  await expect(page.getByTestId('confirm-bridge')).toHaveText('Get deposit address')
  await confirm(page)
  await expectStatus(page, 'created')
  return { recipient, refund }
}

test('any account pays the order’s own address, and the deposit arrives without a wallet', async ({ page, stack }) => {
  const { recipient, refund } = await ordered(page)
  const box = page.getByTestId('pay-address')
  await expect(box.getByTestId('pay-amount')).toHaveText('500 USDC')
  await expect(box.getByRole('img', { name: 'QR code with the address on Northshore' })).toBeVisible()
  await expectAccessible(page)
  const address = await shownAddress(page)

  await page.reload()
  await expect.poll(() => shownAddress(page)).toBe(address)
  await send(stack, address, 500n * USDC)
  await expectStatus(page, ...arrived)
  await expect(box).toHaveCount(0)
  expect(await heldOn(stack, 'south', recipient)).toBeGreaterThan(450n * 10n ** 18n)
  expect(await heldOn(stack, 'north', address)).toBe(0n)
  expect(await heldOn(stack, 'north', refund)).toBe(0n)
})

test('too little waits for the rest, and any wallet withdraws what is too much to the refund address', async ({
  page,
  stack,
  account,
}) => {
  const { recipient, refund } = await ordered(page)
  const url = page.url()
  const address = await shownAddress(page)
  await send(stack, address, 200n * USDC)
  await expect(page.getByTestId('order-status')).toContainText('Waiting for the rest')
  await expect(page.getByTestId('order-status')).toContainText('Send 300 USDC more')
  await expect(page.getByTestId('pay-amount')).toHaveText('300 USDC')
  await expect(page.getByTestId('withdrawal')).toHaveCount(0)

  await send(stack, address, 307n * USDC)
  await expectStatus(page, ...arrived)
  expect(await heldOn(stack, 'south', recipient)).toBeGreaterThan(450n * 10n ** 18n)

  await page.goto(url)
  await expect(page.getByTestId('withdraw-amount')).toHaveText('7 USDC')
  await expect(page.getByTestId('withdrawal')).toContainText(
    new RegExp(`${refund.slice(0, 6)}.*${refund.slice(-4)}`, 'i'),
  )
  await expectAccessible(page)
  await expect(page.getByTestId('withdraw')).toHaveText('Connect Wallet to withdraw')
  await connect(page, 'Test Wallet')
  await page.getByTestId('withdraw').click()
  await expect(page.getByTestId('withdrawn')).toContainText('7 USDC')
  expect(await requestsOf(page, 'eth_sendTransaction')).toMatchObject([{ from: account }])
  expect(await heldOn(stack, 'north', refund)).toBe(7n * USDC)
  expect(await heldOn(stack, 'north', address)).toBe(0n)
})

test('an address that does not follow from the order is never shown', async ({ page }) => {
  const stolen = newAddress()
  await page.route('**/api/bridge_api/v1/orders', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    const [step] = (JSON.parse(body) as { data: OrderCreated }).data.steps
    if (step?.kind !== 'pay_address') throw new Error('no address')
    await route.fulfill({ response, body: body.replaceAll(new RegExp(step.address, 'gi'), stolen) })
  })
  await ordered(page)
  await expect(page.getByText('don’t match what you confirmed').or(page.getByText('doesn’t match'))).toBeVisible()
  await expect(page.getByTestId('pay-address')).toHaveCount(0)
  expect((await page.content()).toLowerCase()).not.toContain(stolen)
})
