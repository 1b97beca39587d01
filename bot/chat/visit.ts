import type { Catalogue } from '#core/catalogue/types.ts'
import type { Clock } from '#runtime/clock.ts'
import type { Log } from '#runtime/log.ts'
import type { Store } from '#store/contract.ts'
import type { TelegramPerson } from '#store/contract/telegram.ts'
import type { BotApiCalls } from './calls.ts'
import type { Api } from '../api/createApi.ts'
import type { Links } from '../links.ts'
import type { Texts, Words } from '../texts/loadTexts.ts'

/** What commands work with. */
export interface BotDeps {
  readonly store: Store
  readonly catalogue: Catalogue
  readonly api: Api
  readonly texts: Texts
  readonly links: Links
  /** Where people get help; null where the operator gives no address. */
  readonly supportUrl: string | null
  readonly clock: Clock
  readonly log: Log
}

/** What handlers of updates work with. */
export interface ChatDeps extends BotDeps {
  /** Somebody as the store knows them; whoever is asked about at the same moment shares the question. */
  person(userId: number): Promise<TelegramPerson | null>
}

/** One message or button of one person. */
export interface Visit extends BotDeps {
  readonly userId: number
  readonly firstName: string
  readonly isPrivate: boolean
  readonly words: Words
  /** What stands behind the command. */
  readonly asked: string
  /** The few things that a command asks of Telegram by itself. */
  readonly calls: BotApiCalls
}
