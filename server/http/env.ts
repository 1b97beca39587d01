import type { IncomingMessage } from 'node:http'
import type { ChannelDef } from '#core/catalogue/types.ts'
import type { Surface } from '#core/catalogue/surface.ts'
import type { Log } from '#runtime/log.ts'
import type { SessionRow } from '#store/accounts/types.ts'

/** The caller, as derived from headers and the connection; nothing here is read from a body. */
export interface Visitor {
  readonly ip: string
  /** ISO code from a trusted proxy; empty if unknown. */
  readonly country: string
  readonly channel: ChannelDef
  /** Host that the visitor's browser shows. */
  readonly host: string
  /** Loaded once, on first use. */
  session(): Promise<SessionRow | null>
  /** True if the session belongs to this canonical wallet, or to the Telegram account that it is linked to. */
  owns(wallet: string): Promise<boolean>
  surface(): Promise<Surface>
  /** Telegram account of the session; null for any other caller. */
  person(): Promise<string | null>
}

export interface AppEnv {
  Bindings: { incoming?: IncomingMessage }
  Variables: {
    requestId: string
    visitor: Visitor
    log: Log
    /** Settles at the end of an answer that is sent in parts; absent for others. */
    sent?: Promise<unknown>
  }
}
