import type {
  Chat,
  ChatMember,
  Message,
  PreparedInlineMessage,
  InlineQueryResult,
  User,
  UserFromGetMe,
} from 'grammy/types'

/** Somebody with a Telegram account. */
export interface Person {
  readonly user: User
  /** Has written to the bot, or allowed it to write. */
  started: boolean
  blocked: boolean
}

export interface Room {
  readonly chat: Chat
  /** Of a group or channel: everybody who was ever there. */
  readonly members: Map<number, ChatMember['status']>
  readonly messages: Map<number, Message>
}

interface Prepared {
  readonly userId: number
  readonly result: InlineQueryResult
  readonly told: PreparedInlineMessage
}

/** Queries that wait for an answer of the bot, and what it has answered. */
export interface Asked<Answer> {
  readonly userId: number
  answer: Answer | null
}

/** Everything that Telegram's servers know here. Nothing of it outlives the process. */
export interface World {
  readonly bot: UserFromGetMe
  readonly token: string
  /** Whether Mini Apps may have plain http addresses, as on one's own machine. */
  readonly plainHttp: boolean
  readonly people: Map<number, Person>
  readonly rooms: Map<number, Room>
  readonly presses: Map<string, Asked<{ text: string; alert: boolean }>>
  readonly inlineQueries: Map<string, Asked<readonly InlineQueryResult[]>>
  readonly prepared: Map<string, Prepared>
  /** What was set for languages and scopes, by method and place. */
  readonly profile: Map<string, unknown>
  now(): number
  /** Message ids of private chats come from one counter of the bot, as Telegram's do. */
  nextMessageId(room: Room): number
  nextId(): string
}

const FIRST_MESSAGE = 1

export function createWorld(options: {
  bot: UserFromGetMe
  token: string
  plainHttp: boolean
  now?: () => number
}): World {
  const counters = new Map<number | 'private', number>()
  let ids = 7_000_000_000
  return {
    bot: options.bot,
    token: options.token,
    plainHttp: options.plainHttp,
    people: new Map(),
    rooms: new Map(),
    presses: new Map(),
    inlineQueries: new Map(),
    prepared: new Map(),
    profile: new Map(),
    now: options.now ?? (() => Math.floor(Date.now() / 1000)),
    nextMessageId({ chat }) {
      const counter = chat.type === 'private' || chat.type === 'group' ? 'private' : chat.id
      const id = counters.get(counter) ?? FIRST_MESSAGE
      counters.set(counter, id + 1)
      return id
    },
    nextId: () => String(ids++),
  }
}
