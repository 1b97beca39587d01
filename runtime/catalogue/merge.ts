import { z } from 'zod'
import { AppError } from '#core/errors.ts'

/** Merge rules of an operator's file and the packaged one of the same name. */
export type Merge =
  /** The operator's value takes the place of the packaged one. */
  | { readonly kind: 'whole' }
  /** A list whose rows are known by these fields together. */
  | { readonly kind: 'rows'; readonly by: readonly string[]; readonly join?: string }
  /** An object whose keys are the ids of its rows. */
  | { readonly kind: 'keys' }
  /** An object of settings: the operator's take the place of the packaged ones of the same name. */
  | { readonly kind: 'fields'; readonly fields?: Readonly<Record<string, Merge>> }

type Row = Readonly<Record<string, unknown>>

const ALL = 'all'
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)
const isEvmAddress = (text: string): boolean => /^(\d+:)?0x[0-9a-f]{40}$/i.test(text)
const wants = (value: unknown): value is { remove: unknown } => isRow(value) && 'remove' in value

/** An EVM address is the same row in any case. */
const idPart = (value: unknown): string | null => {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  return isEvmAddress(String(value)) ? String(value).toLowerCase() : String(value)
}

/** Id of a row in a list; null where it does not name all of its fields. */
export function rowId(row: unknown, { by, join = ':' }: Extract<Merge, { kind: 'rows' }>): string | null {
  const parts = by.map((field) => (isRow(row) ? idPart(row[field]) : null))
  return parts.includes(null) ? null : parts.join(join)
}

const refuse = (reason: string, file: string, place: string, message: string): never => {
  throw new AppError(reason, `${file}, ${place}: ${message}`, { retriable: false })
}

/**
 * Returns the path inside the file, for operators: `row 1, field name`, and `checkIn.contracts.324.address` further
 * down.
 */
const placeOf = (parents: readonly string[], id: string): string => [...parents, id].join('.')
const rowPlace = (parents: readonly string[], id: string): string =>
  parents.length === 0 ? `row ${id}` : placeOf(parents, id)

/** The row's own fields over the packaged ones. `null` takes away what may be absent and may not be null. */
function mergeRow(packaged: unknown, own: unknown, schema: z.ZodType | undefined): unknown {
  if (!isRow(packaged) || !isRow(own)) return own
  const shape = schema instanceof z.ZodObject ? (schema.shape as Readonly<Record<string, z.ZodType>>) : {}
  const isCleared = ([field, value]: [string, unknown]): boolean =>
    value === null && shape[field]?.safeParse(null).success === false
  return Object.fromEntries(Object.entries({ ...packaged, ...own }).filter((entry) => !isCleared(entry)))
}

/** Rows of both files by their ids, the packaged ones first. @throws AppError, see `mergeFile` */
function mergeRows(
  packaged: ReadonlyMap<string, unknown>,
  own: readonly (readonly [id: string, row: unknown])[],
  schema: z.ZodType | undefined,
  file: string,
  parents: readonly string[],
  keyFields: readonly string[],
): ReadonlyMap<string, unknown> {
  const merged = new Map(packaged)
  const seen = new Set<string>()
  for (const [id, row] of own) {
    const place = rowPlace(parents, id)
    if (seen.has(id)) refuse('config_row_duplicate', file, place, 'the file has this row twice')
    seen.add(id)
    if (!wants(row)) merged.set(id, mergeRow(merged.get(id), row, schema))
    else {
      const more = Object.keys(row).find((field) => field !== 'remove' && !keyFields.includes(field))
      if (row.remove !== true || more !== undefined)
        refuse('config_invalid', file, place, 'a removed row has "remove": true and its id only')
      if (!merged.delete(id))
        refuse('config_row_unknown', file, place, 'the packaged profile has no such row to remove')
    }
  }
  return merged
}

/**
 * The packaged content of a file with the operator's changes. Rows and settings that the operator does not name stay as they are packaged.
 * @throws AppError `config_invalid`, `config_row_duplicate`, `config_row_unknown`, each naming file, row and field
 */
