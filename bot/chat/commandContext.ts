import type { Catalogue } from '#core/catalogue/types.ts'
import type { Clock } from '#runtime/clock.ts'
import type { Log } from '#runtime/log.ts'
import type { BotStore } from '#store/contract.ts'
import type { TelegramPerson } from '#store/telegram/types.ts'
import type { Api } from '../createApi.ts'
import type { Links } from '../links.ts'
import type { Texts, Translator } from '../loadTexts.ts'
import type { InlineQueryResultArticle } from 'grammy/types'

/** Dependencies of commands. */
export interface BotDeps {
  readonly store: BotStore
  readonly catalogue: Catalogue
  readonly api: Api
  readonly texts: Texts
  readonly links: Links
  /** Support address; null if the operator provides none. */
  readonly supportUrl: string | null
  readonly clock: Clock
  readonly log: Log
}

/** Dependencies of update handlers. */
export interface ChatDeps extends BotDeps {
  /** The user as stored; concurrent requests for one user share a query. */
  person(userId: number): Promise<TelegramPerson | null>
}

/** A message or button press with its user and dependencies. */
export interface CommandContext extends BotDeps {
  readonly userId: number
  readonly firstName: string
  readonly isPrivate: boolean
  readonly words: Translator
  /** Text after the command. */
  readonly asked: string
  /** Bot API calls that commands make directly. */
  readonly calls: BotApiCalls
}

interface BotApiCalls {
  /** Stores a message that the user can send from the app; returns its id. */
  prepare(userId: number, message: InlineQueryResultArticle): Promise<string>
  /** Sends a file to the chat. */
  sendDocument(name: string, content: Uint8Array): Promise<void>
}
