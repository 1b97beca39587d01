import type { Page, Route } from '@playwright/test'
import { arrived, bridgePath, chains, confirm, connect, expectStatus, review } from './support/app.ts'
import { fileOf } from './support/builtFile.ts'
import { expect, test } from './support/fixtures.ts'
import { briefly, soon } from './support/soon.ts'

const api = /\/api\//
const cut = (page: Page) => page.route(api, (route) => route.abort())
const mend = (page: Page): Promise<void> => page.unroute(api)

interface DataPage {
  readonly name: string
  readonly path: string
  /** Text shown instead of the content; it says what is safe if money could be in transit. */
  readonly says: RegExp
  readonly retry: RegExp
  readonly there: (page: Page) => Promise<void>
}

const unreachable = /Can’t reach our servers\. Transfers in progress aren’t affected/

/** Pages that need the server; their content is awaited without any input. */
const pages: readonly DataPage[] = [
  {
    name: 'the form',
    path: '/',
    says: unreachable,
    retry: /Try again/,
    there: (page) => expect(page.getByTestId('from-network')).toContainText('shore', briefly),
  },
  {
    name: 'the terms',
    path: '/tos',
    says: /Couldn’t load the terms/,
    retry: /Try again/,
    there: (page) => expect(page.getByRole('main').getByRole('paragraph').nth(2)).toBeVisible(briefly),
  },
  {
    name: 'a search',
    path: '/query?q=nothing',
    says: unreachable,
    retry: /Try again/,
    there: (page) => expect(page.getByText('No transfers found')).toBeVisible(briefly),
  },
  {
    name: 'an order',
    path: '/order/0192f0c1-0000-7000-8000-000000000000',
    says: unreachable,
    retry: /Try again/,
    there: (page) => expect(page.getByText('Transfer not found')).toBeVisible(briefly),
  },
  {
    name: 'an airdrop',
    path: '/layerzero-airdrop',
    says: /Couldn’t load networks/,
    retry: /again/,
    there: (page) => expect(page.getByRole('link', { name: /Bridge to|bridge to/ }).first()).toBeVisible(briefly),
  },
]

for (const { name, path, says, retry, there } of pages)
  test(`${name} reports that the server is down, offers a retry and loads by itself`, async ({ page }) => {
    await page.clock.install()
    await cut(page)
    await page.goto(path)
    const main = page.getByRole('main')
    await soon(page, () => expect(main).toContainText(says, briefly))
    await expect(main.getByRole('button', { name: retry }).first()).toBeEnabled()
    await mend(page)
    await soon(page, () => there(page))
    await expect(main).not.toContainText(says)
  })

test('the history reports that the server is down, and loads by itself once it is back', async ({
  page,
  account: _,
}) => {
  await page.goto('/history')
  await connect(page, 'Test Wallet')
  await expect(page.getByText('No transfers yet')).toBeVisible()
  // The wallet reconnects with the list of networks; its transfers do not load.
  const orders = /\/orders\?/
  await page.route(orders, (route) => route.abort())
  await page.clock.install()
  await page.reload()
  await soon(page, () => expect(page.getByRole('main')).toContainText(unreachable, briefly))
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.unroute(orders)
  await soon(page, () => expect(page.getByText('No transfers yet')).toBeVisible(briefly))
})

test('a pending order stays on screen while the server is down, with the time of its last update', async ({
  page,
  account: _,
}) => {
  await page.goto(bridgePath({ from: chains.north, to: chains.south, token: 'ETH', amount: '0.01' }))
  await connect(page, 'Test Wallet')
  await review(page)
  await confirm(page)
  await expectStatus(page, ...arrived)
  const id = page.url().split('/').at(-1)
  // The order's previous state, as long as the test needs it.
  const order = new RegExp(`/orders/${id}$`)
  await page.route(order, async (route) => {
    const response = await route.fetch({ maxRetries: 2 })
    const body = (await response.json()) as { data: object }
    await route.fulfill({ response, json: { ...body, data: { ...body.data, status: 'deposit_seen' } } })
  })
  await page.route(/\/events$/, (route) => route.abort())
  await page.clock.install()
  await page.goto(`/order/${id}`)
  await expectStatus(page, 'deposit_seen')
  await cut(page)
  const hint = page.getByRole('alert').filter({ hasText: unreachable })
  await soon(page, () => expect(hint).toContainText('Last updated at', briefly))
  await expectStatus(page, 'deposit_seen')
  await mend(page)
  await soon(page, () => expect(hint).toHaveCount(0, briefly))
  await page.unroute(order)
  await expectStatus(page, ...arrived)
})

test('a failed allocation lookup shows an error, keeps the input and works on the next try', async ({ page }) => {
  await page.goto('/layerzero-airdrop')
  const box = page.getByRole('textbox')
  const typed = `0x${'0a'.repeat(20)}`
  await box.fill(typed)
  await cut(page)
  await page.getByTestId('airdrop-query').click()
  await expect(page.getByTestId('toast')).toContainText('Network congestion.')
  await expect(box).toHaveValue(typed)
  await mend(page)
  await page.getByTestId('airdrop-query').click()
  await expect(page.getByTestId('airdrop-total')).toBeVisible()
})

