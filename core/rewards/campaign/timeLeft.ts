const MINUTE = 60_000

/** Days, hours and minutes left; zero for a campaign at or past its end (spec §4). */
export function timeLeft(
  end: Date,
  now: Date,
): { readonly days: number; readonly hours: number; readonly minutes: number } {
  const minutes = Math.max(0, Math.floor((end.getTime() - now.getTime()) / MINUTE))
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 }
}
