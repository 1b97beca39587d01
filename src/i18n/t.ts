import { current } from './current.ts'
import type { Messages } from './messages.ts'

export type MessageKey = keyof Messages
type Params<Key extends MessageKey> = [Messages[Key]] extends [never]
  ? []
  : [params: Record<Messages[Key], string | number>]

/** Keys whose message has no parameters. */
export type PlainKey = { [Key in MessageKey]: [Messages[Key]] extends [never] ? Key : never }[MessageKey]

/** Returns the message in the page's language; null when it is missing or a parameter has no value. */
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

/** Returns a message with its parameters filled in; the compiler checks which ones a key needs. */
export function t<Key extends MessageKey>(key: Key, ...params: Params<Key>): string {
  return message(key, params[0] ?? {}) ?? key
}

/** For keys built from a code: the message, or `fallback` when it is missing or a parameter has no value. */
export function tOr(key: string, fallback: string, params: Record<string, string | number> = {}): string {
  return message(key, params) ?? fallback
}

/** `tOr` in first-load code for messages that load later; the caller has awaited `restOfMessages()`, or tried to. */
export const tAwaited = (...asked: Parameters<typeof tOr>): string => tOr(...asked)
