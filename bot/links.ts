import { type BridgeStart, packStart, type StartPayload } from '#core/start/payload.ts'
import { placePaths } from '#core/start/places.ts'

export interface LinkOptions {
  /** Where people reach the web app. */
  readonly publicUrl: string
  /** Of the bot, without @. */
  readonly username: string
  /** Short name of the Mini App; null = the bot's main one. */
  readonly appName: string | null
}

/** Where each place of the app lies, for buttons that open it with an address. */
const paths: { readonly [Kind in StartPayload['kind']]: (payload: Extract<StartPayload, { kind: Kind }>) => string } = {
  bridge: ({ wishes }) => bridgePath(wishes),
  order: ({ id }) => `/order/${id}`,
  place: ({ place }) => placePaths[place],
}

function bridgePath(wishes: BridgeStart): string {
  const query = new URLSearchParams(Object.entries(wishes)).toString()
  return query === '' ? '/' : `/?${query}`
}

/** Every address that the bot gives out. */
export function createLinks({ publicUrl, username, appName }: LinkOptions) {
  const bot = `https://t.me/${username}`
  const base = appName === null ? bot : `${bot}/${appName}`
  /** A link that opens the app from anywhere; without what it cannot carry. */
  const open = (payload: StartPayload): string => `${base}?startapp=${packStart(payload) ?? ''}`
  return {
    open,
    /** The chat with the bot, which begins with `/start payload`. */
    start: (payload: string): string => `${bot}?start=${payload}`,
    /** The app's own address for a button: only private chats have those. */
    app: (payload: StartPayload): string =>
      new URL((paths[payload.kind] as (payload: StartPayload) => string)(payload), publicUrl).href,
    invite: (code: string): string => open({ kind: 'bridge', wishes: { ref: code } }),
    /** The app's page of invitations, which hands a prepared message on; by its code the plain link where that does not work. */
    shareInApp: (prepared: string, code: string): string =>
      new URL(`/invitepage?${new URLSearchParams({ prepared, code }).toString()}`, publicUrl).href,
    /** Telegram's own dialog for handing a link on. */
    share: (url: string, text: string): string =>
      `https://t.me/share/url?${new URLSearchParams({ url, text }).toString()}`,
  }
}
export type Links = ReturnType<typeof createLinks>
