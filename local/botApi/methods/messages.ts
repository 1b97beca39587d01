import type { Message, Update } from 'grammy/types'
import { badRequest } from '../errors.ts'
import { checkedMarkup } from '../markup.ts'
import { roomOf, writableRoom } from '../rooms.ts'
import { readText } from '../text.ts'
import type { ChatRoom } from '../world.ts'
import type { Methods, Telegram } from './contract.ts'

type Edited = Update.Edited & Message.TextMessage

/** Returns the bot's own message. @throws BotApiError 400. */
function own({ world }: Telegram, room: ChatRoom, id: number | undefined, what: string): Message {
  const message = room.messages.get(Number(id))
  if (!message) throw badRequest(`message to ${what} not found`)
  if (message.from?.id !== world.bot.id) throw badRequest(`message can't be ${what}ed`)
  return message
}

/** Replaces the content of a message. @throws BotApiError 400 if nothing would change. */
function replace(telegram: Telegram, room: ChatRoom, old: Message, content: Partial<Message>): Edited {
  const { text, entities, reply_markup: markup, ...rest } = old
  const bare = (part: Partial<Message>) => JSON.stringify([part.text, part.entities ?? [], part.reply_markup ?? null])
  if (
    bare({
      ...(text === undefined ? {} : { text }),
      ...(entities ? { entities } : {}),
      ...(markup ? { reply_markup: markup } : {}),
    }) === bare(content)
  )
    throw badRequest(
      'message is not modified: specified new message content and reply markup are exactly the same as a current content and reply markup of the message',
    )
  const message = { ...rest, ...content, edit_date: telegram.world.now() } as Edited
  room.messages.set(message.message_id, message)
  telegram.tell({ kind: 'edited', chat: room.chat.id, message })
  return message
}

export const messageMethods: Methods = {
  sendMessage(telegram, args) {
    const { world } = telegram
    const room = writableRoom(world, args.chat_id)
    const content = readText(args.text, args.parse_mode)
    const markup = checkedMarkup(world, room.chat, args.reply_markup)
    const message = {
      message_id: world.nextMessageId(room),
      from: world.bot,
      chat: room.chat,
      date: world.now(),
      ...content,
      ...(markup ? { reply_markup: markup } : {}),
    } as Message.TextMessage
    room.messages.set(message.message_id, message as Message)
    telegram.tell({ kind: 'sent', chat: room.chat.id, message: message as Message })
    return message
  },
  editMessageText(telegram, args) {
    const room = writableRoom(telegram.world, args.chat_id)
    const old = own(telegram, room, args.message_id, 'edit')
    const markup = checkedMarkup(telegram.world, room.chat, args.reply_markup)
    return replace(telegram, room, old, {
      ...readText(args.text, args.parse_mode),
      ...(markup ? { reply_markup: markup } : {}),
    })
  },
  editMessageReplyMarkup(telegram, args) {
    const room = writableRoom(telegram.world, args.chat_id)
    const old = own(telegram, room, args.message_id, 'edit')
    const markup = checkedMarkup(telegram.world, room.chat, args.reply_markup)
    return replace(telegram, room, old, {
      ...(old.text === undefined ? {} : { text: old.text }),
      ...(old.entities ? { entities: old.entities } : {}),
      ...(markup ? { reply_markup: markup } : {}),
    })
  },
  deleteMessage(telegram, args) {
    const room = roomOf(telegram.world, args.chat_id)
    if (!room.messages.delete(Number(args.message_id))) throw badRequest('message to delete not found')
    telegram.tell({ kind: 'deleted', chat: room.chat.id, ids: [Number(args.message_id)] })
    return true
  },
  /** Unknown ids are skipped. */
  deleteMessages(telegram, args) {
    const room = roomOf(telegram.world, args.chat_id)
    if (args.message_ids.length < 1 || args.message_ids.length > 100)
      throw badRequest('message identifiers are not specified')
    const ids = args.message_ids.filter((id) => room.messages.delete(Number(id)))
    if (ids.length > 0) telegram.tell({ kind: 'deleted', chat: room.chat.id, ids })
    return true
  },
}
