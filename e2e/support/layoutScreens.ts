import { expect, type Page } from '@playwright/test'
import { PERMIT2 } from '#chains/evm/order/permit2.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import type { Deployment } from '#core/wire/deploy.ts'
import type { FaucetClaimData } from '#core/wire/faucet.ts'
import { bookStages, type MakerBook } from '#core/wire/maker.ts'
import type { PoolList } from '#core/wire/pool.ts'
import { bridgePath, chains, connect, review } from './app.ts'

interface LayoutScreen {
  readonly name: string
  readonly path: string
  /** Opens the state to check and waits until it is shown. */
  readonly open: (page: Page) => Promise<unknown>
}

const heading = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeAttached()
const plain = (name: string, path: string): LayoutScreen => ({ name, path, open: heading })
const bridge = (amount: string): string => bridgePath({ from: chains.north, to: chains.south, token: 'ETH', amount })
const swapPath = `/swap?chain=${chains.north}&from=ETH&to=USDC&amount=4.123456789012345678`
const paymentPath = (): string =>
  `/pay?${new URLSearchParams({
    to: String(chains.south),
    token: 'ETH',
    amount: '4.123456789012345678',
    recipient: devAccounts.friend.address,
    id: '0123456789abcdef0123456789abcdef',
    note: 'Invoice for the lighthouse, second part',
  }).toString()}`
/** Base units of the pools' USDC on the first network. */
const usdc = (amount: number): string => String(Math.round(amount * 1e6))

/** Shows the pool page to its listed account, with long figures, loans and requests in the queue. */
async function openBusyPool(page: Page): Promise<void> {
  await page.route('**/pool_api/v1/pools*', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: PoolList }
    const [row] = body.data.pools
    if (row?.reading)
      Object.assign(row.reading, {
        share_price: usdc(1.052631),
        total_assets: usdc(1_234_567.654321),
        idle: usdc(41.123456),
        lent: usdc(1_234_526.530865),
        locked_income: usdc(617.263265),
        queue: { requests: 3, assets: usdc(812_345.678912) },
        is_overdue: true,
        overdue: usdc(1_234_526.530865),
        price_without_overdue: usdc(0.035064),
      })
    if (row?.account)
      Object.assign(row.account, {
        shares: '526315789000000',
        value: usdc(526_315.789473),
        collectable: usdc(120_250.123456),
        requests: [
          { number: '1', shares: '100000000000', assets: usdc(105_260.123456), place: 1, ahead: '0' },
          { number: '3', shares: '600000000000', assets: usdc(631_578.947368), place: 3, ahead: usdc(180_500.5) },
        ],
      })
    await route.fulfill({ response, json: body })
  })
  const { address } = devAccounts.user
  await page.addInitScript((listed) => localStorage.setItem('causeway.user', listed), address)
  await page.goto('/pool')
  await page.evaluate((listed) => window.testWallet?.become(listed), address)
  await connect(page, 'Test Wallet')
  await expect(page.getByTestId('pool-request')).toHaveCount(2)
  await expect(page.getByTestId('collect')).toBeVisible()
  await expect(page.getByTestId('pool-unbooked')).toBeAttached()
}

const HASH = `0x${'9'.repeat(64)}`
const LONG_AGO = '2026-03-01T12:00:00.000Z'

/** Answers a list of the connected wallet with rows that no wallet of this machine has. */
const answer = (page: Page, path: string, data: object): Promise<unknown> =>
  page.route(path, (route) => route.fulfill({ json: { code: 0, message: 'ok', data } }))

async function openClaims(page: Page): Promise<void> {
  const claim = { chain_id: chains.north, explorer_url: null, claimed_at: LONG_AGO, tx_hash: HASH }
  const list: FaucetClaimData[] = [
    { ...claim, id: '3', amount: '500000000000000000', state: 'held' },
    { ...claim, id: '2', amount: '123456789012345678901', state: 'paid' },
    { ...claim, id: '1', amount: '1', state: 'failed', chain_id: chains.south },
  ]
  await answer(page, '**/faucet_api/v1/*/claims', { list })
  await page.goto('/faucet')
  await expect(page.getByTestId('faucet-claim')).toHaveCount(3)
}

