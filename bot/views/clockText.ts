const MINUTE = 60_000

/** "20:00" or "8:00 PM", as the reader's language writes it. */
export const clockText = (language: string, minute: number): string => new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(new Date(minute * MINUTE))

/** A zone by the name that the reader's language has for it, such as "Moscow Standard Time". */
export const zoneText = (language: string, zone: string, at: Date): string =>
  new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? zone
