import { FluentBundle, type FluentResource } from '@fluent/bundle'
import { directionOf, type Language, tagOf } from './languages.ts'

type Body = FluentResource['body']
/** Parsed messages of one Fluent file: text or pattern by message ID. */
export type Pack = Readonly<Record<string, Extract<Body[number], { value: unknown }>['value']>>

/** Only right-to-left text needs bidi isolation of inserted values. */
const needsIsolation = (language: Language): boolean => directionOf(language) === 'rtl'

/** Formats numbers in Latin digits (`-u-nu-latn`) like all amounts, also in languages with other digits. */
export const createBundle = (language: Language): FluentBundle =>
  new FluentBundle(`${tagOf(language)}-u-nu-latn`, { useIsolating: needsIsolation(language) })

/** Adds messages parsed at build time: the parser is not part of the app. */
export function addPack(bundle: FluentBundle, pack: Pack): void {
  const body = Object.entries(pack).map(([id, value]) => ({ id, value, attributes: {} })) as Body
  bundle.addResource({ body } as FluentResource)
}
