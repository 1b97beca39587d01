import type { z } from 'zod'
import { AppError } from '#core/errors.ts'

/** One environment variable: the content of its row in docs/configuration.md, and its schema. */
export interface Variable<T> {
  readonly schema: z.ZodType<T>
  readonly meaning: string
  /** Effect of an absent value, for readers. */
  readonly fallback: string
  readonly requiredInProduction: boolean
  readonly secret: boolean
}

export type VariableTable = Readonly<Record<string, Variable<unknown>>>
export type Values<Table extends VariableTable> = {
  [Name in keyof Table]: Table[Name] extends Variable<infer T> ? T : never
}
export type Env = Readonly<Record<string, string | undefined>>

interface Words {
  meaning: string
  fallback: string
  requiredInProduction?: boolean
  secret?: boolean
}

export const variable = <T>(schema: z.ZodType<T>, words: Words): Variable<T> => ({
  schema,
  requiredInProduction: false,
  secret: false,
  ...words,
})

export const given = (env: Env, name: string): string | undefined => (env[name]?.trim() ? env[name].trim() : undefined)

/**
 * Reads every variable of a table; an empty one counts as absent.
 * @throws AppError `config_invalid` with one line per wrong variable. A secret's value is never repeated.
 */
export function readVariables<Table extends VariableTable>(table: Table, env: Env): Values<Table> {
  const read = Object.entries(table).map(([name, row]) => ({ name, result: row.schema.safeParse(given(env, name)) }))
  const wrong = read.flatMap(({ name, result }) =>
    result.success ? [] : [`${name}: ${result.error.issues.map((i) => i.message).join('; ')}`],
  )
  if (wrong.length > 0)
    throw new AppError('config_invalid', `The environment is not valid:\n  ${wrong.join('\n  ')}`, { retriable: false })
  return Object.fromEntries(read.map(({ name, result }) => [name, result.data])) as Values<Table>
}
