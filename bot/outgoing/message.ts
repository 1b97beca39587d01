import type { InlineKeyboardButton, InlineKeyboardMarkup } from 'grammy/types'

/** What the bot writes into a private chat: text in Telegram's HTML and the rows of buttons below it. Every notice has some. */
export interface Message {
  readonly html: string
  readonly buttons: readonly (readonly InlineKeyboardButton[])[]
}

export const keyboardOf = ({ buttons }: Pick<Message, 'buttons'>): InlineKeyboardMarkup => ({
  inline_keyboard: buttons.map((row) => [...row]),
})
