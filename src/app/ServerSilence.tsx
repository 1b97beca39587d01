import { useQuery } from '@tanstack/react-query'
import { policyQuery, recoversIn } from '#src/api/queries.ts'
import { displayWhen } from '#src/format/moment.ts'
import { t } from '#src/i18n/t.ts'
import { useApi } from '#src/services.ts'
import { silentSince } from './serverSilent.ts'

const MINUTE = 60_000

/** A page that only stands there learns too that the server is away: it asks once a minute while it is seen, and when somebody comes back to it. Where the form says so, this does not say it again; what only stands there while this does is silent. */
export default function ServerSilence() {
  const since = silentSince(
    useQuery({
      ...policyQuery(useApi()),
      staleTime: 0,
      retry: 1,
      refetchOnMount: false,
      refetchInterval: ({ state }) => recoversIn(state.error) || MINUTE,
    }),
  )
  return (
    <div role="status">
      {since === null ? null : (
        <p
          data-server-silent
          className="[:root:has([data-says-silence])_&]:hidden border-y border-line bg-surface px-4 py-2 text-center text-small text-muted"
          data-testid="server-silent"
        >
          {t('problem-server_silent', { time: displayWhen(new Date(since).toISOString()) })}
        </p>
      )}
    </div>
  )
}
