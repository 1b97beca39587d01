import { expect, type FrameLocator, type Page } from '@playwright/test'
import policy from '#config/policy.json' with { type: 'json' }
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { bridgePath, chains, closeDialog, confirm, connect, review } from '../../e2e/support/app.ts'
import { holdBlocks, releaseBlocks } from '../../e2e/support/holdBlocks.ts'
import type { Endpoints } from '../../e2e/support/fixtures.ts'
import { reviewSwap, swapPath } from '../../e2e/support/swapPage.ts'
import { openTelegramPage, type TelegramPage } from '../../e2e/support/telegramPage.ts'

interface Shot {
  readonly name: string
  /** Opens the screen and waits until it is complete. Continues from the previous shot. */
  readonly open: (page: Page, stack: Endpoints) => Promise<unknown>
}

const WAIT_MS = 60_000
const wallet = /local test wallet/i
const filled = bridgePath({ from: chains.north, to: chains.south, token: 'ETH', amount: '0.25' })
const friend = devAccounts.friend.address
const listed = (page: Page) =>
  page.getByRole('dialog').getByRole('option').or(page.getByRole('dialog').getByRole('listitem')).first().waitFor()
/** Drawings load after everything that the form needs. */
const drawn = (at: Page | FrameLocator) => at.getByTestId('asset').locator('img').first().waitFor()
const channel = (name: string, path: string): Shot => ({
  name,
  open: async (page, { url }) => {
    await page.goto(url + path)
    await page.getByTestId('powered-by').waitFor()
    await drawn(page)
  },
})
const plain = (name: string, path: string): Shot => ({
  name,
  open: async (page, { url }) => {
    await page.goto(url + path)
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
  },
})

async function openInTelegram(page: Page, { url }: Endpoints): Promise<TelegramPage> {
  const telegram = await openTelegramPage(page, url)
  await telegram.say('/start')
  await telegram.chat.getByRole('button', { name: 'Open Causeway' }).last().click()
  await expect(telegram.main).toHaveText('Connect Wallet', { timeout: WAIT_MS })
  await telegram.app.getByTestId('from-network').waitFor()
  await drawn(telegram.app)
  await page.evaluate(() => window.scrollTo(0, 0))
  return telegram
}
/** The wallet list inside Telegram under one of the operator's presets. */
const telegramWallets = (name: string, preset: keyof typeof policy.presets): Shot => ({
  name,
  open: async (page, stack) => {
    const capabilities = policy.presets[preset].telegram
    await page.route('**/api/config/policy', (route) =>
      route.fulfill({ json: { code: 0, message: '', data: { surface: 'telegram', capabilities } } }),
    )
    const { app } = await openInTelegram(page, stack)
    await app.getByTestId('connect-wallet').first().click()
    await app.getByRole('dialog').getByRole('listitem').first().waitFor()
    await expect(app.getByRole('dialog').locator('.skeleton')).toHaveCount(0)
    await page.unroute('**/api/config/policy')
  },
})

const swapState = (page: Page, status: string) =>
  expect(page.getByTestId('swap-status')).toHaveAttribute('data-status', status, { timeout: WAIT_MS })