async function openDeployments(page: Page): Promise<void> {
  const note = { chain_id: chains.north, contract: devAccounts.friend.address, deployer: devAccounts.user.address }
  const tx = { chain_id: chains.north, tx_hash: HASH, explorer_url: null, at: LONG_AGO }
  const rest = { deployed_at: LONG_AGO, is_final: false, tx, contract_url: null, constructor_arguments: HASH } as const
  const list: Deployment[] = [
    { ...note, ...rest, name: 'Unbreakable'.repeat(5), message: 'A message of many words. '.repeat(10) },
    { ...note, ...rest, tx: { ...tx, tx_hash: `0x${'8'.repeat(64)}` }, name: 'Short', message: '', is_final: true },
  ]
  await answer(page, '**/deploy_api/v1/*/deployments*', { list, next_cursor: null })
  await page.goto('/deploy')
  await expect(page.getByTestId('deployment')).toHaveCount(2)
}

/** Shows the books of a registered market maker, with every stage of an order and long figures. */
async function openBooks(page: Page): Promise<void> {
  const [from_asset, to_asset] = [`${chains.north}:native`, `${chains.south}:native`]
  const [amount, at] = ['123456789012345678901234', new Date().toISOString()]
  const order = { from_asset, to_asset, send_amount: amount, receive_amount: amount, custody: 'escrow' } as const
  const book: MakerBook = {
    as_of: at,
    order_count: 1_234_567,
    orders: bookStages.map((stage) => ({ ...order, stage, order_id: '1111111111111111111111', created_at: LONG_AGO })),
    claim_count: 1_234,
    claims: [{ chain_id: chains.north, state: 'sent', tx_hash: HASH, orders: 123_456 }],
    exposure: [{ asset_id: from_asset, unclaimed: amount, orders: 123_456 }],
    promises: [{ asset_id: to_asset, promised: amount }],
  }
  const application = { application: null, is_registered: true }
  await answer(page, '**/maker_api/v1/*/application', application)
  await answer(page, '**/maker_api/v1/*/book', book)
  // As after a sign-in; the answers are those above.
  await page.evaluate(() => localStorage.setItem('causeway.signed-in', localStorage.getItem('causeway.user') ?? ''))
  await page.goto('/maker')
  await expect(page.getByTestId('maker-orders')).toContainText('more')
}

/** Shows a portfolio with an open row, an approval of everything, and long names and amounts of tokens that strangers sent. */
async function openPortfolio(page: Page): Promise<void> {
  const token = (digit: string) => ({ asset_id: `${chains.north}:0x${digit.repeat(40)}`, decimals: 18, icon: null })
  const answers: readonly (readonly [path: string, data: object])[] = [
    [
      '**/portfolio_api/v1/found-tokens*',
      {
        list: [
          { ...token('a'), symbol: 'HRBR', name: 'Harbor of the Northern Lights and Lanterns', warnings: [] },
          { ...token('b'), symbol: 'CLAIM-YOUR-REWARD-AT-USDC.COM', name: '', warnings: [] },
        ].map((row) => ({
          ...row,
          usd: null,
          is_popular: false,
          tax_bps: null,
          amount: '123456789012345678901234567',
        })),
        searched_since: '2026-01-05T10:00:00.000Z',
        is_whole: false,
        is_cut: true,
      },
    ],
    [
      '**/bridge_api/v1/approvals*',
      {
        list: [
          {
            ...token('c'),
            symbol: 'LIGHTHOUSE',
            is_listed: false,
            spender: `0x${'d'.repeat(40)}`,
            spender_name: 'Permit2',
            contract: null,
            allowance: String(2n ** 256n - 1n),
            expires_at: null,
            balance: '123456789012345678901234567',
            at_risk_usd: '123456789.12',
            at_risk_usd_stale: true,
          },
          {
            ...token('c'),
            symbol: 'LIGHTHOUSE',
            is_listed: false,
            spender: `0x${'e'.repeat(40)}`,
            spender_name: null,
            contract: PERMIT2,
            allowance: '123456789012345678901234567',
            expires_at: 4_102_444_800,
            balance: '123456789012345678901234567',
            at_risk_usd: null,
            at_risk_usd_stale: false,
          },
        ],
        searched_since: '2026-01-05T10:00:00.000Z',
      },
    ],
  ]
  for (const [path, data] of answers)
    await page.route(path, async (route) => {
      const response = await route.fetch()
      const body = (await response.json()) as object
      await route.fulfill({ response, json: { ...body, data } })
    })
  await page.goto('/portfolio')
  await page.getByTestId('portfolio-assets').locator('> li').first().locator('summary').click()
  const found = page.getByTestId('found-tokens')
  await found.getByRole('button', { name: 'Find tokens' }).click()
  await expect(found.getByRole('listitem')).toHaveCount(2)
  await expect(page.getByTestId('approval-list').getByRole('listitem')).not.toHaveCount(0)
}

