import type { InlineKeyboardButton, InlineKeyboardMarkup } from 'grammy/types'

/** A private message of the bot: text in Telegram's HTML, with rows of buttons. Every notice has some. */
export interface Message {
  readonly html: string
  readonly buttons: readonly (readonly InlineKeyboardButton[])[]
}

export const keyboardOf = ({ buttons }: Pick<Message, 'buttons'>): InlineKeyboardMarkup => ({
  inline_keyboard: buttons.map((row) => [...row]),
})