/** The states of a swap and of the portfolio, with the wallet of the shots before them. */
const swapShots: readonly Shot[] = [
  {
    name: 'swap',
    open: async (page, { url }) => {
      await page.goto(url + swapPath(chains.north, 'ETH', 'USDC', '0.1'))
      await expect(page.getByTestId('main-action')).toHaveText('Review', { timeout: WAIT_MS })
      await page.waitForLoadState('networkidle')
    },
  },
  {
    name: 'swap-review',
    open: reviewSwap,
  },
  {
    name: 'swap-sent',
    open: async (page, { rpc }) => {
      await holdBlocks(rpc.north)
      await page.getByTestId('confirm-swap').click()
      await swapState(page, 'sent')
    },
  },
  {
    name: 'swap-done',
    open: async (page, { rpc }) => {
      await releaseBlocks(rpc.north)
      await swapState(page, 'done')
    },
  },
  {
    name: 'swap-failed',
    open: async (page) => {
      const failed = { status: 'failed', failure: 'slippage', sent_amount: '0', received_amount: '0' }
      await page.route('**/swap_api/v1/status*', async (route) => {
        const answer = await (await route.fetch()).json()
        await route.fulfill({ json: { ...answer, data: { ...answer.data, ...failed } } })
      })
      await page.reload()
      await swapState(page, 'failed')
      await page.unroute('**/swap_api/v1/status*')
    },
  },
  {
    name: 'swap-warning',
    open: async (page, { url }) => {
      await page.goto(url + swapPath(chains.north, 'ETH', 'USDC', '0.05'))
      await page.getByTestId('slippage').click()
      await page.getByLabel('Your own, in percent').fill('6')
      await page.getByRole('button', { name: 'Done' }).click()
      await reviewSwap(page)
      await page.getByTestId('slippage-warning').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'portfolio-balances',
    open: async (page, { url }) => {
      await page.goto(`${url}/portfolio`)
      await page.getByTestId('portfolio-assets').getByRole('listitem').nth(1).waitFor()
      await page.waitForLoadState('networkidle')
    },
  },
  {
    name: 'portfolio-asset',
    open: async (page) => {
      await page.getByTestId('portfolio-assets').locator('summary').first().click()
      await page.getByRole('button', { name: 'Pin to top' }).first().scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'portfolio-approvals',
    open: async (page) => {
      await page.getByTestId('approvals').scrollIntoViewIfNeeded()
      await expect(page.getByTestId('approvals').locator('.skeleton')).toHaveCount(0, { timeout: WAIT_MS })
      await page.getByTestId('approvals-scope').scrollIntoViewIfNeeded()
    },
  },
]

/** Every screen of the app, in the order of one visit. A new screen is a row here. */
export const shots: readonly Shot[] = [
  plain('not-found', '/no-such-page'),
  plain('restricted', '/access-restricted'),
  plain('terms', '/tos'),
  plain('find', '/query'),
  plain('tracker', '/tracker'),
  plain('status', '/status'),
  plain('trust', '/trust'),
  plain('maker', '/maker'),
  plain('payment-form', '/pay'),
  plain('history-empty', '/history'),
  plain('swap-empty', '/swap'),
  plain('deploy-empty', '/deploy'),
  plain('portfolio', '/portfolio'),
  plain('ecosystem', '/ecosystem'),
  plain('diagnostics', '/test'),
  plain('roadmap', '/developingpage'),
  plain('ended', '/owlympics'),
  plain('final-leaderboard', '/owlmazing'),
  plain('style', '/style'),
  { name: 'telegram', open: openInTelegram },
  telegramWallets('telegram-wallets', 'open'),
  telegramWallets('telegram-wallets-guidelines', 'telegram-guidelines'),
  plain('points-empty', '/points'),
  plain('invite-empty', '/invitepage'),
  plain('airdrop', '/layerzero-airdrop'),
  {
    name: 'airdrop-error',
    open: async (page) => {
      await page.getByRole('textbox').fill(`${friend}\n0x1234`)
      await page.getByTestId('airdrop-query').click()
      await page.getByTestId('toast').waitFor()
    },
  },
  {
    name: 'airdrop-results',
    open: async (page, { url }) => {
      await page.goto(`${url}/layerzero-airdrop`)
      await page.getByRole('textbox').fill([devAccounts.user.address, friend, `0x${'7'.padStart(40, '0')}`].join('\n'))
      await page.getByTestId('airdrop-query').click()
      await page.getByTestId('airdrop-total').waitFor()
    },
  },
  {
    name: 'popup',
    open: async (page, { url }) => {
      await page.goto(`${url}/network/channel-1081`)
      await page.getByRole('dialog').waitFor()
      await page.waitForLoadState('networkidle')
    },
  },
  channel('channel-dark', '/network/over'),
  channel('channel-light', '/network/u2u'),
  {
    name: 'bridge-empty',
    open: async (page, { url }) => {
      await page.goto(url + bridgePath({ from: chains.north, to: chains.south, token: 'ETH', amount: '' }))
      await page.getByTestId('banners').waitFor()
      await page.waitForLoadState('networkidle')
    },
  },
  {
    name: 'more',
    open: async (page) => {
      await page
        .getByRole('button', { name: /^(More|Ещё)$/ })
        .filter({ visible: true })
        .click()
      await page.getByRole('dialog').getByRole('link').first().waitFor()
      await page.waitForLoadState('networkidle')
    },
  },
  {
    name: 'wallets',
    open: async (page, { url }) => {
      await page.goto(url + filled)
      await page.getByTestId('connect-wallet').first().click()
      await page.getByRole('dialog').getByRole('button', { name: wallet }).first().waitFor()
      await page.waitForLoadState('networkidle')
    },
  },
  {
    name: 'bridge',
    open: async (page) => {
      await closeDialog(page)
      await connect(page, wallet)
      await expect(page.getByTestId('main-action')).toHaveText(/Review/, { timeout: WAIT_MS })
    },
  },
  {
    name: 'fees',
    open: async (page) => {
      // Folded on phones only.
      const folded = page.locator('details[data-testid=quote-facts] > summary')
      if (await folded.isVisible()) await folded.click()
      await page.getByTestId('quote-countdown').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'check-in',
    open: async (page) => {
      await page
        .getByRole('button', { name: /Daily check-in|Checked in today/ })
        .first()
        .click()
      await expect(page.getByTestId('check-in')).toBeVisible()
      await page.waitForLoadState('networkidle')
    },
  },
  {
    name: 'refused',
    open: async (page) => {
      await closeDialog(page)
      await page.locator('input[name=amount]').fill('900')
      await page.getByRole('alert').filter({ hasText: /\w/ }).first().waitFor()
    },
  },
  {
    name: 'account',
    open: async (page) => {
      await page.locator('input[name=amount]').fill('0.25')
      await page.getByTestId('connect-wallet').first().click()
      await page.getByRole('dialog').waitFor()
      await page.waitForLoadState('networkidle')
    },
  },
  {
    name: 'networks-from',
    open: async (page) =>
      closeDialog(page)
        .then(() => page.getByTestId('from-network').click())
        .then(() => listed(page)),
  },
  {
    name: 'networks',
    open: async (page) =>
      closeDialog(page)
        .then(() => page.getByTestId('to-network').click())
        .then(() => listed(page)),
  },
  {
    name: 'exchanges',
    open: async (page) => {
      await page.getByRole('dialog').getByRole('tab').last().click()
      await page.getByRole('option', { name: 'Harbour' }).first().waitFor()
    },
  },
  {
    name: 'exchange-networks',
    open: async (page) => {
      await page.getByRole('option', { name: 'Harbour' }).first().click()
      await page.getByRole('dialog').getByRole('option').first().waitFor()
    },
  },
  {
    name: 'exchange-deposit',
    open: async (page) => {
      await page.getByRole('dialog').getByRole('option', { name: 'Southshore' }).first().click()
      await page.getByTestId('recipient').click()
      await page
        .getByRole('dialog')
        .locator('textarea')
        .fill(`0x${'ab12'.repeat(10)}`)
      await expect(page.getByTestId('use-deposit')).toBeEnabled()
    },
  },
  {
    name: 'exchange-form',
    open: async (page) => {
      await page.getByTestId('use-deposit').click()
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(page.getByTestId('main-action')).toBeEnabled({ timeout: WAIT_MS })
    },
  },
  {
    name: 'assets',
    open: async (page) =>
      closeDialog(page)
        .then(() => page.getByTestId('asset').click())
        .then(() => listed(page)),
  },
  {
    name: 'recipient',
    open: async (page, { url }) => {
      await page.goto(url + filled)
      await expect(page.getByTestId('main-action')).toHaveText(/Review/, { timeout: WAIT_MS })
      await page.getByTestId('recipient').click()
      await page
        .getByRole('dialog')
        .getByRole('textbox')
        .fill(`0x${'ab12'.repeat(10)}`)
    },
  },
  {
    name: 'review',
    open: async (page) => {
      await closeDialog(page)
      await review(page)
      await page.getByTestId('review-recipient').waitFor()
    },
  },
  {
    name: 'transfer',
    open: async (page, { rpc }) => {
      await holdBlocks(rpc.south)
      await confirm(page)
      await expect(page.getByTestId('order-status').last()).toHaveAttribute('data-status', 'filling', {
        timeout: WAIT_MS,
      })
    },
  },
  {
    name: 'receipt',
    open: async (page, { rpc }) => {
      await releaseBlocks(rpc.south)
      await page.getByTestId('completed-amount').waitFor({ timeout: WAIT_MS })
    },
  },
  {
    name: 'order',
    open: async (page) => {
      await closeDialog(page)
      await expect(page.getByTestId('order-status')).toHaveAttribute('data-status', /filled|settled/)
    },
  },
  ...swapShots,
  {
    name: 'points',
    open: async (page, { url }) => {
      await page.goto(`${url}/points`)
      // The bridges of this visit have been counted.
      await expect(page.getByTestId('points-bridge')).toHaveText(/[1-9]\d{2}/, { timeout: WAIT_MS })
      await page.getByTestId('points-bridge').click()
      await page.getByTestId('boost-steps').waitFor()
      await page.waitForLoadState('networkidle')
    },
  },
  {
    name: 'invite',
    open: async (page, { url }) => {
      await page.goto(`${url}/invitepage`)
      await page.getByTestId('invite-stats').waitFor()
      await page.waitForLoadState('networkidle')
    },
  },
  {
    name: 'history',
    open: async (page, { url }) => {
      await page.goto(url)
      await connect(page, /local solana wallet/i, 'Solana')
      await page.goto(`${url}/history`)
      await page.getByRole('main').getByRole('listitem').first().waitFor()
    },
  },
  {
    name: 'offline',
    open: async (page) => {
      await page.context().setOffline(true)
      await page
        .getByRole('status')
        .filter({ hasText: /offline/i })
        .waitFor()
    },
  },
]
