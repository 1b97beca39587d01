import type { Theme } from './contract.ts'
import { paintAround } from './theme.ts'

interface ThemeChange {
  /** Null keeps the user's. */
  readonly theme: Theme | null
  readonly css: string
}

/** Applies a partner's style over the user's own without storing it. Returns the undo function. */
export function applyTheme({ theme, css }: ThemeChange, page: Window = window): () => void {
  const root = page.document.documentElement
  const before = root.dataset['theme'] ?? 'dark'
  const style =
    page.document.querySelector<HTMLStyleElement>('style#channel-style') ??
    page.document.head.appendChild(Object.assign(page.document.createElement('style'), { id: 'channel-style' }))
  setStyleRules(style, css)
  if (theme) root.dataset['theme'] = theme
  paintAround(page)
  return () => {
    setStyleRules(style, '')
    root.dataset['theme'] = before
    paintAround(page)
  }
}

const rule = /[^{}]+\{[^{}]*\}/g

/** Replaces the rules of a style element in the page. The content policy may refuse text in it, but no inserted rule. */
export function setStyleRules({ sheet }: HTMLStyleElement, css: string): void {
  if (!sheet) return
  while (sheet.cssRules.length > 0) sheet.deleteRule(0)
  for (const [text] of css.matchAll(rule)) sheet.insertRule(text, sheet.cssRules.length)
}
