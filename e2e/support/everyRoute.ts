import { expect, type Frame, type Page } from '@playwright/test'
import { screenAt } from '#core/screens/match.ts'
import { screens } from '#core/screens/table.ts'
import type { ScreenRow } from '#core/screens/types.ts'
import type { Language } from '#src/i18n/languages.ts'
import { pageTexts } from '#tools/i18n/pageTexts.ts'

const parts: Readonly<Record<string, string>> = { ':id': '0192f0c1-0000-7000-8000-000000000000', ':name': 'u2u' }

const addressOf = ({ path }: ScreenRow): string => path.replace(/:\w+/g, (part) => parts[part] ?? part)

/** Screens of one kind differ only in their text. */
const kindOf = ({ page, layout, path }: ScreenRow): string =>
  [page, layout.background, layout.navigation, path.startsWith('/network')].join()

export interface RouteToTry {
  readonly path: string
  /** True for the first row of each kind in the table. */
  readonly first: boolean
}

const routes: readonly RouteToTry[] = [
  ...screens.map((screen, index) => ({
    path: addressOf(screen),
    first: screens.findIndex((other) => kindOf(other) === kindOf(screen)) === index,
  })),
  { path: '/no-such-page', first: true },
]

const PER_VISIT = 14

/** Every address with a screen, and one without. */
export const everyRoute = Array.from({ length: Math.ceil(routes.length / PER_VISIT) }, (_, at) => {
  const handful = routes.slice(at * PER_VISIT, (at + 1) * PER_VISIT)
  return { name: `${handful[0]?.path} … ${handful.at(-1)?.path}`, handful }
})

/** Opens a page that needs no chain, as a user with access to the pool. */
export async function begin(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => localStorage.setItem('causeway.user', '0xF39FD6E51AAD88F6F4CE6AB8827279CFFFB92266'))
  await page.goto('/tos')
}

/** Intervals of a condition that holds within a few frames: by default, the third look is after a third of a second. */
const SOON_MS = [30, 30, 60, 60, 120, 250, 500]

const isPartners = (path: string): boolean => /^\/(?:network|dapp)\//.test(path)

/**
 * Navigates as a link would, without asking the server, except to and from partners’ pages; waits until the screen is
 * shown.
 */
export async function visit(page: Page | Frame, path: string, language: Language): Promise<void> {
  // Asks the frame itself: Playwright's URL may be outdated.
  const here = () => page.evaluate(() => window.location.pathname)
  if (isPartners(path) || isPartners(await here())) await page.goto(path)
  else
    await page.evaluate((to) => {
      const { idx = 0 } = (history.state ?? {}) as { idx?: number }
      history.pushState({ idx: idx + 1 }, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
    }, path)
  const texts = pageTexts()[language]?.messages ?? {}
  // Guards may redirect.
  const titled = async () =>
    (await page.title()).startsWith(`${texts[`screen-${screenAt(await here())?.name ?? 'not-found'}-title`]} · `)
  await expect.poll(titled, { message: `${path} has its title`, intervals: SOON_MS }).toBe(true)
  await expect(page.locator('h1')).toBeAttached()
}
