import type { CDPSession, Locator, Page } from '@playwright/test'
import { bridgePath, chains, connect, review } from './support/app.ts'
import { everyRoute, visit } from './support/everyRoute.ts'
import { filled, screens } from './support/layoutScreens.ts'
import { expect, test as base } from './support/fixtures.ts'
import { cutOff, outOfCard, sideways } from './support/overflow.ts'

const USUAL_SIZE = 16

/** `devtools`: sets the browser's font size, which the next test's page would keep. */
const test = base.extend<{ devtools: CDPSession }>({
  devtools: async ({ page }, use) => {
    const devtools = await page.context().newCDPSession(page)
    await use(devtools)
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: USUAL_SIZE } })
    await devtools.detach()
  },
})

/** From the narrowest phone to a desktop, and a user with doubled font size. */
const looks = [
  { name: 'at 320 px', width: 320, height: 640, letters: USUAL_SIZE },
  { name: 'at 360 px', width: 360, height: 740, letters: USUAL_SIZE },
  { name: 'at 390 px', width: 390, height: 844, letters: USUAL_SIZE },
  { name: 'at 768 px', width: 768, height: 1024, letters: USUAL_SIZE },
  { name: 'at 1280 px', width: 1280, height: 800, letters: USUAL_SIZE },
  { name: 'at 200 % text', width: 390, height: 844, letters: 32 },
] as const

const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/** Looks at what is open in every window. */
async function fitsWindows(page: Page, devtools: CDPSession, screen: string): Promise<void> {
  for (const { name, letters, ...size } of looks) {
    await page.setViewportSize(size)
    // The browser's font size setting, which also affects media queries.
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: letters } })
    // A wide window adds a fraction of a pixel.
    await expect.poll(async () => Math.floor(await page.evaluate(rem))).toBe(letters)
    await expect.poll(() => sideways(page), `${screen} ${name}`).toBeLessThanOrEqual(0)
    expect(await cutOff(page), `${screen} ${name}`).toEqual([])
  }
}

for (const screen of screens)
  test(`${screen.name} fits every window`, async ({ page, devtools, account: _ }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(screen.path)
    await screen.open(page)
    await fitsWindows(page, devtools, screen.name)
  })

test('pages with contents fit every window', async ({ page, devtools, account: _ }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await connect(page, 'Test Wallet')
  for (const { name, open } of filled) {
    await page.setViewportSize({ width: 390, height: 844 })
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: USUAL_SIZE } })
    await open(page)
    await fitsWindows(page, devtools, name)
  }
})

const priced = bridgePath({ from: chains.north, to: chains.south, token: 'ETH', amount: '0.25' })

/** Content that overflows the window or its card. */
const outside = async (page: Page): Promise<unknown[]> => {
  const wider = await sideways(page)
  return [...(wider > 0 ? [`${wider} px`] : []), ...(await cutOff(page)), ...(await outOfCard(page))]
}

/** One screen after the other in one visit: all findings are reported together. */
const found = expect.configure({ soft: true, timeout: 10_000 })

/** One address of each kind, and a partner with a wide logo and wide links. */
const addresses = [
  ...everyRoute
    .flatMap(({ handful }) => handful)
    .filter(({ first }) => first)
    .map(({ path }) => path),
  '/network/over',
]

async function fitsPhones(page: Page, name: string): Promise<void> {
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 700 })
    await found.poll(() => outside(page), `${name} at ${width} px`).toEqual([])
  }
}

/** Waits until nothing loads; what is below the window loads once it is in view. */
async function loadAll(page: Page): Promise<void> {
  const loading = page.locator('main .skeleton')
  await expect
    .poll(async () => {
      await loading.evaluateAll(([first]) => first?.scrollIntoView())
      return loading.count()
    })
    .toBe(0)
}

/** Sets the browser's font size; a reloaded page needs it again. */
async function enlarge(page: Page, devtools: CDPSession): Promise<void> {
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await expect.poll(() => page.evaluate(rem)).toBeGreaterThanOrEqual(32)
}

/** Each language and each of the two states once. */
for (const [locale, wallet] of [
  ['en-US', 'a wallet'],
  ['ru-RU', 'no wallet'],
] as const)
  test.describe(`in a browser set to ${locale}, with ${wallet}`, () => {
    test.use({ locale })
    test('double font size fits phones at every address', async ({ page, devtools, account: _ }) => {
      test.setTimeout(240_000)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(priced)
      if (wallet === 'a wallet') await connect(page, 'Test Wallet')
      await expect(page.getByTestId('receive-amount')).toHaveText(/0[.,]2/)
      await enlarge(page, devtools)
      await fitsPhones(page, 'the form')
      for (const path of addresses) {
        await visit(page, path, locale === 'ru-RU' ? 'ru' : 'en')
        await enlarge(page, devtools)
        await loadAll(page)
        await fitsPhones(page, path)
      }
    })
  })

test('double font size fits phones while points load', async ({ page, devtools, account: _ }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/points')
  await connect(page, 'Test Wallet')
  // No request is answered: the placeholders of points, tasks and lists stay.
  await page.route(/\/api\/.*(?:points|sign|campaign|activit|leaderboard|rewards|referr)/, () => {})
  await page.reload({ waitUntil: 'commit' })
  await enlarge(page, devtools)
  await expect(page.locator('main .skeleton').first()).toBeVisible()
  await fitsPhones(page, 'points on their way')
})

