import { addDays, DAY_MS, startOfDay, utcDay, type UtcDay } from '#core/rewards/utcDay.ts'

/** A day of a local calendar, numbered like UTC days. */
export type LocalDay = UtcDay

const MINUTE = 60_000
const formats = new Map<string, Intl.DateTimeFormat>()

/** One per zone: creating it costs a thousand times more than using it. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(zone, made)
  return made
}

/** True if this machine knows a zone of that name. */
export function isZone(name: string): boolean {
  try {
    return formatOf(name) !== undefined
  } catch {
    return false
  }
}

/** Local clock time, encoded as if it were UTC. */
function shownBy(format: Intl.DateTimeFormat, at: number): number {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const { type, value } of format.formatToParts(at)) part[type] = Number(value)
  return Date.UTC(part.year ?? 0, (part.month ?? 1) - 1, part.day, part.hour, part.minute, part.second)
}

/** Clocks change only at quarter hours, so one lookup serves everyone who is due in it. */
const QUARTER = 15 * MINUTE
const MOST_KNOWN = 20_000
const known = new Map<string, number>()

/** Milliseconds by which local clocks are ahead of UTC. */
function offset(at: number, zone: string): number {
  const quarter = Math.floor(at / QUARTER)
  const key = `${quarter} ${zone}`
  const found = known.get(key)
  if (found !== undefined) return found
  const ahead = shownBy(formatOf(zone), quarter * QUARTER) - quarter * QUARTER
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, ahead)
  return ahead
}

/** Milliseconds by which local clocks are ahead of UTC at that time. */
export const aheadOfUtc = (at: Date, zone: string): number => offset(at.getTime(), zone)

const wallClock = (at: Date, zone: string): number => at.getTime() + aheadOfUtc(at, zone)

export const localDay = (at: Date, zone: string): LocalDay => utcDay(new Date(wallClock(at, zone)))

export const localMinute = (at: Date, zone: string): number =>
  Math.floor((wallClock(at, zone) - startOfDay(localDay(at, zone)).getTime()) / MINUTE)

/**
 * Returns the time at which local clocks show this minute on this day: the first if shown twice, shifted by the gap if skipped by
 * DST. Null for a day that the zone skipped entirely.
 */
export function localMoment(day: LocalDay, minute: number, zone: string): Date | null {
  const shown = startOfDay(day).getTime() + minute * MINUTE
  const before = offset(shown - DAY_MS, zone)
  const after = offset(shown + DAY_MS, zone)
  const exact = [shown - before, shown - after].filter((at) => offset(at, zone) === shown - at)
  const moment = new Date(exact.length > 0 ? Math.min(...exact) : shown - before)
  return localDay(moment, zone) === day ? moment : null
}

/** Returns the end of this local day. */
export function endOfLocalDay(day: LocalDay, zone: string): Date {
  for (let next = addDays(day, 1); ; next = addDays(next, 1)) {
    const start = localMoment(next, 0, zone)
    if (start) return start
  }
}
