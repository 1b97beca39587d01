import { randomBytes } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { type ProvidersStack, startProviders } from '#local/providers/startProviders.ts'
import { expectAccessible } from './support/accessible.ts'
import { arrived, confirm, confirmRecipient, connect, expectStatus, review } from './support/app.ts'
import { ethBalance, freshAccount, rpc } from './support/chain.ts'
import { injectWallet, requestsOf } from './support/wallet.ts'

const TENTH = 10n ** 17n
const newAddress = (): string => `0x${randomBytes(20).toString('hex')}`

test.use({ bypassCSP: true })
test.describe.configure({ mode: 'serial' })
let stack: ProvidersStack
test.beforeAll(async () => {
  test.setTimeout(300_000)
  stack = await startProviders()
  await expect
    .poll(async () =>
      (await (await fetch(`${stack.url}/api/bridge_api/v1/get-all-chains`)).text()).includes('"pays_to'),
    )
    .toBe(true)
})
test.afterAll(() => stack?.stop())
test.beforeEach(() => stack.oneClick.demandMemo(null))

const shownAddress = async (page: Page): Promise<string> =>
  ((await page.getByTestId('deposit-address').textContent()) ?? '').replace(/\s/g, '')
const form = (recipient: string) =>
  `${stack.url}/?source=eth&destination=arbitrum&token=ETH&amount=0.1&recipient=${recipient}`

/** Sends coins from an account of its own, as an exchange does. */
async function send(to: string, value: bigint): Promise<void> {
  const from = newAddress()
  await freshAccount(stack.rpc[1], from)
  await rpc(stack.rpc[1], 'anvil_impersonateAccount', [from])
  await rpc(stack.rpc[1], 'eth_sendTransaction', [{ from, to, value: `0x${value.toString(16)}` }])
}

/** From the form to the review, without a wallet. */
async function reviewed(page: Page, recipient: string): Promise<void> {
  await page.goto(form(recipient))
  await expect(page.getByTestId('main-action')).toHaveText('Connect Wallet')
  await page.getByRole('button', { name: 'Pay from another wallet or an exchange' }).click()
  await confirmRecipient(page)
  await review(page)
  await expect(page.getByTestId('review-provider')).toHaveText('NEAR Intents')
  await expect(page.getByTestId('confirm-bridge')).toHaveText('Enter a refund address')
}

async function ordered(page: Page): Promise<{ recipient: string; refund: string; address: string }> {
  const [recipient, refund] = [newAddress(), newAddress()]
  await reviewed(page, recipient)
  await page.getByTestId('refund-address').fill('0x12')
  await expect(page.getByTestId('confirm-bridge')).toHaveText('Check the refund address')
  await page.getByTestId('refund-address').fill(refund)
  await expect(page.getByTestId('confirm-bridge')).toHaveText('Get deposit address')
  await confirm(page)
  await expectStatus(page, 'created')
  return { recipient, refund, address: await shownAddress(page) }
}

test('a deposit without a wallet: the exact amount at an address of its own, and coins on the other network', async ({
  page,
}) => {
  const { recipient, address } = await ordered(page)
  const box = page.getByTestId('pay-address')
  await expect(box.getByTestId('pay-amount')).toHaveText('0.1 ETH')
  await expect(box.getByRole('img', { name: 'QR code with the address on Ethereum' })).toBeVisible()
  await expect(box).toContainText('Send exactly this amount, once, on Ethereum only')
  await expect(box).toContainText('NEAR Intents may refund a deposit that’s too small or late')
  await expect(box.getByTestId('deposit-memo')).toHaveCount(0)
  await expect(page.getByTestId('resume')).toHaveCount(0)
  await expectAccessible(page)
  expect(stack.oneClick.orders.has(address)).toBe(true)

  await page.reload()
  await expect.poll(() => shownAddress(page)).toBe(address)
  await send(address, TENTH)
  await expectStatus(page, ...arrived)
  await expect(box).toHaveCount(0)
  expect(await ethBalance(stack.rpc[1], address)).toBe(TENTH)
  const order = stack.oneClick.orders.get(address)
  expect(await ethBalance(stack.rpc[42161], recipient)).toBe(BigInt(order?.quote.amountOut ?? 0))
})

test('too little goes back to the refund address, less the provider’s fee', async ({ page }) => {
  const { recipient, refund, address } = await ordered(page)
  await send(address, TENTH / 2n)
  await expectStatus(page, 'refunding', 'refunded')
  await expectStatus(page, 'refunded')
  await expect(page.getByTestId('order-status')).toContainText('too small')
  expect(await ethBalance(stack.rpc[1], refund)).toBe(TENTH / 2n - 10n ** 14n)
  expect(await ethBalance(stack.rpc[42161], recipient)).toBe(0n)
})

