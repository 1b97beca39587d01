import type { Page } from '@playwright/test'
import { FIRST_LOAD_JS, firstLoadFiles, gzipped, manifestOf, TELEGRAM_ADDS_JS } from '#tools/build/firstLoad.ts'
import { chains } from './support/app.ts'
import { fileOf, web } from './support/builtFile.ts'
import { codeOfVisit } from './support/codeBeforePrice.ts'
import { expect, test } from './support/fixtures.ts'
import { openInTelegram } from './support/telegramHost.ts'

/** Console messages and errors of a failed hydration. */
function complaintsOf(page: Page): string[] {
  const found: string[] = []
  page.on('pageerror', (error) => found.push(error.message))
  page.on('console', (message) =>
    message.type() === 'error' || message.type() === 'warning' ? found.push(message.text()) : null,
  )
  return found
}

/** Holds back scripts until they are released; the page itself loads at once. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo: () => void = () => {}
  const held = new Promise<void>((done) => (letGo = done))
  await page.route(/\.js$/, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

/** Waits for the end of the document, which its scripts do not delay, and for its fonts. */
async function complete(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState !== 'loading')
  await page.evaluate(() => document.fonts.ready)
}

/** Most gzip bytes of code until the form is idle; with the style sheet they stay within 180 kB. */
const IDLE_JS = 167_000

const amount = (page: Page) => page.locator('input[name=amount]')
const PATH = '/?amount=0.25'
const toForm = (page: Page) => page.goto(PATH, { waitUntil: 'commit' })
const received = (page: Page) => page.getByTestId('receive-amount')

test('an amount typed before any script loads counts: the received amount appears', async ({ page }) => {
  const complaints = complaintsOf(page)
  const letGo = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await amount(page).fill('0,2')
  await expect(page.getByTestId('main-action')).toBeDisabled()
  letGo()
  await expect(received(page)).toHaveText(/^0\.1\d+/)
  await expect(amount(page)).toHaveValue('0,2')
  await expect(amount(page)).toBeFocused()
  await amount(page).blur()
  await expect(amount(page)).toHaveValue('0.2')
  expect(complaints).toEqual([])
})

/** Counts what the page shares. */
const countShares = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shares: 0 })
    Object.assign(navigator, {
      share: () => {
        ;(window as unknown as { shares: number }).shares++
        return Promise.resolve()
      },
    })
  })
const shares = (page: Page) => page.evaluate(() => (window as unknown as { shares: number }).shares)

test('a tap before any script loads counts, once', async ({ page }) => {
  await countShares(page)
  const letGo = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Share as a link' }).click()
  letGo()
  await expect(page.getByTestId('from-network')).toContainText('Northshore')
  await expect.poll(() => shares(page)).toBe(1)
  await page.waitForLoadState('networkidle')
  expect(await shares(page)).toBe(1)
})

test('the last of several early taps counts, in a part that hydrates later', async ({ page }) => {
  await countShares(page)
  const letGo = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Share as a link' }).click()
  await page.getByTestId('connect-wallet').click()
  letGo()
  await expect(page.getByRole('dialog')).toContainText('MetaMask')
  expect(await shares(page)).toBe(0)
})

