import type { Page } from '@playwright/test'
import type { TrustData } from '#core/wire/trust.ts'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/fixtures.ts'

const call = '**/api/bridge_api/v1/trust'

test('shows attesters and escrow balances of the local networks, and links to the signed report', async ({ page }) => {
  await page.goto('/trust')
  // No audit and no drill are published here, so it can't be good.
  await expect(page.getByTestId('trust-verdict')).toHaveAttribute('data-verdict', 'warn')
  await expect(page.getByTestId('trust-verdict')).toContainText('No audit has been published.')
  await expect(page.getByTestId('trust-attesters')).toContainText('2 of 3 signatures needed')
  await expect(page.getByTestId('trust-escrows')).toContainText('Northshore')
  const link = page.getByRole('link', { name: 'Report (JSON)' })
  const answer = await page.request.get((await link.getAttribute('href')) ?? '')
  const { data } = (await answer.json()) as { data: TrustData }
  expect(data.signature).toMatch(/^0x[0-9a-f]{130}$/)
  await page.getByText('Attester keys').first().click()
  await expectAccessible(page)
})

const served = async (page: Page, change: (data: TrustData) => void) => {
  const { data } = (await (await page.request.get('/api/bridge_api/v1/trust')).json()) as { data: TrustData }
  change(data)
  await page.route(call, (route) => route.fulfill({ json: { code: 0, message: 'success', data } }))
  await page.goto('/trust')
}

test('is red when attesters share a provider', async ({ page }) => {
  await served(page, ({ report }) => {
    report.providers = { checked_at: report.as_of, attesters: 3, silent: 0, shared: 1, domains: null }
    report.findings = [{ level: 'bad', code: 'providers_shared', chain_ids: [] }]
  })
  await expect(page.getByTestId('trust-verdict')).toHaveAttribute('data-verdict', 'bad')
  await expect(page.getByTestId('trust-attesters')).toContainText('Some share a provider')
  await expectAccessible(page)
})

test('says that the report can’t be loaded, and loads it on Retry', async ({ page }) => {
  await page.route(call, (route) =>
    route.fulfill({ status: 500, json: { code: 500, message: 'no', data: { reason: 'internal' } } }),
  )
  await page.goto('/trust')
  await expect(page.getByRole('alert')).toContainText('Report unavailable')
  await page.unroute(call)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByTestId('trust-verdict')).toBeVisible()
})
