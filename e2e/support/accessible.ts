import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Frame, type Page } from '@playwright/test'
import { telegramThemes } from '#local/telegram/themes.ts'
import type { TelegramHost } from './telegramHost.ts'

const rules = {
  all: { type: 'tag' as const, values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  colours: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] },
}

export interface Look {
  width: number
  height: number
  theme: 'dark' | 'light'
  /** All rules unless told; the colours alone where a look before it has the same size. */
  rules?: keyof typeof rules
}

/** Each size and each theme once: what breaks only in their combination is found on the screens that are checked in all of them. */
const phoneAndDesk: readonly Look[] = [
  { width: 390, height: 844, theme: 'dark' },
  { width: 1280, height: 800, theme: 'light' },
]

/** As much of a page as the builder asks for: the page around a frame is not the app's. */
const pageOf = (place: Page | Frame): Page =>
  'frames' in place ? place : ({ evaluate: place.evaluate.bind(place), frames: () => [] } as unknown as Page)

async function violations(place: Page | Frame, which: keyof typeof rules): Promise<string[]> {
  const page = pageOf(place)
  // A page that was looked at before has axe already: its half a megabyte takes longer than the look.
  const has = await place.evaluate(() => 'axe' in window)
  const builder = new AxeBuilder(has ? { page, axeSource: 'void 0' } : { page })
  // Nobody reads what passed. Without frames of other origins, one run in the page itself is the whole answer.
  const { violations: found } = await builder
    .options({ runOnly: rules[which], resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze()
  return found.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.target.join(' ')}`))
}

/** Colours on their way from one theme or state to another are nobody's contrast. What turns for ever is left to turn. */
async function settled(place: Page | Frame): Promise<void> {
  await place.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)))
  })
}

async function expectSound(place: Page | Frame, which: keyof typeof rules, message: string): Promise<void> {
  await settled(place)
  // What a page shows for a moment while its code comes is not the screen that was asked for.
  await expect.poll(() => violations(place, which), { message: `${place.url()} ${message}` }).toEqual([])
  expect(await place.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
}

/** The screen as it stands breaks no rule of axe and needs no sideways scrolling, in each of these looks. */
export async function expectAccessible(page: Page, looks = phoneAndDesk): Promise<void> {
  const size = page.viewportSize()
  // Half-way through a fade everything has too little contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const { theme, rules: which = 'all', ...viewport } of looks) {
    await page.setViewportSize(viewport)
    await page.evaluate((value) => {
      document.documentElement.dataset['theme'] = value
    }, theme)
    await expectSound(page, which, `in ${theme} at ${viewport.width} px`)
  }
  if (size) await page.setViewportSize(size)
}

/** The same for the app inside Telegram, as it stands, in Telegram's colours of the night and of the day. */
export async function expectAccessibleInTelegram({ app, run, frame }: TelegramHost): Promise<void> {
  await frame().page().emulateMedia({ reducedMotion: 'reduce' })
  for (const [name, theme, which] of [
    ['night', 'dark', 'all'],
    ['day', 'light', 'colours'],
  ] as const) {
    await run((host, colours) => host.theme(colours), telegramThemes[name] as Record<string, string>)
    await expect(app.locator('html')).toHaveAttribute('data-theme', theme)
    await expectSound(frame(), which, `in Telegram by ${name}`)
  }
}
