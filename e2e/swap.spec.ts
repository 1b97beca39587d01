import type { Page } from '@playwright/test'
import { encodeFunctionData, type Hex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { PERMIT2 } from '#chains/evm/order/permit2.ts'
import { testTokenAbi } from '#contracts/abi/testToken.ts'
import { assetId } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import { routerCall } from '#server/swaps/uniswap/calls.ts'
import { deploymentOf } from '#chains/evm/uniswapDeployments.ts'
import { expectAccessible } from './support/accessible.ts'
import { chains, connect } from './support/app.ts'
import { allowance, ethBalance, freshAccount, rpc, sendAsDeployer, tokenBalance } from './support/chain.ts'
import { type Endpoints, expect, mint, newAccount, test, tokenOf, walletFor } from './support/fixtures.ts'
import { holdBlocks, releaseBlocks } from './support/holdBlocks.ts'
import { chooseLeastSlippage, confirmSwap, expectSwap, reviewSwap, swapPath } from './support/swapPage.ts'
import { injectWallet, requestsOf } from './support/wallet.ts'

const ETHER = 10n ** 18n
const USDC = 10n ** 6n

const local = deploymentOf(chains.north)
if (!local) throw new Error('no exchange on the local network')

/** An account with a key that signs typed data, coins, and USDC on Southshore, where it takes permits. */
async function signer(page: Page, stack: Endpoints, usdc: bigint): Promise<string> {
  const owner = privateKeyToAccount(generatePrivateKey())
  const account = owner.address.toLowerCase()
  await page.exposeFunction('signTypedAsOwner', (json: string) => {
    const { types, domain, primaryType, message } = JSON.parse(json)
    return owner.signTypedData({ types, domain, primaryType, message })
  })
  await freshAccount(stack.rpc.south, account)
  await injectWallet(page, walletFor(stack, account, { startChain: chains.south }))
  await mint(stack, chains.south, account, usdc)
  return account
}

test('coins become a token in one transaction, and the token coins again', async ({ page, stack, account }) => {
  const usdc = await tokenOf(stack, chains.north, 'USDC')
  await page.goto(swapPath(chains.north, 'ETH', 'USDC', '0.1'))
  await connect(page, 'Test Wallet')
  await expect(page.getByTestId('receive-amount')).toHaveText(/^\d{3}\.\d+/)
  await expect(page.getByTestId('rate')).toHaveText(/1 ETH = [\d,.]+ USDC/)
  await page.getByTestId('rate').click()
  await expect(page.getByTestId('rate')).toHaveText(/1 USDC = 0\.000\d+ ETH/)
  await expectAccessible(page)
  await reviewSwap(page)
  await expectAccessible(page)
  const minimum = await page.getByRole('dialog').getByTestId('bound').innerText()
  await page.getByRole('button', { name: 'Add Northshore Protect to wallet' }).click()
  await expect(page.getByTestId('protected-endpoint')).toContainText('Northshore Protect is added.')
  expect(await requestsOf<object>(page, 'wallet_addEthereumChain')).toMatchObject([
    { chainId: '0x7a69', chainName: 'Northshore Protect', rpcUrls: ['http://127.0.0.1:8545'] },
  ])
  await confirmSwap(page)
  await expectSwap(page, 'done')
  await expectAccessible(page)
  const received = await tokenBalance(stack.rpc.north, usdc.address, account)
  expect(Number(received) / 1e6).toBeGreaterThanOrEqual(Number.parseFloat(minimum))
  await expect(page.getByTestId('swap-status')).toContainText(/USDC arrived in your wallet on Northshore/)
  await expect(page.getByTestId('gas-fee')).toHaveText(/^0\.0\d+ ETH$/)
  await expect(page.getByRole('button', { name: 'Copy transaction hash: Swap' })).toBeVisible()
  expect(await requestsOf(page, 'eth_sendTransaction')).toHaveLength(1)

  await test.step('and back, with an approval of exactly this amount', async () => {
    const before = await ethBalance(stack.rpc.north, account)
    await page.getByTestId('swap-back').click()
    await expect(page.getByTestId('send-token')).toContainText('USDC')
    await reviewSwap(page)
    await expect(page.getByRole('dialog')).toContainText('approve this amount, then to confirm the swap')
    await confirmSwap(page)
    await expectSwap(page, 'done')
    expect(await requestsOf(page, 'eth_sendTransaction')).toHaveLength(3)
    expect(await tokenBalance(stack.rpc.north, usdc.address, account)).toBe(0n)
    expect(await ethBalance(stack.rpc.north, account)).toBeGreaterThan(before + ETHER / 20n)
    expect(await allowance(stack.rpc.north, usdc.address, account, local.router)).toBe(0n)
  })

  await test.step('both are in the history', async () => {
    await page.goto('/history?show=swaps')
    const rows = page.getByRole('list', { name: 'Swaps' }).getByRole('listitem')
    await expect(rows).toHaveCount(2)
    await expect(rows.first()).toContainText(/ETH.*Done/s)
    await expectAccessible(page)
    await rows.first().getByRole('link').first().click()
    await expectSwap(page, 'done')
  })
})

/** The wallet takes one transaction, and the user declines what follows. */
const declineAfterOne = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const wallet = window.testWallet
    const push = wallet?.asked.push.bind(wallet.asked)
    if (wallet && push)
      wallet.asked.push = (...requests) => {
        if (requests.some(({ method }) => method === 'eth_sendTransaction'))
          setTimeout(() => wallet.reject.push('eth_sendTransaction'))
        return push(...requests)
      }
  })

