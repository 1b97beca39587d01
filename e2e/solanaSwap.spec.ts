import { localSvmKeypair } from '#local/svm/keys.ts'
import { WRAPPED } from '#server/swaps/jupiter/calls.ts'
import { expectSwap, reviewSwap, swapPath } from './support/swapPage.ts'
import { expectAccessible } from './support/accessible.ts'
import { chains, connect } from './support/app.ts'
import { rpc, splBalance } from './support/chain.ts'
import { expect, test, tokenOf } from './support/fixtures.ts'

const owner = localSvmKeypair('user').publicKey.toBase58()
const solBalance = async (url: string): Promise<number> =>
  (await rpc<{ value: number }>(url, 'getBalance', [owner])).value

test('SOL becomes a token in one transaction of Jupiter’s program, and the token SOL again', async ({
  page,
  stack,
}) => {
  const usdc = await tokenOf(stack, chains.sol, 'USDC')
  await page.goto(swapPath(chains.sol, 'SOL', 'USDC', '0.5'))
  await connect(page, /local solana wallet/i, 'Solana')
  await expect(page.getByTestId('receive-amount')).toHaveText(/^\d+\.\d+/)
  await expect(page.getByTestId('rate')).toHaveText(/1 SOL = [\d,.]+ USDC/)
  await expectAccessible(page)
  await reviewSwap(page)
  await expect(page.getByRole('dialog')).toContainText('Jupiter')
  await expectAccessible(page)
  const minimum = Number.parseFloat((await page.getByRole('dialog').getByTestId('bound').innerText()).replace(/,/g, ''))
  const before = await splBalance(stack.rpc.sol, usdc.address, owner)
  await page.getByTestId('confirm-swap').click()
  await expectSwap(page, 'done')
  await expect(page.getByTestId('swap-status')).toContainText(/USDC arrived in your wallet on/)
  const received = (await splBalance(stack.rpc.sol, usdc.address, owner)) - before
  expect(Number(received) / 1e6).toBeGreaterThanOrEqual(minimum)

  await test.step('its page and the history have it after a reload', async () => {
    await page.reload()
    await expectSwap(page, 'done')
    await page.goto('/history?show=swaps')
    await expect(page.getByRole('list', { name: 'Swaps' }).getByRole('listitem').first()).toContainText('SOL')
  })

  await test.step('a node that finds a price that moved sends nothing, in words, and the next try goes back', async () => {
    const [coins, tokens] = [await solBalance(stack.rpc.sol), await splBalance(stack.rpc.sol, usdc.address, owner)]
    let refusals = 0
    const toNode = `**/chains/${chains.sol}/rpc`
    await page.route(toNode, async (route) => {
      const call = route.request().postDataJSON()
      if (call?.method !== 'sendTransaction') return route.fallback()
      refusals += 1
      const err = { InstructionError: [3, { Custom: 6001 }] }
      const message = 'Transaction simulation failed: Error processing Instruction 3: custom program error: 0x1771'
      const error = { code: -32002, message, data: { err, logs: [], accounts: null, unitsConsumed: 0 } }
      await route.fulfill({ json: { jsonrpc: '2.0', id: call.id, error } })
    })
    await page.goto(swapPath(chains.sol, 'USDC', 'SOL', '20'))
    await reviewSwap(page)
    await page.getByTestId('confirm-swap').click()
    await expect(page.getByRole('alert').filter({ hasText: 'The price moved beyond your slippage.' })).toBeVisible()
    expect(refusals).toBeGreaterThan(0)
    await expectSwap(page, 'waiting')
    await expectAccessible(page)
    expect(await splBalance(stack.rpc.sol, usdc.address, owner)).toBe(tokens)
    await page.unroute(toNode)
    await page.getByRole('link', { name: 'Start a new swap' }).click()
    await reviewSwap(page)

    // The server doesn't get the report, and the page is loaded again.
    await page.route('**/sent', (route) => route.abort())
    const reported = page.waitForRequest('**/sent')
    await page.getByTestId('confirm-swap').click()
    await reported
    await page.unroute('**/sent')
    await page.reload()
    await expectSwap(page, 'done')
    expect(await solBalance(stack.rpc.sol)).toBeGreaterThan(coins)
    expect(tokens - (await splBalance(stack.rpc.sol, usdc.address, owner))).toBe(20_000_000n)
  })
})

test('Max leaves what accounts and fees need, and a mint address names a token', async ({ page }) => {
  await page.goto(swapPath(chains.sol, 'SOL', 'USDC', '1'))
  await connect(page, /local solana wallet/i, 'Solana')
  await page.getByRole('button', { name: /^Max/ }).click()
  await expect(page.getByTestId('main-action')).toHaveText('Review')
  await page.getByTestId('receive-token').click()
  await page.getByRole('combobox').fill(WRAPPED)
  await page.getByRole('button', { name: 'Check this token' }).click()
  await expect(page.getByTestId('import-token')).toBeVisible()
})

test('the wallet chip of the swap page belongs to the family of its network', async ({ page, account }) => {
  const bar = page.getByRole('banner')
  const chip = bar.getByTestId('connect-wallet')
  await page.goto(swapPath(chains.north, 'ETH', 'USDC', '0.1'))
  await connect(page, 'Test Wallet')
  await expect(chip).toContainText(account.slice(-4), { ignoreCase: true })
  await page.goto(swapPath(chains.sol, 'SOL', 'USDC', '0.5'))
  await expect(bar.locator('[data-more-wallets]')).toHaveText(/\+1/)
  await expect(chip).toHaveText('Connect Wallet')
  await chip.click()
  await expect(page.getByRole('dialog').getByRole('tab', { name: 'Solana' })).toHaveAttribute('aria-selected', 'true')
})
