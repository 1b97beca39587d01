/** Seconds of a Retry-After header, given as seconds (also with a fraction) or as a date; null without one. */
export function retryAfter(headers: Headers, now: Date): number | null {
  const value = headers.get('retry-after')?.trim() ?? ''
  if (/^\d{1,6}(\.\d+)?$/.test(value)) return Math.ceil(Number(value))
  const seconds = Math.ceil((Date.parse(value) - now.getTime()) / 1000)
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null
}
