import { FluentResource } from '@fluent/bundle'
import { parse, type Resource } from '@fluent/syntax'
import type { Pack } from '#src/i18n/bundle.ts'

/**
 * Parses a Fluent file as the app reads it. Throws, naming the place, for invalid Fluent, which the runtime's own
 * parser skips silently.
 */
export function parseFtl(source: string, file: string): Pack {
  const junk = syntaxOf(source).body.find((entry) => entry.type === 'Junk')
  if (junk)
    throw new Error(`${file} is not Fluent near: ${source.slice(junk.span?.start, junk.span?.end).trim().slice(0, 80)}`)
  const seen = new Set<string>()
  const entries = new FluentResource(source).body.map((message) => {
    if (seen.has(message.id)) throw new Error(`${file} has ${message.id} twice`)
    seen.add(message.id)
    if (message.value === null) throw new Error(`${file}: ${message.id} has no text`)
    // Figures and dates arrive as text, written by `src/format`: the app's bundles have no functions, and no terms.
    const text = JSON.stringify(message.value)
    if (text.includes('"type":"func"')) throw new Error(`${file}: ${message.id} calls a function`)
    if (text.includes('"type":"term"')) throw new Error(`${file}: ${message.id} has a term`)
    return [message.id, message.value] as const
  })
  return Object.fromEntries(entries)
}

export const syntaxOf = (source: string): Resource => parse(source, { withSpans: true })
