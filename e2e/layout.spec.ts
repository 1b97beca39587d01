import { screens } from './support/layoutScreens.ts'
import { expect, test } from './support/fixtures.ts'
import { cutOff, sideways } from './support/overflow.ts'

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

test('the drawing behind a wide page fades to its sides, without an edge at its top', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  const drawing = page.locator('[data-background]')
  await expect(drawing).toHaveCSS('mask-image', /shores\.svg.*linear-gradient/)
  await expect(drawing).toHaveCSS('mask-composite', /^intersect/)
})