const declined = (page: Page): Promise<void> =>
  expect(page.getByRole('alert').filter({ hasText: 'You rejected' })).toBeVisible()

test('a reload between approval and swap continues with the swap alone', async ({ page, stack, account }) => {
  await mint(stack, chains.north, account, 200n)
  const usdc = await tokenOf(stack, chains.north, 'USDC')
  await page.goto(swapPath(chains.north, 'USDC', 'ETH', '50'))
  await connect(page, 'Test Wallet')
  await reviewSwap(page)
  await declineAfterOne(page)
  await confirmSwap(page)
  await declined(page)
  expect(await allowance(stack.rpc.north, usdc.address, account, local.router)).toBe(50n * USDC)
  await expect(page.getByRole('heading', { name: 'Not confirmed' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'stopped' })).toHaveCount(1)
  await expect(page.locator('[aria-current=step]')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Change swap' }).click()
  await expect(page.getByTestId('send-token')).toContainText('USDC')
  await expect(page.locator('input[name=amount]')).toHaveValue('50')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Waiting for your wallet' })).toBeVisible()
  await page.reload()
  await expectSwap(page, 'waiting')
  await expect(page.getByRole('listitem').filter({ hasText: 'Approve USDC' })).toContainText('done')
  await page.goto('/swap')
  await page.getByTestId('swap-in-progress').click()
  await page.getByTestId('swap-continue').click()
  await expectSwap(page, 'done')
  expect(await requestsOf(page, 'eth_sendTransaction')).toHaveLength(1)
  expect(await tokenBalance(stack.rpc.north, usdc.address, account)).toBe(150n * USDC)
})

test('a permit replaces the approval, and the received amount is exact', async ({ page, stack }) => {
  const account = await signer(page, stack, 500n)
  const usdc = await tokenOf(stack, chains.south, 'USDC')
  const before = await ethBalance(stack.rpc.south, account)
  await page.goto(swapPath(chains.north, 'USDC', 'ETH', '0.05', { exact: 'receive', chain: String(chains.south) }))
  await connect(page, 'Test Wallet')
  await expect(page.getByTestId('send-amount')).toHaveText(/^1\d\d\.\d+/)
  await reviewSwap(page)
  await expect(page.getByRole('dialog')).toContainText('Maximum sent')
  await confirmSwap(page)
  await expectSwap(page, 'done')
  expect(await requestsOf(page, 'eth_signTypedData_v4')).toHaveLength(1)
  expect(await requestsOf(page, 'eth_sendTransaction')).toHaveLength(1)
  const spent = 500n * ETHER - (await tokenBalance(stack.rpc.south, usdc.address, account))
  expect(spent).toBeGreaterThan(100n * ETHER)
  expect(spent).toBeLessThan(200n * ETHER)
  const gained = (await ethBalance(stack.rpc.south, account)) - before
  // The network fee is paid of it.
  expect(gained).toBeGreaterThan((ETHER * 49n) / 1000n)
  expect(gained).toBeLessThanOrEqual((ETHER * 50n) / 1000n)
})

/** Sells the coins again, so that the pool's price stays for other tests. */
async function swapBack(page: Page): Promise<void> {
  await page.getByTestId('swap-back').click()
  await expect(page.getByText('Uniswap V4')).toBeAttached()
  await reviewSwap(page)
  await confirmSwap(page)
  await expectSwap(page, 'done')
}

test.describe('a large amount goes through V4, and', () => {
  // One after the other: they move the pool's price.
  test.describe.configure({ mode: 'default' })

  test('keeps both of its approvals across reloads', async ({ page, stack }) => {
    const { south } = stack.rpc
    const account = await newAccount(stack)
    await injectWallet(page, walletFor(stack, account, { startChain: chains.south }))
    const usdc = await tokenOf(stack, chains.south, 'USDC')
    await mint(stack, chains.south, account, 50_000n)
    await page.goto(swapPath(chains.south, 'USDC', 'ETH', '50000'))
    await connect(page, 'Test Wallet')
    await expect(page.getByText('Uniswap V4')).toBeAttached()
    await reviewSwap(page)
    await declineAfterOne(page)
    await confirmSwap(page)
    await declined(page)
    expect(await allowance(south, usdc.address, account, PERMIT2)).toBe(50_000n * ETHER)
    const approvals = ['Approve USDC for Permit2', 'Let Uniswap spend USDC through Permit2']
    for (const name of approvals) await expect(page.getByRole('listitem').filter({ hasText: name })).toHaveCount(1)

    await page.reload()
    await expectSwap(page, 'waiting')
    await declineAfterOne(page)
    await page.getByTestId('swap-continue').click()
    await declined(page)
    const [second] = await requestsOf<SentTransaction>(page, 'eth_sendTransaction')
    expect(second?.to.toLowerCase()).toBe(PERMIT2)

    await page.reload()
    await expectSwap(page, 'waiting')
    await page.getByTestId('swap-continue').click()
    await expectSwap(page, 'done')
    const last = await requestsOf<SentTransaction>(page, 'eth_sendTransaction')
    expect(last.map(({ to }) => to.toLowerCase())).toEqual([deploymentOf(chains.south)?.v4?.router])
    expect(await tokenBalance(south, usdc.address, account)).toBe(0n)
    expect(await allowance(south, usdc.address, account, PERMIT2)).toBe(0n)
    await swapBack(page)
  })

  test('is signed for in Permit2 where the wallet can, and takes the coins back as they are', async ({
    page,
    stack,
  }) => {
    const account = await signer(page, stack, 50_000n)
    const usdc = await tokenOf(stack, chains.south, 'USDC')
    await page.goto(swapPath(chains.south, 'USDC', 'ETH', '50000'))
    await connect(page, 'Test Wallet')
    await page.locator('summary').filter({ hasText: 'Minimum received' }).click()
    await expect(page.getByText('Uniswap V4')).toBeVisible()
    await reviewSwap(page)
    await expect(page.getByRole('dialog')).toContainText('to sign its use free of charge, then to confirm the swap')
    await confirmSwap(page)
    await expectSwap(page, 'done')
    expect(await requestsOf(page, 'eth_signTypedData_v4')).toHaveLength(1)
    expect(await requestsOf(page, 'eth_sendTransaction')).toHaveLength(2)
    expect(await allowance(stack.rpc.south, usdc.address, account, PERMIT2)).toBe(0n)
    await expect(page.getByTestId('swap-status')).toContainText(/16\.\d+ ETH arrived in your wallet on Southshore/)
    await swapBack(page)
    expect(await requestsOf(page, 'eth_sendTransaction')).toHaveLength(3)
    expect(await tokenBalance(stack.rpc.south, usdc.address, account)).toBeGreaterThan(49_000n * ETHER)
  })

  test('takes one confirmation with both of its approvals where the wallet batches', async ({ page, stack }) => {
    const account = await newAccount(stack)
    await injectWallet(page, walletFor(stack, account, { startChain: chains.south, batches: true }))
    await mint(stack, chains.south, account, 50_000n)
    await page.goto(swapPath(chains.south, 'USDC', 'ETH', '50000'))
    await connect(page, 'Test Wallet')
    await expect(page.getByText('Uniswap V4')).toBeAttached()
    await reviewSwap(page)
    await confirmSwap(page)
    await expectSwap(page, 'done')
    const [batch] = await requestsOf<{ calls: object[] }>(page, 'wallet_sendCalls')
    expect(batch?.calls).toHaveLength(3)
    const usdc = await tokenOf(stack, chains.south, 'USDC')
    expect(await tokenBalance(stack.rpc.south, usdc.address, account)).toBe(0n)
    await swapBack(page)
  })
})

test('a wallet that batches approves and swaps in one confirmation', async ({ page, stack }) => {
  const account = await newAccount(stack)
  await injectWallet(page, walletFor(stack, account, { batches: true }))
  await mint(stack, chains.north, account, 100n)
  await page.goto(swapPath(chains.north, 'USDC', 'ETH', '40'))
  await connect(page, 'Test Wallet')
  await reviewSwap(page)
  await confirmSwap(page)
  await expectSwap(page, 'done')
  expect(await requestsOf(page, 'wallet_sendCalls')).toHaveLength(1)
  expect(await requestsOf(page, 'eth_sendTransaction')).toEqual([])
})

test('a swap whose wallet never answered is found on the network after a reload', async ({ page, stack, account }) => {
  await page.goto(swapPath(chains.north, 'ETH', 'USDC', '0.02'))
  await connect(page, 'Test Wallet')
  await reviewSwap(page)
  // The wallet sends the swap, and its answer is lost.
  await page.evaluate(() => window.testWallet?.silent.push('eth_sendTransaction'))
  await confirmSwap(page)
  await expect.poll(() => page.evaluate(() => window.testWallet?.unanswered.length)).toBe(1)
  await page.reload()
  await expectSwap(page, 'done')
  await expect(page.getByTestId('swap-status')).toContainText(/USDC arrived in your wallet on Northshore/)
  expect(await requestsOf(page, 'eth_sendTransaction')).toEqual([])
  const usdc = await tokenOf(stack, chains.north, 'USDC')
  expect(await tokenBalance(stack.rpc.north, usdc.address, account)).toBeGreaterThan(0n)
})

test('a lost answer of a wallet that sent nothing offers another look, and long afterwards a new swap', async ({
  page,
  account,
}) => {
  await page.goto(swapPath(chains.north, 'ETH', 'USDC', '0.02'))
  await connect(page, 'Test Wallet')
  await reviewSwap(page)
  await page.evaluate(() => {
    const wallet = window.testWallet
    const push = wallet?.asked.push.bind(wallet.asked)
    if (wallet && push)
      wallet.asked.push = (...requests) => {
        if (requests.some(({ method }) => method === 'eth_sendTransaction')) throw new Error('connection lost')
        return push(...requests)
      }
  })
  await page.getByTestId('confirm-swap').click()
  await expect(page.getByRole('heading', { name: 'We don’t know yet whether it was sent' })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'don’t send it again until we know' })).toBeVisible()
  await expectAccessible(page)
  const looked = page.waitForResponse('**/search')
  await page.getByTestId('swap-look').click()
  expect(await (await looked).json()).toMatchObject({ data: { state: 'unknown', tx_hash: null } })
  await expect(page.getByTestId('swap-continue')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Start a new swap' })).toHaveCount(0)

  // A search that isn't certain after the swap's end is left to the user, who may look elsewhere.
  const now = Date.now()
  await page.clock.setFixedTime(now + 3 * 3_600_000)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'We can’t tell whether it was sent' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Start a new swap' })).toBeVisible()
  await expectAccessible(page)
  const again = page.waitForResponse('**/search')
  await page.getByTestId('swap-look').click()
  expect(await (await again).json()).toMatchObject({ data: { state: 'unknown' } })

  // Later on there is nothing to search any more; an explorer shows the account.
  await page.route('**/get-all-chains*', async (route) => {
    const answer = await (await route.fetch()).json()
    for (const chain of answer.data.list) chain.explorer_url = 'https://explorer.example'
    await route.fulfill({ json: answer })
  })
  await page.clock.setFixedTime(now + 49 * 3_600_000)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'We can’t tell whether it was sent' })).toBeVisible()
  await expect(page.getByTestId('swap-look')).toHaveCount(0)
  const activity = page.getByRole('link', { name: 'View wallet activity' })
  await expect(activity).toHaveAttribute('href', new RegExp(`^https://explorer.example/address/${account}$`, 'i'))
  await expectAccessible(page)
  await page.getByTestId('swap-again').click()
  await expect(page).toHaveURL(/\/swap$/)
})