test('a tap while the page hydrates counts once', async ({ page }) => {
  await countShares(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.evaluate(async () => {
    const has = (element: Element | null, key: string) =>
      Object.keys(element ?? {}).some((name) => name.startsWith(key))
    // React has taken over the page, but not this button yet.
    while (!has(document.getElementById('root'), '__reactContainer')) await new Promise((done) => setTimeout(done))
    const share = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Share as a link')
    share?.click()
  })
  await expect.poll(() => shares(page)).toBe(1)
  await page.waitForLoadState('networkidle')
  expect(await shares(page)).toBe(1)
})

test('the main button does not move while the code of the fees loads', async ({ page }) => {
  let letGo: () => void = () => {}
  const held = new Promise<void>((done) => (letGo = done))
  await page.route(`**/${fileOf('after-start')}`, async (route) => {
    await held
    await route.continue()
  })
  const main = page.getByTestId('main-action')
  const asked = page.waitForRequest(`**/${fileOf('after-start')}`)
  await page.goto(PATH)
  await asked
  await expect(received(page)).toHaveText(/^0\.2\d+/)
  await expect(main).toBeEnabled()
  const before = await main.boundingBox()
  letGo()
  await expect(page.getByTestId('quote-facts')).toBeVisible()
  expect(await main.boundingBox()).toEqual(before)
})

test('a link’s amount is in the field before any script loads, and its networks follow', async ({ page }) => {
  const complaints = complaintsOf(page)
  const letGo = await holdScripts(page)
  await page.goto(`/?from=${chains.south}&to=${chains.north}&token=USDC&amount=12.5`, { waitUntil: 'commit' })
  await expect(amount(page)).toHaveValue('12.5')
  const place = await received(page).boundingBox()
  letGo()
  await expect(received(page)).toHaveText(/^1[12]\.\d/)
  await expect(page.getByTestId('from-network')).toContainText('Southshore')
  await expect(page.getByTestId('asset')).toContainText('USDC')
  expect(await received(page).boundingBox()).toMatchObject({ y: place?.y ?? -1 })
  expect(complaints).toEqual([])
})

test('no unneeded code loads before the first price', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const { before, after } = await codeOfVisit(page, {
    moment: 'shown',
    until: ['after-start', 'virtual:messages/en.rest'].map(fileOf),
    open: toForm,
  })
  expect(before.toSorted()).toEqual(firstLoadFiles(manifestOf(web)).js.toSorted())
  expect(gzipped(web, before)).toBeLessThanOrEqual(FIRST_LOAD_JS)
  expect(after).toContain(fileOf('virtual:messages/en.rest'))
  // The form needs none of the other pages' messages, and no rules of addresses without a wallet.
  expect(after).not.toContain(fileOf('virtual:messages/en.pages'))
  expect(gzipped(web, [...before, ...after])).toBeLessThanOrEqual(IDLE_JS)
})

test('inside Telegram no extra code loads before the amount field is usable; its own code follows', async ({
  page,
  stack,
}) => {
  const frame = fileOf('src/app/TelegramFrame.tsx')
  const { before, after } = await codeOfVisit(page, {
    moment: 'usable',
    until: [frame],
    open: (at) => openInTelegram(at, { app: stack.url, path: PATH }),
  })
  const theWebs = firstLoadFiles(manifestOf(web)).js
  expect(gzipped(web, before)).toBeLessThanOrEqual(gzipped(web, theWebs) + TELEGRAM_ADDS_JS)
  expect(before.toSorted()).toEqual(theWebs.toSorted())
  expect(after).toContain(frame)
})

test('the diagram next to the form shows network names early and keeps them after hydration', async ({ page }) => {
  const complaints = complaintsOf(page)
  const code = fileOf('after-start')
  let letGo: () => void = () => {}
  const held = new Promise<void>((done) => (letGo = done))
  await page.route(`**/${code}`, async (route) => {
    await held
    await route.continue()
  })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`/?from=${chains.south}&to=${chains.north}&token=ETH`)
  const picture = page.locator('[data-way]')
  await expect(picture).toContainText('into an escrow contract on Southshore.')
  await expect(picture).toContainText('pays you on Northshore from')
  const taken = page.waitForResponse(`**/${code}`)
  letGo()
  await taken
  await expect(picture.getByRole('img', { name: 'Transfer from Southshore to Northshore' })).toBeVisible()
  await expect(picture).toContainText('into an escrow contract on Southshore.')
  await page.getByRole('button', { name: 'Swap networks' }).click()
  await expect(picture).toContainText('into an escrow contract on Northshore.')
  expect(complaints).toEqual([])
})

test('the styles inside the page are all that its first picture needs', async ({ page }) => {
  await page.route(/\.js$/, (route) => route.abort())
  const looks = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('#root *')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const { color, backgroundColor, borderColor, fontSize, fontWeight, display } = getComputedStyle(element)
        return [
          element.className,
          x,
          y,
          width,
          height,
          color,
          backgroundColor,
          borderColor,
          fontSize,
          fontWeight,
          display,
        ]
          .map(String)
          .join(' ')
      }),
    )
  for (const { path, ...size } of [
    { path: '/', width: 390, height: 844 },
    { path: '/', width: 1280, height: 800 },
    { path: '/network/over', width: 390, height: 844 },
    { path: '/network/channel-1081', width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size)
    await page.goto(path)
    await expect(amount(page)).toBeVisible()
    expect(await page.evaluate(() => document.querySelectorAll('link[rel=stylesheet]').length)).toBe(0)
    const first = await looks()
    expect(first.length).toBeGreaterThan(50)
    await page.evaluate(
      () =>
        new Promise<void>((done) => {
          const link = document.querySelector<HTMLLinkElement>('link[rel=later-stylesheet]')
          if (!link) throw new Error('the page names no style sheet')
          link.addEventListener('load', () => done())
          link.rel = 'stylesheet'
        }),
    )
    expect(await looks()).toEqual(first)
  }
})

