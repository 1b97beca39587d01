/**
 * "4 Mar" in the reader's language, in the Gregorian calendar and the digits of all other figures. Days are UTC, like
 * check-ins, unless a zone is given.
 */
export const dayText = (language: string, at: Date, timeZone = 'UTC'): string =>
  new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
  }).format(at)

const MINUTE = 60_000
/** Same digits as all other figures. */
const numberingSystem = 'latn'

/** "20:00" or "8:00 PM", in the reader's language. */
export const clockText = (language: string, minute: number): string =>
  new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC', numberingSystem }).format(
    new Date(minute * MINUTE),
  )

function nameOf(language: string, zone: string, at: Date): string {
  const format = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: 'longGeneric', numberingSystem })
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? zone
}

/** Returns the name of a zone in the reader's language, such as "Moscow Standard Time"; "GMT" for UTC. */
export const zoneText = (language: string, zone: string, at: Date): string =>
  nameOf('en', zone, at) === 'GMT+00:00' ? 'GMT' : nameOf(language, zone, at)
