import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/fixtures.ts'

test('shows what is in progress, planned and live, and leads to what is live', async ({ page }) => {
  await page.goto('/developingpage')
  const roadmap = page.getByTestId('roadmap')
  await expect(roadmap.getByRole('heading', { level: 2 })).toHaveText(['In progress', 'Planned', 'Live'])
  await expectAccessible(page)
  await roadmap.getByRole('link', { name: 'Local pools' }).click()
  await expect(page).toHaveURL(/\/swap$/)
})

test('without entries it says so, and an answer that fails can be tried again', async ({ page }) => {
  await page.route('**/api/config/roadmap*', (route) => route.fulfill({ status: 503, body: '{}' }))
  await page.goto('/developingpage')
  await expect(page.getByRole('heading', { name: 'Can’t load this page' })).toBeVisible()
  await page.unroute('**/api/config/roadmap*')
  await page.route('**/api/config/roadmap*', (route) =>
    route.fulfill({ json: { code: 0, msg: '', data: { list: [] } } }),
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing announced yet' })).toBeVisible()
  await expectAccessible(page)
})