test('the background of a wide page fades out at its sides and has no edge at its top', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  const drawing = page.locator('[data-background]')
  await expect(drawing).toHaveCSS('mask-image', /shores\.svg.*linear-gradient/)
  await expect(drawing).toHaveCSS('mask-composite', /^intersect/)
})

test('the main button keeps its fill: styles of the first frame yield to its own', async ({ page }) => {
  await page.goto('/')
  const action = page.getByTestId('main-action')
  await expect(action).toBeEnabled()
  await expect(action).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(action).not.toHaveCSS(
    'color',
    await page.locator('body').evaluate((body) => getComputedStyle(body).color),
  )
})

/** Text of a header's chip that is drawn in full; null where a part of it is clipped, or would be in an address of wide characters. */
const wholeText = (chip: Locator): Promise<string | null> =>
  chip.evaluate((button) => {
    const parts = [...button.querySelectorAll<HTMLElement>('[dir=ltr] > span')].filter((part) => part.offsetWidth > 0)
    const texts = parts.map((part) => part.innerText)
    for (const part of parts) part.innerText = part.innerText.replaceAll(/[0-9a-f]/gi, 'D')
    const isClipped = parts.some((part) => part.scrollWidth > part.clientWidth)
    for (const [index, part] of parts.entries()) part.innerText = texts[index] ?? ''
    return isClipped ? null : texts.join('')
  })

test('the header of a phone shows both ends of the connected address', async ({ page, account }) => {
  await page.goto('/')
  await connect(page, 'Test Wallet')
  const chip = page.getByTestId('connect-wallet').first()
  const both = new RegExp(`^${account.slice(0, 6)}…${account.slice(-4)}$`, 'i')
  const wide = new RegExp(`^${account.slice(0, 9)}…${account.slice(-11)}$`, 'i')
  for (const width of [320, 360, 375, 390, 412, 448, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await expect.poll(() => wholeText(chip), `${width} px`).toMatch(width === 1280 ? wide : both)
  }
})

test('a wrong amount is reported between its field and the button on a low phone', async ({ page, account: _ }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto(bridgePath({ from: chains.north, to: chains.south, token: 'ETH', amount: '0.1' }))
  await connect(page, 'Test Wallet')
  const field = page.locator('input[name=amount]')
  const problem = page.getByRole('alert')
  const edge = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  for (const [keys, text] of [
    ['999999', /ETH/],
    ['1e5', 'isn’t a valid amount'],
  ] as const) {
    await field.fill('')
    await field.pressSequentially(keys)
    await expect(problem).toContainText(text)
    await expect(field).toHaveValue(keys)
    const [above, own, below] = [await edge(field), await edge(problem), await edge(page.getByTestId('main-action'))]
    expect(own.y).toBeGreaterThan(above.y)
    expect(own.y + own.height, keys).toBeLessThanOrEqual(below.y)
    await expect(field).toHaveCSS(
      'border-bottom-color',
      await page.evaluate(() => {
        const probe = document.createElement('i')
        probe.style.color = 'var(--bad)'
        document.body.append(probe)
        const { color } = getComputedStyle(probe)
        probe.remove()
        return color
      }),
    )
  }
})

test('a low phone shows what the review is about above its button', async ({ page, account }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto(bridgePath({ from: chains.north, to: chains.south, token: 'ETH', amount: '0.1' }))
  await connect(page, 'Test Wallet')
  await review(page)
  const sheet = page.getByRole('dialog')
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0
  const fold = await top(page.getByTestId('confirm-bridge'))
  for (const part of [
    sheet.getByText('You receive on Southshore'),
    page.getByTestId('review-recipient'),
    sheet.getByText('This is your connected wallet.'),
    sheet.getByText('Held in a smart contract.'),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 })
    const box = await part.boundingBox()
    expect((box?.y ?? fold) + (box?.height ?? 0)).toBeLessThan(fold)
  }
  await expect(page.getByTestId('review-recipient')).toHaveText(new RegExp(account, 'i'))
})

/** Words of a text that are broken over two lines. */
const brokenWords = (part: Locator): Promise<string[]> =>
  part.evaluate((element) => {
    const broken: string[] = []
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        if (new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1) broken.push(word)
      }
    return broken
  })

test('the names of the two networks wrap between words only', async ({ page }) => {
  await page.route('**/get-all-chains*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll('"Southshore"', '"Superposition One"') })
  })
  await page.goto(bridgePath({ from: chains.north, to: chains.south, token: 'USDC', amount: '5' }))
  await expect(page.getByTestId('to-network')).toContainText('Superposition One')
  for (const side of ['from', 'to'])
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 700 })
      await expect.poll(() => brokenWords(page.getByTestId(`${side}-network`)), `${side} at ${width} px`).toEqual([])
    }
  await page.setViewportSize({ width: 320, height: 568 })
  expect(await brokenWords(page.locator('main'))).toEqual([])
})
