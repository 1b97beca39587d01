import type { InlineKeyboardButton } from 'grammy/types'
import { press, type Reaction } from '../chat/view.ts'
import type { Visit } from '../chat/visit.ts'
import type { Words } from '../texts/loadTexts.ts'

/** Turns messages about transfers on or off, beside the transfers; `on` is how they are. */
export const receiptsButton = (words: Words, on: boolean): InlineKeyboardButton =>
  press(words.plain(on ? 'bot-receipts-turn_off' : 'bot-receipts-turn_on'), 'receipts', on ? 'off' : 'on')

/** Under a receipt: it stays as it is. By the notice's number no two receipts have the same buttons, so that one in doubt is not taken for another. */
export const noMoreReceipts = (words: Words, noticeId: string): InlineKeyboardButton =>
  press(words.plain('bot-receipts-turn_off'), 'receipts-off', noticeId)

/** Whoever presses a button of the bot has let it write; a block since then is told by Telegram. */
export async function turnReceipts({ store, userId, words }: Visit, on: boolean): Promise<Reaction> {
  await store.telegram.setReceipts(userId, on)
  return { notice: words.plain(on ? 'bot-receipts-on' : 'bot-receipts-off') }
}
