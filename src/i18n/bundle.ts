import { FluentBundle, type FluentResource } from '@fluent/bundle'
import { directionOf, type Language, tagOf } from './languages.ts'

type Body = FluentResource['body']
/** Parsed messages of one Fluent file: a plain text or a pattern by message id. */
export type Pack = Readonly<Record<string, Extract<Body[number], { value: unknown }>['value']>>

/** Marks around inserted text are only needed where text runs the other way. */
const needsIsolation = (language: Language): boolean => directionOf(language) === 'rtl'

/** Figures in messages are in the digits of all other amounts (`-u-nu-latn`), also where people have digits of their own. */
export const createBundle = (language: Language): FluentBundle =>
  new FluentBundle(`${tagOf(language)}-u-nu-latn`, { useIsolating: needsIsolation(language) })

/** The parser is not part of the app; its result is. */
export function addPack(bundle: FluentBundle, pack: Pack): void {
  const body = Object.entries(pack).map(([id, value]) => ({ id, value, attributes: {} })) as Body
  bundle.addResource({ body } as FluentResource)
}
