/** A row of the specification map. */
export interface MapRow {
  readonly line: number
  readonly what: string
  readonly where: string
  /** Paths of linked files, from the map's folder. */
  readonly files: readonly string[]
}

const isRow = (line: string): boolean => line.startsWith('| ') && !line.startsWith('| what the specification says')

/** Rows of the map's tables, each with the files that it links. */
export const mapRows = (text: string): readonly MapRow[] =>
  text.split('\n').flatMap((line, index) => {
    if (!isRow(line)) return []
    const [what = '', where = '', ...more] = line.slice(2, -2).split(' | ')
    const files = [...where.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map((found) => found[1] ?? '')
    return [{ line: index + 1, what, where: [where, ...more].join(' | '), files }]
  })

/** What will bring the sentences that are not true yet. */
export const waitsFor = ['rewards', 'swap', 'Telegram', 'other wallet families'] as const

/** Why a row says nothing that can be looked up; null when it does. */
export function flawOf({ what, where, files }: MapRow, exists: (file: string) => boolean): string | null {
  const missing = files.find((file) => !exists(file))
  if (missing !== undefined) return `links ${missing}, which is not there`
  if (what.trim() === '' || where.trim() === '' || where.includes(' | ')) return 'has not two cells'
  const waits = where.split('not yet: ').slice(1)
  const unknown = waits.find((rest) => !waitsFor.some((part) => rest.startsWith(part)))
  if (unknown !== undefined) return `waits for “${unknown}”`
  return files.length === 0 && waits.length === 0 && !/`[A-Z_]+`/.test(where)
    ? 'names neither a file nor what will bring it'
    : null
}
