import { useQuery } from '@tanstack/react-query'
import { appConfigQuery } from '#src/api/queries.ts'
import { usePlatform } from '#src/platform/usePlatform.ts'
import { useApi } from '#src/services.ts'
import { inviteLink } from './inviteLink.ts'

/** Referral links: inside Telegram they open the Mini App, when the operator has configured it. */
export function useInviteLink(): (code: string) => string {
  const { inTelegram } = usePlatform()
  const { data: config } = useQuery({ ...appConfigQuery(useApi()), enabled: inTelegram })
  const app = inTelegram ? (config?.ton_connect?.return_url ?? null) : null
  return (code) => inviteLink(window.location.origin, code, app)
}
