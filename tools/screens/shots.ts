import { expect, type Page } from '@playwright/test'
import { bridgePath, chains, closeDialog, confirm, connect, review } from '../../e2e/support/app.ts'
import { goOn, holdStill } from '../../e2e/support/chain.ts'
import type { Endpoints } from '../../e2e/support/fixtures.ts'

interface Shot {
  readonly name: string
  /** Brings the page to the screen and waits until all of it is there. Goes on from where the shot before it stood. */
  readonly open: (page: Page, stack: Endpoints) => Promise<unknown>
}

const WAIT_MS = 60_000
const wallet = /local test wallet/i
const filled = bridgePath({ from: chains.north, to: chains.south, token: 'ETH', amount: '0.25' })
const listed = (page: Page) => page.getByRole('dialog').getByRole('option').first().waitFor()
const plain = (name: string, path: string): Shot => ({
  name,
  open: async (page, { url }) => {
    await page.goto(url + path)
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
  },
})

/** Every screen of the app, in the order of one visit. A new screen is a row here. */
export const shots: readonly Shot[] = [
  plain('not-found', '/no-such-page'),
  plain('restricted', '/access-restricted'),
  plain('terms', '/tos'),
  plain('find', '/query'),
  plain('history-empty', '/history'),
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
  { name: 'networks', open: async (page) => page.getByTestId('to-network').click().then(() => listed(page)) },
  { name: 'assets', open: async (page) => closeDialog(page).then(() => page.getByTestId('asset').click()).then(() => listed(page)) },
  {
    name: 'recipient',
    open: async (page) => {
      await closeDialog(page)
      await page.getByTestId('recipient').click()
      await page.getByRole('dialog').getByRole('textbox').fill(`0x${'ab12'.repeat(10)}`)
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
      await holdStill(rpc.south)
      await confirm(page)
      await expect(page.getByTestId('order-status').last()).toHaveAttribute('data-status', 'filling', { timeout: WAIT_MS })
    },
  },
  {
    name: 'receipt',
    open: async (page, { rpc }) => {
      await goOn(rpc.south)
      await page.getByTestId('completed-amount').waitFor({ timeout: WAIT_MS })
    },
  },
  {
    name: 'history',
    open: async (page, { url }) => {
      await page.goto(`${url}/history`)
      await page.getByRole('main').getByRole('listitem').first().waitFor()
    },
  },
]
