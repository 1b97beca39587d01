import { randomBytes } from 'node:crypto'
import { type Page, test as base } from '@playwright/test'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { freshAccount, mined, sendAsDeployer } from './chain.ts'
import type { Stack } from './stack.ts'
import { injectWallet, type TestWalletOptions } from './wallet.ts'

export type Endpoints = Pick<Stack, 'url' | 'rpc'>

/** Addresses of the shared stack; see globalSetup. */
export function sharedStack(): Endpoints {
  const found = process.env['CAUSEWAY_E2E']
  if (!found)
    throw new Error('The shared stack is not running: start the tests through playwright, which runs globalSetup.')
  return JSON.parse(found) as Endpoints
}

interface Token {
  asset_id: string
  chain_id: number
  address: string
  symbol: string
  decimals: number
}

export async function tokensOf(stack: Endpoints): Promise<Token[]> {
  const response = await fetch(`${stack.url}/api/bridge_api/v1/all-tokens`)
  return ((await response.json()) as { data: { list: Token[] } }).data.list
}

export async function tokenOf(stack: Endpoints, chain: number, symbol: string): Promise<Token> {
  const found = (await tokensOf(stack)).find((token) => token.chain_id === chain && token.symbol === symbol)
  if (!found) throw new Error(`no ${symbol} on ${chain}`)
  return found
}

/** Unused account, with native coin on both EVM chains. */
export async function newAccount(stack: Endpoints): Promise<string> {
  const address = `0x${randomBytes(20).toString('hex')}`
  await Promise.all([freshAccount(stack.rpc.north, address), freshAccount(stack.rpc.south, address)])
  return address
}

export async function mint(stack: Endpoints, chain: number, to: string, whole: bigint, symbol = 'USDC'): Promise<void> {
  const token = await tokenOf(stack, chain, symbol)
  const amount = (whole * 10n ** BigInt(token.decimals)).toString(16).padStart(64, '0')
  const data = `0x40c10f19${to.slice(2).padStart(64, '0')}${amount}`
  const url = chain === 31337 ? stack.rpc.north : stack.rpc.south
  await mined(url, await sendAsDeployer(url, { to: token.address, data }))
}

export const walletFor = (
  stack: Endpoints,
  account: string,
  more: Partial<TestWalletOptions> = {},
): TestWalletOptions => ({
  account,
  rpcUrls: { 31337: stack.rpc.north, 31338: stack.rpc.south },
  startChain: 31337,
  ...more,
})

/** Unused account whose wallet also signs texts, for tests that need a session. */
export async function ownerOf(page: Page, stack: Endpoints): Promise<string> {
  const owner = privateKeyToAccount(generatePrivateKey())
  const address = owner.address.toLowerCase()
  await Promise.all([freshAccount(stack.rpc.north, address), freshAccount(stack.rpc.south, address)])
  await page.exposeFunction('signAsOwner', (data: `0x${string}`) => owner.signMessage({ message: { raw: data } }))
  return address
}

/** Lists the exceptions and the console's errors, failed requests among them. */
function errorsOf(page: Page): string[] {
  const lines: string[] = []
  page.on('pageerror', (error) => lines.push(String(error)))
  page.on('console', (entry) => {
    if (entry.type() === 'error') lines.push(`${entry.text()} (${entry.location().url})`)
  })
  return lines
}

/** Most lines of a failed test's page and of its errors. */
const MOST_LINES = 50

/** Describes the page of a failed test as a screen reader reads it, with its errors: the log is all that remains of a run elsewhere. */
async function describe(page: Page, title: string, errors: readonly string[]): Promise<string> {
  const shown = await page
    .locator('body')
    .ariaSnapshot({ timeout: 5_000 })
    .catch((error: unknown) => String(error))
  const parts = [`page of "${title}" at ${page.url()}`, ...shown.split('\n').slice(0, MOST_LINES)]
  return [...parts, 'errors in the page', ...errors.slice(0, MOST_LINES)].join('\n')
}

/**
 * `stack`: the shared one. `account`: a fresh funded account with an injected wallet; `owner`: one that can also sign
 * in.
 */
export const test = base.extend<{ stack: Endpoints; account: string; owner: string }>({
  stack: async ({ page: _ }, use) => use(sharedStack()),
  page: async ({ page }, use, info) => {
    const lines = errorsOf(page)
    await use(page)
    const seen = info.status === info.expectedStatus ? null : await describe(page, info.title, lines)
    // An answer that a test changes may be on its way when the test ends.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    // The next test has the same context, whose reset keeps these.
    await page.context().clearPermissions()
    // As an error of the test it is part of the summary, which is last in the log.
    if (seen !== null) throw new Error(seen)
  },
  account: async ({ stack, page }, use) => {
    const account = await newAccount(stack)
    await injectWallet(page, walletFor(stack, account))
    await use(account)
  },
  owner: async ({ stack, page }, use) => {
    const account = await ownerOf(page, stack)
    await injectWallet(page, walletFor(stack, account))
    await use(account)
  },
  baseURL: async ({ baseURL: _ }, use) => use(sharedStack().url),
})
export { expect } from '@playwright/test'
