import type { Page } from '@playwright/test'
import { encodePermit2Allowance, encodePermit2Approve, PERMIT2 } from '#chains/evm/order/permit2.ts'
import { deploymentOf } from '#chains/evm/uniswapDeployments.ts'
import { expectAccessible } from './support/accessible.ts'
import { chains, connect } from './support/app.ts'
import { allowance, approvalOf, nonceOf, rpc } from './support/chain.ts'
import { type Endpoints, expect, mint, newAccount, test, tokenOf, walletFor } from './support/fixtures.ts'
import { injectWallet } from './support/wallet.ts'

const APPROVALS = '**/api/bridge_api/v1/approvals?*'
const unknown = `0x${'5e'.repeat(20)}`
const router = deploymentOf(chains.north)?.router ?? ''

/** An account with 100 USDC on Northshore, an approval of 25 to the exchange and an unlimited one to an unknown contract. */
async function approver(page: Page, stack: Endpoints) {
  const account = await newAccount(stack)
  // On the other network, so that a revocation has to switch.
  await injectWallet(page, walletFor(stack, account, { startChain: chains.south }))
  await mint(stack, chains.north, account, 100n)
  const usdc = await tokenOf(stack, chains.north, 'USDC')
  const approve = (spender: string, amount: bigint) =>
    rpc(stack.rpc.north, 'eth_sendTransaction', [
      { from: account, to: usdc.address, data: approvalOf(spender, amount) },
    ])
  await approve(router, 25n * 10n ** 6n)
  await approve(unknown, 2n ** 256n - 1n)
  const allowed = (spender: string) => allowance(stack.rpc.north, usdc.address, account, spender)
  await expect.poll(() => allowed(unknown)).toBeGreaterThan(0n)
  return { allowed }
}

const approvalRows = (page: Page) => page.getByTestId('approval-list').getByRole('listitem')

async function openApprovals(page: Page): Promise<void> {
  await page.goto('/portfolio')
  await connect(page, 'Test Wallet')
  await page.getByTestId('approvals').scrollIntoViewIfNeeded()
}

test('open approvals are listed by risk and revoked on the network, after a rejection and a reload too', async ({
  page,
  stack,
}) => {
  const { allowed } = await approver(page, stack)
  await openApprovals(page)
  const rows = approvalRows(page)
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText(/USDC.*Unknown contract.*Northshore.*Unlimited.*\$(99|100)\.\d\d at risk/s)
  await expect(rows.last()).toContainText(/USDC.*Uniswap.*25 USDC.*\$2[45]\.\d\d at risk/s)
  await expectAccessible(page)

  await test.step('rejected: nothing is sent, and the row can be tried again', async () => {
    await page.evaluate(() => window.testWallet?.reject.push('eth_sendTransaction'))
    await rows
      .first()
      .getByRole('button', { name: /^Revoke USDC approval for 0x5e5e/ })
      .click()
    await expect(rows.first()).toContainText('You rejected the request in your wallet. Nothing was sent.')
    await expectAccessible(page)
    expect(await allowed(unknown)).toBe(2n ** 256n - 1n)
    await page.evaluate(() => window.testWallet?.reject.pop())
  })

  await test.step('revoked: the chain has no allowance, and the row goes', async () => {
    await rows
      .first()
      .getByRole('button', { name: /^Revoke/ })
      .click()
    await expect(rows).toHaveCount(1)
    await expect(page.getByTestId('approvals')).toContainText(/USDC approval for 0x5e5e.* on Northshore revoked/)
    expect(await allowed(unknown)).toBe(0n)
    expect(await allowed(router)).toBe(25n * 10n ** 6n)
  })

  await test.step('after a reload the other one is left, and a keyboard revokes it', async () => {
    await page.reload()
    await page.getByTestId('approvals').scrollIntoViewIfNeeded()
    await expect(rows).toHaveCount(1)
    await rows.first().getByRole('button', { name: 'Revoke USDC approval for Uniswap on Northshore' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByTestId('approvals')).toContainText('No open approvals found.')
    expect(await allowed(router)).toBe(0n)
    // The focus did not fall back to the top of the page.
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  })
})

test('an allowance inside Permit2 is listed with its end, and a tap revokes it there', async ({ page, stack }) => {
  const account = await newAccount(stack)
  await injectWallet(page, walletFor(stack, account, { startChain: chains.north }))
  await mint(stack, chains.north, account, 100n)
  const { address: usdc } = await tokenOf(stack, chains.north, 'USDC')
  const send = (to: string, data: string) => rpc(stack.rpc.north, 'eth_sendTransaction', [{ from: account, to, data }])
  const inside = async (): Promise<bigint> => {
    const call = { to: PERMIT2, data: encodePermit2Allowance(account, usdc, unknown) }
    return BigInt((await rpc<string>(stack.rpc.north, 'eth_call', [call, 'latest'])).slice(0, 66))
  }
  const month = Math.floor(Date.now() / 1000) + 30 * 86_400
  await send(usdc, approvalOf(PERMIT2, 40n * 10n ** 6n))
  await send(PERMIT2, encodePermit2Approve(usdc, unknown, 25n * 10n ** 6n, month))
  await expect.poll(inside).toBe(25n * 10n ** 6n)

  await openApprovals(page)
  const rows = approvalRows(page)
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText(/USDC.*Permit2.*Apps may spend.*40 USDC.*\$(39|40)\.\d\d at risk/s)
  const row = rows.last()
  await expect(row).toContainText(/USDC.*0x5e5e.*Unknown contract.*Northshore.*Inside Permit2, until [A-Z][a-z]+ \d+/s)
  await expect(row).toContainText(/25 USDC.*\$2[45]\.\d\d at risk/s)
  await expectAccessible(page)
  await row.getByRole('button', { name: /^Revoke USDC approval for 0x5e5e.* \(Permit2\) on Northshore$/ }).click()
  await expect(rows).toHaveCount(1)
  await expect(page.getByTestId('approvals')).toContainText(
    /USDC approval for 0x5e5e.* \(Permit2\) on Northshore revoked/,
  )
  expect(await inside()).toBe(0n)
  // The token's own approval is another one.
  await expect(rows).toContainText('Permit2')
  expect(await allowance(stack.rpc.north, usdc, account, PERMIT2)).toBe(40n * 10n ** 6n)
})

test('an allowance is revoked in no other contract than Permit2, whatever the server says', async ({
  page,
  stack,
  account,
}) => {
  const { address: usdc } = await tokenOf(stack, chains.north, 'USDC')
  await answerApprovals(page, [approvalRow(`${chains.north}:${usdc}`, 1, { contract: usdc, expires_at: 2 ** 48 - 1 })])
  await openApprovals(page)
  const row = approvalRows(page)
  await expect(row).toContainText('Inside Permit2, without an end date')
  const before = await nonceOf(stack.rpc.north, account)
  await row.getByRole('button', { name: /^Revoke/ }).click()
  await expect(row).toContainText('The contract shows no such allowance. Nothing was sent.')
  expect(await nonceOf(stack.rpc.north, account)).toBe(before)
})

test('thousands of approvals come in parts, and the focus follows them', async ({ page, stack, account: _ }) => {
  const { address: usdc } = await tokenOf(stack, chains.north, 'USDC')
  await answerApprovals(
    page,
    Array.from({ length: 45 }, (_row, at) => approvalRow(`${chains.north}:${usdc}`, at + 1)),
  )
  await openApprovals(page)
  const rows = approvalRows(page)
  await expect(rows).toHaveCount(20)
  await page.getByRole('button', { name: 'Show 20 more' }).press('Enter')
  await expect(rows).toHaveCount(40)
  await expect(rows.nth(20)).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await rows.nth(20).evaluate((row) => row.contains(document.activeElement))).toBe(true)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show 5 more' }).press('Enter')
  await expect(rows).toHaveCount(45)
  await expect(rows.nth(40)).toBeFocused()
  await expect(page.getByTestId('approvals').getByRole('button', { name: /^Show/ })).toHaveCount(0)
})

