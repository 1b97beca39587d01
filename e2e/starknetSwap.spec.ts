import type { Page } from '@playwright/test'
import { POOL } from '#chains/starknet/testing/avnuExchange.ts'
import { contracts } from '#chains/starknet/testing/contracts.ts'
import { include } from '#chains/starknet/testing/pool.ts'
import type { SwapMade } from '#core/wire/swap.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { silentLog } from '#runtime/log.ts'
import { startVendorServer } from '#server/providers/testing/vendorServer.ts'
import { createAvnuSwaps } from '#server/swaps/avnu/createAvnuSwaps.ts'
import { createAvnuStandIn } from '#server/swaps/avnu/testing/standIn.ts'
import { startSwapFollower } from '#server/swaps/followSwaps.ts'
import { createStarknetApp, starknet, type StarknetApp } from '#server/testing/starknet.ts'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { expectSwap, reviewSwap, swapPath } from './support/swapPage.ts'
import { openStarknetWallet, starknetUser } from './support/starknetWallet.ts'

const [COIN, DOLLAR] = [10n ** 18n, 10n ** 6n]
const { ether, strk, usdc } = contracts
const user = starknetUser.address

/** Calls of the app that the local stack, which has no Starknet, leaves to the server of this test. */
const paths = /\/api\/(swap_api|swap_auxiliary_api)\/|\/get-all-chains$|\/chains\/666666666\/rpc$/

let t: StarknetApp
let stop: () => Promise<void>

test.beforeEach(async ({ page }) => {
  const standIn = createAvnuStandIn(() => t.state.rates)
  const vendor = await startVendorServer((call) => standIn.handle(call))
  const settings = { url: vendor.url, perMinute: 100_000, fee: null }
  const clock = { now: () => new Date() }
  const provider = createAvnuSwaps({ catalogue: loadCatalogue({ profile: 'default' }), clock }, settings)
  t = await createStarknetApp({ start: new Date(), deps: { swapProviders: [provider] } })
  const follower = startSwapFollower({ ...t.deps, providers: [provider], log: silentLog }, 500)
  const clockwork = setInterval(() => t.clock.advance(1), 1_000)
  stop = async () => {
    clearInterval(clockwork)
    await follower.stop()
    await t.close()
    await vendor.close()
  }
  const { state } = t
  state.since = Math.floor(Date.now() / 1000) - state.head
  state.accounts.set(user, starknetUser.publicKey)
  for (const [token, mine] of [
    [ether, 2n * COIN],
    [usdc, 5_000n * DOLLAR],
  ] as const) {
    state.balances.set(`${token} ${user}`, mine)
    state.balances.set(`${token} ${POOL}`, 10n ** 30n)
  }
  priceEther(3_000n)
  await page.route(paths, async (route) => {
    const request = route.request()
    const { pathname, search } = new URL(request.url())
    const body: unknown = request.postDataJSON()
    const answer = await t.call(request.method(), `${pathname}${search}`, body === null ? {} : { body })
    await route.fulfill({ status: answer.status, json: answer.body })
  })
})
test.afterEach(() => stop())

/** The local prices have Ether at 3,000 dollars. */
function priceEther(dollars: bigint): void {
  t.state.rates.set(`${ether} ${usdc}`, [dollars * DOLLAR, COIN])
  t.state.rates.set(`${usdc} ${ether}`, [COIN, dollars * DOLLAR])
}

const held = (token: string): bigint => t.state.balances.get(`${token} ${user}`) ?? 0n

/** Opens the form with a connected wallet, which sends through the chain's own endpoint. */
async function open(page: Page, path: string) {
  const wallet = await openStarknetWallet(page, { node: t.rpcs[0]?.url ?? '' })
  await page.goto(path)
  await expect(page.getByTestId('receive-amount')).toHaveText(/^\d/)
  // The header lists the wallets of the page's network.
  await page.getByTestId('connect-wallet').first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Braavos' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  return wallet
}

