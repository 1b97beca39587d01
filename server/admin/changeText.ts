import type { AdminNote } from '#store/contract/adminLog.ts'

/** A campaign as a whole would fill the screen; the database keeps it. */
const LONGEST = 160

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => (typeof value === 'object' && value !== null ? { ...value } : {})
function told(value: unknown): string {
  if (value === null || value === undefined) return 'none'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** What became of what: the fields that differ, "campaign_points 40 → 25"; where there was nothing before or is nothing after, what is known. */
export function changeText({ before, after }: Pick<AdminNote, 'before' | 'after'>): string {
  const [from, to] = [fieldsOf(before), fieldsOf(after)]
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])].filter((name) => told(from[name]) !== told(to[name]))
  const both = before !== null && after !== null
  const text = names.map((name) => (both ? `${name} ${told(from[name])} → ${told(to[name])}` : `${name} ${told(to[name] ?? from[name])}`)).join(', ')
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
