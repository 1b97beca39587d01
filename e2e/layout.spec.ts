import { screens } from './support/layoutScreens.ts'
import { expect, test } from './support/fixtures.ts'
import { cutOff, sideways } from './support/overflow.ts'

/** The narrowest phone, and a person who reads with letters twice as large. */
const looks = [
  { name: 'at 320 px', width: 320, height: 640, letters: 16 },
  { name: 'at 200 % text', width: 390, height: 844, letters: 32 },
] as const

for (const look of looks)
  for (const screen of screens)
    test(`${screen.name} fits ${look.name}`, async ({ page, account: _ }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width: look.width, height: look.height })
      // What people set in their browser: it counts for media queries too.
      await (await page.context().newCDPSession(page)).send('Page.setFontSizes', { fontSizes: { standard: look.letters } })
      await page.goto(screen.path)
      await screen.open(page)
      await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0)
      expect(await cutOff(page)).toEqual([])
    })
