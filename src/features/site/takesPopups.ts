import { screenAt } from '#core/screens/match.ts'
import { sheetPages } from '#core/screens/sheets.ts'

/** True when no other sheet is open: two at once trap each other's focus. The popup waits until that one closes. */
export function takesPopups(pathname: string): boolean {
  const screen = screenAt(pathname)
  return screen === null || !sheetPages.has(screen.page)
}
