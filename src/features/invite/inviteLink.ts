import { packStart } from '#core/start/payload.ts'

/** The link that friends open: the bridge, with the code of whoever invites. `app`: the Mini App's own link, by which it opens in Telegram. */
export function inviteLink(origin: string, code: string, app: string | null = null): string {
  const start = app && packStart({ kind: 'bridge', wishes: { ref: code } })
  return start ? `${app}?startapp=${start}` : `${origin}/?${new URLSearchParams({ ref: code }).toString()}`
}