test('a batch whose answer was lost is found by the id that the app gave it', async ({ page, stack }) => {
  const account = await newAccount(stack)
  await injectWallet(page, walletFor(stack, account, { batches: true }))
  await mint(stack, chains.north, account, 100n)
  await page.goto(swapPath(chains.north, 'USDC', 'ETH', '40'))
  await connect(page, 'Test Wallet')
  await reviewSwap(page)
  await page.evaluate(() => window.testWallet?.silent.push('wallet_sendCalls'))
  await confirmSwap(page)
  await expect.poll(() => requestsOf(page, 'wallet_sendCalls').then(({ length }) => length)).toBe(1)
  const [request] = await requestsOf<{ id: string }>(page, 'wallet_sendCalls')
  expect(request?.id).toMatch(/^0x[0-9a-f]{64}$/)
  const usdc = await tokenOf(stack, chains.north, 'USDC')
  await expect.poll(() => tokenBalance(stack.rpc.north, usdc.address, account)).toBe(60n * USDC)
  await page.reload()
  await expectSwap(page, 'done')
  expect(await requestsOf(page, 'wallet_getCallsStatus')).toContain(request?.id)
  expect(await requestsOf(page, 'wallet_sendCalls')).toEqual([])
})

interface SentTransaction {
  readonly from: string
  readonly to: string
  readonly input: string
  readonly value: string
  readonly nonce: string
  readonly gas: string
  readonly maxFeePerGas: string
}

