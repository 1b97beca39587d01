/** Characters that move the cursor or change text direction: in a list they could forge another line. */
const unseen = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

export const hasUnseen = (text: string): boolean => unseen.test(text)

/** Escapes control characters, so that the text stays on its line. */
export const oneLine = (text: string): string =>
  text.replaceAll(new RegExp(unseen, 'gu'), (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`)