export function mergeFile(
  merge: Merge,
  packaged: unknown,
  own: unknown,
  file: string,
  schema?: z.ZodType,
  parents: readonly string[] = [],
): unknown {
  const whole = parents.length === 0 ? '(whole file)' : parents.join('.')
  switch (merge.kind) {
    case 'whole':
      return own
    case 'fields': {
      if (!isRow(own)) return refuse('config_invalid', file, whole, 'an object is expected')
      const before = isRow(packaged) ? packaged : {}
      const shape = schema instanceof z.ZodObject ? (schema.shape as Readonly<Record<string, z.ZodType>>) : {}
      const entries = Object.entries(own).map(([field, value]) => {
        const rule = merge.fields?.[field]
        return [
          field,
          rule ? mergeFile(rule, before[field], value, file, shape[field], [...parents, field]) : value,
        ] as const
      })
      return { ...before, ...Object.fromEntries(entries) }
    }
    case 'keys': {
      if (!isRow(own)) return refuse('config_invalid', file, whole, 'an object with one row for each id is expected')
      const { remove, ...rows } = own
      if (remove !== undefined && remove !== ALL)
        refuse('config_invalid', file, whole, '"remove" of a whole file is "all"')
      const before = new Map(Object.entries(remove === ALL || !isRow(packaged) ? {} : packaged))
      const valueSchema = schema instanceof z.ZodRecord ? (schema.valueType as z.ZodType) : undefined
      return Object.fromEntries(mergeRows(before, Object.entries(rows), valueSchema, file, parents, []))
    }
    case 'rows': {
      if (!Array.isArray(own)) return refuse('config_invalid', file, whole, 'a list of rows is expected')
      const isAll = (row: unknown): boolean => wants(row) && row.remove === ALL && Object.keys(row).length === 1
      const rows = own
        .filter((row) => !isAll(row))
        .map((row: unknown, n): [string, unknown] => {
          const id = rowId(row, merge)
          return id === null
            ? refuse(
                'config_invalid',
                file,
                rowPlace(parents, `#${n + 1}`),
                `its id is missing: ${merge.by.join(' and ')}`,
              )
            : [id, row]
        })
      const packagedRows: readonly unknown[] = own.some(isAll) || !Array.isArray(packaged) ? [] : packaged
      const before = new Map(packagedRows.map((row) => [rowId(row, merge) ?? '', row]))
      const rowSchema = schema instanceof z.ZodArray ? (schema.element as z.ZodType) : undefined
      return [...mergeRows(before, rows, rowSchema, file, parents, merge.by).values()]
    }
  }
}

/** A path of the merged content as the operator knows it: by ids instead of positions. */
export function placeIn(merge: Merge, content: unknown, path: readonly PropertyKey[]): string {
  const words: string[] = []
  let rule: Merge | undefined = merge
  let value = content
  for (const key of path) {
    const id = rule?.kind === 'rows' && Array.isArray(value) ? rowId(value[Number(key)], rule) : null
    words.push(id ?? String(key))
    value = (value as Record<PropertyKey, unknown> | undefined)?.[key]
    rule = rule?.kind === 'fields' ? rule.fields?.[String(key)] : undefined
  }
  const [row, ...field] = words
  if (row === undefined) return '(whole file)'
  if (merge.kind !== 'rows' && merge.kind !== 'keys') return words.join('.')
  return field.length === 0 ? `row ${row}` : `row ${row}, field ${field.join('.')}`
}

/** A key that an object of this JSON text has twice: the parser would take the last one without a word. */
export function repeatedKey(text: string): string | null {
  const objects: Set<string>[] = []
  const tokens = [...text.matchAll(/"(?:[^"\\]|\\.)*"|[{}:]/g)].map(([token]) => token)
  for (const [n, token] of tokens.entries()) {
    if (token === '{') objects.push(new Set())
    else if (token === '}') objects.pop()
    else if (token !== ':' && tokens[n + 1] === ':') {
      const keys = objects.at(-1)
      if (keys?.has(token)) return JSON.parse(token) as string
      keys?.add(token)
    }
  }
  return null
}
