import type { Driver } from './driver.ts'
import { endTap, isFramed, look, type Seen, type Target, wanted, type Words } from './look.ts'
import { until } from './until.ts'

/** A browser's page as users see it: every method waits for its target. Each throws with the page's actual content. */
export interface Screen extends Pick<Driver, 'reload' | 'resize' | 'press'> {
  /** A path of the app. */
  goto(path: string): Promise<void>
  path(): Promise<string>
  /** Waits until the target is visible and, if given, until `meets` is true. */
  see(target: Target, meets?: (seen: Seen) => boolean): Promise<Seen>
  gone(target: Target): Promise<void>
  /** Taps the target once it has stopped moving, is enabled and is not covered. */
  tap(target: Target): Promise<void>
  /** Taps an empty field and types into it. */
  type(target: Target, text: string): Promise<void>
}

export function screenOf(driver: Driver, app: string): Screen {
  const find = (target: Target, reach = false) => driver.run(look, wanted(target), isFramed(target), reach)
  const shown = async () => `The page shows: ${await driver.run(describePage)}`
  const wait = <T>(what: string, ask: () => Promise<T | null | false>) => until(what, ask, shown)

  /** Resolves with the position at which a tap should hit it. */
  const reach = async (target: Target): Promise<Seen> => {
    let before: Seen | null = null
    return wait(`a tap on ${named(target)}`, async () => {
      const now = await find(target, true)
      const still = now !== null && before !== null && now.x === before.x && now.y === before.y
      before = now
      return still && !now.disabled && now.covered === null ? now : null
    })
  }
  const tap = async (target: Target): Promise<void> => {
    await wait(`a tap on ${named(target)} that meets it`, async () => {
      const { x, y } = await reach(target)
      await driver.tap(x, y)
      // Without this wait, late events would turn one tap into two.
      const became = () => driver.run(endTap, isFramed(target)).catch(() => 'met')
      return (await wait(`the events of a tap on ${named(target)}`, became)) === 'met'
    })
  }
  return {
    reload: driver.reload,
    resize: driver.resize,
    press: driver.press,
    goto: (path) => driver.goto(app + path),
    path: () => driver.run(() => window.location.pathname),
    see: (target, meets = () => true) =>
      wait(named(target), async () => {
        const seen = await find(target)
        return seen !== null && meets(seen) && seen
      }),
    gone: async (target) => void (await wait(`the end of ${named(target)}`, async () => (await find(target)) === null)),
    tap,
    async type(target, text) {
      await tap(target)
      await driver.type(text)
      await wait(`“${text}” in ${named(target)}`, async () => (await find(target))?.value === text)
    },
  }
}

/** Addresses and texts of the page and its frame. Runs in the page. */
function describePage(): string {
  return [document, document.querySelector('iframe')?.contentDocument]
    .flatMap((page) => (page ? `${page.location.pathname}: ${page.body.innerText.replace(/\s+/g, ' ')}` : []))
    .join(' | in its frame: ')
}

const wordsOf = (words: Words | undefined): string => (words === undefined ? '' : ` ${String(words)}`)

function named({ role, name, testId, css, text, inside }: Target): string {
  const own = `${testId ?? css ?? role ?? 'button'}${wordsOf(name)}${text === undefined ? '' : ` with${wordsOf(text)}`}`
  return inside ? `${own} in ${named(inside)}` : own
}
