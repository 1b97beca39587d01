import type { Theme } from './contract.ts'

const grounds: Record<Theme, string> = { dark: '#0A0F14', light: '#F6F4EF' }

export const themeOf = (root: HTMLElement): Theme => (root.dataset['theme'] === 'light' ? 'light' : 'dark')

/** Paints the browser's surroundings in the page's background: a partner's, else the theme's. */
export function paintAround(page: Window): void {
  const root = page.document.documentElement
  const ground = page.getComputedStyle(root).getPropertyValue('--ground').trim()
  page.document.querySelector('meta[name=theme-color]')?.setAttribute('content', ground || grounds[themeOf(root)])
}