/** Replaces a waiting transaction, as a wallet does when its user speeds it up or, with `change`, cancels it. */
async function replace(url: string, hash: string, change: object = {}): Promise<void> {
  const sent = await rpc<SentTransaction>(url, 'eth_getTransactionByHash', [hash])
  const { from, to, input, value, nonce, gas } = sent
  const fee = `0x${(4n * BigInt(sent.maxFeePerGas)).toString(16)}`
  const paid = { maxFeePerGas: fee, maxPriorityFeePerGas: fee }
  await rpc(url, 'eth_sendTransaction', [{ from, to, data: input, value, nonce, gas, ...paid, ...change }])
  expect(await rpc(url, 'eth_getTransactionByHash', [hash])).toBeNull()
}

test('a transaction that its wallet replaces before the server has seen it ends by its nonce, sped up or canceled', async ({
  page,
  stack,
  account,
}) => {
  const north = stack.rpc.north
  const usdc = await tokenOf(stack, chains.north, 'USDC')
  const replaced = async (change: object): Promise<void> => {
    await page.goto(swapPath(chains.north, 'ETH', 'USDC', '0.02'))
    await reviewSwap(page)
    await holdBlocks(north)
    try {
      const reported = page.waitForRequest('**/sent')
      await page.route('**/sent', async (route) => {
        const { tx_hash: hash } = route.request().postDataJSON()
        if (await rpc(north, 'eth_getTransactionByHash', [hash])) await replace(north, hash, change)
        await route.continue()
      })
      await confirmSwap(page)
      expect((await reported).postDataJSON()).toMatchObject({ nonce: expect.stringMatching(/^\d+$/) })
      await expectSwap(page, 'sent')
    } finally {
      await releaseBlocks(north)
    }
  }
  await page.goto('/swap')
  await connect(page, 'Test Wallet')
  await replaced({})
  await expectSwap(page, 'done')
  const received = await tokenBalance(north, usdc.address, account)
  expect(received).toBeGreaterThan(0n)
  await expect(page.getByTestId('swap-status')).toContainText(/USDC arrived in your wallet on Northshore/)

  await page.unroute('**/sent')
  await replaced({ to: account, data: '0x', value: '0x0' })
  await expectSwap(page, 'failed')
  await expect(page.getByTestId('swap-status')).toContainText('The transaction was canceled in your wallet.')
  expect(await tokenBalance(north, usdc.address, account)).toBe(received)
})

