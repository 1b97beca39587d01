import { shareURL } from '@telegram-apps/sdk-react'
import type { Platform } from '../contract.ts'
import { can, type Client } from './capabilities.ts'

/** To a chat of the person's choice; where this Telegram is too old for it, as in a browser. */
export const shareInTelegram =
  (elsewhere: Platform['share'], client: Client): Platform['share'] =>
  (content) => {
    if (!can('telegramLinks', client)) return elsewhere(content)
    shareURL(content.url, content.text)
    return Promise.resolve('shared')
  }
