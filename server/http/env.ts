import type { IncomingMessage } from 'node:http'
import type { ChannelDef } from '#core/catalogue/types.ts'
import type { Surface } from '#core/policy/surface.ts'
import type { Log } from '#runtime/log.ts'
import type { SessionRow } from '#store/contract/sessions.ts'

/** Who is asking, as far as the request itself can tell. Nothing here comes from a body. */
export interface Visitor {
  readonly ip: string
  /** ISO code from a trusted proxy; empty when unknown. */
  readonly country: string
  readonly channel: ChannelDef
  /** Host that the person's browser shows. */
  readonly host: string
  /** Looked up once, on first use. */
  session(): Promise<SessionRow | null>
  /** Whether the session is of this wallet (canonical), or of the person in Telegram to whom it is linked. */
  owns(wallet: string): Promise<boolean>
  surface(): Promise<Surface>
  /** The Telegram account that signed in; null for anybody else. */
  person(): Promise<string | null>
}

export interface AppEnv {
  Bindings: { incoming?: IncomingMessage }
  Variables: { requestId: string; visitor: Visitor; log: Log }
}
