import { expect, type Page } from '@playwright/test'
import { bridgePath, chains, connect, review } from './app.ts'

interface LayoutScreen {
  readonly name: string
  readonly path: string
  /** Brings the screen to what is looked at and waits until it is there. */
  readonly open: (page: Page) => Promise<unknown>
}

const heading = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeAttached()
const plain = (name: string, path: string): LayoutScreen => ({ name, path, open: heading })
const bridge = (amount: string): string => bridgePath({ from: chains.north, to: chains.south, token: 'ETH', amount })
const dialog = (page: Page) => page.getByRole('dialog')

/** Every screen that must fit a narrow window and large letters; a new screen is a row here. */
export const screens: readonly LayoutScreen[] = [
  { name: 'the form', path: bridge('0.01'), open: (page) => expect(page.getByTestId('receive-amount')).toHaveText(/0\.0/) },
  {
    name: 'a long amount',
    path: bridge('4.123456789012345678'),
    open: async (page) => {
      await expect(page.getByTestId('receive-amount')).toHaveText(/4\.1/)
      expect(await page.locator('input[name=amount]').evaluate((input) => input.scrollWidth - input.clientWidth)).toBeLessThanOrEqual(0)
    },
  },
  {
    name: 'the review',
    path: bridge('4.123456789012345678'),
    open: async (page) => {
      await connect(page, 'Test Wallet')
      await review(page)
      await expect(page.getByTestId('review-recipient')).toBeAttached()
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
  plain('the history', '/history'),
  plain('finding a transfer', '/query'),
  plain('the terms', '/tos'),
  plain('a page that is not there', '/no-such-page'),
  plain('a place that is not served', '/access-restricted'),
  { name: 'an order that is not there', path: '/order/0192f0c1-0000-7000-8000-000000000000', open: (page) => expect(page.getByText('There is no such transfer')).toBeVisible() },
  { name: 'the style page', path: '/style', open: heading },
]
