import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { arrived, chains, confirm, connect, expectStatus, review } from './support/app.ts'
import { ethBalance, tokenBalance } from './support/chain.ts'
import { expect, mint, newAccount, test, tokenOf, walletFor } from './support/fixtures.ts'
import { injectWallet } from './support/wallet.ts'

const status = (page: Page) => page.getByTestId('payment-status')
const plain = async (page: Page, id: string) => ((await page.getByTestId(id).textContent()) ?? '').replace(/\s/g, '')

test('a request is paid from another network, and both browsers see it', async ({ page, stack, account, browser }) => {
  const wanted = 5n * 10n ** 16n
  const before = await ethBalance(stack.rpc.south, account)
  await page.goto('/pay')
  await connect(page, 'Test Wallet')
  await page.getByLabel('Network').selectOption({ label: 'Southshore' })
  await page.getByLabel('Token').selectOption('ETH')
  await page.getByTestId('request-create').click()
  await expect(page.getByText('Enter an amount, such as 25.')).toBeVisible()
  await page.getByLabel('Amount').fill('0.05')
  await page.getByLabel('Note').fill('Tea for two')
  await expect.poll(() => plain(page, 'request-recipient').then((text) => text.toLowerCase())).toBe(account)
  await expectAccessible(page)
  await page.getByTestId('request-create').click()
  await expect(status(page)).toHaveAttribute('data-state', 'waiting')
  await expect(page.getByRole('img', { name: 'QR code with the payment link' })).toBeVisible()
  await expect(page.getByTestId('request-pay')).toHaveCount(0)
  await expectAccessible(page)
  const link = (await page.getByTestId('request-url').textContent()) ?? ''

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const payer = await context.newPage()
  const sender = await newAccount(stack)
  await injectWallet(payer, walletFor(stack, sender))
  await payer.goto(link)
  await expect(payer.getByTestId('payment-amount')).toHaveText('0.05 ETH')
  await expect(payer.getByTestId('payment-note')).toHaveText('Tea for two')
  await expect(payer.getByText('Note from the requester')).toBeVisible()
  await expect(payer).toHaveTitle('Payment request · Causeway')
  expect((await plain(payer, 'payment-recipient')).toLowerCase()).toBe(account)
  await expect(status(payer)).toContainText('Waiting for payment')
  await expectAccessible(payer)
  await payer.getByTestId('request-pay').click()
  await connect(payer, 'Test Wallet')
  await expect(payer.getByTestId('from-network')).toContainText('Northshore')
  await expect(payer.getByTestId('to-network')).toContainText('Southshore')
  await review(payer)
  await expect(payer.getByRole('dialog')).toContainText('this transfer pays request')
  await expect.poll(() => plain(payer, 'review-recipient').then((text) => text.toLowerCase())).toBe(account)
  await confirm(payer)
  await expectStatus(payer, ...arrived)
  expect((await ethBalance(stack.rpc.south, account)) - before).toBe(wanted)

  await payer.goto(link)
  for (const one of [payer, page]) {
    await expect(status(one)).toHaveAttribute('data-state', 'paid')
    await expect(status(one)).toContainText('0.05 ETH arrived on Southshore')
    await expect(one.getByTestId('request-pay')).toHaveCount(0)
    await expect(one.getByTestId('payment-payout')).toBeVisible()
  }
  await expectAccessible(page)
  await context.close()
  await page.goBack()
  await expect(page.getByLabel('Amount')).toHaveValue('0.05')
  await expect(page.getByLabel('Note')).toHaveValue('Tea for two')

  const own = page.getByTestId('own-requests')
  await expect(own.getByRole('link')).toContainText('0.05 ETH')
  await expect(own.getByRole('link')).toContainText('Paid')
  await expectAccessible(page)
  await own.getByRole('button', { name: 'Remove the request for 0.05 ETH' }).click()
  await expect(own.getByRole('status')).toHaveText('Removed from this list. The link still works.')
  await own.getByRole('button', { name: 'Undo' }).click()
  await own.getByRole('link').click()
  await expect(status(page)).toHaveAttribute('data-state', 'paid')
  await page.goto('/pay')
  await own.getByRole('button', { name: /Remove/ }).click()
  await page.reload()
  await expect(own).toContainText('Requests that you create in this browser appear here.')
})

const moving: ReadonlySet<string> = new Set(['created', 'deposit_seen', 'deposit_confirmed', 'filling'])

