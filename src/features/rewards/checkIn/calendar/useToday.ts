import { useQuery } from '@tanstack/react-query'
import { signedIn } from '#core/rewards/calendar.ts'
import { utcDay, type UtcDay } from '#core/rewards/utcDay.ts'
import { monthQuery, weekQuery } from '#src/api/rewardQueries.ts'
import { useServerDay } from '#src/api/useServerDay.ts'
import { useSteadyError } from '#src/api/useSteadyError.ts'
import { useApi } from '#src/services.ts'

export interface Today {
  readonly day: UtcDay
  readonly state: TodayState
  retry(): void
}

/** Returns the server's day and the wallet's check-in for it, refetched on each opening; `open` without a wallet. */
export function useToday(wallet: string | null): Today {
  const api = useApi()
  const day = useServerDay()
  const asked = { enabled: wallet !== null, refetchOnMount: 'always' } as const
  const month = useQuery({ ...monthQuery(api, wallet ?? '', day), ...asked })
  const week = useQuery({ ...weekQuery(api, wallet ?? '', day), ...asked })
  const errors = [useSteadyError(month, `${wallet} ${day}`), useSteadyError(week, `${wallet} ${day}`)]
  const answers = {
    month: month.data?.isCheckIn,
    week: week.data && signedIn(week.data.sign_in_mask, utcDay(new Date(week.data.time_now * 1000))),
    failed: errors.some((error) => error !== null),
  }
  return {
    day,
    state: wallet === null ? 'open' : todayState(answers),
    retry: () => {
      for (const query of [month, week]) if (query.isError) void query.refetch()
    },
  }
}

/** State of today's check-in. `unknown`: no answer could be fetched. Neither `unknown` nor `looking` allows a signature. */
export type TodayState = 'open' | 'done' | 'looking' | 'unknown'

interface Answers {
  /** True when the month's and the week's answer contain today; undefined until loaded. */
  readonly month: boolean | undefined
  readonly week: boolean | undefined
  /** True when one of them failed to load. */
  readonly failed: boolean
}

/** `done` needs either answer; `open` needs both. */
export function todayState({ month, week, failed }: Answers): TodayState {
  if (month === true || week === true) return 'done'
  if (month === false && week === false) return 'open'
  return failed ? 'unknown' : 'looking'
}
