import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { ChainsData } from '#core/wire/catalogue.ts'
import { expect, test, walletFor } from './support/fixtures.ts'
import { expectAccessible } from './support/accessible.ts'
import { closeDialog, connect } from './support/app.ts'
import { briefly, freeze, soon } from './support/soon.ts'
import { injectWallet } from './support/wallet.ts'

test('banners rotate until they are paused, and link into the product', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  const banners = page.getByTestId('banners')
  await expect(banners).toContainText('Your first bridge')
  await freeze(page)
  await soon(page, () => expect(banners).toContainText('Find any transfer', briefly))
  await soon(page, () => expect(banners).toContainText('Claim your Soneium badge', briefly))
  await banners.getByRole('button', { name: 'Pause' }).click()
  await page.clock.resume()
  await banners.getByRole('link', { name: 'Claim your Soneium badge' }).click()
  await expect(page).toHaveURL(/\/soneium-badge$/)
  await expect(page.getByTestId('badge-tasks')).toContainText('Check in on 1 day')
})

test('a partner’s popup on channel 1081 opens the form, fills it and appears once', async ({ page }) => {
  await page.goto('/network/channel-1081/history')
  const popup = page.getByRole('dialog', { name: 'Welcome from our partner' })
  await expect(popup).toBeVisible()
  await expectAccessible(page)
  await popup.getByRole('button', { name: 'Bridge' }).click()
  await expect(popup).toBeHidden()
  await expect(page).toHaveURL(/\/network\/channel-1081\/?\?from=31337&to=31338&token=ETH$/)
  await expect(page.getByTestId('from-network')).toContainText('Northshore')
  await page.reload()
  await expect(page.getByTestId('from-network')).toContainText('Northshore')
  await expect(popup).toBeHidden()
})

test('a popup waits until an open picker closes', async ({ page }) => {
  const held: (() => void)[] = []
  await page.route('**/site*', async (route) => {
    await new Promise<void>((go) => held.push(go))
    await route.continue()
  })
  await page.goto('/network/channel-1081')
  await page.getByTestId('from-network').click()
  const picker = page.getByRole('dialog')
  await expect(picker).toHaveAccessibleName(/From Network/)
  await expect.poll(() => held.length).toBeGreaterThan(0)
  const answered = page.waitForResponse('**/site*')
  for (const go of held) go()
  await (await answered).finished()
  await expect(picker).toHaveAccessibleName(/From Network/)
  await page.keyboard.press('Escape')
  await expect(picker).toHaveAccessibleName('Welcome from our partner')
})

