import { settingsButton } from '@telegram-apps/sdk-react'

/** The entry in Telegram's own menu. */
export function bindSettingsButton(open: () => void): () => void {
  settingsButton.mount.ifAvailable()
  if (!settingsButton.onClick.isAvailable()) return () => {}
  const stop = settingsButton.onClick(open)
  settingsButton.show.ifAvailable()
  return () => {
    stop()
    settingsButton.hide.ifAvailable()
  }
}
