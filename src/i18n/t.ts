import { en } from './en.ts'

export type MessageKey = keyof typeof en
type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never
type Params<Key extends MessageKey> = [Names<(typeof en)[Key]>] extends [never] ? [] : [params: Record<Names<(typeof en)[Key]>, string | number>]

/** Keys whose message has no places to fill. */
export type PlainKey = { [Key in MessageKey]: [Names<(typeof en)[Key]>] extends [never] ? Key : never }[MessageKey]

const fill = (text: string, params: Record<string, string | number>): string => text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole))

/** The message with its `{name}` places filled; which names a key needs is checked by the compiler. */
export function t<Key extends MessageKey>(key: Key, ...params: Params<Key>): string {
  return fill(en[key], params[0] ?? {})
}

export const hasMessage = (key: string): key is MessageKey => Object.hasOwn(en, key)

/** For keys that are made from a code: the message, or the fallback when there is none or a place in it stays empty. */
export function tOr(key: string, fallback: string, params: Record<string, string | number> = {}): string {
  const text = hasMessage(key) ? fill(en[key], params) : fallback
  return /\{\w+\}/.test(text) ? fallback : text
}
