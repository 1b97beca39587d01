import { settingsButton } from '@telegram-apps/sdk-react'

/** Entry in Telegram's own menu. */
export function bindSettingsButton(open: () => void): void {
  settingsButton.mount.ifAvailable()
  if (!settingsButton.onClick.isAvailable()) return
  settingsButton.onClick(open)
  settingsButton.show.ifAvailable()
}
