import type { Chat, ChatMember, InlineQueryResult, Message, Update } from 'grammy/types'
import { AppError } from '#core/errors.ts'
import { memberAs } from './methods/chats.ts'
import type { Telegram } from './methods/contract.ts'
import { menuOf } from './methods/profile.ts'
import { openRoom, personOf, privateRoom, roomOf } from './rooms.ts'
import { commandEntities } from './text.ts'
import type { ChatRoom, StoredFile } from './world.ts'

type Described = Parameters<typeof personOf>[2]
const refuse = (reason: string, message: string): AppError =>
  new AppError(reason, message, { status: 400, retriable: false })

/** User actions in Telegram: the other side of the Bot API. */
export function createPeople({ world, updates }: Telegram) {
  const user = (id: number) => personOf(world, id).user
  const roomFor = (id: number, chat: number | undefined): ChatRoom =>
    chat === undefined || chat === id ? privateRoom(world, id) : roomOf(world, chat)

  function post(room: ChatRoom, from: number, content: Partial<Message>): Message {
    const message = {
      message_id: world.nextMessageId(room),
      from: user(from),
      chat: room.chat,
      date: world.now(),
      ...content,
    } as Message
    room.messages.set(message.message_id, message)
    updates.add('message', message as NonNullable<Update['message']>)
    return message
  }

  /** The bot's membership with a user, reported by `my_chat_member`. */
  function changeStanding(id: number, before: ChatMember['status'], after: ChatMember['status']): void {
    const { chat } = privateRoom(world, id)
    updates.add('my_chat_member', {
      chat,
      from: user(id),
      date: world.now(),
      old_chat_member: memberAs[before](world.bot),
      new_chat_member: memberAs[after](world.bot),
    })
  }

  return {
    meet: (id: number, described: Described) => personOf(world, id, described).user,
    openRoom: (room: Parameters<typeof openRoom>[1]): Chat => openRoom(world, room).chat,

    /** A message to a bot unblocks it and allows it to write. */
    say(id: number, text: string, chat?: number): Message {
      const room = roomFor(id, chat)
      if (room.chat.type === 'private') {
        const person = personOf(world, id)
        if (person.blocked) throw refuse('blocked', 'Unblock the bot before you write to it.')
        person.started = true
      }
      const entities = commandEntities(text)
      return post(room, id, { text, ...(entities.length > 0 ? { entities } : {}) })
    },

    /** Presses a button of the bot; the answer is read by the returned id. */
    press(id: number, messageId: number, data: string, chat?: number): string {
      const room = roomFor(id, chat)
      const message = room.messages.get(messageId)
      const buttons = message?.reply_markup?.inline_keyboard.flat() ?? []
      if (!message || !buttons.some((button) => 'callback_data' in button && button.callback_data === data))
        throw refuse('no_such_button', 'This message has no such button.')
      const queryId = world.nextId()
      world.presses.set(queryId, { userId: id, answer: null })
      updates.add('callback_query', { id: queryId, from: user(id), message, chat_instance: String(room.chat.id), data })
      return queryId
    },
    answerTo: (queryId: string) => world.presses.get(queryId)?.answer ?? null,

    block(id: number): void {
      const person = personOf(world, id)
      if (person.blocked) return
      person.blocked = true
      changeStanding(id, 'member', 'kicked')
    },
    unblock(id: number): void {
      const person = personOf(world, id)
      if (!person.blocked) return
      person.blocked = false
      changeStanding(id, 'kicked', 'member')
    },
    /** A user's state with the bot, the menu of their chat, and their channels. */
    standing(id: number) {
      const { user: who, started, blocked } = personOf(world, id)
      const channels = [...world.rooms.values()].flatMap(({ chat, members }) =>
        chat.type === 'channel'
          ? [{ id: chat.id, title: chat.title, username: chat.username ?? null, status: members.get(id) ?? 'left' }]
          : [],
      )
      return { started, blocked, channels, ...menuOf(world, id, who.language_code) }
    },
    /** Allows the bot to write first, as the app requests it. */
    allowWriting(id: number): void {
      personOf(world, id).started = true
      post(privateRoom(world, id), id, { write_access_allowed: { from_request: true } })
    },

    /** Changes a user's membership in a group or channel. */
    become(id: number, chat: number, status: ChatMember['status']): void {
      const room = roomOf(world, chat)
      const before = room.members.get(id) ?? 'left'
      room.members.set(id, status)
      const [old_chat_member, new_chat_member] = [memberAs[before](user(id)), memberAs[status](user(id))]
      const change = { chat: room.chat, from: user(id), date: world.now(), old_chat_member, new_chat_member }
      updates.add(id === world.bot.id ? 'my_chat_member' : 'chat_member', change)
    },

    /** Types an inline query after the bot's name; the results are read by the returned id. */
    askInline(id: number, query: string): string {
      const queryId = world.nextId()
      world.inlineQueries.set(queryId, { userId: id, answer: null })
      updates.add('inline_query', { id: queryId, from: user(id), query, offset: '', chat_type: 'private' })
      return queryId
    },
    inlineResults: (queryId: string): readonly InlineQueryResult[] | null =>
      world.inlineQueries.get(queryId)?.answer ?? null,
    /** Message that the app would share with `shareMessage`. */
    /** A file that the bot sent; undefined if unknown. */
    file: (id: string): StoredFile | undefined => world.files.get(id),
    preparedFor: (id: number, prepared: string): InlineQueryResult | null => {
      const found = world.prepared.get(prepared)
      return found?.userId === id ? found.result : null
    },

    chat: (id: number): Message[] => [...(world.rooms.get(id)?.messages.values() ?? [])],
  }
}
export type People = ReturnType<typeof createPeople>
