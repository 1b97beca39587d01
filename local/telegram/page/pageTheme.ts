import type { Theme } from '#core/channel/colours.ts'

/** The app's own theme choice outside Telegram, which this page follows. */
const KEY = 'causeway.theme'

export const wantedTheme = (storage: Pick<Storage, 'getItem'>): Theme =>
  storage.getItem(KEY) === 'light' ? 'light' : 'dark'

export const wearTheme = (theme: Theme, { documentElement }: Document): void =>
  void (documentElement.dataset['theme'] = theme)

export function keepTheme(theme: Theme, page: Pick<Window, 'document' | 'localStorage'>): void {
  wearTheme(theme, page.document)
  page.localStorage.setItem(KEY, theme)
}
