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

/** Result of a recount. */
export const recountedText = ({ wallets, given, takenBack }: Recounted): string =>
  `${plural(wallets, 'wallet')} checked, ${plural(given, 'award')} given, ${takenBack} reversed`
