/** What moves the cursor or turns the direction of what follows: in a line of a list it would forge another line. */
const unseen = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

export const hasUnseen = (text: string): boolean => unseen.test(text)

/** A text that stays within its line: what moves the cursor is written out. */
export const oneLine = (text: string): string =>
  text.replaceAll(new RegExp(unseen, 'gu'), (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`)