test('a lost connection is reported until it is back', async ({ page, context }) => {
  await page.goto('/')
  await expect(page.getByTestId('from-network')).toContainText('shore')
  await context.setOffline(true)
  await expect(page.getByText('You’re offline. Transfers in progress will continue.').first()).toBeVisible()
  await expect(page.getByTestId('main-action')).toHaveText('You’re offline')
  await context.setOffline(false)
  await expect(page.getByText('You’re offline')).toHaveCount(0)
})

test('a page whose code fails to load shows an error and can be reloaded', async ({ page, stack: _ }) => {
  const code = `**/${fileOf('src/pages/QueryPage.tsx')}`
  let documents = 0
  page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0))
  // Until the reload: a late request of the first document would show the page without it.
  await page.route(code, (route) => (documents > 1 ? route.continue() : route.abort()))
  await page.goto('/query')
  await expect(page.getByRole('main')).toContainText('This page is taking a while to load')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('search')).toBeVisible()
})

test('offline, a page without its code offers no reload, which would lose the app, and opens by itself later', async ({
  page,
  context,
  stack: _,
}) => {
  await page.clock.install()
  await page.goto('/tos')
  await expect(page.getByRole('main').getByRole('paragraph').nth(2)).toBeVisible()
  await context.setOffline(true)
  await openInApp(page, '/query')
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(1)
  await page.clock.fastForward(6000)
  await expect(page.getByText('You’re offline').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload' })).toHaveCount(0)
  await context.setOffline(false)
  await soon(page, () => expect(page.getByRole('search')).toBeVisible(briefly))
})

test('an idle page reports that the server stopped responding, until it responds again', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await expect(page.getByTestId('banners')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const line = page.getByTestId('server-silent')
  await expect(line).toHaveCount(0)
  await cut(page)
  // The user returns to the tab.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await soon(page, () => expect(line).toContainText('Our servers haven’t responded since', briefly))
  await mend(page)
  await soon(page, () => expect(line).toHaveCount(0, briefly))
})

test('points stay on screen while the server is down, and one line reports it for all of them', async ({
  page,
  account: _,
}) => {
  // Before the page loads: timers set earlier keep the real clock.
  await page.clock.install()
  await page.goto('/points')
  await connect(page, 'Test Wallet')
  const parts = [
    page.getByTestId('my-points').getByTestId('points-total'),
    page.getByTestId('leaderboard').getByText('Not ranked yet'),
    page.getByTestId('point-entries'),
    // Includes the last parts to load, or their first request would fail and report it.
    page.getByTestId('week').getByRole('list'),
    page.getByTestId(/^theme-/).first(),
  ]
  for (const part of parts) await expect(part).toBeVisible()
  // The server is up, but one of its calls fails: its card says so.
  const own = /v1\/[^/]+\/points$/
  await page.route(own, (route) => route.abort())
  await page.clock.fastForward(61_000)
  const notices = page.getByRole('main').getByRole('alert')
  await soon(page, () => expect(notices).toContainText('Last updated at', briefly))
  await page.unroute(own)
  await soon(page, () => expect(notices).toHaveCount(0, briefly))

  await cut(page)
  await page.clock.fastForward(61_000)
  const line = page.getByTestId('server-silent')
  await soon(page, () => expect(line).toBeVisible(briefly))
  await page.clock.fastForward(70_000)
  await expect(line).toBeVisible()
  await expect(notices).toHaveCount(0)
  for (const part of parts) await expect(part).toBeVisible()
  await mend(page)
  await soon(page, () => expect(line).toHaveCount(0, briefly))
  await soon(page, () => expect(notices).toHaveCount(0, briefly))
})

test('the week stays on screen at midnight while the new day cannot be loaded', async ({ page, account: _ }) => {
  await page.clock.install()
  const day = 86_400
  let down = false
  await page.route('**/chainSignInInfo*', async (route) => {
    if (down) return route.abort()
    const response = await route.fetch()
    const body = (await response.json()) as { data: { time_now: number } }
    // Half a minute before the server's midnight.
    body.data.time_now = Math.ceil(body.data.time_now / day) * day - 30
    return route.fulfill({ response, json: body })
  })
  await page.goto('/points')
  await connect(page, 'Test Wallet')
  const week = page.getByTestId('week').getByRole('list')
  await expect(week).toBeVisible()
  await page.waitForLoadState('networkidle')
  down = true
  const asked = page.waitForRequest('**/chainSignInInfo*')
  await page.clock.fastForward(31_000)
  await asked
  await soon(page, () => expect(week).toBeVisible(briefly))
  await page.clock.fastForward(5000)
  await expect(week).toBeVisible()
})

test('a price that cannot be refreshed shows no figures, and one message gives the reason', async ({
  page,
  account: _,
}) => {
  await page.route('**/quotes', async (route) => {
    const response = await route.fetch({ maxRetries: 2 })
    const body = (await response.json()) as { data: { quotes: object[] } }
    const soon = new Date(Date.now() + 4000).toISOString()
    await route.fulfill({
      response,
      json: {
        ...body,
        data: { ...body.data, quotes: body.data.quotes.map((quote) => ({ ...quote, expires_at: soon })) },
      },
    })
  })
  await page.goto(bridgePath({ from: chains.north, to: chains.south, token: 'ETH', amount: '0.01' }))
  await connect(page, 'Test Wallet')
  const action = page.getByTestId('main-action')
  await expect(action).toHaveText('Review')
  await expect(page.getByTestId('banners')).toBeVisible()
  const held: Route[] = []
  await page.route(api, (route) => void held.push(route))
  await expect(action).toHaveText('Quote expired, refreshing…')
  await expect(action).toBeDisabled()

  await cut(page)
  for (const route of held) await route.abort()
  await expect(page.getByRole('alert')).toContainText(unreachable)
  await expect(page.getByTestId('receive-amount')).toHaveText('–')
  await expect(page.getByText(/in about/)).toHaveCount(0)
  const line = page.getByTestId('server-silent')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(line).toBeAttached()
  await expect(line).toBeHidden()
})

/** Opens a page without loading the app again. */
const openInApp = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, path)