test('a page whose scripts are refused or cut off loads again by itself, once the server answers', async ({ page }) => {
  let refused = 0
  let visits = 0
  await page.route(/\/assets\/[^/]+\.js$/, (route) => {
    if (visits > 2) return route.continue()
    refused++
    return visits === 1 ? route.fulfill({ status: 503, json: {} }) : route.abort()
  })
  // The network is away at the first look after a failure.
  let looks = 0
  await page.route('**/ecosystem', (route) => {
    if (route.request().isNavigationRequest()) visits++
    else if (looks++ === 0) return route.abort()
    return route.continue()
  })
  await page.goto('/ecosystem')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(visits).toBe(3)
  expect(looks).toBe(3)
  expect(refused).toBeGreaterThan(1)
})

test('typed input takes precedence over the link', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/?amount=12.5', { waitUntil: 'commit' })
  await amount(page).fill('0.3')
  letGo()
  await expect(received(page)).toHaveText(/^0\.2\d+/)
  await expect(amount(page)).toHaveValue('0.3')
})

test('light colours apply from the first paint and hydrate without errors', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.addInitScript(() => localStorage.setItem('causeway.theme', 'light'))
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.getByTestId('from-network')).toBeEnabled()
  expect(complaints).toEqual([])
})

test('other screens never show the form first', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/history', { waitUntil: 'commit' })
  await page.waitForSelector('#root', { state: 'attached' })
  await expect(amount(page)).toHaveCount(0)
  letGo()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe('in a browser set to Russian', () => {
  test.use({ locale: 'ru-RU' })
  test('the page is Russian before any script loads, and stays Russian', async ({ page }) => {
    const complaints = complaintsOf(page)
    const letGo = await holdScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
    const shown = await page.getByRole('heading', { level: 2 }).first().innerText()
    expect(shown).toMatch(/[а-яё]/i)
    await amount(page).fill('0.2')
    letGo()
    await expect(received(page)).toHaveText(/^0[.,]1\d+/)
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(shown)
    expect(complaints).toEqual([])
  })

  test('only Russian first messages load extra before the first price, and no English ones later', async ({ page }) => {
    const own = ['src/i18n/packs.ts', 'virtual:messages/ru.first'].map(fileOf)
    const { before, after } = await codeOfVisit(page, {
      moment: 'shown',
      until: ['after-start', 'virtual:messages/ru.rest'].map(fileOf),
      open: toForm,
    })
    expect(before.toSorted()).toEqual([...own, ...firstLoadFiles(manifestOf(web)).js].toSorted())
    expect(gzipped(web, before)).toBeLessThanOrEqual(FIRST_LOAD_JS + gzipped(web, own))
    expect(after).toContain(fileOf('virtual:messages/ru.rest'))
    expect(after).not.toContain(fileOf('virtual:messages/en.rest'))
  })
})

test.describe('the footer of a wide window', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false })

  /** Each link and field of the page, with its position. */
  const parts = (page: Page) =>
    page
      .getByRole('contentinfo')
      .locator('a, select')
      .evaluateAll((all) =>
        all.map((part) => {
          const { x, y, width, height } = part.getBoundingClientRect()
          return [part.textContent, part.getAttribute('href'), ...[x, y, width, height].map(Math.round)]
        }),
      )

  for (const [language, docs] of [
    ['en', 'DOCS'],
    ['ru', 'Документация'],
  ] as const)
    test.describe(`in ${language}`, () => {
      test.use({ locale: language })
      test('is complete before any script loads, and does not change', async ({ page }) => {
        const complaints = complaintsOf(page)
        const letGo = await holdScripts(page)
        await page.goto('/', { waitUntil: 'commit' })
        const footer = page.getByRole('contentinfo')
        await expect(footer.getByRole('link', { name: docs })).toHaveAttribute('href', '/try')
        await expect(footer.getByRole('combobox')).toHaveValue(language)
        await complete(page)
        const first = await parts(page)
        expect(first.length).toBeGreaterThan(5)
        letGo()
        await expect(page.getByTestId('from-network')).toContainText('Northshore')
        await page.waitForLoadState('networkidle')
        expect(await parts(page)).toEqual(first)
        expect(complaints).toEqual([])
      })
    })

  test('is complete on the first paint of any other page', async ({ page }) => {
    await page.route('**/api/config/site*', () => {})
    await page.goto('/query')
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Discord' })).toBeVisible()
  })

  for (const early of [true, false])
    test(`follows a language that is chosen in it${early ? ' before any script loads' : ''}`, async ({ page }) => {
      const letGo = early ? await holdScripts(page) : null
      await page.goto('/', { waitUntil: 'commit' })
      const footer = page.getByRole('contentinfo')
      if (!letGo) await page.waitForLoadState('networkidle')
      await footer.getByRole('combobox').selectOption('ru')
      letGo?.()
      await expect(footer.getByRole('link', { name: 'Документация' })).toHaveAttribute('href', '/try')
      await expect(footer.getByRole('link', { name: 'DOCS' })).toHaveCount(0)
      await expect(footer.getByRole('combobox')).toHaveValue('ru')
    })
})

