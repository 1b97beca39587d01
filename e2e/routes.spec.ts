import type { Page } from '@playwright/test'
import { redirects } from '#core/screens/match.ts'
import { screens } from '#core/screens/table.ts'
import { pageTexts } from '#tools/i18n/pageTexts.ts'
import { fileOf } from './support/builtFile.ts'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/fixtures.ts'

const english = pageTexts()['en']?.messages ?? {}
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })
/** Navigates like a link or the back button, without a request to the server. */
const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, path)

const plain = screens.filter(({ path, guard, page }) => guard === null && !path.includes(':') && page !== 'confirm')

test('every address has its title, heading and layout without a request to the server', async ({ page }) => {
  await page.goto('/tos')
  for (const { name, path, layout } of plain) {
    await go(page, path)
    await expect(page, path).toHaveTitle(`${english[`screen-${name}-title`]} · Causeway`)
    await expect(heading(page), path).toBeAttached()
    await expect(navigation(page).first(), path).toBeVisible({ visible: layout.navigation })
    await expect(page.locator('[data-background]'), path).toHaveCount(layout.background === 'none' ? 0 : 1)
  }
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    english['screen-owlympics-description'] ?? '',
  )
})

test('redirects work by link and by direct visit', async ({ page }) => {
  await page.goto('/tos')
  for (const [from, to] of Object.entries(redirects)) {
    await go(page, from)
    await expect(page).toHaveURL((url) => url.pathname === to)
  }
  await page.goto('/Bridge?from=31338&to=31337&token=ETH&amount=0.3')
  await expect(page).toHaveURL((url) => url.pathname === '/')
  await expect(page.locator('input[name=amount]')).toHaveValue('0.3')
  await expect(page.getByTestId('from-network')).toContainText('Southshore')
})

test('paths are case-insensitive', async ({ page }) => {
  for (const path of ['/Faucet/Ink', '/faucet/ink', '/FAUCET/INK/']) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    await expect(heading(page)).toHaveText('Ink faucet')
  }
})

test('ended events and unknown addresses link to other pages', async ({ page }) => {
  await page.goto('/owlmazing')
  await expect(page.getByText('This event has ended')).toBeVisible()
  await expectAccessible(page)
  const answer = await page.goto('/histroy')
  expect(answer?.status()).toBe(404)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Did you mean /history?' }).click()
  await expect(heading(page)).toHaveText('History')
  await page.goto(`/tx/0x${'0a'.repeat(32)}`)
  await page.getByRole('link', { name: 'Search transfers' }).click()
  await expect(page.getByText('No transfers found')).toBeVisible()
  const field = page.getByRole('searchbox')
  await field.fill('another')
  const asked = page.waitForRequest(/search\?.*another/)
  await field.press('Enter')
  await expect(page).toHaveURL(/q=another/)
  // The request proves the page is there; the address changes slightly earlier.
  await asked
  await page.goBack()
  await expect(field).toHaveValue(/^0x0a/)
})

test('a new page starts at the top, and going back restores the scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto('/tos')
  await expect(page.getByRole('heading', { name: 'Warranty' })).toBeAttached()
  const top = () => page.evaluate(() => Math.round(window.scrollY))
  await page.evaluate(() => window.scrollTo(0, 420))
  await expect.poll(top).toBe(420)
  await page.getByRole('link', { name: 'Find a transfer' }).evaluate((link: HTMLElement) => link.click())
  await expect(heading(page)).toHaveText('Find a transfer')
  expect(await top()).toBe(0)
  await page.goBack()
  await expect(heading(page)).toHaveText('Terms of Service')
  await expect.poll(top).toBe(420)
  await page.goForward()
  await expect(heading(page)).toHaveText('Find a transfer')
  await expect.poll(top).toBe(0)
  await page.goBack()
  await expect.poll(top).toBe(420)
  await page.reload()
  await expect.poll(top).toBe(420)
  await page.goto('/points')
  await expect(heading(page)).toHaveText('Points')
  expect(await top()).toBe(0)
  await page.goBack()
  await expect(heading(page)).toHaveText('Terms of Service')
  await expect.poll(top).toBe(420)
})

test('the pool opens only for listed addresses', async ({ page }) => {
  await page.goto('/pool')
  await expect(page).toHaveURL((url) => url.pathname === '/')
  await expect(page.getByRole('link', { name: 'Pool' })).toHaveCount(0)
  await page.evaluate(() => localStorage.setItem('causeway.user', '0xF39FD6E51AAD88F6F4CE6AB8827279CFFFB92266'))
  await page.goto('/pool')
  await expect(heading(page)).toHaveText('Pool')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Pool' }).click()
  await expect(heading(page)).toHaveText('Pool')
  await page.evaluate(() => localStorage.setItem('causeway.user', '0xF39FD6E51AAD88F6F4CE6AB8827279CFFFB92267'))
  await page.reload()
  await expect(page).toHaveURL((url) => url.pathname === '/')
})

test('visitors from a restricted country see the notice on every address until they are in another', async ({
  page,
}) => {
  let country = 'RU'
  await page.route('**/api/nocore_api/v1/ip-info', (route) =>
    route.fulfill({ json: { code: 0, message: 'success', data: { country_code: country } } }),
  )
  await page.goto('/?amount=0.3')
  await expect(page).toHaveURL((url) => url.pathname === '/access-restricted')
  await expectAccessible(page)
  await go(page, '/history')
  await expect(page).toHaveURL((url) => url.pathname === '/access-restricted')
  country = 'CH'
  await page.goto('/history')
  await expect(heading(page)).toHaveText('History')
  await page.unroute('**/api/nocore_api/v1/ip-info')
  await page.route('**/api/nocore_api/v1/ip-info', (route) => route.fulfill({ status: 500, json: {} }))
  const answered = page.waitForResponse('**/api/nocore_api/v1/ip-info')
  await page.goto('/tos')
  await answered
  await expect(heading(page)).toHaveText('Terms of Service')
})

