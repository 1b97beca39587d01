import { useQuery } from '@tanstack/react-query'
import { appConfigQuery } from '#src/api/queries.ts'
import { usePlatform } from '#src/platform/usePlatform.ts'
import { useApi } from '#src/services.ts'
import { packStart } from '#core/screens/startPayload.ts'

/** Returns the referral links: inside Telegram they open the Mini App, when the operator has configured it. */
export function useInviteLink(): (code: string) => string {
  const { inTelegram } = usePlatform()
  const { data: config } = useQuery({ ...appConfigQuery(useApi()), enabled: inTelegram })
  const app = inTelegram ? (config?.ton_connect?.return_url ?? null) : null
  return (code) => inviteLink(window.location.origin, code, app)
}

/** Builds the link for friends: the bridge with the referrer's code. `app`: the Mini App's own link, which opens in Telegram. */
export function inviteLink(origin: string, code: string, app: string | null = null): string {
  const start = app && packStart({ kind: 'bridge', wishes: { ref: code } })
  return start ? `${app}?startapp=${start}` : `${origin}/?${new URLSearchParams({ ref: code }).toString()}`
}
