/** What Telegram signed for us, unchanged; null where the launch has none. */
export const initDataOf = (launch: string): string | null =>
  new URLSearchParams(launch.replace(/^#/, '')).get('tgWebAppData') || null

/** Telegram's colours as the launch wrote them. */
export const themeTextOf = (launch: string): string | null =>
  new URLSearchParams(launch.replace(/^#/, '')).get('tgWebAppThemeParams')
