import { useQuery } from '@tanstack/react-query'
import { appConfigQuery } from '#src/api/queries.ts'
import { useApi, usePlatform } from '#src/services.ts'
import { inviteLink } from './inviteLink.ts'

/** Links to hand on: from Telegram they lead back into it, where the operator has said how. */
export function useInviteLink(): (code: string) => string {
  const { inTelegram } = usePlatform()
  const { data: config } = useQuery({ ...appConfigQuery(useApi()), enabled: inTelegram })
  const app = inTelegram ? (config?.ton_connect?.return_url ?? null) : null
  return (code) => inviteLink(window.location.origin, code, app)
}