test('the More panel has the theme, the language, the operator’s links and audits', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const logo = 'data:image/svg+xml;base64,PHN2Zy8+'
  const audits = ['First Review', 'Second Review'].map((name) => ({ name, url: `https://audits.test/${name}`, logo }))
  await page.route('**/api/config/site*', async (route) => {
    const response = await route.fetch()
    const { data, ...rest } = (await response.json()) as { data: object }
    await route.fulfill({ response, json: { ...rest, data: { ...data, audits } } })
  })
  await page.goto('/')
  await page.getByRole('navigation').getByRole('button', { name: 'More' }).click()
  const panel = page.getByRole('dialog', { name: 'More' })
  await expect(panel.getByText('First Review')).toBeVisible()
  await expect(panel.getByRole('link', { name: /audit|review/i })).toHaveText(['First Review', 'Second Review'])
  await expect(panel.getByRole('link', { name: /Twitter/ })).toHaveAttribute('rel', /noopener/)
  await expectAccessible(page)
  await page.unroute('**/api/config/site*')
  await panel.getByRole('switch', { name: 'Dark mode' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await panel.getByRole('combobox', { name: 'Language' }).selectOption('ru')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await expect(page.getByRole('heading', { name: 'Мост', level: 1 })).toBeAttached()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('Terms of use in More and Terms of Service in the footer open the same page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('navigation').getByRole('button', { name: 'More' }).click()
  await page.getByRole('dialog', { name: 'More' }).getByRole('link', { name: 'Terms of use' }).click()
  const heading = page.getByRole('heading', { name: 'Terms of Service', level: 1 })
  await expect(heading).toBeVisible()
  await expect(page).toHaveURL(/\/tos$/)
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click()
  await expect(heading).toBeVisible()
  await expect(page).toHaveURL(/\/tos$/)
})

/** Pixels by which a visible text leaves its box on the right. Texts for screen readers alone are a pixel wide. */
const overflow = (box: Element): number => {
  const isShown = (one: HTMLElement): boolean =>
    one.offsetWidth > 1 && (one.parentElement === box || !one.parentElement || isShown(one.parentElement))
  const { right } = box.getBoundingClientRect()
  const rights = [...box.querySelectorAll('span')].filter(isShown).map((one) => one.getBoundingClientRect().right)
  return Math.max(0, ...rights.map((each) => each - right))
}

test('the top bar shows two wallets if source and destination need different kinds', async ({ page }) => {
  await page.goto('/?from=31337&to=31338')
  await expect(page.locator('[data-wallet-status="0"]')).toBeVisible()
  await connect(page, 'Local test wallet')
  await expect(page.locator('[data-wallet-status="1"]')).toBeVisible()
  await page.goto('/?from=31337&to=83797631&token=USDC')
  await expect(page.locator('[data-wallet-status="2"]')).toBeVisible()
  await page.getByRole('button', { name: 'Connect destination wallet' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /local solana wallet/i })
    .click()
  await expect(page.getByTestId('destination-wallet')).toContainText('…')
  await closeDialog(page)
  const chips = [page.getByTestId('connect-wallet').first(), page.getByTestId('destination-wallet')]
  await page.setViewportSize({ width: 1280, height: 844 })
  // With two wallets connected, the header names the one that the points belong to.
  await expect(page.getByRole('banner')).toContainText(/: [\d,]+ pts/)
  for (const width of [1280, 1200, 1024, 960, 768, 640, 390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    for (const chip of chips) expect(await chip.evaluate(overflow), `${width} px`).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  const more = page.getByRole('button', { name: /more connected wallets?$/ })
  await expect(more).toHaveCount(0)

  // A wallet that the form does not use is counted and one tap away in the list.
  await page.goto('/?from=31338&to=31337')
  await expect(page.locator('[data-wallet-status="1"]')).toBeVisible()
  await expect(more).toHaveAccessibleName('1 more connected wallet')
  await more.click()
  const list = page.getByRole('dialog', { name: 'My Wallet' })
  await list.getByRole('tab', { name: 'EVM', exact: true }).click()
  await list.getByRole('button', { name: /Disconnect Local test wallet/ }).click()
  await closeDialog(page)
  await expect(page.locator('[data-wallet-status="0"]')).toBeVisible()
  await expect(more).toHaveText('+1')
})

/** Serves the page as an operator who has set up no network, with these links. */
async function beforeTheFirstNetwork(page: Page, links: Readonly<Record<string, string>>): Promise<void> {
  const route = { available: false, reason: 'Not open.', code: 'nothing_set_up' }
  await page.route('**/api/bridge_api/v1/get-all-chains*', async (call) => {
    const response = await call.fetch()
    const { data, ...rest } = (await response.json()) as { data: ChainsData }
    const list = data.list.map((chain) => ({ ...chain, route }))
    await call.fulfill({ response, json: { ...rest, data: { ...data, list, routes: [] } } })
  })
  await page.route('**/api/config/site*', async (call) => {
    const response = await call.fetch()
    const { data, ...rest } = (await response.json()) as { data: object }
    await call.fulfill({ response, json: { ...rest, data: { ...data, links } } })
  })
}

const help = 'https://help.example.org/'

test('a bridge that isn’t open yet leads to earlier transfers, the terms and the operator’s support', async ({
  page,
}) => {
  await beforeTheFirstNetwork(page, { support: help })
  await page.goto('/')
  const notice = page.getByRole('main').getByRole('alert')
  await expect(notice).toContainText('This bridge isn’t open yet')
  await expect(notice.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', help)
  await expect(notice.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/tos')
  await expectAccessible(page)
  await notice.getByRole('link', { name: 'Find a transfer' }).click()
  await expect(page).toHaveURL(/\/query$/)
})

test('a bridge that isn’t open yet names no contact where none is configured', async ({ page }) => {
  await beforeTheFirstNetwork(page, { telegram: 'https://t.example.org/' })
  const answered = page.waitForResponse('**/api/config/site*')
  await page.goto('/')
  const notice = page.getByRole('main').getByRole('alert')
  await expect(notice).toContainText('check back later.')
  await answered
  await page.waitForLoadState('networkidle')
  await expect(notice.getByRole('link')).toHaveText(['Find a transfer', 'Terms of Service'])
  await expect(notice).not.toContainText(/contact|operator|support/i)
})

test('the points page says too that nothing is open yet, and not once a network is', async ({ page }) => {
  await page.goto('/points')
  await expect(page.getByRole('heading', { name: 'Task to Earn' })).toBeVisible()
  await expect(page.getByText('This bridge isn’t open yet')).toHaveCount(0)
  await beforeTheFirstNetwork(page, { support: help })
  await page.reload()
  const notice = page.getByRole('main').getByRole('status').filter({ hasText: 'This bridge isn’t open yet' })
  await expect(notice.getByRole('link')).toHaveText(['Find a transfer', 'Contact support', 'Terms of Service'])
  await expectAccessible(page)
})

test('the first paint of a bridge that isn’t open yet stays as it is once the networks load', async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.setViewportSize({ width: 1280, height: 900 })
  await beforeTheFirstNetwork(page, {})
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/bridge_api/v1/get-all-chains*', async (call) => {
    await answered
    await call.fallback()
  })
  // The page that a server without networks sends.
  await page.route(
    (url) => url.pathname === '/',
    async (call) => {
      const response = await call.fetch()
      const built = await readFile('dist/web-local/not-open.html', 'utf8')
      const mark = '<meta name="bridge" content="not-open"></head>'
      await call.fulfill({ response, body: built.replace('</head>', mark) })
    },
  )
  await page.goto('/')
  const notice = page.getByRole('main').getByRole('alert')
  const share = page.getByRole('button', { name: 'Share as a link' })
  const rewards = page.getByRole('banner').getByRole('link', { name: /^Rewards/ })
  await expect(notice).toContainText('This bridge isn’t open yet')
  await expect(rewards).toHaveText('Rewards')
  await expect(page.getByTestId('main-action')).toBeVisible()
  const before = await share.boundingBox()
  answer()
  await expect(page.getByTestId('from-network')).toBeEnabled()
  await page.waitForLoadState('networkidle')
  await expect(notice.getByRole('link')).toHaveText(['Find a transfer', 'Terms of Service'])
  await expect(rewards).toHaveText('Rewards')
  expect(await share.boundingBox()).toEqual(before)
  expect(errors).toEqual([])
})

test('an ended event has its final leaderboard, in pages and by address', async ({ page }) => {
  await page.goto('/owlmazing')
  const rows = page.getByTestId('owls').locator('ol > li')
  await expect(rows).toHaveCount(25)
  await expect(rows.first()).toContainText('500 USDC')
  await expect(page.getByTestId('owls')).toContainText('40 participants')
  await expect(page.getByTestId('owls-own')).toContainText('Connect your wallet to see your rank.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(rows).toHaveCount(40)
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0)
  const search = page.getByRole('searchbox', { name: 'Search by address' })
  await search.fill('bb6bf9')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('27,407')
  await search.fill('0xnobody')
  await expect(page.getByText('No address on this leaderboard matches your search.')).toBeVisible()
  await expectAccessible(page)
})

test('a wallet finds its own rank, wherever it is on the list', async ({ page, stack }) => {
  await injectWallet(page, walletFor(stack, '0xc3a9af6186e2667f6857f4b6f20a24064bbb6bf9'))
  await page.goto('/owlmazing')
  const own = page.getByTestId('owls-own')
  await own.getByRole('button', { name: 'Connect Wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Test Wallet' }).first().click()
  await expect(own).toContainText('Your rank')
  await closeDialog(page)
  await expect(own).toContainText('40')
  await page.getByRole('searchbox').fill('bb6bf9')
  await expect(page.getByTestId('owls').locator('li[aria-current]')).toContainText('you')
})

test('an event without published results says so, and an answer that fails can be tried again', async ({ page }) => {
  const board = '**/api/config/owls/**'
  await page.route(board, (route) => route.fulfill({ status: 503, body: '{}' }))
  await page.goto('/owlympics')
  await expect(page.getByRole('heading', { name: 'Can’t load this page' })).toBeVisible()
  await page.unroute(board)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'No results published here' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'My Points' }).click()
  await expect(page).toHaveURL(/\/points$/)
})
