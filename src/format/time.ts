import { t } from '#src/i18n/t.ts'

/** "12 s", "3 min", "1 h 5 min", rounded up so that a promise is not broken by rounding. */
export function displayDuration(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  if (whole < 90) return t('time-seconds', { count: whole })
  const minutes = Math.ceil(whole / 60)
  if (minutes < 60) return t('time-minutes', { count: minutes })
  const rest = minutes % 60
  const hours = t('time-hours', { count: Math.floor(minutes / 60) })
  return rest === 0 ? hours : `${hours} ${t('time-minutes', { count: rest })}`
}

const clock = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit', second: '2-digit' })
const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })
const dayAndYear = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' })

export const displayClock = (iso: string): string => clock.format(new Date(iso))

/** Day and time; the year instead of the time once it is another one. */
export function displayMoment(iso: string): string {
  const moment = new Date(iso)
  return (moment.getFullYear() === new Date().getFullYear() ? day : dayAndYear).format(moment)
}
