import { randomBytes } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { honest } from '#chains/evm/testing/rpcProxy.ts'
import { type ProvidersStack, startProviders } from '#local/providers/startProviders.ts'
import { arrived, confirm, connect, expectStatus, review } from './support/app.ts'
import { freshAccount, rpc } from './support/chain.ts'
import { injectWallet, requestsOf } from './support/wallet.ts'

const weth = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2'
/**
 * Providers whose deposits a wallet sends, with the contract on Ethereum that takes them. DeBridge names no transaction of a
 * refund, whose end therefore waits ten minutes for one. The pools of Across hold and refund wrapped coins, and pay out coins
 * that no event shows.
 */
const providers = [
  {
    key: 'relay',
    name: 'Relay',
    lie: 'takes_more',
    contract: '0x4cd00e387622c35bddb9b4c962c136462338bc31',
    refund: 'refunded',
  },
  {
    key: 'lifi',
    name: 'LI.FI',
    lie: 'other_target',
    contract: '0x1231deb6f5749ef6ce6943a275a1d3e7486f4eae',
    refund: 'refunded',
  },
  {
    key: 'debridge',
    name: 'deBridge',
    lie: 'other_recipient',
    contract: '0xef4fb24ad0916217251f553c0596f8edc630eb66',
    refund: 'refunding',
  },
  {
    key: 'across',
    name: 'Across',
    lie: 'other_target',
    contract: '0x5c7bcd6e7de5423a257d81b442095a1a6ced35c5',
    refund: 'refunded',
    holds: weth,
  },
] as const satisfies readonly Provider[]
interface Provider {
  readonly key: 'relay' | 'lifi' | 'debridge' | 'across'
  readonly name: string
  readonly contract: string
  readonly refund: 'refunded' | 'refunding'
  /** Change of its step in the browser; its own suite has every lie. */
  readonly lie: 'takes_more' | 'other_target' | 'other_recipient'
  /** Token that the contract holds in place of coins. */
  readonly holds?: string
}
const TENTH = 10n ** 17n

// The test wallet lives in the page, whose policy allows no other node than our own server.
test.use({ bypassCSP: true })
test.describe.configure({ mode: 'serial' })
let stack: ProvidersStack
let account: string
test.beforeAll(async () => {
  test.setTimeout(300_000)
  stack = await startProviders()
  await expect
    .poll(async () => (await (await fetch(`${stack.url}/api/bridge_api/v1/get-all-chains`)).json()).data.routes.length)
    .toBeGreaterThan(100)
})
test.afterAll(() => stack?.stop())
test.beforeEach(async ({ page }) => {
  account = `0x${randomBytes(20).toString('hex')}`
  await freshAccount(stack.rpc[1], account)
  await injectWallet(page, { account, rpcUrls: stack.rpc, startChain: 1 })
  for (const { key } of providers) {
    stack[key].standIn.lie(null)
    stack[key].solver.behave('pays')
  }
  await page.goto(`${stack.url}/?source=eth&destination=arbitrum&token=ETH&amount=0.1`)
  await connect(page, /Test wallet/i)
})

/** Opens the list and takes a provider's quote, which need not be the best. */
async function choose(page: Page, { key, name }: Provider): Promise<void> {
  await page.getByTestId('compare-quotes').click()
  const quotes = page.getByTestId('quotes')
  await expect(quotes.getByRole('button')).toHaveCount(5)
  await quotes.locator(`[data-provider=${key}]`).click()
  await expect(page.getByTestId('compare-quotes')).toContainText(name)
}
const balance = async (chain: 1 | 42161, of = account): Promise<bigint> =>
  BigInt(await rpc<string>(stack.rpc[chain], 'eth_getBalance', [of, 'latest']))
/** Balance of an account on Ethereum: of a token, or of coins without one. */
const held = async (token: string | undefined, of: string): Promise<bigint> =>
  token === undefined
    ? balance(1, of)
    : BigInt(
        await rpc<string>(stack.rpc[1], 'eth_call', [
          { to: token, data: `0x70a08231${of.slice(2).padStart(64, '0')}` },
          'latest',
        ]),
      )

