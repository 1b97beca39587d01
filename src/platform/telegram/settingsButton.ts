import { settingsButton } from '@telegram-apps/sdk-react'

/** The entry in Telegram's own menu. */
export function bindSettingsButton(open: () => void): void {
  settingsButton.mount.ifAvailable()
  if (!settingsButton.onClick.isAvailable()) return
  settingsButton.onClick(open)
  settingsButton.show.ifAvailable()
}