test('Ether becomes dollars in one transaction of AVNU’s exchange, and dollars Ether again', async ({ page }) => {
  const wallet = await open(page, swapPath(starknet, 'ETH', 'USDC', '0.1'))
  await expect(page.getByTestId('receive-amount')).toHaveText(/^300/)
  await expect(page.getByTestId('rate')).toHaveText(/1 ETH = 3,000 USDC/)
  await expectAccessible(page)
  await reviewSwap(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('AVNU')
  await expect(dialog.getByTestId('bound')).toContainText('298.5')
  await expectAccessible(page)
  await page.getByTestId('confirm-swap').click()
  await expectSwap(page, 'done')
  await expect(page.getByTestId('swap-status')).toContainText(/300 USDC arrived in your wallet on/)
  await expect(page.getByTestId('swap-explorer')).toHaveAttribute(
    'href',
    /^https:\/\/voyager\.online\/tx\/0x[\da-f]{64}$/,
  )
  expect([held(ether), held(usdc)]).toEqual([(19n * COIN) / 10n, 5_300n * DOLLAR])
  expect(wallet.asked.filter((type) => type === 'wallet_addInvokeTransaction')).toHaveLength(1)

  await test.step('its page and the history have it after a reload', async () => {
    await page.reload()
    await expectSwap(page, 'done')
    await page.goto('/history?show=swaps')
    await expect(page.getByRole('list', { name: 'Swaps' }).getByRole('listitem').first()).toContainText('ETH')
  })

  await test.step('and back', async () => {
    await page.goto(swapPath(starknet, 'USDC', 'ETH', '300'))
    await reviewSwap(page)
    await page.getByTestId('confirm-swap').click()
    await expectSwap(page, 'done')
    expect(held(ether)).toBe(2n * COIN)
  })
})

test('Max of the token that pays fees leaves enough for them', async ({ page }) => {
  const { state } = t
  state.balances.set(`${strk} ${user}`, 10n * COIN)
  state.rates.set(`${strk} ${usdc}`, [DOLLAR, 2n * COIN])
  state.fee = COIN / 5n
  const amount = page.getByRole('textbox', { name: 'Amount to send' })
  await open(page, swapPath(starknet, 'STRK', 'USDC', '10'))
  await expect(page.getByTestId('main-action')).toHaveText('Not enough STRK for network fees')
  await page.getByRole('button', { name: 'Use 8 STRK' }).click()
  await expect(amount).toHaveValue('8')
  await amount.fill('3')
  await page.getByRole('button', { name: /^Max/ }).click()
  await expect(amount).toHaveValue('8')
  await reviewSwap(page)
  await page.getByTestId('confirm-swap').click()
  await expectSwap(page, 'done')
  expect([held(strk), held(usdc)]).toEqual([(18n * COIN) / 10n, 5_004n * DOLLAR])
})

test('a reload in the middle keeps the swap, and a block ends it', async ({ page }) => {
  const wallet = await open(page, swapPath(starknet, 'ETH', 'USDC', '0.1'))
  await reviewSwap(page)
  t.state.isOpen = false
  await page.getByTestId('confirm-swap').click()
  await expectSwap(page, 'sent')
  await page.reload()
  await expectSwap(page, 'sent')
  for (const [hash, { sent }] of t.state.transactions) if (sent) include(t.state, hash, sent)
  await expectSwap(page, 'done')
  expect(wallet.asked.filter((type) => type === 'wallet_addInvokeTransaction')).toHaveLength(1)
})

test('a price that moved says so before the wallet opens, or after its transaction failed', async ({ page }) => {
  const wallet = await open(page, swapPath(starknet, 'ETH', 'USDC', '0.1'))
  await reviewSwap(page)
  priceEther(2_900n)
  await page.getByTestId('confirm-swap').click()
  await expect(page.getByRole('alert').filter({ hasText: 'The price moved beyond your slippage.' })).toBeVisible()
  expect(wallet.asked).not.toContain('wallet_addInvokeTransaction')

  priceEther(3_000n)
  await page.goto(swapPath(starknet, 'ETH', 'USDC', '0.1'))
  await reviewSwap(page)
  t.state.isOpen = false
  await page.getByTestId('confirm-swap').click()
  await expectSwap(page, 'sent')
  // Between the trial run and the block.
  priceEther(2_900n)
  for (const [hash, { sent }] of t.state.transactions) if (sent) include(t.state, hash, sent)
  await expectSwap(page, 'failed')
  await expect(page.getByTestId('swap-status')).toContainText('The price moved beyond your slippage.')
  expect(held(ether)).toBe(2n * COIN)
})

test('calls that the review doesn’t show never reach the wallet', async ({ page }) => {
  const wallet = await open(page, swapPath(starknet, 'ETH', 'USDC', '0.1'))
  await page.route('**/make_swap', async (route) => {
    const answer = await t.call('POST', '/api/swap_api/v1/make_swap', { body: route.request().postDataJSON() })
    const { data } = answer.body as { data: SwapMade }
    const [step] = data.steps
    // Another account as the one that gets what was bought.
    if (step?.kind === 'starknet_calls' && step.calls[1]) step.calls[1].calldata[8] = '0x7e57'
    await route.fulfill({ status: answer.status, json: answer.body })
  })
  await reviewSwap(page)
  await page.getByTestId('confirm-swap').click()
  await expect(page.getByRole('alert').filter({ hasText: 'doesn’t match what you approved' })).toBeVisible()
  expect(wallet.asked).not.toContain('wallet_addInvokeTransaction')
  expect(held(ether)).toBe(2n * COIN)
})
