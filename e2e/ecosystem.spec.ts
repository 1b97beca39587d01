import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { withManyNetworks } from './support/manyNetworks.ts'

test('finds a network by search and tag, keeps both in the address, and leads to the bridge', async ({ page }) => {
  await page.goto('/ecosystem')
  const cards = page.getByTestId('ecosystem').getByRole('listitem')
  await expect(cards.filter({ hasText: 'MetaMask' })).toHaveCount(1)
  await expectAccessible(page)
  const all = await cards.count()
  await page.getByRole('button', { name: /^Networks/ }).click()
  await expect(page).toHaveURL(/\/ecosystem\?tag=networks$/)
  await expect.poll(() => cards.count()).toBeLessThan(all)
  await page.getByRole('searchbox').fill('southshore')
  await expect(cards).toHaveCount(1)
  await expect(page).toHaveURL(/q=southshore&tag=networks$/)
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('southshore')
  await expect(page.getByRole('status').filter({ hasText: '1 result' })).toBeVisible()
  await cards.getByRole('link').click()
  await expect(page.getByTestId('to-network')).toContainText('Southshore')
})

test('an empty result leads back to everything', async ({ page }) => {
  await page.goto('/ecosystem?q=atlantis')
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show everything' }).click()
  await expect(page.getByTestId('ecosystem').getByRole('listitem').first()).toBeVisible()
  await expect(page).toHaveURL(/\/ecosystem$/)
})

test('networks that fail to load can be tried again', async ({ page }) => {
  await page.route('**/get-all-chains', (route) => route.fulfill({ status: 503, body: '{}' }))
  await page.goto('/ecosystem')
  await expect(page.getByRole('heading', { name: 'Can’t load the ecosystem' })).toBeVisible()
  await page.unroute('**/get-all-chains')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByTestId('ecosystem')).toBeVisible()
})

test('many networks leave wallets and apps in reach, and one press shows all of them', async ({ page }) => {
  await withManyNetworks(page)
  await page.goto('/ecosystem')
  const cards = page.getByTestId('ecosystem').getByRole('listitem')
  await expect(page.getByRole('region', { name: 'Wallets' })).toBeVisible()
  expect(await cards.count()).toBeLessThanOrEqual(18)
  await page.getByTestId('all-networks').click()
  await expect(page).toHaveURL(/tag=networks$/)
  await expect.poll(() => cards.count()).toBeGreaterThan(100)
  await expect(page.getByRole('main').locator('p:focus')).toHaveText(/results/)
  await expectAccessible(page)
})