test('what is sent on top goes back, and the payout is the ordered one', async ({ page }) => {
  const { recipient, refund, address } = await ordered(page)
  await send(address, TENTH + 7n)
  await expectStatus(page, ...arrived)
  expect(await ethBalance(stack.rpc[1], refund)).toBe(7n)
  expect(await ethBalance(stack.rpc[42161], recipient)).toBeGreaterThan((TENTH * 99n) / 100n)
})

test('coins of a network without such wallets need no choice: a Bitcoin address with its link', async ({ page }) => {
  const refund = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
  await page.goto(`${stack.url}/?from=999706684&to=1&token=BTC&amount=0.01&recipient=${newAddress()}`)
  await confirmRecipient(page)
  await expect(page.getByTestId('pay-elsewhere')).toHaveCount(0)
  await review(page)
  await page.getByTestId('refund-address').fill(newAddress())
  await expect(page.getByTestId('confirm-bridge')).toHaveText('Check the refund address')
  await page.getByTestId('refund-address').fill(refund)
  await confirm(page)
  await expectStatus(page, 'created')
  const address = await shownAddress(page)
  expect(address).toMatch(/^bc1q/)
  await expect(page.getByRole('link', { name: 'Open in a wallet' })).toHaveAttribute(
    'href',
    `bitcoin:${address}?amount=0.01`,
  )
  stack.oneClick.settle(address, 'PROCESSING', { depositedAmount: '1000000' })
  await expectStatus(page, 'filling')
  await expect(page.getByTestId('pay-address')).toHaveCount(0)
})

test('an address that the provider did not sign is refused, and nothing is shown to pay', async ({ page }) => {
  const stolen = newAddress()
  await page.route('**/api/bridge_api/v1/orders', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(/"to":"0x[0-9a-fA-F]{40}"/g, `"to":"${stolen}"`)
    await route.fulfill({ response, body })
  })
  const recipient = newAddress()
  await reviewed(page, recipient)
  await page.getByTestId('refund-address').fill(newAddress())
  await confirm(page)
  await expectStatus(page, 'created')
  await expect(page.getByText('don’t match what you confirmed').or(page.getByText('doesn’t match'))).toBeVisible()
  await expect(page.getByTestId('pay-address')).toHaveCount(0)
  expect(await page.content()).not.toContain(stolen)
})

test('a connected wallet is asked for nothing, and its address is proposed for refunds', async ({ page }) => {
  const account = newAddress()
  await freshAccount(stack.rpc[1], account)
  await injectWallet(page, { account, rpcUrls: stack.rpc, startChain: 1 })
  await page.goto(`${stack.url}/?source=eth&destination=arbitrum&token=ETH&amount=0.1`)
  await connect(page, /Test wallet/i)
  await page.getByRole('button', { name: 'Pay from another wallet or an exchange' }).click()
  await review(page)
  await expect(page.getByTestId('refund-address')).toHaveValue(new RegExp(account, 'i'))
  await confirm(page)
  await expectStatus(page, 'created')
  await send(await shownAddress(page), TENTH)
  await expectStatus(page, ...arrived)
  expect(await requestsOf(page, 'eth_sendTransaction')).toEqual([])
  expect(await ethBalance(stack.rpc[42161], account)).toBeGreaterThan((TENTH * 99n) / 100n)
})

test('another browser takes the transfer over, and shows the address once its terms are confirmed', async ({
  page,
  browser,
}) => {
  const { recipient, address } = await ordered(page)
  const id = /0x[0-9a-f]{64}/.exec(page.url())?.[0] ?? page.url().split('/').at(-1)
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('causeway.pending') ?? '[]') as { token: string }[])[0]?.token ?? '',
  )
  const response = await fetch(`${stack.url}/api/bridge_api/v1/orders/${id}/handover`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
  const { data } = (await response.json()) as { data: { code: string } }
  const other = await (await browser.newContext()).newPage()
  await other.goto(`${stack.url}/order/${id}#take=${data.code}`)
  await expect(other.getByTestId('handed-terms')).toContainText('NEAR Intents')
  await expect(other.getByTestId('pay-address')).toHaveCount(0)
  await other.getByRole('switch').click()
  await expect.poll(() => shownAddress(other)).toBe(address)
  await send(address, TENTH)
  await expectStatus(other, ...arrived)
  expect(await ethBalance(stack.rpc[42161], recipient)).toBeGreaterThan((TENTH * 99n) / 100n)
  await other.close()
})
