import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { arrived, bridgePath, chains, confirm as confirmBridge, connect, expectStatus } from './support/app.ts'
import { tokenBalance } from './support/chain.ts'
import { type Endpoints, expect, mint, test, tokenOf } from './support/fixtures.ts'
import { requestsOf } from './support/wallet.ts'

const route = { from: chains.north, to: chains.south, token: 'ETH', amount: '' } as const

/** From the bridge form to the swap page, by an asset without a route. */
async function chooseUnreachable(page: Page, symbol: string): Promise<void> {
  await page.getByTestId('asset').click()
  const row = page.getByRole('option', { name: symbol })
  await expect(row).toContainText('Swap, then bridge')
  await expectAccessible(page)
  await row.click()
  await expect(page.getByTestId('two-step')).toContainText('Then bridge to Southshore')
}

/** Swaps GRAM for the chosen asset, with the bridge to follow. */
async function swapFirst(page: Page, stack: Endpoints, account: string): Promise<void> {
  await mint(stack, chains.north, account, 500n, 'GRAM')
  await page.goto(bridgePath(route))
  await connect(page, 'Test Wallet')
  await chooseUnreachable(page, 'GRAM')
  await page.locator('input[name=amount]').fill('200')
  await page.getByTestId('two-step-USDC').click()
  await expect(page.getByTestId('two-step-USDC')).toContainText(/At least [\d,.]+ USDC/)
  await expect(page.getByTestId('main-action')).toHaveText('Review')
  await page.getByTestId('main-action').click()
  await expect(page.getByTestId('second-step')).toContainText(/At least [\d,.]+ USDC/)
  await confirmSwap(page)
  await expectPlan(page, 'ready')
}

async function confirmSwap(page: Page): Promise<void> {
  await pressConfirm(page)
  await expectSwapped(page)
}

const expectSwapped = (page: Page): Promise<void> =>
  expect(page.getByTestId('swap-status')).toHaveAttribute('data-status', 'done')

/** Confirms the review. The price moves when another test trades in the pool, and is then accepted first. */
async function pressConfirm(page: Page): Promise<void> {
  const button = page.getByTestId('confirm-swap')
  await expect(async () => {
    if (await button.isVisible()) await button.click()
    await expect(page.getByTestId('swap-status')).toBeVisible({ timeout: 3000 })
  }).toPass()
}

/** Coins of the payout that the swap leaves. */
const kept = /0\.\d+ ETH stays in your wallet for network fees\./

const expectPlan = (page: Page, state: string): Promise<void> =>
  expect(page.getByTestId('plan')).toHaveAttribute('data-state', state)

const usdcOf = async (stack: Endpoints, chain: number, account: string): Promise<bigint> => {
  const { address } = await tokenOf(stack, chain, 'USDC')
  return tokenBalance(chain === chains.north ? stack.rpc.north : stack.rpc.south, address, account)
}

