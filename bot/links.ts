import { type BridgeStart, packStart, payPath, placePaths, type StartPayload } from '#core/screens/startPayload.ts'

export interface LinkOptions {
  /** Public URL of the web app. */
  readonly publicUrl: string
  /** The bot's username, without @. */
  readonly username: string
  /** Short name of the Mini App; null = the bot's main one. */
  readonly appName: string | null
}

/** Path of each screen, for buttons that open it by URL. */
const paths: { readonly [Kind in StartPayload['kind']]: (payload: Extract<StartPayload, { kind: Kind }>) => string } = {
  bridge: ({ wishes }) => bridgePath(wishes),
  pay: ({ request }) => payPath(request),
  order: ({ id }) => `/order/${id}`,
  place: ({ place }) => placePaths[place],
}

function bridgePath(wishes: BridgeStart): string {
  const query = new URLSearchParams(Object.entries(wishes)).toString()
  return query === '' ? '/' : `/?${query}`
}

/** Builds every URL that the bot sends. */
export function createLinks({ publicUrl, username, appName }: LinkOptions) {
  const bot = `https://t.me/${username}`
  const base = appName === null ? bot : `${bot}/${appName}`
  /** Opens the app from anywhere; omits a payload that doesn't fit. */
  const open = (payload: StartPayload): string => `${base}?startapp=${packStart(payload) ?? ''}`
  return {
    open,
    /** Opens the bot's chat with `/start payload`. */
    start: (payload: string): string => `${bot}?start=${payload}`,
    /** The app's own URL, for web_app buttons, which only private chats support. */
    app: (payload: StartPayload): string =>
      new URL((paths[payload.kind] as (payload: StartPayload) => string)(payload), publicUrl).href,
    invite: (code: string): string => open({ kind: 'bridge', wishes: { ref: code } }),
    /** The app's referral page, which shares a prepared message; `code` provides the plain link as a fallback. */
    shareInApp: (prepared: string, code: string): string =>
      new URL(`/invitepage?${new URLSearchParams({ prepared, code }).toString()}`, publicUrl).href,
    /** Telegram's share dialog. */
    share: (url: string, text: string): string =>
      `https://t.me/share/url?${new URLSearchParams({ url, text }).toString()}`,
  }
}
export type Links = ReturnType<typeof createLinks>
