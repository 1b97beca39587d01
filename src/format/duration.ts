import { t } from '#src/i18n/t.ts'

/**
 * "12 s", "3 min", "1 h 5 min", rounded up so that an estimate is never too short; a deadline is rounded down. Built as text, because the
 * first Intl.NumberFormat of a page is slow.
 */
export function displayDuration(seconds: number, round = Math.ceil): string {
  const whole = Math.max(0, round(seconds))
  if (whole < 90) return t('time-seconds', { count: String(whole) })
  const minutes = round(whole / 60)
  if (minutes < 60) return t('time-minutes', { count: String(minutes) })
  const rest = minutes % 60
  const hours = t('time-hours', { count: String(Math.floor(minutes / 60)) })
  return rest === 0 ? hours : `${hours} ${t('time-minutes', { count: String(rest) })}`
}
