import { devices, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import {
  arrived,
  bridgeFromElsewhere,
  bridgePath,
  chains,
  closeDialog,
  confirm,
  confirmRecipient,
  connect,
  expectStatus,
  review,
} from './support/app.ts'
import { allowance, approvalOf, ethBalance, tokenBalance } from './support/chain.ts'
import { type Endpoints, expect, mint, newAccount, test, tokenOf, walletFor } from './support/fixtures.ts'
import { askedOf, injectWallet, requestsOf } from './support/wallet.ts'

const ETHER = 10n ** 18n

test('ETH arrives from one EVM chain on the other, and is in the history after a reload', async ({
  page,
  stack,
  account,
}) => {
  const before = await ethBalance(stack.rpc.south, account)
  await page.goto(bridgePath({ from: chains.north, to: chains.south, token: 'ETH', amount: '0.1' }))
  await connect(page, 'Test Wallet')
  await expect(page.getByTestId('receive-amount')).toHaveText(/0\.09/)
  await review(page)
  await expect(page.getByRole('dialog')).toContainText(new RegExp(account.slice(-8), 'i'))
  await confirm(page)
  await expectStatus(page, ...arrived)
  const gained = (await ethBalance(stack.rpc.south, account)) - before
  expect(gained).toBeGreaterThan((ETHER * 99n) / 1000n)
  expect(gained).toBeLessThan(ETHER / 10n)
  await expect(page).toHaveURL(/\/completed\//)
  await expectAccessible(page)
  await page.reload()
  await page.goto('/history')
  await expect(page.getByRole('main')).toContainText('0.1')
  await expectAccessible(page)
  await page.getByRole('link', { name: /0\.1/ }).first().click()
  await expectStatus(page, ...arrived)
  await expectAccessible(page)
  await page.goto(`/query?q=${page.url().split('/').at(-1)}`)
  await expect(page.getByRole('link', { name: /0\.1/ })).toBeVisible()
  await expectAccessible(page)
})

test('the local test wallet bridges without an extension', async ({ page, stack }) => {
  await page.goto(bridgePath({ from: chains.north, to: chains.south, token: 'ETH', amount: '0.06' }))
  await connect(page, 'Local test wallet')
  await expect(page.getByTestId('main-action')).toHaveText(/Review/)
  await page.getByTestId('main-action').dblclick()
  await expect(page.getByTestId('confirm-bridge')).toBeVisible()
  // Closing returns to the form: the history has no second form or review before it.
  await closeDialog(page)
  await expect(page.locator('input[name=amount]')).toHaveValue('0.06')
  await page.goForward()
  await expect(page.getByTestId('confirm-bridge')).toBeEnabled()
  const own = await page.getByTestId('review-recipient').innerText()
  const account = /0x[0-9a-f]{40}/i.exec(own.replace(/\s/g, ''))?.[0] ?? ''
  const before = await ethBalance(stack.rpc.south, account)
  const ordered: string[] = []
  page.on('request', (request) =>
    request.method() === 'POST' && request.url().endsWith('/orders') ? ordered.push(request.url()) : null,
  )
  // Two taps at once count as one.
  await page
    .getByTestId('confirm-bridge')
    .evaluate((button: HTMLElement) => [button, button].forEach((one) => one.click()))
  await expectStatus(page, ...arrived)
  expect(ordered).toHaveLength(1)
  const gained = (await ethBalance(stack.rpc.south, account)) - before
  expect(gained).toBeGreaterThan((ETHER * 59n) / 1000n)
  expect(gained).toBeLessThan((ETHER * 6n) / 100n)
})

interface Call {
  to: string
  data: string
}

/** Bridges 50 of 100 USDC; resolves with the escrow's remaining allowance and the approval that leaves none. */
async function bridgeUsdc(page: Page, stack: Endpoints, account: string) {
  await mint(stack, chains.north, account, 100n)
  const source = await tokenOf(stack, chains.north, 'USDC')
  const target = await tokenOf(stack, chains.south, 'USDC')
  await page.goto(bridgePath({ from: chains.north, to: chains.south, token: 'USDC', amount: '50' }))
  await connect(page, 'Test Wallet')
  await review(page)
  await confirm(page)
  await expectStatus(page, ...arrived)
  expect(await tokenBalance(stack.rpc.north, source.address, account)).toBe(50n * 10n ** 6n)
  const received = await tokenBalance(stack.rpc.south, target.address, account)
  expect(received).toBeGreaterThan(49n * ETHER)
  expect(received).toBeLessThan(50n * ETHER)
  return {
    token: source.address.toLowerCase(),
    exact: (spender: string) => approvalOf(spender, 50n * 10n ** 6n),
    allowed: (spender: string) => allowance(stack.rpc.north, source.address, account, spender),
  }
}

test('USDC arrives with an exact approval, rescaled from 6 to 18 decimals', async ({ page, stack, account }) => {
  const usdc = await bridgeUsdc(page, stack, account)
  const [approve, open, ...more] = await requestsOf<Call>(page, 'eth_sendTransaction')
  expect(more).toEqual([])
  expect(approve?.to.toLowerCase()).toBe(usdc.token)
  expect(approve?.data).toBe(usdc.exact(open?.to ?? ''))
  expect(await usdc.allowed(open?.to ?? '')).toBe(0n)
})

test('USDC arrives with one confirmation in a wallet that batches approval and opening', async ({ page, stack }) => {
  const account = await newAccount(stack)
  await injectWallet(page, walletFor(stack, account, { batches: true }))
  const usdc = await bridgeUsdc(page, stack, account)
  expect(await requestsOf(page, 'eth_sendTransaction')).toEqual([])
  const [batch, ...more] = await requestsOf<{ atomicRequired: boolean; calls: Call[] }>(page, 'wallet_sendCalls')
  expect(more).toEqual([])
  expect(batch?.atomicRequired).toBe(true)
  const [approve, open] = batch?.calls ?? []
  expect(batch?.calls).toHaveLength(2)
  expect(approve?.data).toBe(usdc.exact(open?.to ?? ''))
  expect(await usdc.allowed(open?.to ?? '')).toBe(0n)
})

test('a reload after Confirm opens the order, and an approval already on chain is not requested again', async ({
  page,
  stack,
  account,
}) => {
  await mint(stack, chains.north, account, 100n)
  await page.goto(bridgePath({ from: chains.north, to: chains.south, token: 'USDC', amount: '40' }))
  await connect(page, 'Test Wallet')
  await review(page)
  await page.evaluate(() => window.testWallet?.silent.push('eth_sendTransaction'))
  await confirm(page)
  // The approval is sent, and the page never gets its result.
  await expect.poll(() => page.evaluate(() => window.testWallet?.unanswered.length)).toBe(1)
  await page.reload()
  await expect(page).toHaveURL(/\/order\//)
  await expect(page.getByTestId('resume')).toHaveText('Retry in wallet')
  await page.getByTestId('resume').click()
  await expectStatus(page, ...arrived)
  const [open, ...more] = await requestsOf<Call>(page, 'eth_sendTransaction')
  expect(more).toEqual([])
  expect(open?.data).not.toMatch(/^0x095ea7b3/)
})

for (const [where, reaches] of [
  ['has made the order', true],
  ['was not reached', false],
] as const)
  test(`a reload while the order is requested creates that one order, if the server ${where}`, async ({
    page,
    account,
  }) => {
    const requests: { key: string | undefined; body: string | null; orderId: string | null }[] = []
    let gate: (() => void) | null = null
    await page.route('**/bridge_api/v1/orders', async (route) => {
      const request = route.request()
      const asked = { key: request.headers()['idempotency-key'], body: request.postData() }
      const held = requests.length === 0
      const answer = held && !reaches ? null : await route.fetch()
      const made = answer && ((await answer.json()) as { data: { order: { id: string } } })
      requests.push({ ...asked, orderId: made?.data.order.id ?? null })
      if (held) await new Promise<void>((open) => (gate = open))
      // The page that asked first is closed by then.
      await (answer ? route.fulfill({ response: answer }) : route.abort()).catch(() => {})
    })
    await page.goto(bridgePath({ from: chains.north, to: chains.south, token: 'ETH', amount: '0.03' }))
    await connect(page, 'Test Wallet')
    await review(page)
    await page.getByTestId('confirm-bridge').click()
    await expect.poll(() => requests.length).toBe(1)
    await page.reload()
    await expect(page).toHaveURL(/\/order\//)
    const [first, second, ...more] = requests
    expect(more).toEqual([])
    expect({ key: second?.key, body: second?.body }).toEqual({ key: first?.key, body: first?.body })
    expect(first?.key).toBeTruthy()
    if (reaches) expect(second?.orderId).toBe(first?.orderId)
    expect(page.url()).toContain(second?.orderId ?? 'no order')
    // The wallet has not been asked: only one confirmation is left.
    expect(await requestsOf(page, 'eth_sendTransaction')).toEqual([])
    await page.getByTestId('resume').click()
    await expectStatus(page, ...arrived)
    expect(await requestsOf(page, 'eth_sendTransaction')).toHaveLength(1)
    const orders = await page.request.get(`/api/bridge_api/v1/${account}/orders`)
    expect(((await orders.json()) as { data: { list: unknown[] } }).data.list).toHaveLength(1)
    ;(gate as (() => void) | null)?.()
  })

test('a reload while the order is requested shows the review again if the server refuses it', async ({
  page,
  account: _,
}) => {
  let requests = 0
  await page.route('**/bridge_api/v1/orders', async (route) => {
    requests += 1
    if (requests === 1) return
    await route.fulfill({
      status: 409,
      json: { code: 409, message: 'This quote has run out.', data: { reason: 'quote_expired' } },
    })
  })
  await page.goto(bridgePath({ from: chains.north, to: chains.south, token: 'ETH', amount: '0.03' }))
  await connect(page, 'Test Wallet')
  await review(page)
  await page.getByTestId('confirm-bridge').click()
  await expect.poll(() => requests).toBe(1)
  await page.reload()
  await expect.poll(() => requests).toBe(2)
  await expect(page.getByTestId('confirm-bridge')).toHaveText('Confirm and bridge')
  await page.unroute('**/bridge_api/v1/orders')
  // The refusal starts a new quote, and the button is disabled until it is there.
  await expect(async () => {
    await page.getByTestId('confirm-bridge').click({ timeout: 2000 })
    await expect(page).toHaveURL(/\/(order|completed)\//, { timeout: 20_000 })
  }).toPass({ timeout: 60_000 })
  await expectStatus(page, ...arrived)
})

test('a transfer to another recipient shows a first-use warning', async ({ page, stack, account }) => {
  const recipient = `0x${'ab'.repeat(19)}${Math.floor(Math.random() * 89 + 10)}`
  await page.goto(bridgePath({ from: chains.north, to: chains.south, token: 'ETH', amount: '0.02', recipient }))
  await connect(page, 'Test Wallet')
  await confirmRecipient(page)
  await review(page)
  await expect(page.getByRole('dialog')).toContainText('You haven’t sent to this address before')
  await confirm(page)
  await expectStatus(page, ...arrived)
  expect(await ethBalance(stack.rpc.south, recipient)).toBeGreaterThan((ETHER * 19n) / 1000n)
  expect(await ethBalance(stack.rpc.south, account)).toBe(100n * ETHER)
})

test.describe('on a phone', () => {
  test.use({ userAgent: devices['Pixel 7'].userAgent })

  test('a rejected transfer can be continued in another wallet’s browser, and both browsers see it arrive', async ({
    page,
    stack,
    account,
    browser,
  }) => {
    const inside = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
    await injectWallet(inside, walletFor(stack, account))
    await inside.goto(stack.url)
    await connect(inside, 'Test Wallet')
    const recipient = `0x${'5c'.repeat(20)}`
    await page.goto(bridgePath({ from: chains.north, to: chains.south, token: 'ETH', amount: '0.05', recipient }))
    await connect(page, 'Test Wallet')
    await confirmRecipient(page)
    await page.evaluate(() => window.testWallet?.reject.push('eth_sendTransaction'))
    await review(page)
    await confirm(page)
    await expect(page.getByText(/rejected|declined/i).first()).toBeVisible()
    await expect(page.getByRole('button', { name: /try again/i }).first()).toBeVisible()
    expect(await ethBalance(stack.rpc.north, account)).toBe(100n * ETHER)

    const [order] = await page.evaluate(
      () => JSON.parse(localStorage.getItem('causeway.pending') ?? '[]') as { orderId: string }[],
    )
    const path = `/order/${order?.orderId}`
    await page.goto(path)
    await expect(page.getByTestId('resume')).toBeVisible()
    await page.getByTestId('connect-wallet').first().click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Disconnect/ })
      .click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Coinbase Wallet/ })
      .click()
    const link = await page.getByRole('dialog').getByRole('link', { name: 'Open Coinbase Wallet' }).getAttribute('href')
    await inside.goto(new URL(link ?? '').searchParams.get('cb_url') ?? '')
    await expect(inside.getByTestId('handed-terms')).toContainText(/5c5c/i)
    await expect(inside).toHaveURL(stack.url + path)
    await expectAccessible(inside)
    // Not the user's own address: the wallet is not asked before the user has confirmed it.
    await expect(inside.getByTestId('resume')).toHaveText('Check the recipient')
    await expect(inside.getByTestId('resume')).toBeDisabled()
    await inside.getByRole('switch', { name: 'I’ve checked where the funds go' }).click()
    await inside.getByTestId('resume').click()
    for (const screen of [inside, page]) await expectStatus(screen, ...arrived)
    expect(await requestsOf(inside, 'eth_sendTransaction')).toHaveLength(1)
    await inside.context().close()
  })
})

test('an ambiguous wallet response leads to that transfer, not to a second one', async ({ page, stack, account }) => {
  await page.goto(bridgePath({ from: chains.north, to: chains.south, token: 'ETH', amount: '5' }))
  await connect(page, 'Test Wallet')
  await page.evaluate(() => window.testWallet?.garble.push('eth_sendTransaction'))
  await review(page)
  await confirm(page)
  await expect(page.getByRole('alert')).toContainText('may have already sent this transaction')
  await expect(page.getByTestId('confirm-bridge')).toHaveText('View this transfer')
  await expectAccessible(page)
  await page.getByTestId('confirm-bridge').click()
  await expectStatus(page, ...arrived)
  expect(await requestsOf(page, 'eth_sendTransaction')).toHaveLength(1)
  expect(await ethBalance(stack.rpc.north, account)).toBeGreaterThan(94n * ETHER)
})

test('an amount above the balance is refused before anything is signed', async ({ page, account: _ }) => {
  await page.goto(bridgePath({ from: chains.north, to: chains.south, token: 'USDC', amount: '500' }))
  await connect(page, 'Test Wallet')
  const main = page.getByTestId('main-action')
  await expect(main).toHaveText(/Not enough USDC/)
  await expect(main).toBeDisabled()
  expect(await requestsOf(page, 'eth_sendTransaction')).toEqual([])
  await expectAccessible(page)
})

test('a wallet on the wrong network is switched after a notice', async ({ page, stack }) => {
  const account = await newAccount(stack)
  await injectWallet(page, walletFor(stack, account, { startChain: 31338, known: [31338] }))
  await page.goto(bridgePath({ from: chains.north, to: chains.south, token: 'ETH', amount: '0.03' }))
  await connect(page, 'Test Wallet')
  await bridgeFromElsewhere(page, 'Northshore')
  expect((await askedOf(page)).map(({ method }) => method)).toContain('wallet_addEthereumChain')
})
