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

  await test.step('and back', async () => {
    const coins = await solBalance(stack.rpc.sol)
    await page.goto(swapPath(chains.sol, 'USDC', 'SOL', '20'))
    await reviewSwap(page)
    await page.getByTestId('confirm-swap').click()
    await expectSwap(page, 'done')
    expect(await solBalance(stack.rpc.sol)).toBeGreaterThan(coins)
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