test('wrapping and unwrapping have no slippage and give one for one', async ({ page, stack, account }) => {
  await page.goto(swapPath(chains.north, 'ETH', 'WETH', '0.3'))
  await connect(page, 'Test Wallet')
  await expect(page.getByTestId('receive-amount')).toHaveText('0.3')
  await expect(page.getByTestId('slippage')).toHaveCount(0)
  await expect(page.getByTestId('countdown')).toHaveCount(0)
  await expect(page.getByTestId('swap-facts')).not.toContainText('Minimum received')
  await reviewSwap(page)
  await expect(page.getByTestId('confirm-swap')).toHaveText('Confirm wrap')
  await confirmSwap(page)
  await expectSwap(page, 'done')
  await expect(page.getByTestId('swap-status')).toContainText('Wrapped')
  expect(await tokenBalance(stack.rpc.north, local.wrapped, account)).toBe((ETHER * 3n) / 10n)

  await page.getByTestId('swap-back').click()
  await expect(page.getByTestId('send-token')).toContainText('WETH')
  await reviewSwap(page)
  await expect(page.getByTestId('confirm-swap')).toHaveText('Confirm unwrap')
  await confirmSwap(page)
  await expectSwap(page, 'done')
  await expect(page.getByTestId('swap-status')).toContainText('Unwrapped')
  expect(await tokenBalance(stack.rpc.north, local.wrapped, account)).toBe(0n)
})

