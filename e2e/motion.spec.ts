import type { Page } from '@playwright/test'
import { bridgePath, chains, closeDialog, connect, review } from './support/app.ts'
import { expect, test } from './support/fixtures.ts'

interface Moved {
  what: string
  how: string
  ms: number
}

declare global {
  interface Window {
    moved?: Moved[]
  }
}

/** Properties that may animate with reduced motion: nothing that moves. */
const fades = new Set([
  'opacity',
  'color',
  'background-color',
  'border-color',
  'border-top-color',
  'border-right-color',
  'border-bottom-color',
  'border-left-color',
  'outline-color',
  'fill',
  'stroke',
])
/** One frame at 60 Hz. */
const FRAME_MS = 17

/** Records every transition and animation from the first paint on. */
async function watchMotion(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    const moved: Moved[] = (window.moved = [])
    const note = (event: TransitionEvent | AnimationEvent, how: string): void => {
      const node = event.target as Element
      const timing = node.getAnimations().flatMap((animation) => {
        const own =
          animation instanceof CSSTransition
            ? animation.transitionProperty
            : animation instanceof CSSAnimation
              ? animation.animationName
              : ''
        return own === how ? [Number(animation.effect?.getComputedTiming().endTime ?? 0)] : []
      })
      moved.push({
        what: `${node.tagName.toLowerCase()}.${node.getAttribute('class') ?? ''}`,
        how,
        ms: Math.max(0, ...timing),
      })
    }
    document.addEventListener('transitionrun', (event) => note(event, event.propertyName), true)
    document.addEventListener('animationstart', (event) => note(event, event.animationName), true)
  })
}

const longMoves = async (page: Page): Promise<Moved[]> =>
  (await page.evaluate(() => window.moved ?? [])).filter(({ how, ms }) => !fades.has(how) && ms > FRAME_MS)

test('reduced motion: nothing moves in the form, its sheets and the review', async ({ page, account: _ }) => {
  await watchMotion(page)
  await page.goto(bridgePath({ from: chains.north, to: chains.south, token: 'ETH', amount: '0.01' }))
  await expect(page.getByTestId('receive-amount')).toHaveText(/0\.00/)
  for (const id of ['from-network', 'asset', 'recipient']) {
    await page.getByTestId(id).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await closeDialog(page)
  }
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('dialog').getByRole('switch', { name: 'Dark mode' }).click()
  await closeDialog(page)
  await connect(page, 'Test Wallet')
  await review(page)
  expect(await longMoves(page)).toEqual([])
})

for (const path of [
  '/history',
  '/query',
  '/swap',
  '/owlmazing',
  '/layerzero-airdrop',
  '/order/0192f0c1-0000-7000-8000-000000000000',
])
  test(`reduced motion: nothing moves on ${path}`, async ({ page }) => {
    await watchMotion(page)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    expect(await longMoves(page)).toEqual([])
  })

test('without reduced motion the same check detects the rising sheet', async ({ page }) => {
  await watchMotion(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  await page.getByTestId('from-network').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.poll(async () => (await longMoves(page)).length).toBeGreaterThan(0)
})
