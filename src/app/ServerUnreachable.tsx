import { useQuery } from '@tanstack/react-query'
import { policyQuery, recoversIn } from '#src/api/queries.ts'
import { displayWhen } from '#src/format/time.ts'
import { t } from '#src/i18n/t.ts'
import { useApi } from '#src/services.ts'
import { reasonOf } from '#core/errors.ts'
import { connectivityErrors } from '#src/api/useSteadyError.ts'

const MINUTE = 60_000

/**
 * Detects an unreachable server on an idle page: polls once a minute while visible, and when the tab becomes visible again.
 * Stays hidden where the form already reports it, and mutes idle elements while it is shown.
 */
export default function ServerUnreachable() {
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

interface Asked {
  readonly error: Error | null
  /** Epoch milliseconds of the last answer; 0 before the first. */
  readonly dataUpdatedAt: number
}

/** Epoch milliseconds of the server's last answer while it is unreachable, else null. Before the first answer the page itself reports the failure. */
export const silentSince = ({ error, dataUpdatedAt }: Asked): number | null =>
  error && dataUpdatedAt > 0 && connectivityErrors.has(reasonOf(error)) ? dataUpdatedAt : null
