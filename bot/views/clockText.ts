const MINUTE = 60_000
/** In the digits of all other figures. */
const numberingSystem = 'latn'

/** "20:00" or "8:00 PM", as the reader's language writes it. */
export const clockText = (language: string, minute: number): string =>
  new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC', numberingSystem }).format(
    new Date(minute * MINUTE),
  )

function nameOf(language: string, zone: string, at: Date): string {
  const format = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: 'longGeneric', numberingSystem })
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? zone
}

/** A zone by the name that the reader's language has for it, such as "Moscow Standard Time"; the world's own has none and is "GMT". */
export const zoneText = (language: string, zone: string, at: Date): string =>
  nameOf('en', zone, at) === 'GMT+00:00' ? 'GMT' : nameOf(language, zone, at)