test('a token without a route is swapped, then bridged after a reload in between', async ({ page, stack, account }) => {
  await mint(stack, chains.north, account, 500n, 'GRAM')
  await page.goto(bridgePath(route))
  await connect(page, 'Test Wallet')
  await chooseUnreachable(page, 'GRAM')
  await page.locator('input[name=amount]').fill('200')
  const routes = page.getByTestId('two-step').getByRole('listitem')
  await expect(routes).toHaveCount(2)
  for (const symbol of ['USDC', 'ETH']) {
    const row = page.getByTestId(`two-step-${symbol}`)
    await expect(row).toContainText(new RegExp(`At least [\\d,.]+ ${symbol}`))
    await expect(row).toContainText(/Total cost \$[\d.]+/)
    await expect(row).toContainText(`Swap GRAM for ${symbol}`)
    await expect(row).toContainText(`Bridge ${symbol} to Southshore`)
  }
  await page.getByTestId('two-step-USDC').click()
  await expect(page.getByTestId('two-step-USDC')).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
  await expect(page.getByTestId('main-action')).toHaveText('Review')
  await page.getByTestId('main-action').click()
  await expect(page.getByTestId('second-step')).toContainText(/At least [\d,.]+ USDC/)
  await expectAccessible(page)
  await confirmSwap(page)
  await expectPlan(page, 'ready')
  const brought = await usdcOf(stack, chains.north, account)
  expect(brought).toBeGreaterThan(0n)

  await test.step('a reload, and a visit elsewhere, lead back to the second step', async () => {
    await page.reload()
    await expectPlan(page, 'ready')
    await expectAccessible(page)
    await page.goto('/swap')
    await expect(page.getByTestId('open-plan')).toContainText('Continue with the bridge to Southshore')
    await page.goto('/')
    await page.getByTestId('open-plan').click()
    await expectPlan(page, 'ready')
  })

  await test.step('the bridge sends exactly what the swap brought', async () => {
    await page.getByTestId('plan-continue').click()
    await confirmBridge(page)
    await expectStatus(page, ...arrived)
    expect(await usdcOf(stack, chains.north, account)).toBe(0n)
    expect(await usdcOf(stack, chains.south, account)).toBeGreaterThan(0n)
  })

  await test.step('and its plan is over', async () => {
    await page.goto('/history?show=swaps')
    await page.getByRole('list', { name: 'Swaps' }).getByRole('link').first().click()
    await expectPlan(page, 'arrived')
    await expect(page.getByTestId('plan-continue')).toHaveCount(0)
    await expectAccessible(page)
    await page.goto('/swap')
    await expect(page.getByTestId('two-step')).toHaveCount(0)
    await expect(page.locator('input[name=amount]')).toBeVisible()
    await expect(page.getByTestId('open-plan')).toHaveCount(0)
  })
})

test('a deposit whose answer a reload lost is not offered again', async ({ page, stack, account }) => {
  await swapFirst(page, stack, account)
  const swapPage = page.url()
  // So that the wallet's requests count from here.
  await page.reload()
  await page.getByTestId('plan-continue').click()
  await confirmBridge(page)
  // The approval, then the deposit: the page is gone before the wallet's answer, or right after it.
  await expect.poll(async () => (await requestsOf(page, 'eth_sendTransaction')).length).toBe(2)
  await page.goto(swapPage)
  await expect(page.getByTestId('plan')).toHaveAttribute('data-state', /^(bridging|check_order|arrived)$/)
  await expect(page.getByTestId('plan-continue')).toHaveCount(0)
  await page.getByTestId('plan-order').click()
  await expect(page.getByTestId('order-status').last()).toBeVisible()
})

