import { packStart } from '#core/start/payload.ts'

/** Link for friends: the bridge with the referrer's code. `app`: the Mini App's own link, which opens in Telegram. */
export function inviteLink(origin: string, code: string, app: string | null = null): string {
  const start = app && packStart({ kind: 'bridge', wishes: { ref: code } })
  return start ? `${app}?startapp=${start}` : `${origin}/?${new URLSearchParams({ ref: code }).toString()}`
}