/** Filled states of pages that share one visit with a connected wallet. */
export const filled: readonly { readonly name: string; readonly open: (page: Page) => Promise<unknown> }[] = [
  {
    name: 'the tracker with addresses on one network',
    open: async (page) => {
      await page.goto(`/tracker#${devAccounts.deployer.address},${devAccounts.maker.address}`)
      // Rows change places while answers arrive.
      await expect(page.getByText('4 of 4 checked')).toBeVisible()
      const row = page.getByTestId('tracker-networks').locator('> li').first()
      await row.locator('summary').click()
      await expect(row.getByTestId('tracker-parts').locator('> li')).toHaveCount(2)
      await page.getByTestId('tracker-chart').getByText('Show as table').click()
    },
  },
  {
    name: 'points of addresses',
    open: async (page) => {
      await page.goto('/tracker/lxp')
      await page
        .getByLabel('EVM addresses')
        .fill(`${devAccounts.user.address}\n${devAccounts.maker.address}\n${devAccounts.friend.address}`)
      await page.getByTestId('airdrop-query').click()
      await expect(page.getByTestId('airdrop-value')).toHaveCount(3)
    },
  },
  { name: 'a portfolio with approvals and tokens of strangers', open: openPortfolio },
  { name: 'claims from a faucet', open: openClaims },
  { name: 'deployed contracts', open: openDeployments },
  {
    name: 'the tasks of a badge',
    open: async (page) => {
      await page.goto('/scrollbadge')
      await expect(page.getByTestId('badge-tasks')).toContainText(/0/)
    },
  },
  {
    name: 'the routes of a market maker, and an application',
    open: async (page) => {
      await page.goto('/maker')
      await expect(page.getByTestId('maker-route').first()).toBeVisible()
      await page.getByTestId('maker-apply-open').click()
      await expect(page.getByTestId('maker-apply-send')).toBeAttached()
    },
  },
  { name: 'the books of a market maker', open: openBooks },
  {
    name: 'the trust report',
    open: async (page) => {
      await page.goto('/trust')
      await expect(page.getByTestId('trust-escrows')).toBeVisible()
    },
  },
  {
    name: 'the diagnostics',
    open: async (page) => {
      await page.goto('/test')
      await expect(page.getByTestId('diagnostics-copy')).toBeVisible()
    },
  },
]

const dialog = (page: Page) => page.getByRole('dialog')

