import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Locator, test } from '@playwright/test'
import { decodeAbiParameters, formatUnits, parseUnits, toEventSelector, toFunctionSelector } from 'viem'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { localPool, poolTerms } from '#chains/evm/testing/pool.ts'
import { createUser } from '#chains/evm/testing/user.ts'
import type { TrustData } from '#core/wire/trust.ts'
import { expectAccessible } from './support/accessible.ts'
import { arrived, bridgePath, chains, confirm, connect, expectStatus, review } from './support/app.ts'
import { ethBalance, nonceOf, rpc, tokenBalance, travel, waitingTransactions } from './support/chain.ts'
import { mint, newAccount, walletFor } from './support/fixtures.ts'
import { holdBlocks, releaseBlocks } from './support/holdBlocks.ts'
import { closeReceipt, confirmAtPool, openPool, orderAtPool } from './support/poolPage.ts'
import { evmOnly, type Stack, startStack } from './support/stack.ts'
import { injectWallet } from './support/wallet.ts'

const ETHER = 10n ** 18n
const USDC = 10n ** 6n
const { maker, stranger, user } = devAccounts
const { address: pool, asset: usdc } = localPool(chains.north)
let stack: Stack
let refunded = ''

const held = (owner: string): Promise<bigint> => tokenBalance(stack.rpc.north, usdc, owner)

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  test.setTimeout(300_000)
  stack = await startStack(['--without', 'maker', ...evmOnly])
  // Later, when the reconciler watches the wallet, this would be an unknown payment.
  const inventory = await held(maker.address)
  await createUser(stack.rpc.north, maker).transfer(usdc, stranger.address, inventory - 20n * USDC)
})
// A test that fails while a chain is paused would break the next one.
test.afterEach(() => Promise.all([releaseBlocks(stack.rpc.north), releaseBlocks(stack.rpc.south)]))
test.afterAll(() => stack.stop())

test('while the maker is down, the deposit can be refunded once its deadline has passed', async ({ page }) => {
  const account = await newAccount(stack)
  await injectWallet(page, walletFor(stack, account))
  await page.goto(stack.url + bridgePath({ from: chains.north, to: chains.south, token: 'ETH', amount: '1' }))
  await connect(page, 'Test Wallet')
  await review(page)
  await confirm(page)
  await expectStatus(page, 'created', 'deposit_seen')
  await expect.poll(() => ethBalance(stack.rpc.north, account)).toBeLessThan(99n * ETHER)
  // Past every deadline of the order; the maker only returns to watch.
  await travel(stack.rpc.north, 8 * 3600)
  await travel(stack.rpc.south, 8 * 3600)
  await page.reload()
  const refund = page.getByTestId('refund')
  await expect(refund).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page)
  refunded = page.url()
  await refund.click()
  await expect.poll(() => ethBalance(stack.rpc.north, account)).toBeGreaterThan((ETHER * 9999n) / 100n)
})

test('a restarted maker sees that the deposit was refunded', async ({ page }) => {
  await stack.kill()
  await stack.start(evmOnly)
  await page.goto(refunded)
  await expectStatus(page, 'refunded')
  await expectAccessible(page)
})

test('a maker that is killed with an unmined payout and restarted pays exactly once', async ({ page }) => {
  const account = await newAccount(stack)
  await injectWallet(page, walletFor(stack, account))
  await page.goto(stack.url + bridgePath({ from: chains.north, to: chains.south, token: 'ETH', amount: '0.2' }))
  await connect(page, 'Test Wallet')
  await review(page)
  await holdBlocks(stack.rpc.south)
  await confirm(page)
  await expectStatus(page, 'filling')
  // Without data, a transaction uses up a nonce that the restart before left open.
  const waiting = () => waitingTransactions(stack.rpc.south)
  const payouts = async () => (await waiting()).filter(({ input }) => input !== '0x')
  await expect.poll(payouts).toHaveLength(1)
  await stack.kill()
  const [payout] = await payouts()
  const { hash, from: payer, nonce } = payout as { hash: string; from: string; nonce: string }
  expect(await ethBalance(stack.rpc.south, account)).toBe(100n * ETHER)
  // The node drops the payout too: only bytes that the maker stored before sending can still pay.
  await rpc(stack.rpc.south, 'anvil_dropTransaction', [hash])
  await stack.start(evmOnly)
  await page.reload()
  await expectStatus(page, ...arrived)
  const gained = (await ethBalance(stack.rpc.south, account)) - 100n * ETHER
  expect(gained).toBeGreaterThan((ETHER * 198n) / 1000n)
  expect(gained).toBeLessThan(ETHER / 5n)
  expect(await nonceOf(stack.rpc.south, payer)).toBeGreaterThan(Number(nonce))
})

