import { bridgePath, chains, connect } from './support/app.ts'
import { screens } from './support/layoutScreens.ts'
import { expect, test } from './support/fixtures.ts'
import { cutOff, outOfCard, sideways } from './support/overflow.ts'

/** From the narrowest phone to a desk, and a person who reads with letters twice as large. */
const looks = [
  { name: 'at 320 px', width: 320, height: 640, letters: 16 },
  { name: 'at 390 px', width: 390, height: 844, letters: 16 },
  { name: 'at 768 px', width: 768, height: 1024, letters: 16 },
  { name: 'at 1280 px', width: 1280, height: 800, letters: 16 },
  { name: 'at 200 % text', width: 390, height: 844, letters: 32 },
] as const

const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

for (const screen of screens)
  test(`${screen.name} fits every window`, async ({ page, account: _ }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 320, height: 640 })
    const browser = await page.context().newCDPSession(page)
    await page.goto(screen.path)
    await screen.open(page)
    for (const { name, letters, ...size } of looks) {
      await page.setViewportSize(size)
      // What people set in their browser: it counts for media queries too.
      await browser.send('Page.setFontSizes', { fontSizes: { standard: letters } })
      await expect.poll(() => page.evaluate(rem)).toBeGreaterThanOrEqual(letters)
      await expect.poll(() => sideways(page), name).toBeLessThanOrEqual(0)
      expect(await cutOff(page), name).toEqual([])
    }
  })

/** Pages with the longest words beside each other, and what says that they are there. */
const wordy = [
  { path: bridgePath({ from: chains.north, to: chains.south, token: 'ETH', amount: '0.25' }), there: '[data-testid=quote-facts]' },
  { path: '/layerzero-airdrop', there: 'main a[href*="to="]' },
  { path: '/points', there: '[data-testid=points-bridge]' },
  { path: '/history', there: 'main h2' },
  { path: '/tos', there: 'main h2' },
] as const

for (const locale of ['en-US', 'ru-RU'])
  test.describe(`in a browser that speaks ${locale}`, () => {
    test.use({ locale })
    test('letters twice as large fit phones, with a wallet', async ({ page, account: _ }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const browser = await page.context().newCDPSession(page)
      await page.goto('/')
      await connect(page, 'Test Wallet')
      for (const { path, there } of wordy) {
        await page.goto(path)
        await expect(page.locator(there).first()).toBeVisible()
        for (const width of [390, 320]) {
          await page.setViewportSize({ width, height: 700 })
          await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
          await expect.poll(() => page.evaluate(rem)).toBeGreaterThanOrEqual(32)
          await expect.poll(() => sideways(page), `${path} at ${width} px`).toBeLessThanOrEqual(0)
          expect([...(await cutOff(page)), ...(await outOfCard(page))], `${path} at ${width} px`).toEqual([])
        }
        await page.setViewportSize({ width: 390, height: 700 })
      }
    })
  })

test('the drawing behind a wide page fades to its sides, without an edge at its top', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  const drawing = page.locator('[data-background]')
  await expect(drawing).toHaveCSS('mask-image', /shores\.svg.*linear-gradient/)
  await expect(drawing).toHaveCSS('mask-composite', /^intersect/)
})
