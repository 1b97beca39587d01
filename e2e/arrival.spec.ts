import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { bridgePath, chains, confirm, connect, review } from './support/app.ts'
import { expect, test } from './support/fixtures.ts'

// One transfer, its points, and every page that shows it afterwards.

const heading = (page: Page) => page.locator('h1')
/** By role, as users find it: content behind a sheet is inert. */
const boost = (page: Page) => page.getByRole('button', { name: 'Boost Your Points' })
const receipt = (page: Page) => page.getByRole('dialog').getByTestId('completed-amount')

test('a transfer that arrives shows its receipt over its page, which stays mounted', async ({ page, account: _ }) => {
  await page.goto(bridgePath({ from: chains.north, to: chains.south, token: 'ETH', amount: '0.03' }))
  await connect(page, 'Test Wallet')
  await review(page)
  await confirm(page)
  await page.waitForURL(/\/order\//)
  await expect(heading(page)).toContainText('0.03')
  await heading(page).evaluate((element) => element.setAttribute('data-kept', ''))
  await expect(receipt(page)).toBeVisible()
  await expect(page).toHaveURL(/\/completed\//)
  await expect(heading(page)).toHaveAttribute('data-kept', '')
  // The server counts the bridge a few seconds later, and the test must not wait a minute for the next poll.
  const earned = page.getByRole('dialog').getByRole('status').filter({ hasText: 'points' })
  await expect(earned).toHaveText('+150 pointscredited')
  await expect(boost(page)).toHaveAttribute('aria-expanded', 'false')
  await boost(page).click()
  const panel = page.getByRole('region', { name: 'Boost Your Points' })
  await expect(panel.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 of 5 bridges')
  await expect(panel.getByRole('button', { name: /today: check in for 10 points/ })).toBeVisible()
  await expectAccessible(page)

  // The history state has the page below; a campaign completed meanwhile is announced after the receipt closes.
  const campaign = {
    campaign_id: 1,
    transfer_count_total: 5,
    campaign_points: 100,
    cross_total_points: 750,
    extra_points: 0,
    social_done: false,
    steps: [1, 3, 5],
    completed_at: new Date().toISOString(),
    shared: false,
  }
  await page.route('**/campaigns/points?*', (route) =>
    route.fulfill({ json: { code: 0, message: 'success', data: { campaigns: [campaign] } } }),
  )
  const told = page.waitForResponse('**/campaigns/points?*')
  await page.reload()
  await expect(receipt(page)).toBeVisible()
  await told
  const share = page.getByRole('dialog', { name: 'Campaign completed' })
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await expect(share).toHaveCount(0)
  await expect(heading(page)).toContainText('0.03')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/order\//)
  await expect(share).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByTestId('order-status')).toHaveAttribute('data-status', /filled|settled/)
  await expect(page.getByTestId('order-points')).toContainText('+150 points')
  await expect(panel.getByRole('region', { name: 'There and back' })).toBeVisible()
  await expectAccessible(page)
  await boost(page).click()
  await expect(boost(page)).toHaveAttribute('aria-expanded', 'false')

  // Opened by its own link, the receipt covers the form.
  await page.goto(page.url().replace('/order/', '/completed/'))
  await expect(receipt(page)).toBeVisible()
  await expect(page.getByTestId('main-action')).toBeAttached()
  await boost(page).click()
  await panel.getByRole('button', { name: /today: check in/ }).click()
  // The link leads to the check-in page, because no dialog opens over a receipt.
  await expect(page.getByRole('dialog', { name: 'Daily check-in' })).toBeVisible()
  await page.goBack()
  await expect(receipt(page)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/')
})

test('going back from an arrived transfer shows the form without the spent amount', async ({ page, account: _ }) => {
  await page.goto(bridgePath({ from: chains.north, to: chains.south, token: 'ETH', amount: '0.03' }))
  await connect(page, 'Test Wallet')
  await review(page)
  await confirm(page)
  await expect(receipt(page)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/order\//)
  await page.goBack()
  await expect(page).toHaveURL((url) => url.pathname === '/' && !url.searchParams.has('amount'))
  await expect(page.locator('input[name=amount]')).toHaveValue('')
  await expect(page.getByTestId('main-action')).toHaveText('Enter an amount')
  await expect(page.getByTestId('to-network')).toContainText('Southshore')
})
