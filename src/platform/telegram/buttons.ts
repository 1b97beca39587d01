import { mainButton, secondaryButton, backButton, settingsButton } from '@telegram-apps/sdk-react'
import type { NativeButton, PrimaryAction } from '../contract.ts'
import type { Stack } from '../stack.ts'

const buttons = { main: mainButton, secondary: secondaryButton } as const

type Colour = `#${string}`
const isColour = (text: string): text is Colour => /^#[\da-f]{6}$/i.test(text)

/** Colors of the page's own button, as far as they are plain. */
function coloursOf(root: HTMLElement, which: NativeButton): { backgroundColor?: Colour; textColor?: Colour } {
  const style = getComputedStyle(root)
  const [back, text] = (which === 'main' ? ['--tide', '--on-tide'] : ['--raised', '--text']).map((name) =>
    style.getPropertyValue(name).trim(),
  )
  return back && text && isColour(back) && isColour(text) ? { backgroundColor: back, textColor: text } : {}
}

/** Mirrors the page's button in Telegram's: text, enabled state and progress. */
export function bindNativeButton(
  which: NativeButton,
  actions: Stack<{ readonly current: PrimaryAction }>,
  root: HTMLElement,
): { draw(): void } {
  const button = buttons[which]
  button.mount.ifAvailable()
  let shown = ''
  const draw = (): void => {
    const action = actions.top()?.current
    const state = action?.text
      ? {
          text: action.text,
          isVisible: true,
          isEnabled: action.enabled && !action.busy,
          isLoaderVisible: action.busy,
          ...coloursOf(root, which),
        }
      : { isVisible: false, isLoaderVisible: false }
    const now = JSON.stringify(state)
    if (now === shown || (!action && shown === '')) return
    shown = now
    button.setParams.ifAvailable(state)
  }
  // The page reports every render; colors are computed only after a change.
  let said = ''
  const drawNews = soon(() => {
    const action = actions.top()?.current
    const now = action ? `${action.text} ${action.enabled} ${action.busy}` : ''
    if (now === said) return
    said = now
    draw()
  })
  actions.subscribe(drawNews)
  button.onClick.ifAvailable(() => {
    const action = actions.top()?.current
    if (action?.enabled && !action.busy) action.press()
  })
  draw()
  return { draw }
}

type Ways = Stack<() => void>

/** Telegram's back button closes the topmost sheet; without a sheet it navigates back. */
export function bindBackButton(sheets: Ways, pages: Ways): void {
  backButton.mount.ifAvailable()
  const next = (): (() => void) | null => sheets.top() ?? pages.top()
  const draw = (): void => void (next() ? backButton.show.ifAvailable() : backButton.hide.ifAvailable())
  const drawSoon = soon(draw)
  sheets.subscribe(drawSoon)
  pages.subscribe(drawSoon)
  backButton.onClick.ifAvailable(() => next()?.())
  draw()
}

/** Entry in Telegram's own menu. */
export function bindSettingsButton(open: () => void): void {
  settingsButton.mount.ifAvailable()
  if (!settingsButton.onClick.isAvailable()) return
  settingsButton.onClick(open)
  settingsButton.show.ifAvailable()
}

/** Batches a page part's unmount and the next one's mount: the work runs once, after both. */
export function soon(work: () => void): () => void {
  let asked = false
  return () => {
    if (asked) return
    asked = true
    queueMicrotask(() => {
      asked = false
      work()
    })
  }
}