const BITCOIN = 10n ** 8n

/** A sale of bitcoin by a new account, in the next block. */
async function sell(url: string, bitcoin: string, amount: bigint): Promise<void> {
  const trader = privateKeyToAccount(generatePrivateKey()).address.toLowerCase()
  await freshAccount(url, trader)
  const chain = chainId(chains.north)
  const approval = encodeFunctionData({
    abi: testTokenAbi,
    functionName: 'approve',
    args: [(local?.router ?? '0x') as Hex, amount],
  })
  const mintage = encodeFunctionData({ abi: testTokenAbi, functionName: 'mint', args: [trader as Hex, amount] })
  const { to, data } = routerCall(local as NonNullable<typeof local>, {
    from: assetId(chain, bitcoin),
    to: assetId(chain, 'native'),
    exact: 'send',
    path: { version: 'v3', tokens: [bitcoin, local?.wrapped ?? ''], fees: [3000] },
    maxSend: amount,
    minReceive: 1n,
    sender: trader,
    deadline: Math.floor(Date.now() / 1000) + 100_000,
  })
  const gas = '0x100000'
  await sendAsDeployer(url, { to: bitcoin, data: mintage, gas })
  await rpc(url, 'eth_sendTransaction', [{ from: trader, to: bitcoin, data: approval, gas, nonce: '0x0' }])
  await rpc(url, 'eth_sendTransaction', [{ from: trader, to, data, gas, nonce: '0x1' }])
}

/** A sale of coins, in a pool of its own, by a new account that pays more for the block than all who wait. */
async function trade(url: string, bitcoin: string, amount: bigint): Promise<void> {
  const trader = privateKeyToAccount(generatePrivateKey()).address.toLowerCase()
  await freshAccount(url, trader)
  const chain = chainId(chains.north)
  const { to, data, value } = routerCall(local as NonNullable<typeof local>, {
    from: assetId(chain, 'native'),
    to: assetId(chain, bitcoin),
    exact: 'send',
    path: { version: 'v3', tokens: [local?.wrapped ?? '', bitcoin], fees: [3000] },
    maxSend: amount,
    minReceive: 1n,
    sender: trader,
    deadline: Math.floor(Date.now() / 1000) + 100_000,
  })
  const { transactions } = await rpc<{ transactions: { gasPrice: string; maxFeePerGas?: string }[] }>(
    url,
    'eth_getBlockByNumber',
    ['pending', true],
  )
  const highest = transactions.map(({ gasPrice, maxFeePerGas = gasPrice }) => BigInt(maxFeePerGas))
  const fee = `0x${(2n * highest.reduce((most, each) => (each > most ? each : most), 10n ** 11n)).toString(16)}`
  const tx = {
    from: trader,
    to,
    data,
    value: `0x${value.toString(16)}`,
    gas: '0x100000',
    maxFeePerGas: fee,
    maxPriorityFeePerGas: fee,
  }
  await rpc(url, 'eth_sendTransaction', [tx])
}

