import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export interface Look {
  width: number
  height: number
  theme: 'dark' | 'light'
}

/** Each size and each theme once: what breaks only in their combination is found on the screens that are checked in all of them. */
const phoneAndDesk: readonly Look[] = [
  { width: 390, height: 844, theme: 'dark' },
  { width: 1280, height: 800, theme: 'light' },
]

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(rules).analyze()
  return found.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.target.join(' ')}`))
}

/** Colours on their way from one theme or state to another are nobody's contrast. What turns for ever is left to turn. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const ending = document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)))
  })
}

/** The screen as it stands breaks no rule of axe and needs no sideways scrolling, in each of these looks. */
export async function expectAccessible(page: Page, looks = phoneAndDesk): Promise<void> {
  const size = page.viewportSize()
  // Half-way through a fade everything has too little contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const { theme, ...viewport } of looks) {
    await page.setViewportSize(viewport)
    await page.evaluate((value) => {
      document.documentElement.dataset['theme'] = value
    }, theme)
    await settled(page)
    expect(await violations(page), `${page.url()} in ${theme} at ${viewport.width} px`).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  }
  if (size) await page.setViewportSize(size)
}
