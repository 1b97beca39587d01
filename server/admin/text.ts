import type { Recounted } from '../rewards/campaigns/recount.ts'

/** Formats a number with its noun: "1 wallet", "2 wallets". */
export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

/** Characters that move the cursor or change text direction: in a list they could forge another line. */
const unseen = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

export const hasUnseen = (text: string): boolean => unseen.test(text)

/** Escapes control characters, so that the text stays on its line. */
export const oneLine = (text: string): string =>
  text.replaceAll(new RegExp(unseen, 'gu'), (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`)

/** Formats a value as one JSON document; row numbers are strings, as in the API. */
export const jsonText = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? one.toString() : one), 2)

/** Last line of a list that was queried with one row more than it shows. */
export const moreText = (found: number, limit: number): string[] =>
  found > limit ? [`There are more than ${limit}: --limit shows up to 1000.`] : []

/** Returns the result of a recount. */
export const recountedText = ({ wallets, given, takenBack }: Recounted): string =>
  `${plural(wallets, 'wallet')} checked, ${plural(given, 'award')} given, ${takenBack} reversed`

/** Flattens a value into leaves by path, such as "social.points"; a list of plain values is one leaf. */
function leaves(value: unknown, path = ''): [string, unknown][] {
  const plain =
    typeof value !== 'object' ||
    value === null ||
    (Array.isArray(value) && !value.some((one) => typeof one === 'object'))
  if (plain) return [[path, value]]
  return Object.entries(value).flatMap(([name, one]) => leaves(one, path === '' ? name : `${path}.${name}`))
}

const ARRAY_SHOWN = 10
function told(value: unknown): string {
  if (value === null || value === undefined) return 'none'
  if (!Array.isArray(value)) return typeof value === 'string' ? value : JSON.stringify(value)
  const more = value.length > ARRAY_SHOWN ? ` and ${value.length - ARRAY_SHOWN} more` : ''
  return `${value.slice(0, ARRAY_SHOWN).join(' ')}${more}`
}

/** Describes each changed field, such as "campaign_points 40 → 25"; shows the one known value if a side is null. */
export function differences(before: unknown, after: unknown): string[] {
  const [from, to] = [new Map(before === null ? [] : leaves(before)), new Map(after === null ? [] : leaves(after))]
  const changed = [...new Set([...from.keys(), ...to.keys()])].filter(
    (path) => told(from.get(path)) !== told(to.get(path)),
  )
  return changed.map((path) =>
    before !== null && after !== null
      ? `${path} ${told(from.get(path))} → ${told(to.get(path))}`
      : `${path} ${told(to.get(path) ?? from.get(path))}`,
  )
}
