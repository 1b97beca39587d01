import { screenAt } from '#core/screens/match.ts'
import { sheetPages } from '#core/screens/sheets.ts'

/** A popup lies over no other sheet: two at once trap the focus of each other. It comes once that one is closed. */
export function takesPopups(pathname: string): boolean {
  const screen = screenAt(pathname)
  return screen === null || !sheetPages.has(screen.page)
}
