const FORM = /^(\d{1,2})(?:[:.](\d{2}))?\s?(?:(a|p)\.?\s?m\.?)?$/i
const ZEROS = [0x06f0, 0x0660] as const

/** Converts Persian and Arabic keyboards' digits to ASCII. */
const plainDigits = (text: string): string =>
  text.replaceAll(/[\u06F0-\u06F9\u0660-\u0669]/g, (digit) =>
    String(digit.charCodeAt(0) - (ZEROS.find((zero) => digit.charCodeAt(0) >= zero) ?? 0)),
  )

/**
 * Parses a time to the minute of the day: "19:30", "19.30", "7:30 PM", "7pm". Null for anything else; "7" alone is
 * ambiguous.
 */
export function readTime(text: string): number | null {
  const [, hours = '', minutes, half] = FORM.exec(plainDigits(text.normalize('NFKC'))) ?? []
  if (hours === '' || (minutes === undefined && half === undefined)) return null
  const [hour, minute] = [Number(hours), Number(minutes ?? 0)]
  if (minute > 59 || hour > 23) return null
  if (half === undefined) return hour * 60 + minute
  return hour < 1 || hour > 12 ? null : ((hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + minute
}