/** Every screen that must fit all windows and large fonts; a new screen is a row here. */
export const screens: readonly LayoutScreen[] = [
  {
    name: 'the form',
    path: bridge('0.01'),
    open: (page) => expect(page.getByTestId('receive-amount')).toHaveText(/0\.0/),
  },
  {
    name: 'a long amount',
    path: bridge('4.123456789012345678'),
    open: async (page) => {
      await expect(page.getByTestId('receive-amount')).toHaveText(/4\.1/)
      expect(
        await page.locator('input[name=amount]').evaluate((input) => input.scrollWidth - input.clientWidth),
      ).toBeLessThanOrEqual(0)
    },
  },
  {
    name: 'the review',
    path: bridge('4.123456789012345678'),
    open: async (page) => {
      await connect(page, 'Test Wallet')
      await review(page)
      await expect(page.getByTestId('review-recipient')).toBeAttached()
      // Approved terms are never cut off.
      await expect(dialog(page)).toContainText(/4\.12\d{4,} ETH/)
    },
  },
  {
    name: 'the wallet list',
    path: '/',
    open: async (page) => {
      await page.getByTestId('connect-wallet').first().click()
      await expect(dialog(page).getByRole('button', { name: 'Test Wallet' }).first()).toBeAttached()
    },
  },
  {
    name: 'the network picker',
    path: bridge('0.01'),
    open: async (page) => {
      await page.getByTestId('to-network').click()
      await expect(dialog(page).getByText('Southshore').first()).toBeAttached()
    },
  },
  {
    name: 'the networks of an exchange, and a deposit address',
    path: bridge('0.01'),
    open: async (page) => {
      await page.getByTestId('to-network').click()
      await dialog(page).getByRole('tab').last().click()
      await dialog(page).getByRole('option', { name: 'Harbour' }).first().click()
      await dialog(page).getByRole('option', { name: 'Southshore' }).last().click()
      await page.getByTestId('recipient').click()
      await dialog(page)
        .locator('textarea')
        .fill(`0x${'ab12'.repeat(10)}`)
      await expect(page.getByTestId('use-deposit')).toBeEnabled()
    },
  },
  {
    name: 'the exchanges',
    path: bridge('0.01'),
    open: async (page) => {
      await page.getByTestId('to-network').click()
      await dialog(page).getByRole('tab').last().click()
      await expect(dialog(page).getByRole('option', { name: 'Harbour' }).first()).toBeVisible()
    },
  },
  {
    name: 'the asset picker',
    path: bridge('0.01'),
    open: async (page) => {
      await page.getByTestId('asset').click()
      await expect(dialog(page).getByText('USDC').first()).toBeAttached()
    },
  },
  {
    name: 'the recipient',
    path: bridge('0.01'),
    open: async (page) => {
      await page.getByTestId('recipient').click()
      await dialog(page)
        .locator('textarea')
        .fill(`0x${'ab12'.repeat(10)}`)
      await expect(dialog(page).getByText('You haven’t sent to this address before')).toBeAttached()
    },
  },
  {
    name: 'a connected wallet',
    path: bridge('0.01'),
    open: async (page) => {
      await connect(page, 'Test Wallet')
      await page.getByTestId('connect-wallet').first().click()
      await expect(
        dialog(page)
          .getByText(/ETH · /)
          .first(),
      ).toBeAttached()
    },
  },
  {
    name: 'two wallets in the header',
    path: bridgePath({ from: chains.north, to: chains.sol, token: 'USDC', amount: '5' }),
    open: async (page) => {
      await connect(page, 'Test Wallet')
      await expect(page.getByTestId('destination-wallet')).toBeVisible()
    },
  },
  {
    name: 'three wallets in the header',
    path: bridgePath({ from: chains.north, to: chains.sol, token: 'USDC', amount: '5' }),
    open: async (page) => {
      await connect(page, 'Test Wallet')
      await connect(page, /local solana wallet/i, 'Solana')
      await connect(page, /local ton wallet/i, 'Non-EVM')
      await expect(page.getByRole('button', { name: '1 more connected wallet' })).toBeVisible()
    },
  },
  {
    name: 'further wallets in the header, without one for the source',
    path: '/points',
    open: async (page) => {
      await connect(page, /local ton wallet/i, 'Non-EVM')
      await page.goto(bridge('0.01'))
      await expect(page.getByRole('button', { name: '1 more connected wallet' })).toBeVisible()
    },
  },
  {
    name: 'what is behind More',
    path: '/',
    open: async (page) => {
      await page.getByRole('button', { name: 'More', exact: true }).filter({ visible: true }).click()
      await expect(dialog(page).getByText('Discord')).toBeAttached()
    },
  },
  {
    name: 'a popup',
    path: '/network/channel-1081',
    open: (page) => expect(dialog(page).getByRole('button', { name: 'Bridge' })).toBeAttached(),
  },
  {
    name: 'a partner with a dark theme',
    path: '/network/over',
    open: (page) => expect(page.getByTestId('powered-by')).toBeAttached(),
  },
  {
    name: 'a partner with a light theme',
    path: '/network/u2u',
    open: (page) => expect(page.getByTestId('powered-by')).toBeAttached(),
  },
  {
    name: 'allocations of an airdrop',
    path: '/layerzero-airdrop',
    open: async (page) => {
      await page.getByRole('textbox').fill(devAccounts.user.address)
      await page.getByTestId('airdrop-query').click()
      await expect(page.getByTestId('airdrop-total')).toBeAttached()
    },
  },
  {
    name: 'an airdrop’s refusal',
    path: '/layerzero-airdrop',
    open: async (page) => {
      await page.getByRole('textbox').fill('0x1234')
      await page.getByTestId('airdrop-query').click()
      await expect(page.getByTestId('toast')).toBeVisible()
    },
  },
  plain('what a page is for', '/maker'),
  plain('the roadmap', '/developingpage'),
  plain('the ecosystem', '/ecosystem'),
  plain('an event that is over', '/owlympics'),
  plain('the final leaderboard of an event', '/owlmazing'),
  plain('what points are for', '/points'),
  {
    name: 'points',
    path: '/points',
    open: async (page) => {
      await connect(page, 'Test Wallet')
      await page.getByTestId('points-bridge').click()
      await expect(page.getByTestId('boost-steps')).toBeAttached()
      await expect(page.getByTestId('week').getByRole('button')).toBeAttached()
    },
  },
  {
    name: 'the swap form',
    path: swapPath,
    open: async (page) => {
      await expect(page.getByTestId('receive-amount')).toHaveText(/[1-9]/)
      await page.getByTestId('swap-facts').locator('summary').click()
    },
  },
  {
    name: 'the review of a swap',
    path: swapPath,
    open: async (page) => {
      await connect(page, 'Test Wallet')
      await expect(page.getByTestId('main-action')).toHaveText('Review')
      await page.getByTestId('main-action').click()
      // Approved terms are never cut off.
      await expect(dialog(page)).toContainText('Full amount: 4.123456789012345678 ETH')
    },
  },
  {
    name: 'the tokens of a swap',
    path: '/swap',
    open: async (page) => {
      await page.getByTestId('receive-token').click()
      await expect(dialog(page).getByRole('option').first()).toBeVisible()
    },
  },
  {
    name: 'a swap that is not there',
    path: '/swap/1111111111111111111112',
    open: (page) => expect(page.getByText('Swap not found')).toBeVisible(),
  },
  { name: 'a pool with loans and a queue', path: '/tos', open: openBusyPool },
  plain('inviting friends', '/invitepage'),
  {
    name: 'the own invitation',
    path: '/invitepage',
    open: async (page) => {
      await connect(page, 'Test Wallet')
      await expect(page.getByTestId('invite-stats')).toBeAttached()
    },
  },
  plain('the history', '/history'),
  plain('finding a transfer', '/query'),
  plain('the form of a payment request', '/pay'),
  {
    name: 'a payment request',
    path: paymentPath(),
    open: (page) => expect(page.getByTestId('payment-status')).toBeAttached(),
  },
  plain('a payment link that does not work', '/pay?id=none&to=nowhere'),
  plain('the terms', '/tos'),
  plain('a page that is not there', '/no-such-page'),
  plain('a place that is not served', '/access-restricted'),
  {
    name: 'an order that is not there',
    path: '/order/0192f0c1-0000-7000-8000-000000000000',
    open: (page) => expect(page.getByText('Transfer not found')).toBeVisible(),
  },
  {
    name: 'the page of Telegram on this machine',
    path: '/telegram',
    open: (page) => expect(page.getByRole('textbox', { name: 'Message' })).toBeEnabled(),
  },
  { name: 'the style page', path: '/style', open: heading },
]
