import { en } from './en.ts'

export type MessageKey = keyof typeof en
type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never
type Params<Key extends MessageKey> = [Names<(typeof en)[Key]>] extends [never] ? [] : [params: Record<Names<(typeof en)[Key]>, string | number>]

/** Keys whose message has no places to fill. */
export type PlainKey = { [Key in MessageKey]: [Names<(typeof en)[Key]>] extends [never] ? Key : never }[MessageKey]

/** The message with its `{name}` places filled; which names a key needs is checked by the compiler. */
export function t<Key extends MessageKey>(key: Key, ...params: Params<Key>): string {
  const values: Record<string, string | number> = params[0] ?? {}
  return en[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

export const hasMessage = (key: string): key is MessageKey => Object.hasOwn(en, key)

/** For keys that are made from a code: the message, or the fallback when there is none. */
export const tOr = (key: string, fallback: string, params: Record<string, string | number> = {}): string =>
  hasMessage(key) ? en[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole)) : fallback