test('a second step that got worse or is refused leaves the tokens, and every choice, with the user', async ({
  page,
  stack,
  account,
}) => {
  await swapFirst(page, stack, account)
  const brought = await usdcOf(stack, chains.north, account)
  let answer: 'worse' | 'refused' = 'worse'
  await page.route('**/bridge_api/v1/quotes', async (request) => {
    const response = await request.fetch()
    const lines = (await response.text()).trim().split('\n')
    const body = JSON.parse(lines.at(-1) ?? '{}') as { data: { quotes: Record<string, string>[]; reasons: unknown[] } }
    if (answer === 'refused') {
      body.data.quotes = []
      body.data.reasons = [{ provider: 'maker', reason: 'insufficient_liquidity', message: 'Not enough liquidity.' }]
    }
    for (const quote of body.data.quotes)
      for (const side of ['receive_amount', 'min_receive_amount'])
        quote[side] = String((BigInt(quote[side] ?? '0') * 9n) / 10n)
    await request.fulfill({ response, body: `${JSON.stringify(body)}\n` })
  })
  await page.reload()
  await expect(page.getByTestId('plan')).toContainText('The quote is worse than when you started')
  await expect(page.getByTestId('plan-continue')).toHaveText(/^Bridge [\d,.]+ USDC to Southshore$/)
  await expectAccessible(page)

  answer = 'refused'
  await page.reload()
  await expect(page.getByTestId('plan')).toContainText('Your USDC is safe in your wallet on Northshore.')
  await expect(page.getByTestId('plan-continue')).toHaveText('Try again')
  expect(await usdcOf(stack, chains.north, account)).toBe(brought)
  await expectAccessible(page)
  const plan = page.url()

  await test.step('another amount opens the form, filled in', async () => {
    await page.unroute('**/bridge_api/v1/quotes')
    await page.getByTestId('plan-amount').click()
    await expect(page.getByTestId('asset')).toContainText('USDC')
    await expect(page.locator('input[name=amount]')).toHaveValue(/^[\d,.]+$/)
    await expect(page.getByTestId('plan-step')).toHaveText('Step 2 of 2: bridge to Southshore')
    await expect(page.getByTestId('open-plan')).toHaveCount(0)
  })

  await test.step('swapping back fills in the swap the other way around', async () => {
    await page.goto(plan)
    await page.getByTestId('swap-back').click()
    await expect(page.getByTestId('send-token')).toContainText('USDC')
    await expect(page.getByTestId('receive-token')).toContainText('GRAM')
    await expect(page.getByTestId('two-step')).toHaveCount(0)
  })

  await test.step('and keeping the tokens ends it', async () => {
    await page.goto(plan)
    await page.getByTestId('plan-keep').click()
    await expectPlan(page, 'kept')
    await page.goto('/swap')
    await expect(page.locator('input[name=amount]')).toBeVisible()
    await expect(page.getByTestId('open-plan')).toHaveCount(0)
  })
})

