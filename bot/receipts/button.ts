import type { InlineKeyboardButton } from 'grammy/types'
import { press, type Reaction } from '../chat/view.ts'
import type { CommandContext } from '../chat/commandContext.ts'
import type { Translator } from '../loadTexts.ts'

/** Toggles transfer messages below the transfers; `on` is the current state. */
export const receiptsButton = (words: Translator, on: boolean): InlineKeyboardButton =>
  press(words.plain(on ? 'bot-receipts-turn_off' : 'bot-receipts-turn_on'), 'receipts', on ? 'off' : 'on')

/**
 * Button under a receipt, which stays unchanged. The notice's id makes it unique, so that a receipt in doubt isn't
 * mistaken for another.
 */
export const noMoreReceipts = (words: Translator, noticeId: string): InlineKeyboardButton =>
  press(words.plain('bot-receipts-turn_off'), 'receipts-off', noticeId)

/** A user who presses a button has allowed messages; Telegram reports a later block. */
export async function turnReceipts({ store, userId, words }: CommandContext, on: boolean): Promise<Reaction> {
  await store.telegram.setReceipts(userId, on)
  return { notice: words.plain(on ? 'bot-receipts-on' : 'bot-receipts-off') }
}
