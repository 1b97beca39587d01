import { useQuery } from '@tanstack/react-query'
import { signedIn } from '#core/rewards/weekMask.ts'
import { utcDay, type UtcDay } from '#core/rewards/utcDay.ts'
import { monthQuery, weekQuery } from '#src/api/rewardQueries.ts'
import { useServerDay } from '#src/api/useServerDay.ts'
import { useSteadyError } from '#src/api/useSteadyError.ts'
import { useApi } from '#src/services.ts'
import { todayState, type TodayState } from './todayState.ts'

export interface Today {
  readonly day: UtcDay
  readonly state: TodayState
  retry(): void
}

/** The server's day and the wallet's check-in for it, refetched on each opening; `open` without a wallet. */
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