test('a pending transfer is the same after a reload, in another tab and on another device by its link', async ({
  page,
  context,
  browser,
}) => {
  const account = await newAccount(stack)
  await injectWallet(page, walletFor(stack, account))
  await page.goto(stack.url + bridgePath({ from: chains.north, to: chains.south, token: 'ETH', amount: '0.04' }))
  await connect(page, 'Test Wallet')
  await review(page)
  await Promise.all([holdBlocks(stack.rpc.north), holdBlocks(stack.rpc.south)])
  await confirm(page)

  // The wallet has sent the deposit, but it is not mined.
  await expectStatus(page, 'created')
  // A claim of the maker may wait as well.
  const waiting = await waitingTransactions(stack.rpc.north)
  expect(waiting.filter(({ from }) => from === account)).toHaveLength(1)
  await page.reload()
  await expectStatus(page, 'created')
  await expect(page.getByTestId('resume')).toBeHidden()
  const tab = await context.newPage()
  await injectWallet(tab, walletFor(stack, account))
  await tab.goto(page.url())
  await expectStatus(tab, 'created')
  await expect(tab.getByTestId('resume')).toBeHidden()
  const device = await (await browser.newContext()).newPage()
  await device.goto(page.url())
  await expect(device.getByText('its deposit hasn’t been detected yet')).toBeVisible()

  // The deposit is mined, but not the payout.
  await releaseBlocks(stack.rpc.north)
  await expectStatus(page, 'filling')
  await expectStatus(tab, 'filling')
  await page.reload()
  await expectStatus(page, 'filling')
  // The second device polls by itself.
  await expectStatus(device, 'filling')
  await expectAccessible(device)
  expect(await ethBalance(stack.rpc.south, account)).toBe(100n * ETHER)

  await releaseBlocks(stack.rpc.south)
  for (const screen of [page, tab, device]) await expectStatus(screen, ...arrived)
  expect(await ethBalance(stack.rpc.south, account)).toBeGreaterThan(100n * ETHER + (ETHER * 39n) / 1000n)
  await device.context().close()
})

/** Reads a view of the local pool. */
const read = async (selector: string): Promise<bigint> =>
  BigInt(await rpc<string>(stack.rpc.north, 'eth_call', [{ to: pool, data: selector }, 'latest']))
const outstanding = () => read(toFunctionSelector('outstanding()'))
const totalAssets = () => read(toFunctionSelector('totalAssets()'))

interface Log {
  readonly data: `0x${string}`
  readonly transactionHash: string
}
/** Events of the local pool. */
const logsOf = (event: string): Promise<readonly Log[]> =>
  rpc(stack.rpc.north, 'eth_getLogs', [{ address: pool, fromBlock: '0x0', topics: [toEventSelector(event)] }])

const amountIn = async (part: Locator): Promise<bigint> => {
  const [text = ''] = /[\d.]+/.exec(await part.innerText()) ?? []
  return parseUnits(text, 6)
}

/** Waits until the reconciler has compared everything until now and recorded what it found. */
async function expectBalanced(): Promise<void> {
  const head = await rpc<string>(stack.rpc.north, 'eth_blockNumber')
  const books = join(stack.folder, 'reconciler', `books-${chains.north}.json`)
  const readTo = async () =>
    BigInt((JSON.parse(await readFile(books, 'utf8')) as { cursor: { $bigint: string } }).cursor.$bigint)
  await expect.poll(readTo, { timeout: 240_000 }).toBeGreaterThanOrEqual(BigInt(head))
  const passed = Date.now()
  const report = async () => {
    const answer = await fetch(`${stack.url}/api/bridge_api/v1/trust`)
    return ((await answer.json()) as { data: TrustData }).data.report
  }
  await expect.poll(async () => Date.parse((await report()).as_of), { timeout: 120_000 }).toBeGreaterThan(passed)
  expect((await report()).incidents.open).toBe(0)
}

