import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Frame, type Page } from '@playwright/test'
import { telegramThemes } from '#local/telegram/themes.ts'
import type { TelegramHost } from './telegramHost.ts'

const rules = {
  all: { type: 'tag' as const, values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  /** All that depends on the size and the theme alone. */
  looks: {
    type: 'rule' as const,
    values: ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'],
  },
  colours: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] },
}

export interface Look {
  width: number
  height: number
  theme: 'dark' | 'light'
  /** All rules by default; fewer if an earlier check of the same state has the others. */
  rules?: keyof typeof rules
}

/**
 * Each size and each theme once. Names, roles and order are the same in both; `accessibility.spec.ts` checks all rules of
 * every page in all combinations.
 */
const phoneAndDesk: readonly Look[] = [
  { width: 390, height: 844, theme: 'dark' },
  { width: 1280, height: 800, theme: 'light', rules: 'looks' },
]

/** Page methods that AxeBuilder needs; a Telegram host page itself is not part of the app. */
const pageOf = (place: Page | Frame): Page =>
  'frames' in place ? place : ({ evaluate: place.evaluate.bind(place), frames: () => [] } as unknown as Page)

/** Less than half of the bytes that AxeBuilder would send to each page by itself. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

async function violations(place: Page | Frame, which: keyof typeof rules): Promise<string[]> {
  const page = pageOf(place)
  // A page that was checked before already has axe: loading its half a megabyte takes longer than the check.
  const has = await place.evaluate(() => 'axe' in window)
  const builder = new AxeBuilder({ page, axeSource: has ? 'void 0' : axeSource })
  // Passed rules are not needed. Without frames of other origins, one run in the page itself is the whole answer.
  const { violations: found } = await builder
    .options({ runOnly: rules[which], resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze()
  return found.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.target.join(' ')}`))
}

/**
 * Ends color transitions, whose contrast doesn't count. Endless animations are ignored. The waits are bounded, because
 * Chromium may draw no frame after a change of its size; what was not settled is checked again.
 */
async function settled(place: Page | Frame): Promise<void> {
  await place.evaluate(async () => {
    const bounded = (work: Promise<unknown>) => Promise.race([work, new Promise((done) => setTimeout(done, 1000))])
    await bounded(new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
    for (const animation of ending) if (animation.playbackRate > 0) animation.finish()
    await bounded(Promise.all(ending.map((animation) => animation.finished.catch(() => undefined))))
  })
}

async function expectSound(place: Page | Frame, which: keyof typeof rules, message: string): Promise<void> {
  await settled(place)
  // A brief state while a page's code loads is not the requested screen.
  await expect.poll(() => violations(place, which), { message: `${place.url()} ${message}` }).toEqual([])
  expect(await place.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
}

/**
 * Expects that the current screen breaks no axe rule and needs no horizontal scrolling, in each of these sizes and
 * themes.
 */
export async function expectAccessible(page: Page, looks = phoneAndDesk): Promise<void> {
  const size = page.viewportSize()
  // During a fade, everything has too little contrast.
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

/** Like `expectAccessible`, for the app inside Telegram in its current state, in Telegram's night and day colors. */
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
