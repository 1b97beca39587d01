/** Text, compared ignoring case, or the source of a pattern. */
export type Words = string | RegExp

export interface Target {
  readonly role?: keyof typeof ofRole
  /** Accessible name. */
  readonly name?: Words
  readonly testId?: string
  readonly css?: string
  /** Visible text. */
  readonly text?: Words
  readonly inside?: Target
  /** In the page's frame, which has the page's origin. */
  readonly framed?: boolean
  /** The last match instead of the first. */
  readonly last?: boolean
}

export interface Seen {
  /** Center, in the viewport of the top document. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly text: string
  /** Value of a field. */
  readonly value: string | null
  readonly attributes: Readonly<Record<string, string>>
  readonly disabled: boolean
  /** Element that would receive a tap at its center; null if it is the target itself. */
  readonly covered: string | null
}

const ofRole = {
  button: 'button, summary, [role=button]',
  dialog: '[role=dialog], [role=alertdialog]',
  link: 'a[href]',
  log: '[role=log]',
  tab: '[role=tab]',
  textbox: 'input, textarea',
} as const

interface Wanted {
  readonly css: string
  readonly name: Pattern | null
  readonly text: Pattern | null
  readonly last: boolean
}
/** Source and flags of a regular expression. */
type Pattern = readonly [string, string]

const patternOf = (words: Words | undefined): Pattern | null => {
  if (words === undefined) return null
  return typeof words === 'string' ? [words.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'), 'i'] : [words.source, words.flags]
}

/** Targets from the outermost to the innermost, in the format sent to the page. */
export function wanted(target: Target): readonly Wanted[] {
  const { role, name, testId, css, text, inside, last = false } = target
  const own = testId === undefined ? (css ?? ofRole[role ?? 'button']) : `[data-testid="${testId}"]`
  return [...(inside ? wanted(inside) : []), { css: own, name: patternOf(name), text: patternOf(text), last }]
}

export const isFramed = (target: Target): boolean =>
  target.framed === true || (target.inside !== undefined && isFramed(target.inside))

declare global {
  interface Window {
    /** True if the last tap hit its element; null before it. */
    tapGuard?: { met: boolean | null; end: () => void }
  }
}

/**
 * Finds visible elements: hidden and inert ones count as absent. `reach` scrolls it into view and lets the next tap hit
 * only it, until `endTap`. Runs in the page, as text.
 */
export function look(path: readonly Wanted[], framed: boolean, reach: boolean): Seen | null {
  const frame = framed ? document.querySelector('iframe') : null
  const page = framed ? frame?.contentDocument : document
  const view = page?.defaultView
  if (!page || !view) return null
  const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim()
  const fits = (pattern: Pattern | null, text: string): boolean =>
    pattern === null || new RegExp(pattern[0], pattern[1]).test(text)
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
    if (ids.length > 0) return plain(ids.map((id) => page.querySelector(`[id="${id}"]`)?.textContent).join(' '))
    const labels = [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent).join(' ')
    return plain(element.getAttribute('aria-label') ?? (labels || element.textContent))
  }
  const isShown = (element: Element): boolean => {
    if (element.closest('[inert], [aria-hidden=true]')) return false
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && view.getComputedStyle(element).visibility === 'visible'
  }
  let found: Element | Document = page
  for (const { css, name, text, last } of path) {
    const all: Element[] = [...(found as ParentNode).querySelectorAll(css)].filter(
      (one) => isShown(one) && fits(name, nameOf(one)) && fits(text, plain((one as HTMLElement).innerText)),
    )
    const next = last ? all.at(-1) : all[0]
    if (!next) return null
    found = next
  }
  const element = found as HTMLElement
  if (reach) {
    frame?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const { top, bottom } = element.getBoundingClientRect()
    if (top < 0 || bottom > view.innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  }
  const box = element.getBoundingClientRect()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const hit = page.elementFromPoint(x, y)
  if (reach) {
    view.tapGuard?.end()
    const listening = new AbortController()
    const guard: NonNullable<Window['tapGuard']> = { met: null, end: () => listening.abort() }
    view.tapGuard = guard
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
      view.addEventListener(
        type,
        (event) => {
          guard.met ??= element.contains(event.target as Node | null)
          if (guard.met) return
          event.preventDefault()
          event.stopImmediatePropagation()
        },
        { capture: true, signal: listening.signal },
      )
  }
  const around = frame?.getBoundingClientRect()
  return {
    x: x + (around?.x ?? 0) + (frame?.clientLeft ?? 0),
    y: y + (around?.y ?? 0) + (frame?.clientTop ?? 0),
    width: box.width,
    height: box.height,
    text: plain(element.innerText),
    value: 'value' in element ? String(element.value) : null,
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    disabled: element.matches(':disabled, [aria-disabled=true]'),
    covered: element.contains(hit) ? null : (hit?.outerHTML.slice(0, 120) ?? 'nothing: it is outside of the window'),
  }
}

/** Result of the last tap, null before its events; a page without a guard is already the next one. Runs in the page. */
export function endTap(framed: boolean): 'met' | 'missed' | null {
  const view = framed ? document.querySelector('iframe')?.contentWindow : window
  const guard = view?.tapGuard
  if (guard?.met === null) return null
  guard?.end()
  return guard?.met === false ? 'missed' : 'met'
}
