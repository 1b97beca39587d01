/** Limits of the `Note` contract, in bytes of UTF-8. */
export const NOTE_NAME_BYTES = 64
export const NOTE_MESSAGE_BYTES = 280

/** Version of the compiler of `Note`, as explorers name it. */
export const NOTE_COMPILER = 'v0.8.37+commit.f401782d'

/** Texts of a visitor's own contract. */
export interface NoteText {
  readonly name: string
  readonly message: string
}

export type NoteProblem = 'name_missing' | 'name_too_long' | 'message_too_long' | 'text_invalid'

const encoder = new TextEncoder()
export const bytesOf = (text: string): number => encoder.encode(text).length

/** Control characters, and halves of a surrogate pair, which UTF-8 can't express. */
const unwritable = /\p{Cc}|\p{Cs}/u

/** Returns the reason why the contract, or a list of it, would refuse the text; null if it is accepted. */
export function noteProblem({ name, message }: NoteText): NoteProblem | null {
  if (name.trim() === '') return 'name_missing'
  if (unwritable.test(name) || unwritable.test(message)) return 'text_invalid'
  if (bytesOf(name) > NOTE_NAME_BYTES) return 'name_too_long'
  return bytesOf(message) > NOTE_MESSAGE_BYTES ? 'message_too_long' : null
}

/** Removes spaces around both texts, and line breaks, which a field of one line can't show. */
export const tidyNote = ({ name, message }: NoteText): NoteText => ({
  name: name.trim(),
  message: message.replaceAll(/\s+/g, ' ').trim(),
})
