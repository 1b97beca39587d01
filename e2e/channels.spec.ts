import type { Page } from '@playwright/test'
import { decodeEventLog, type Hex } from 'viem'
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import { expectAccessible } from './support/accessible.ts'
import { closeDialog, confirm, connect, review } from './support/app.ts'
import { rpc } from './support/chain.ts'
import { type Endpoints, expect, newAccount, test, walletFor } from './support/fixtures.ts'
import { injectWallet } from './support/wallet.ts'

const OVER = 827
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const

/** The partner's own host; browsers resolve every name below "localhost" to this machine. */
const hostOf = (stack: Endpoints, name: string): string => stack.url.replace('127.0.0.1', `${name}.localhost`)
const colour = (page: Page, variable: string): Promise<string> =>
  page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim(), variable)

interface Log {
  data: Hex
  topics: [Hex, ...Hex[]]
}

/** Order that an account opened on a network, from the escrow's event. */
async function openedBy(url: string, account: string) {
  const logs = await rpc<Log[]>(url, 'eth_getLogs', [
    { fromBlock: '0x0', topics: [null, null, `0x${account.slice(2).toLowerCase().padStart(64, '0')}`] },
  ])
  const events = logs.map(({ data, topics }) => decodeEventLog({ abi: bridgeEscrowAbi, data, topics, strict: false }))
  return events.flatMap((event) => (event.eventName === 'OrderOpened' && event.args.order ? [event.args.order] : []))[0]
}

test('a partner on its own host: theme, limits, presets, fee, and its channel number on chain', async ({
  page,
  stack,
}) => {
  const account = await newAccount(stack)
  await injectWallet(page, walletFor(stack, account, { startChain: 31338 }))
  await page.addInitScript(() => localStorage.setItem('causeway.theme', 'light'))
  await page.goto(`${hostOf(stack, 'over')}/`)
  await expect(page.getByRole('link', { name: 'Over, home' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await colour(page, '--tide')).toBe('#ffc857')
  await expect(page.getByTestId('powered-by')).toHaveText('Powered by Causeway')
  await expect(page.getByRole('button', { name: /light mode|dark mode/i })).toHaveCount(0)
  await expect(page.getByTestId('from-network')).toContainText('Southshore')
  await expect(page.getByTestId('to-network')).toContainText('Northshore')
  await expectAccessible(
    page,
    sizes.map((size) => ({ ...size, theme: 'dark' as const })),
  )
  await page.getByTestId('to-network').click()
  const networks = page.getByRole('dialog')
  await expect(networks).toContainText('Northshore')
  await expect(networks).not.toContainText('Solshore')
  await page.keyboard.press('Escape')

  await connect(page, /^Test Wallet/)
  await page.locator('input[name=amount]').fill('0.1')
  await expect(page.getByTestId('quote-facts')).toContainText('Partner fee')
  await review(page)
  await confirm(page)
  await expect.poll(async () => (await openedBy(stack.rpc.south, account))?.channel).toBe(BigInt(OVER))
  const opened = await openedBy(stack.rpc.south, account)
  expect(opened?.channelFee).toBeGreaterThan(0n)
  expect(opened?.channelFee).toBeLessThanOrEqual(((opened?.inputAmount ?? 0n) * 25n) / 10_000n)

  const history = async (channel: string) => {
    const answer = await fetch(`${stack.url}/api/bridge_api/v1/${account}/orders`, {
      headers: { 'x-channel': channel },
    })
    return ((await answer.json()) as { data: { list: { channel_id: number }[] } }).data.list.map(
      (order) => order.channel_id,
    )
  }
  await expect.poll(() => history('over')).toEqual([OVER])
  expect(await history('u2u')).toEqual([])
})

test('a partner on a path: every link keeps the path', async ({ page }) => {
  await page.goto('/network/u2u?to=83797631')
  await expect(page.getByRole('link', { name: 'U2U, home' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.getByTestId('asset')).toContainText('USDC')
  await expect(page.getByTestId('to-network')).toContainText('Solshore')
  await expectAccessible(
    page,
    sizes.map((size) => ({ ...size, theme: 'light' as const })),
  )
  await page.getByTestId('asset').click()
  await expect(page.getByRole('dialog')).toContainText('USDC')
  await expect(page.getByRole('dialog')).not.toContainText('ETH')
  await closeDialog(page)
  await page.getByRole('link', { name: 'Transactions' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/\/network\/u2u\/history$/)
  await expect(page).toHaveTitle(/U2U$/)
  await page.reload()
  await expect(page.getByTestId('powered-by')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible()
  await page.getByRole('link', { name: 'U2U, home' }).click()
  await expect(page).toHaveURL(/\/network\/u2u\/?(\?.*)?$/)
})

test('a channel link opens its pages; the path of an unknown channel shows “Partner not found”', async ({ page }) => {
  await page.goto(`/?channel=${OVER}&amount=1`)
  await expect(page).toHaveURL(/\/network\/827/)
  await expect(page.getByRole('link', { name: 'Over, home' })).toBeVisible()
  await expect(page.locator('input[name=amount]')).toHaveValue('1')
  await page.goto('/dapp/some-dapp?amount=0.25')
  await expect(page.locator('input[name=amount]')).toHaveValue('0.25')
  await expect(page.getByTestId('from-network')).toBeEnabled()
  await expect(page.getByRole('link', { name: 'Causeway, home' })).toBeVisible()
  await page.goto('/network/nobody')
  await expect(page.getByText('Partner not found')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to bridge' }).click()
  await expect(page).toHaveURL(/^[^?]*\/(\?.*)?$/)
  await expect(page.getByRole('link', { name: 'Causeway, home' })).toBeVisible()
})
