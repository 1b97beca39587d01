import * as fc from 'fast-check'
import { svmUser, user } from './testApp.ts'

interface JsonSchema {
  type?: string
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  required?: string[]
}
interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  schema?: JsonSchema
}
export interface Operation {
  method: string
  path: string
  parameters: Parameter[]
  body: JsonSchema | null
}
export interface FuzzRequest {
  path: string
  headers: Record<string, string>
  body: unknown
}
export interface ApiDocument {
  paths: Record<
    string,
    Record<string, { parameters?: Parameter[]; requestBody?: { content: Record<string, { schema: JsonSchema }> } }>
  >
}

/** Existing values by field name; without them every request would end at "not found". */
export interface Known {
  fields: Readonly<Record<string, readonly (string | number)[]>>
  /** Tokens that authorize something. */
  tokens: readonly string[]
}

/** Values that commonly break servers, and values that are meaningful here. */
const words = fc.constantFrom(
  '',
  '0',
  '-1',
  '1',
  '31337',
  '31337:native',
  '31337,31338',
  '9'.repeat(78),
  '1'.repeat(400),
  'null',
  '__proto__',
  "' OR 1=1 --",
  '\u0000',
  '\u202e',
  '💥',
  '%00',
  '../..',
  '1e309',
  'NaN',
  '0x',
  user,
  svmUser,
  `0x${'a'.repeat(64)}`,
  '1'.repeat(22),
  'ETH',
  'Connect',
  '3',
  'evm',
)
const anything = fc.oneof(
  words,
  fc.string({ maxLength: 30 }),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.integer(), { maxLength: 3 }),
  fc.object({ maxDepth: 1 }),
)

/** Mostly values that the schema accepts, sometimes arbitrary ones. */
function fromSchema(schema: JsonSchema | undefined, known: Known, name = ''): fc.Arbitrary<unknown> {
  if (!schema) return anything
  const real = known.fields[name] ?? []
  const good = { arbitrary: shaped(schema, known), weight: real.length > 0 ? 2 : 6 }
  return real.length > 0
    ? fc.oneof({ arbitrary: fc.constantFrom(...real), weight: 6 }, good, { arbitrary: anything, weight: 1 })
    : fc.oneof(good, { arbitrary: anything, weight: 1 })
}

function shaped(schema: JsonSchema, known: Known): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => fromSchema(choice, known)))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  switch (schema.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(schema.properties ?? {}).map(([k, v]) => [k, fromSchema(v, known, k)])),
        { requiredKeys: schema.required ?? [] },
      )
    case 'array':
      return fc.array(fromSchema(schema.items, known), { maxLength: 3 })
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer(), fc.constantFrom(0, 1, 31337, 31338, 2 ** 53, 0.5))
    case 'boolean':
      return fc.boolean()
    default:
      return words
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
const headerText = (value: unknown): string => text(value).replace(/[^\x20-\x7e]/g, '')

/** Requests for one call. The document declares no authorization, so each may carry any. */
export function requestOf(operation: Operation, known: Known): fc.Arbitrary<FuzzRequest> {
  const parts = Object.fromEntries(
    operation.parameters.map((p) => [`${p.in} ${p.name}`, fromSchema(p.schema, known, p.name)]),
  )
  const inPath = operation.parameters.flatMap((p) => (p.in === 'path' ? [`path ${p.name}`] : []))
  const bearer = fc.oneof(
    { arbitrary: fc.constantFrom(...known.tokens.map((token) => `Bearer ${token}`)), weight: 3 },
    { arbitrary: fc.option(anything, { nil: undefined }), weight: 1 },
  )
  const body = operation.body ? fromSchema(operation.body, known) : fc.constant(undefined)
  return fc.record({ parts: fc.record(parts, { requiredKeys: inPath }), bearer, body }).map((given) => {
    const values = given.parts as Record<string, unknown>
    const query = new URLSearchParams()
    const headers: Record<string, string> =
      given.bearer === undefined ? {} : { authorization: headerText(given.bearer) }
    let path = operation.path
    for (const p of operation.parameters) {
      const value = values[`${p.in} ${p.name}`]
      if (p.in === 'path') path = path.replace(`{${p.name}}`, encodeURIComponent(text(value) || 'x'))
      else if (value !== undefined && p.in === 'query') query.set(p.name, text(value))
      else if (value !== undefined) headers[p.name] = headerText(value)
    }
    return { path: query.size > 0 ? `${path}?${query}` : path, headers, body: given.body }
  })
}

export function operationsOf(document: ApiDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      parameters: operation.parameters ?? [],
      body: operation.requestBody?.content['application/json']?.schema ?? null,
    })),
  )
}