test('what a bridge brings is swapped after it, with one total, and after a reload in between', async ({
  page,
  stack,
  account,
}) => {
  await page.goto(bridgePath({ ...route, amount: '0.5' }))
  await connect(page, 'Test Wallet')
  await page.getByTestId('offer-swap-after').click()
  await expectAccessible(page)
  await page.getByRole('option', { name: 'USDC' }).first().click()
  await expect(page.getByRole('button', { name: 'Change token' })).toBeFocused()
  const total = page.getByTestId('swap-after')
  const figures = [/At least [\d,.]+ USDC/, /Total cost \$[\d.]+/, 'Bridge ETH to Southshore', 'Swap ETH for USDC']
  for (const figure of figures) await expect(total).toContainText(figure)
  await expect(page.getByTestId('swap-after-expected')).toHaveText(/^[\d,.]+ USDC$/)
  await expect(page.getByTestId('swap-after-reserved')).toHaveText(kept)
  await expectAccessible(page)
  await page.waitForURL(/swapTo=31338%3A0x/)
  // On the other network that token isn't there, and the address loses it.
  await page.getByRole('button', { name: 'Swap networks' }).click()
  await expect(page).not.toHaveURL(/swapTo=/)
  await expect(page.getByTestId('to-network')).toContainText('Northshore')
  await expect(total).toHaveCount(0)
  // A link of someone else's may name it by its symbol.
  await page.goto(`${bridgePath({ ...route, amount: '0.5' })}&swapTo=${chains.south}:USDC`)
  for (const figure of figures) await expect(total).toContainText(figure)
  // An address names the token, and takes no focus.
  await expect(page.getByRole('button', { name: 'Change token' })).not.toBeFocused()
  await page.getByTestId('main-action').click()
  await expect(page.getByTestId('second-step')).toContainText(/At least [\d,.]+ USDC/)
  await expectAccessible(page)
  await confirmBridge(page)
  await expectStatus(page, ...arrived)
  const plan = page.getByTestId('arrival-plan')
  await expect(plan.first()).toHaveAttribute('data-state', 'ready')
  const before = await usdcOf(stack, chains.south, account)

  await test.step('the form leads back to the second step', async () => {
    await page.goto('/')
    await expect(page.getByTestId('open-plan')).toContainText('Continue with the swap for USDC')
    await page.getByTestId('open-plan').click()
    await expect(plan).toContainText('ETH is in your wallet on Southshore')
    await expect(page.getByTestId('plan-expected')).toHaveText(/^[\d,.]+ USDC$/)
    await expect(page.getByTestId('plan-reserved')).toHaveText(kept)
    await expectAccessible(page)
    await page.getByTestId('plan-continue').click()
    await expect(page.getByTestId('plan-step')).toContainText('Step 2 of 2: swap for USDC')
    await expect(page.getByTestId('plan-step')).toContainText(kept)
    await expect(page.getByTestId('open-plan')).toHaveCount(0)
    await expect(page.getByTestId('send-token')).toContainText('ETH')
    await expect(page.getByTestId('receive-token')).toContainText('USDC')
    await page.getByRole('button', { name: 'Switch to Southshore' }).click()
    await page.getByRole('button', { name: 'Review' }).click()
    await page.evaluate(() => window.testWallet?.reject.push('eth_sendTransaction'))
    await pressConfirm(page)
    await expect(page.getByRole('heading', { name: 'Not confirmed' })).toBeVisible()
    expect(await usdcOf(stack, chains.south, account)).toBe(before)
  })

  await test.step('and to a swap that was not sent', async () => {
    await page.goto('/')
    await expect(page.getByTestId('open-plan')).toContainText('Your swap for USDC has been created')
    await page.getByTestId('open-plan').click()
    await page.getByTestId('swap-continue').click()
    await expectSwapped(page)
    expect(await usdcOf(stack, chains.south, account)).toBeGreaterThan(before)
  })

  await test.step('a failed swap leaves the tokens with the user, and is offered again', async () => {
    let isFailing = true
    await page.route('**/swap_api/v1/status?*', async (request) => {
      if (!isFailing) return request.continue()
      const response = await request.fetch()
      const body = (await response.json()) as { data: object }
      await request.fulfill({
        response,
        json: { ...body, data: { ...body.data, status: 'failed', failure: 'slippage' } },
      })
    })
    await page.goto('/')
    await page.getByTestId('open-plan').click()
    await expect(plan).toContainText('Your ETH is safe in your wallet on Southshore')
    await expect(page.getByTestId('plan-continue')).toHaveText(/^Swap [\d,.]+ ETH for USDC$/)
    await page.getByTestId('plan-keep').click()
    await expect(plan).toHaveAttribute('data-state', 'kept')
    isFailing = false
  })

  await test.step('and the swap that is done ends the plan', async () => {
    await page.reload()
    await expect(plan).toHaveAttribute('data-state', 'done')
    await expect(page.getByTestId('plan-continue')).toHaveCount(0)
    await page.goto('/')
    await expect(page.getByTestId('offer-swap-after')).toBeVisible()
    await expect(page.getByTestId('open-plan')).toHaveCount(0)
  })
})

test('where swaps are not offered, neither is a route with one', async ({ page, account: _ }) => {
  await page.route('**/api/config/policy', async (request) => {
    const response = await request.fetch()
    const body = (await response.json()) as { data: { capabilities: Record<string, string> } }
    body.data.capabilities['swap'] = 'hidden'
    await request.fulfill({ response, json: body })
  })
  await page.goto(`${bridgePath(route)}&swapTo=${chains.south}:native`)
  await expect(page.getByTestId('pay-elsewhere')).toBeVisible()
  await expect(page.getByTestId('offer-swap-after')).toHaveCount(0)
  await expect(page.getByTestId('swap-after')).toHaveCount(0)
  await page.getByTestId('asset').click()
  const row = page.getByRole('option', { name: 'GRAM' })
  await expect(row).toContainText('No route to Southshore yet')
  await expect(row).toHaveAttribute('aria-disabled', 'true')
  // By now both would have been there.
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('offer-swap-after')).toHaveCount(0)
  await expect(page.getByTestId('swap-after')).toHaveCount(0)
})
