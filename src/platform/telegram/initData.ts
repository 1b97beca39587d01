/** Init data signed by Telegram, unchanged; null when the launch parameters have none. */
export const initDataOf = (launch: string): string | null =>
  new URLSearchParams(launch.replace(/^#/, '')).get('tgWebAppData') || null

/** Telegram's colors, as written in the launch parameters. */
export const themeTextOf = (launch: string): string | null =>
  new URLSearchParams(launch.replace(/^#/, '')).get('tgWebAppThemeParams')