test('a pool pays what the maker’s inventory doesn’t cover, is repaid with a fee, and pays its queue', async ({
  page,
  browser,
}) => {
  test.setTimeout(600_000)
  const inventory = await held(maker.address)
  const account = await newAccount(stack)
  await mint(stack, chains.south, account, 600n)
  const payer = await (await browser.newContext()).newPage()
  await injectWallet(payer, walletFor(stack, account, { startChain: chains.south }))
  await payer.goto(stack.url + bridgePath({ from: chains.south, to: chains.north, token: 'USDC', amount: '600' }))
  await connect(payer, 'Test Wallet')
  await expect(payer.getByText('There isn’t enough liquidity on Northshore')).toBeVisible()

  await openPool(page, stack)
  await orderAtPool(page, 'Deposit', '1000')
  await confirmAtPool(page)
  await closeReceipt(page)
  await expect(page.getByTestId('position-withdrawable')).toHaveText('1,000 USDC')

  // Its fee includes the pool's: inventory alone would charge 0.01%.
  await expect(async () => {
    await payer.reload()
    await expect(payer.getByTestId('receive-amount')).toHaveText(/^59\d\./, { timeout: 20_000 })
  }).toPass({ timeout: 120_000 })
  await payer.getByTestId('quote-facts').locator('summary').click()
  await expect(payer.getByTestId('quote-facts')).toContainText('0.06%')
  await review(payer)
  const promised = await amountIn(
    payer
      .getByRole('dialog')
      .getByText(/^59\d\.\d+ USDC$/)
      .first(),
  )
  await confirm(payer)
  await expectStatus(payer, ...arrived)
  const lent = await outstanding()
  expect(lent).toBe(await held(account))
  expect(lent).toBe(promised)
  expect(await held(maker.address)).toBe(inventory)
  const [drawn] = await logsOf('Drawn(uint256,bytes32,uint256,uint256,uint256)')
  const payout = await rpc<{ to: string; from: string }>(stack.rpc.north, 'eth_getTransactionByHash', [
    drawn?.transactionHash,
  ])
  expect(payout).toMatchObject({ to: pool, from: maker.address.toLowerCase() })
  await payer.context().close()

  // Idle tokens are withdrawn at once, and most of the rest waits.
  await expect(page.getByTestId('pool-lent')).toHaveText(`${formatUnits(lent, 6)} USDC`)
  const idle = 1_000n * USDC - lent
  await expect(page.getByTestId('position-withdrawable')).toHaveText(`${formatUnits(idle, 6)} USDC`)
  const before = await held(user.address)
  await orderAtPool(page, 'Withdraw', formatUnits(idle, 6))
  await confirmAtPool(page)
  await closeReceipt(page)
  expect(await held(user.address)).toBe(before + idle)
  await orderAtPool(page, 'Withdraw', '500')
  await confirmAtPool(page)
  await closeReceipt(page)
  await expect(page.getByTestId('pool-request')).toContainText('Paid next')
  await expect(page.getByTestId('pool-request')).toContainText('500 USDC')
  await expectAccessible(page)

  // Repaid by the maker itself once its inventory is back.
  await createUser(stack.rpc.north, stranger).transfer(usdc, maker.address, 1_000n * USDC)
  await expect.poll(outstanding, { timeout: 240_000 }).toBe(0n)
  const fee = (lent * poolTerms.feePpm) / 1_000_000n
  const [repaid, ...more] = await logsOf('Repaid(address,uint256,uint256)')
  expect(more).toEqual([])
  expect(decodeAbiParameters([{ type: 'uint256' }, { type: 'uint256' }], repaid?.data ?? '0x')).toEqual([lent, fee])
  expect(await held(maker.address)).toBe(inventory + 1_000n * USDC - lent - fee)
  await page.getByTestId('pay-requests').click()
  await closeReceipt(page)
  await page.getByTestId('collect').click()
  await closeReceipt(page)
  expect(await held(user.address)).toBeGreaterThanOrEqual(before + idle + 500n * USDC)
  await expectBalanced()

  // The fee is income of the shares that stayed.
  await expect(page.getByTestId('pool-income')).toContainText('USDC')
  await travel(stack.rpc.north, Number(poolTerms.term) + 1)
  await expect(page.getByTestId('pool-income')).toHaveCount(0)
  const left = await held(pool)
  expect(await totalAssets()).toBe(left)
  expect(left).toBeGreaterThan(1_000n * USDC - idle - 500n * USDC)
  await expect(page.getByTestId('pool-total')).toHaveText(`${formatUnits(left, 6)} USDC`)
  await expect(page.getByTestId('pool-price')).toHaveText(/^1\.00[1-9]\d* USDC$/)
})