/** An approval as the API lists it, of a spender of its own. */
const approvalRow = (assetId: string, number: number, change: object = {}) => ({
  asset_id: assetId,
  symbol: 'USDC',
  decimals: 6,
  icon: null,
  is_listed: true,
  spender: `0x${number.toString(16).padStart(40, '0')}`,
  spender_name: null,
  contract: null,
  allowance: '1000000',
  expires_at: null,
  balance: '1000000',
  at_risk_usd: '1',
  at_risk_usd_stale: false,
  ...change,
})

/** Lists these approvals on Northshore, and none elsewhere. */
async function answerApprovals(page: Page, list: readonly object[]): Promise<void> {
  await page.route(APPROVALS, async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: object }
    const isNorth = route.request().url().includes(`chain_id=${chains.north}&`)
    const data = { ...body.data, list: isNorth ? list : [] }
    await route.fulfill({ response, json: { ...body, data } })
  })
}

test('a network whose approvals can’t be read is named until it answers, and one without assets is read on request', async ({
  page,
  stack,
  account,
}) => {
  await rpc(stack.rpc.south, 'anvil_setBalance', [account, '0x0'])
  let isDown = true
  await page.route(APPROVALS, (route) =>
    isDown && route.request().url().includes(`chain_id=${chains.north}`)
      ? route.fulfill({ status: 503, json: { code: 1, message: 'x', data: { reason: 'rpc_unreachable' } } })
      : route.fallback(),
  )
  await openApprovals(page)
  const card = page.getByTestId('approvals')
  await expect(card).toContainText('Northshore isn’t responding, so its approvals are missing here.')
  isDown = false
  await expect(card).not.toContainText('responding', { timeout: 30_000 })
  await expect(card).toContainText('No open approvals found.')
  await expect(page.getByTestId('approvals-scope')).toContainText('networks where this wallet holds assets')
  const read = page.waitForResponse((response) => response.url().includes(`approvals?chain_id=${chains.south}`))
  await card.getByRole('button', { name: 'Check 1 other network' }).click()
  expect((await read).status()).toBe(200)
  await expect(page.getByTestId('approvals-scope')).toContainText('all networks of your portfolio')
  await expect(card.getByRole('button', { name: /^Check/ })).toHaveCount(0)
  await expect(card).toContainText('No open approvals found.')
})

test('approvals are not shown where the surface’s policy hides them', async ({ page, account: _ }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.route('**/api/config/policy', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: { capabilities: object } }
    await route.fulfill({ json: { ...body, data: { ...body.data, capabilities: { approvals: 'hidden' } } } })
  })
  await page.goto('/portfolio')
  await connect(page, 'Test Wallet')
  await expect(page.getByTestId('portfolio-assets')).toBeVisible()
  await page.getByRole('button', { name: 'Balances' }).scrollIntoViewIfNeeded()
  await expect(page.getByTestId('approvals')).toHaveCount(0)
  expect(asked.filter((url) => url.includes('/approvals'))).toEqual([])
})
