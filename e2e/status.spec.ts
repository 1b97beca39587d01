import type { Page } from '@playwright/test'
import type { RouteFigures, StatusData } from '#core/wire/status.ts'
import { expectAccessible } from './support/accessible.ts'
import { chains } from './support/app.ts'
import { expect, test } from './support/fixtures.ts'

const call = '**/api/bridge_api/v1/status'
const figures: RouteFigures = {
  from_chain_id: chains.north,
  to_chain_id: chains.south,
  sample: 'enough',
  transfers: 200,
  arrived_percent: 97,
  refunded_percent: 3,
  late_percent: 6,
  median_seconds: 25,
  p95_seconds: 130,
  median_shortfall_bps: 0,
  p95_shortfall_bps: 12,
  reported: 20,
}
const small: RouteFigures = {
  ...figures,
  from_chain_id: chains.south,
  to_chain_id: chains.north,
  sample: 'under_10',
  transfers: null,
  arrived_percent: null,
  refunded_percent: null,
  late_percent: null,
  median_seconds: null,
  p95_seconds: null,
  median_shortfall_bps: null,
  p95_shortfall_bps: null,
  reported: 0,
}
const busy: StatusData = {
  as_of: '2026-03-01T12:00:00.000Z',
  networks: [
    { chain_id: chains.north, state: 'ok' },
    { chain_id: chains.south, state: 'paused' },
  ],
  delayed: [{ provider: 'relay', provider_name: 'Relay' }],
  canaries: [
    {
      provider: 'relay',
      provider_name: 'Relay',
      from_chain_id: chains.north,
      to_chain_id: chains.south,
      from_symbol: 'USDC',
      state: 'failed',
      checked_at: '2026-03-01T11:48:00.000Z',
      checks: 24,
      arrived: 23,
    },
  ],
  windows: [
    {
      days: 7,
      providers: [
        { provider: 'relay', provider_name: 'Relay', routes: [figures, small] },
        { provider: 'maker', provider_name: '', routes: [small] },
      ],
    },
    { days: 30, providers: [] },
  ],
}

const answer = (page: Page, data: StatusData) =>
  page.route(call, (route) => route.fulfill({ json: { code: 0, message: 'success', data } }))

test('answers whether something is wrong from our own server', async ({ page }) => {
  await page.goto('/status')
  await expect(page.getByTestId('status-now').getByRole('heading')).toHaveText('No known problems right now.')
  await expect(page.getByTestId('status-now').getByRole('link', { name: 'Find a transfer' })).toHaveAttribute(
    'href',
    '/query',
  )
  await expect(page.getByTestId('status-networks')).toContainText('networks are working')
})

test('a new installation has no figures, and says so', async ({ page }) => {
  await answer(page, {
    ...busy,
    networks: [],
    delayed: [],
    canaries: [],
    windows: busy.windows.map(({ days }) => ({ days, providers: [] })),
  })
  await page.goto('/status')
  await expect(page.getByRole('heading', { name: 'No figures yet' })).toBeVisible()
})

for (const [name, size] of [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1280, height: 800 }],
] as const)
  test(`shows problems first and figures by route: ${name}`, async ({ page }) => {
    await page.setViewportSize(size)
    await answer(page, busy)
    await page.goto('/status')
    const now = page.getByTestId('status-now')
    await expect(now.getByRole('heading')).toHaveText('Payouts are paused on Southshore.')
    await expect(now).toContainText('Transfers through Relay are taking longer than quoted.')
    await expect(now).toContainText('Test transfers are failing or late: Northshore to Southshore.')
    const checks = page.getByTestId('status-canaries')
    await expect(checks).toContainText('Last checked 12 min ago')
    await expect(checks).toContainText('23 of 24 arrived in 7 days')
    const relay = page.getByTestId('status-provider').first()
    await expect(relay).toContainText('Northshore to Southshore')
    await expect(relay).toContainText('97%')
    await expect(relay).toContainText('95% within 3 min')
    await expect(page.getByTestId('status-provider').nth(1)).toContainText('Fewer than 10 transfers')
    await expect(page.getByTestId('status-provider').nth(1)).not.toContainText('%')
    await expectAccessible(page, [{ ...size, theme: 'dark' }])
    await page.getByRole('tab', { name: 'Last 30 days' }).click()
    await expect(page.getByRole('heading', { name: 'No figures yet' })).toBeVisible()
  })

test('a failure has another try', async ({ page }) => {
  let isDown = true
  await page.route(call, (route) => (isDown ? route.abort() : route.continue()))
  await page.goto('/status')
  await expect(page.getByText('Status unavailable')).toBeVisible()
  isDown = false
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByTestId('status-now')).toBeVisible()
})
