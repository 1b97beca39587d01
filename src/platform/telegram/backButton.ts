import { backButton } from '@telegram-apps/sdk-react'
import type { Stack } from '../stack.ts'
import { soon } from './soon.ts'

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