test('titles and terms are in the language of the page', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'lang', value: 'ru', url: baseURL ?? '' }])
  await page.goto('/tos')
  await expect(page).toHaveTitle('Условия использования · Causeway')
  await expect(heading(page)).toHaveText('Условия использования')
  await go(page, '/swap')
  await expect(page).toHaveTitle('Обмен · Causeway')
})

test('hovering over a link prefetches its page', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('input[name=amount]')).toBeVisible()
  const fetched = page.waitForRequest(`**/${fileOf('src/pages/QueryPage.tsx')}`)
  await page.getByRole('link', { name: 'Find a transfer' }).hover()
  await fetched
})

test('a link fills the form by names, and reports what it could not read', async ({ page }) => {
  await page.goto('/?from=southshore&to=NorthshoreLocal&token=eth&amount=0.7&ref=Abcd2345')
  await expect(page.getByTestId('from-network')).toContainText('Southshore')
  await expect(page.getByTestId('to-network')).toContainText('Northshore')
  await expect(page.locator('input[name=amount]')).toHaveValue('0.7')
  expect(await page.evaluate(() => localStorage.getItem('causeway.ref'))).toBe('Abcd2345')
  await page.goto('/?from=atlantis&to=31338&token=DOGE&amount=1e5&ref=Wxyz6789')
  const notice = page.getByRole('status').filter({ hasText: 'Ignored from the link' })
  for (const part of ['from network “atlantis”', 'asset “DOGE”', 'amount “1e5”'])
    await expect(notice).toContainText(part)
  await expect(page.getByTestId('to-network')).toContainText('Southshore')
  // The first code counts, and the second takes its place if it is unknown.
  expect(await page.evaluate(() => localStorage.getItem('causeway.ref'))).toBe('Abcd2345 Wxyz6789')
  await expectAccessible(page)
  await notice.getByRole('button', { name: 'Got it' }).click()
  await expect(notice).toBeHidden()
})

test('input typed before the networks load takes precedence over the link', async ({ page }) => {
  const held: (() => void)[] = []
  await page.route('**/get-all-chains', async (route) => {
    await new Promise<void>((go) => held.push(go))
    await route.continue()
  })
  await page.goto('/?from=southshore&to=northshore&amount=0,7')
  const amount = page.locator('input[name=amount]')
  await expect(amount).toHaveValue('0.7')
  await amount.fill('$100')
  await expect(page.getByRole('alert')).toContainText('“$100” isn’t a valid amount, so nothing changed')
  await expect(amount).toHaveValue('0.7')
  await amount.fill('0.2 ETH')
  await expect(amount).toHaveValue('0.2')
  await expect(page.getByRole('alert')).not.toContainText('$100')
  await expect.poll(() => held.length).toBeGreaterThan(0)
  for (const go of held) go()
  await expect(page.getByTestId('from-network')).toContainText('Southshore')
  await expect(page.locator('input[name=amount]')).toHaveValue('0.2')
})

test('an amount typed key by key stays as typed and fills the link', async ({ page }) => {
  await page.goto('/?from=31337&to=31338&token=USDC')
  const amount = page.locator('input[name=amount]')
  await amount.pressSequentially('1,234.5')
  await expect(amount).toHaveValue('1,234.5')
  await expect(page).toHaveURL(/amount=1234\.5(&|$)/)
  await amount.press('Backspace')
  await amount.press(',')
  await expect(page.getByRole('alert')).toContainText('“1,234.,” isn’t a valid amount')
  await expect(page).not.toHaveURL(/amount=/)
  await amount.press('Backspace')
  await amount.blur()
  await expect(amount).toHaveValue('1234.')
  await expect(page.getByRole('alert')).not.toContainText('isn’t a valid amount')
})

test('a recipient from a link is used only after it has been checked', async ({ page }) => {
  const recipient = `0x${'ab'.repeat(20)}`
  await page.goto(`/?from=31337&to=31338&token=ETH&amount=0.1&recipient=${recipient}`)
  await expect(page.getByRole('alert')).toContainText('This recipient came from a link')
  await page.goto(`/confirm?from=31337&to=31338&token=ETH&amount=0.1&recipient=${recipient}`)
  await expect(page).toHaveURL((url) => url.pathname === '/')
  await page.getByRole('alert').getByRole('button', { name: 'Check the recipient' }).click()
  await expect(page.getByRole('dialog')).toContainText('This address came from the link you opened')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use this address' }).click()
  await expect(page.getByRole('alert')).not.toContainText('came from a link')
  await page.reload()
  await expect(page.getByTestId('recipient')).toContainText(/0xabab/i)
  await expect(page.getByText('This recipient came from a link')).toHaveCount(0)
})

test('the form is shared as a link, and a failed copy shows an error', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/?from=31338&to=31337&token=ETH&amount=0.4')
  await expect(page.getByTestId('from-network')).toContainText('Southshore')
  // The toast shows for a second, so polling may miss it.
  const said = page.waitForFunction(() => document.body.textContent.includes('The copy succeeded.'))
  await page.getByRole('button', { name: 'Share as a link' }).click()
  await said
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  expect(link.pathname).toBe('/')
  expect(Object.fromEntries(link.searchParams)).toEqual({ from: '31338', to: '31337', token: 'ETH', amount: '0.4' })
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } }),
  )
  await page.getByRole('button', { name: 'Share as a link' }).click()
  await expect(page.getByText('Replication failed.')).toBeVisible()
})