test.describe('while others trade', () => {
  // One after the other: they move a pool's price, and a route may go through it.
  test.describe.configure({ mode: 'default' })

  test('a trade that comes first makes the swap fail, in words, and the next one succeeds', async ({
    page,
    stack,
    account,
  }) => {
    const north = stack.rpc.north
    const bitcoin = await tokenOf(stack, chains.north, 'BTC')
    await page.goto(swapPath(chains.north, 'ETH', 'BTC', '0.2'))
    await connect(page, 'Test Wallet')
    await chooseLeastSlippage(page)
    await reviewSwap(page)
    await holdBlocks(north)
    try {
      await confirmSwap(page)
      await expect.poll(() => requestsOf(page, 'eth_sendTransaction').then(({ length }) => length)).toBe(1)
      await expectSwap(page, 'sent')
      await trade(north, bitcoin.address.toLowerCase(), 10n * ETHER)
    } finally {
      await releaseBlocks(north)
    }
    await expectSwap(page, 'failed')
    await expect(page.getByTestId('swap-status')).toContainText(
      'The price moved beyond your slippage. Nothing was swapped',
    )
    expect(await tokenBalance(north, bitcoin.address, account)).toBe(0n)
    await expectAccessible(page)
    await page.getByTestId('swap-again').click()
    await expect(page.locator('input[name=amount]')).toHaveValue('0.2')
    await reviewSwap(page)
    await holdBlocks(north)
    try {
      await confirmSwap(page)
      await expectSwap(page, 'sent')
      // Its own block is all that the page waits for.
      await rpc(north, 'evm_mine', [])
      const included = await rpc<string>(north, 'eth_blockNumber', [])
      await expectSwap(page, 'done')
      expect(await rpc<string>(north, 'eth_blockNumber', [])).toBe(included)
    } finally {
      await releaseBlocks(north)
    }
    expect(await tokenBalance(north, bitcoin.address, account)).toBeGreaterThan(0n)
  })

  test('a price that moved during the approval is said before the wallet is asked for the swap', async ({
    page,
    stack,
    account,
  }) => {
    const north = stack.rpc.north
    const bitcoin = (await tokenOf(stack, chains.north, 'BTC')).address.toLowerCase()
    await mint(stack, chains.north, account, 1n, 'BTC')
    await page.clock.install()
    await page.goto(swapPath(chains.north, 'BTC', 'ETH', '0.01'))
    await connect(page, 'Test Wallet')
    await chooseLeastSlippage(page)
    await reviewSwap(page)
    await holdBlocks(north)
    try {
      await confirmSwap(page)
      await expect.poll(() => requestsOf(page, 'eth_sendTransaction').then(({ length }) => length)).toBe(1)
      await sell(north, bitcoin, BITCOIN / 3n)
      await page.clock.fastForward(31_000)
    } finally {
      await releaseBlocks(north)
    }
    await expect(page.getByRole('alert').filter({ hasText: 'The price moved beyond your slippage.' })).toBeVisible()
    expect(await requestsOf(page, 'eth_sendTransaction')).toHaveLength(1)
    await expect(page.getByTestId('swap-continue')).toBeEnabled()
    await expectAccessible(page)

    // A trial that can't be made opens no wallet either, and the approval stays.
    const busy = { code: 503, message: 'not now', data: { reason: 'trial_unavailable' } }
    await page.route('**/trial', (route) => route.fulfill({ status: 503, json: busy }))
    await page.getByTestId('swap-continue').click()
    await expect(page.getByRole('alert').filter({ hasText: 'so it wasn’t sent' })).toContainText(
      'Your approval stays valid',
    )
    expect(await requestsOf(page, 'eth_sendTransaction')).toHaveLength(1)
    await page.unroute('**/trial')
    await page.getByTestId('swap-continue').click()
    await expect(page.getByRole('alert').filter({ hasText: 'The price moved beyond your slippage.' })).toBeVisible()
    await page.getByRole('link', { name: 'Start a new swap' }).click()
    await expect(page.locator('input[name=amount]')).toHaveValue('0.01')
  })
})
