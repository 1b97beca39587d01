import type {
  Chat,
  ChatMember,
  Message,
  PreparedInlineMessage,
  InlineQueryResult,
  User,
  UserFromGetMe,
} from 'grammy/types'

/** User with a Telegram account. */
export interface Person {
  readonly user: User
  /** True if they wrote to the bot, or allowed it to write. */
  started: boolean
  blocked: boolean
}

export interface ChatRoom {
  readonly chat: Chat
  /** All past and present members of a group or channel. */
  readonly members: Map<number, ChatMember['status']>
  readonly messages: Map<number, Message>
}

interface Prepared {
  readonly userId: number
  readonly result: InlineQueryResult
  readonly told: PreparedInlineMessage
}

/** An upload of the bot. */
export interface StoredFile {
  readonly name: string
  readonly type: string
  readonly content: Uint8Array<ArrayBuffer>
}

/** Queries that wait for the bot's answer, and its answers. */
export interface Asked<Answer> {
  readonly userId: number
  answer: Answer | null
}

/** Complete state of the local Telegram servers. None of it outlives the process. */
export interface World {
  readonly bot: UserFromGetMe
  readonly token: string
  /** True if Mini Apps may have plain http addresses, as on a developer's machine. */
  readonly plainHttp: boolean
  readonly people: Map<number, Person>
  readonly rooms: Map<number, ChatRoom>
  readonly presses: Map<string, Asked<{ text: string; alert: boolean }>>
  readonly inlineQueries: Map<string, Asked<readonly InlineQueryResult[]>>
  readonly prepared: Map<string, Prepared>
  /** Uploads, by file id. */
  readonly files: Map<string, StoredFile>
  /** Settings by method, scope and language. */
  readonly profile: Map<string, unknown>
  now(): number
  /** Message ids of private chats share one counter per bot, as in Telegram. */
  nextMessageId(room: ChatRoom): number
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
    files: new Map(),
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
