import type { MenuButton } from 'grammy/types'
import { NAME } from './profileSettings.ts'
import type { Setting } from './setting.ts'

const lines = (button: MenuButton): readonly string[] =>
  button.type === 'web_app' ? [`${button.text}: ${button.web_app.url}`] : [`(${button.type})`]

/** The button next to the message field: it opens the app. */
export function menuButton(publicUrl: string): Setting {
  // Telegram normalizes URLs to this form, with a slash after the host.
  const button: MenuButton = { type: 'web_app', text: NAME, web_app: { url: new URL(publicUrl).href } }
  return {
    name: 'menu button',
    wanted: lines(button),
    read: async (api) => lines(await api.getChatMenuButton()),
    write: (api) => api.setChatMenuButton({ menu_button: button }),
  }
}