/** Pages that need no transfer, with the text that they show offline. */
const tools: readonly Pick<DataPage, 'path' | 'says' | 'there'>[] = [
  {
    path: '/deploy',
    says: unreachable,
    there: (page) => expect(page.getByTestId('deploy-network')).toBeVisible(briefly),
  },
  {
    path: '/tracker',
    says: /Couldn’t load the tracker/,
    there: (page) => expect(page.getByTestId('tracker-show')).toBeVisible(briefly),
  },
  ...['scrollmarks', 'scroll-airdrop', 'lxp', 'soneium-og', 'zora-airdrop', 'eclipse-airdrop'].map((name) => ({
    path: `/tracker/${name}`,
    says: /Couldn’t load the tracker/,
    there: (page: Page) =>
      expect(page.getByTestId('airdrop-query').or(page.getByText('No data yet'))).toBeVisible(briefly),
  })),
  {
    path: '/portfolio',
    says: /Couldn’t load your portfolio/,
    there: (page) => expect(page.getByTestId('portfolio-total')).toBeVisible(briefly),
  },
  {
    path: '/ecosystem',
    says: /The apps can’t be loaded/,
    there: (page) => expect(page.getByTestId('ecosystem')).toContainText('Uniswap', briefly),
  },
  {
    path: '/faucet',
    says: /The faucets can’t be loaded/,
    there: (page) => expect(page.getByTestId('faucet').first()).toBeVisible(briefly),
  },
  {
    path: '/soneium-badge',
    says: /Couldn’t load the badge/,
    there: (page) => expect(page.getByTestId('badge-tasks')).toBeVisible(briefly),
  },
  {
    path: '/pool',
    says: /The pools can’t be loaded/,
    there: (page) => expect(page.getByTestId('pool-price')).toBeVisible(briefly),
  },
  {
    path: '/maker',
    says: /We couldn’t load the routes/,
    there: (page) => expect(page.getByRole('main')).toContainText('Northshore', briefly),
  },
  {
    path: '/trust',
    says: /We couldn’t load the report/,
    there: (page) => expect(page.getByRole('main')).toContainText('Northshore', briefly),
  },
  {
    path: '/developingpage',
    says: /Can’t load this page/,
    there: (page) => expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible(briefly),
  },
  {
    path: '/owlmazing',
    says: /Can’t load this page/,
    there: (page) => expect(page.getByText('Final leaderboard')).toBeVisible(briefly),
  },
  {
    path: '/owlympics',
    says: /Can’t load this page/,
    there: (page) => expect(page.getByText('No results published here')).toBeVisible(briefly),
  },
]

test('pages without transfers report a lost connection, and load by themselves once it is back', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const address = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
    localStorage.setItem('causeway.user', address)
    localStorage.setItem('causeway.watched', JSON.stringify([{ family: 'evm', address }]))
  })
  await page.clock.install()
  const main = page.getByRole('main')
  const openTerms = async (): Promise<void> => {
    await page.goto('/tos')
    await expect(main.getByRole('paragraph').nth(2)).toBeVisible()
  }
  const offline = page.getByText('You’re offline. Transfers in progress will continue.')
  await openTerms()
  for (const { path, says, there } of tools) {
    // Pages of the tracker share an answer, so each of them begins without it.
    if (path.startsWith('/tracker/')) await openTerms()
    await cut(page)
    await openInApp(page, path)
    await soon(page, () => expect(main, path).toContainText(says, briefly))
    await expect(main.getByRole('button', { name: /again/ }).first()).toBeEnabled()
    await context.setOffline(true)
    await expect(offline.first()).toBeVisible()
    await mend(page)
    await context.setOffline(false)
    await soon(page, () => there(page))
    await expect(main).not.toContainText(says)
    await expect(offline).toHaveCount(0)
  }
})