test('a request is paid with its own token on its own network, straight to the recipient', async ({
  page,
  stack,
  account,
}) => {
  const { address: usdc, decimals } = await tokenOf(stack, chains.south, 'USDC')
  const recipient = await newAccount(stack)
  await mint(stack, chains.south, account, 100n)
  const fields = { to: String(chains.south), token: 'USDC', amount: '25.5', recipient, id: '1a'.repeat(16) }
  const link = `/pay?${new URLSearchParams(fields).toString()}`
  await page.goto(link)
  await expect(page.getByTestId('request-pay')).toBeVisible()
  await page.getByTestId('request-pay-direct').click()
  const confirmPayment = page.getByTestId('confirm-payment')
  await expect(confirmPayment).toHaveText('Connect Wallet')
  await page.keyboard.press('Escape')
  await connect(page, 'Test Wallet')
  await page.getByTestId('request-pay-direct').click()
  await expect(page.getByTestId('direct-amount')).toHaveText('25.5 USDC')
  await expect.poll(() => plain(page, 'direct-recipient').then((text) => text.toLowerCase())).toBe(recipient)
  await expect(page.getByRole('dialog')).toContainText('it can’t be refunded')
  await expectAccessible(page)
  await expect(confirmPayment).toHaveText('Confirm and pay')
  // The order has arrived before its page reads it for the first time.
  await page.route(/\/orders\/[^/?]+\/events/, (route) => route.abort())
  await page.route(/\/orders\/[^/?]+$/, async (route) => {
    for (;;) {
      const answer = await route.fetch()
      const { data } = (await answer.json()) as { data: { status: string } }
      if (!moving.has(data.status)) return route.fulfill({ response: answer })
    }
  })
  await confirmPayment.click()
  await expectStatus(page, ...arrived)
  expect(await tokenBalance(stack.rpc.south, usdc, recipient)).toBe(255n * 10n ** BigInt(decimals - 1))
  expect(await tokenBalance(stack.rpc.south, usdc, account)).toBe(745n * 10n ** BigInt(decimals - 1))
  await expect(page.getByRole('dialog').getByText('Sent on Southshore')).toBeVisible()

  await page.goto(link)
  await expect(status(page)).toHaveAttribute('data-state', 'paid')
  await expect(status(page)).toContainText('25.5 USDC arrived on Southshore')
  await expect(page.getByTestId('request-pay-direct')).toHaveCount(0)
  await page.goto('/history')
  await expect(page.getByText('25.5 USDC').first()).toBeVisible()
})

test('a transfer on other terms no longer pays the request', async ({ page, account }) => {
  const fields = { to: String(chains.south), token: 'ETH', amount: '0.05', recipient: account }
  await page.goto(`/pay?${new URLSearchParams({ ...fields, id: 'ab'.repeat(16) }).toString()}`)
  await page.getByTestId('request-pay').click()
  await expect(page).toHaveURL(new RegExp(`payment=${'ab'.repeat(16)}`))
  await connect(page, 'Test Wallet')
  await page.locator('input[name=amount]').first().fill('0.06')
  await expect(page).not.toHaveURL(/payment=/)
  await review(page)
  await expect(page.getByRole('dialog')).not.toContainText('this transfer pays request')
})

test('a link that does not work says why and leads on', async ({ page }) => {
  await page.goto('/pay?to=nowhere&token=ETH&amount=1&id=short')
  const problem = page.getByTestId('request-invalid')
  await expect(problem).toContainText('Invalid request ID: short')
  await expect(problem).toContainText('Unsupported network: nowhere')
  await expectAccessible(page)
  await problem.getByRole('link', { name: 'Request a payment' }).click()
  await expect(page.getByTestId('request-form')).toBeVisible()
})

test('orders that anyone attaches to a link do not make it paid', async ({ page, account }) => {
  const order = (change: Record<string, unknown>) => ({
    id: '1111111111111111111112',
    provider_name: '',
    status: 'settled',
    from_asset: `${chains.north}:native`,
    to_asset: `${chains.south}:native`,
    recipient: account,
    memo: null,
    receive_amount: '50000000000000000',
    paid_amount: '50000000000000000',
    payout: null,
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
    ...change,
  })
  let orders = [order({ recipient: `0x${'1'.repeat(40)}` })]
  await page.route('**/api/bridge_api/v1/payments/*', (route) =>
    route.fulfill({ json: { code: 0, message: 'success', data: { id: 'cd'.repeat(16), orders } } }),
  )
  const fields = { to: String(chains.south), token: 'ETH', amount: '0.05', recipient: account }
  await page.goto(`/pay?${new URLSearchParams({ ...fields, id: 'cd'.repeat(16) }).toString()}`)
  await expect(status(page)).toHaveAttribute('data-state', 'waiting')
  orders = [order({ paid_amount: '20000000000000000' })]
  await expect(status(page)).toContainText('0.02 ETH of 0.05 ETH arrived')
  await expect(page.getByTestId('request-pay')).toHaveText('Pay the remaining 0.03 ETH')
  orders = [order({ status: 'filling', receive_amount: '20000000000000000', paid_amount: null })]
  await expect(status(page)).toHaveAttribute('data-state', 'on_its_way')
  await expect(page.getByTestId('request-pay')).toHaveText('Pay the remaining 0.03 ETH')
  orders = [order({ status: 'held', paid_amount: null })]
  await expect(status(page)).toContainText('A payment is under review')
  await expect(page.getByTestId('request-pay')).toHaveText('Pay from any network')
  const outcome = {
    received_asset: `${chains.south}:native`,
    received_amount: '50000000000000000',
    received_verified: false,
    refunded_asset: null,
    refunded_amount: null,
    refunded_verified: false,
    reason: null,
  }
  orders = [order({ provider_name: 'Relay', paid_amount: null, outcome })]
  await expect(status(page)).toContainText('Reported as paid')
  await expect(status(page)).toContainText('Relay reports 0.05 ETH of 0.05 ETH as paid')
  await expect(status(page)).not.toContainText('arrived')
  orders = [order({ status: 'refunding' })]
  await expect(status(page)).toContainText('Refunding the payer')
  orders = [order({ status: 'refunded' })]
  await expect(status(page)).toContainText('Refunded to the payer')
  await expect(page.getByTestId('request-pay')).toHaveText('Pay from any network')
})