test.describe('a partner’s page', () => {
  /** Each link, image and field of header, footer and tab bar, with its position. */
  const parts = (page: Page) =>
    page
      .locator('header, footer, nav')
      .locator('a, img, button, select, span')
      .evaluateAll((all) =>
        all.map((part) => {
          const { x, y, width, height } = part.getBoundingClientRect()
          return [part.tagName, part.textContent, part.getAttribute('href'), ...[x, y, width, height].map(Math.round)]
        }),
      )

  for (const { at, name, links, base, ...size } of [
    { at: 'its host', name: 'Over', links: ['/try', '/query'], base: '', width: 1280, height: 800 },
    { at: 'its path', name: 'U2U', links: [], base: '/network/u2u', width: 1280, height: 800 },
    {
      at: 'its number, with its name as a logo',
      name: 'Channel 1081',
      links: [],
      base: '/dapp/1081',
      width: 1280,
      height: 800,
    },
    { at: 'its host, on a phone', name: 'Over', links: ['/try', '/query'], base: '', width: 390, height: 1400 },
  ] as const)
    test(`at ${at} has its header and footer before any script loads, and nothing of them moves`, async ({
      page,
      stack,
    }) => {
      await page.setViewportSize(size)
      const complaints = complaintsOf(page)
      const letGo = await holdScripts(page)
      const host = base === '' ? stack.url.replace('127.0.0.1', 'over.localhost') : stack.url
      await page.goto(`${host}${base || '/'}`, { waitUntil: 'commit' })
      const home = page.getByRole('link', { name: `${name}, home` })
      await expect(home).toHaveAttribute('href', base || '/')
      await expect(page.getByTestId('powered-by')).toHaveText('Powered by Causeway')
      await expect(page.getByRole('link', { name: 'Transactions' }).filter({ visible: true })).toHaveAttribute(
        'href',
        `${base}/history`,
      )
      for (const href of links) await expect(page.locator(`a[href="${href}"]`).filter({ visible: true })).toHaveCount(1)
      await expect(page.getByText('Causeway', { exact: true })).toHaveCount(0)
      await complete(page)
      const first = await parts(page)
      expect(first.length).toBeGreaterThan(8)
      const bars = await page.locator('header, footer').all()
      const handles = await Promise.all(bars.map((bar) => bar.elementHandle()))
      letGo()
      await expect(page.getByTestId('from-network')).toBeEnabled()
      await page.waitForLoadState('networkidle')
      expect(await parts(page)).toEqual(first)
      for (const handle of handles) expect(await handle?.evaluate((bar) => bar.isConnected)).toBe(true)
      expect(complaints).toEqual([])
    })

  test('shows no form first on its other screens, or at an address in unusual case', async ({ page }) => {
    for (const path of ['/network/u2u/history', '/network/U2U']) {
      const answer = await page.request.get(path)
      expect(await answer.text(), path).toContain('<div id="root"></div>')
    }
    await page.goto('/network/U2U')
    await expect(page.getByRole('link', { name: 'U2U, home' })).toHaveAttribute('href', '/network/U2U')
  })

  test.describe('in Persian', () => {
    test.use({ locale: 'fa-IR', viewport: { width: 1280, height: 800 } })
    test('is complete and right-to-left before any script loads', async ({ page }) => {
      const complaints = complaintsOf(page)
      const letGo = await holdScripts(page)
      await page.goto('/network/u2u', { waitUntil: 'commit' })
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      await expect(page.getByRole('link', { name: 'تراکنش‌ها' }).filter({ visible: true })).toBeVisible()
      await complete(page)
      const first = await parts(page)
      letGo()
      await expect(page.getByTestId('from-network')).toBeEnabled()
      await page.waitForLoadState('networkidle')
      expect(await parts(page)).toEqual(first)
      expect(complaints).toEqual([])
    })
  })
})
