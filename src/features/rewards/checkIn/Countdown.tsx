import { untilMidnight } from '#core/rewards/calendar.ts'
import { useServerClock } from '#src/api/useServerDay.ts'
import { t } from '#src/i18n/t.ts'
import { useNow } from '#src/ui/useNow.ts'

const two = (value: number): string => String(value).padStart(2, '0')

/** Time until the server's next UTC day, updated every second (spec §2). */
export function Countdown({ done }: { done: boolean }) {
  const { hours, minutes, seconds } = untilMidnight(new Date(useNow() + useServerClock()))
  const left = `${two(hours)}:${two(minutes)}:${two(seconds)}`
  // Announced once, not every second.
  return (
    <p role="timer" aria-live="off" data-testid="check-in-countdown">
      {done ? t('rewards-check_in-next_in', { left }) : t('rewards-check_in-left', { left })}
    </p>
  )
}
