export type Theme = 'dark' | 'light'

/** What the app asks of the place it runs in. Screens use this and never look at the browser or Telegram themselves. */
export interface Platform {
  readonly inTelegram: boolean
  theme(): Theme
  setTheme(theme: Theme): void
  /** A partner's looks over the person's own: kept nowhere. `theme` null leaves the choice. Returns the way to take them off. */
  wear(look: { theme: Theme | null; css: string }): () => void
  /** `closed`: the person left the share dialog. `failed`: neither sharing nor copying worked. */
  share(content: { title: string; text: string; url: string }): Promise<'shared' | 'copied' | 'closed' | 'failed'>
  haptic(kind: 'light' | 'success' | 'warning'): void
  copy(text: string): Promise<boolean>
  /** Shows the platform's own back button while a sheet or page wants it; returns the way to take it back. */
  onBack(handler: () => void): () => void
}
