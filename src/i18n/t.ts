import { current } from './current.ts'
import type { Messages } from './messages.ts'

export type MessageKey = keyof Messages
type Params<Key extends MessageKey> = [Messages[Key]] extends [never]
  ? []
  : [params: Record<Messages[Key], string | number>]

/** Keys whose message has no places to fill. */
export type PlainKey = { [Key in MessageKey]: [Messages[Key]] extends [never] ? Key : never }[MessageKey]

/** The message in the language of the page, or null when there is none or a place in it stays empty. */
function message(key: string, params: Record<string, string | number>): string | null {
  for (const bundle of current()) {
    const pattern = bundle.getMessage(key)?.value
    if (!pattern) continue
    const errors: Error[] = []
    const text = bundle.formatPattern(pattern, params, errors)
    if (!errors.length) return text
  }
  return null
}

/** The message with its places filled; which names a key needs is checked by the compiler. */
export function t<Key extends MessageKey>(key: Key, ...params: Params<Key>): string {
  return message(key, params[0] ?? {}) ?? key
}

/** For keys that are made from a code: the message, or the fallback when there is none or a place in it stays empty. */
export function tOr(key: string, fallback: string, params: Record<string, string | number> = {}): string {
  return message(key, params) ?? fallback
}

/** `tOr` in code of the first load, for words that come after it: whoever calls this has awaited `restOfMessages()`, or tried to. */
export const tAwaited = (...asked: Parameters<typeof tOr>): string => tOr(...asked)