for (const provider of providers as readonly Provider[]) {
  const { key, name, contract, refund, lie, holds } = provider

  test(`a visitor bridges through ${name} without any inventory of the operator`, async ({ page }) => {
    const before = await held(holds, contract)
    await choose(page, provider)
    await review(page)
    await expect(page.getByTestId('review-provider')).toContainText(name)
    await confirm(page)
    await expectStatus(page, ...arrived)
    expect(await balance(42161)).toBeGreaterThan((TENTH * 99n) / 100n)
    expect((await held(holds, contract)) - before).toBeGreaterThanOrEqual(TENTH)
    await expect(page.getByTestId('order-provider').last()).toContainText(name)
    // The payout was read on its network, which shows coins from an account alone.
    const reported = page.getByText(`as reported by ${name}`)
    if (holds) await expect(reported.last()).toBeVisible()
    else await expect(reported).toHaveCount(0)
  })

  test(`a refund of ${name} names the provider and the network`, async ({ page }) => {
    stack[key].solver.behave('refunds')
    await choose(page, provider)
    await review(page)
    const before = await balance(1)
    await confirm(page)
    await expectStatus(page, refund)
    if (refund === 'refunded') await expect(page.getByTestId('order-status').last()).toContainText(name)
    if (holds) expect(await held(holds, account)).toBe(TENTH)
    else expect(before - (await balance(1))).toBeLessThan(TENTH / 100n)
    expect(await balance(42161)).toBe(0n)
  })

  test(`if a step of ${name} is another than quoted (${lie}), there is no order, and the wallet gets no request`, async ({
    page,
  }) => {
    await choose(page, provider)
    await review(page)
    stack[key].standIn.lie(lie)
    const answer = page.waitForResponse((response) => response.url().endsWith('/bridge_api/v1/orders'))
    await confirm(page)
    expect((await answer).ok()).toBe(false)
    await expect(page.getByRole('alert')).toContainText(/Nothing was sent|couldn’t get a quote/)
    expect(await requestsOf(page, 'eth_sendTransaction')).toEqual([])
  })
}

test('a deposit whose wallet never answered is found on the network after a reload', async ({ page }) => {
  // Of Across alone, no answer names a deposit that was not reported.
  await choose(page, providers[3])
  await review(page)
  await page.evaluate(() => window.testWallet?.silent.push('eth_sendTransaction'))
  await confirm(page)
  await expect.poll(() => page.evaluate(() => window.testWallet?.unanswered.length)).toBe(1)
  await page.reload()
  await expectStatus(page, ...arrived)
  expect(await requestsOf(page, 'eth_sendTransaction')).toEqual([])
  expect(await balance(42161)).toBeGreaterThan((TENTH * 99n) / 100n)
})

test('a payout that one endpoint of its network doesn’t show ends the order only once a quorum does', async ({
  page,
}) => {
  const second = stack.secondRpc[42161]
  const isReceipt = ({ method }: { method: string }): boolean => method === 'eth_getTransactionReceipt'
  second.meddle = (call, next) => (isReceipt(call) ? null : next())
  try {
    await choose(page, providers[0])
    await review(page)
    await confirm(page)
    await expect.poll(() => balance(42161)).toBeGreaterThan(0n)
    // Two polls have asked it for the payout that Relay reports.
    const asked = second.calls.filter(isReceipt).length
    await expect.poll(() => second.calls.filter(isReceipt).length).toBeGreaterThan(asked + 1)
    await expectStatus(page, 'filling')
  } finally {
    second.meddle = honest
  }
  await expectStatus(page, ...arrived)
  await expect(page.getByText('as reported by Relay')).toHaveCount(0)
})

test('one provider that hangs delays no other', async ({ page }) => {
  stack.relay.server.set('hangs')
  try {
    await page.addInitScript(recordOrder)
    // Answers for the other amount may still be shared, Relay's included.
    await page.goto(`${stack.url}/?source=eth&destination=arbitrum&token=ETH&amount=0.2`)
    // An answer in a single piece would have to wait for Relay.
    await expect
      .poll(() => page.evaluate(() => (window as OrderWindow).quoteOrder))
      .toEqual(['first quote shown', 'last provider answered'])
    await page.getByTestId('compare-quotes').click()
    await expect(page.getByTestId('quotes').getByRole('button')).toHaveCount(4)
    await page.getByRole('dialog').getByText('1 provider has no quote').click()
    await expect(page.getByRole('dialog')).toContainText('Relay')
  } finally {
    stack.relay.server.set(null)
  }
})

type OrderWindow = typeof window & { quoteOrder?: string[] }

/**
 * Records in the page which comes first: the first quote on the form, or the answer's last line. Chromium reports a streamed
 * answer as canceled now and then, although the page has all of it, so that the browser's own events can't tell.
 */
function recordOrder(): void {
  const order: string[] = []
  Object.assign(window, { quoteOrder: order })
  const record = (what: string): void => void (order.includes(what) || order.push(what))
  const { read } = ReadableStreamDefaultReader.prototype
  ReadableStreamDefaultReader.prototype.read = async function (this: ReadableStreamDefaultReader) {
    const part = await read.call(this)
    if (String(part.value).includes('"complete":true')) record('last provider answered')
    return part
  } as typeof read
  new MutationObserver(() => {
    const shown = document.querySelector('[data-testid=receive-amount]')?.textContent ?? ''
    if (/^0\.1\d/.test(shown)) record('first quote shown')
  }).observe(document, { childList: true, characterData: true, subtree: true })
}
