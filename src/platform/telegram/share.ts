import { shareURL } from '@telegram-apps/sdk-react'
import type { Platform } from '../contract.ts'
import { can, type Client } from './capabilities.ts'

/** Shares to a chat; null in clients that are too old and in browsers. */
export const shareInTelegram =
  (elsewhere: Platform['share'], client: Client): Platform['share'] =>
  (content) => {
    if (!can('telegramLinks', client)) return elsewhere(content)
    shareURL(content.url, content.text)
    return Promise.resolve('shared')
  }
