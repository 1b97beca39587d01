/** Row of the specification map. */
export interface MapRow {
  readonly line: number
  readonly what: string
  readonly where: string
  /** Linked paths, from the map's folder: folders of code, and documents next to the map. */
  readonly links: readonly string[]
}

const isRow = (line: string): boolean => line.startsWith('| ') && !line.startsWith('| what the specification says')

/** Returns the rows of the map's tables, each with its links. */
export const mapRows = (text: string): readonly MapRow[] =>
  text.split('\n').flatMap((line, index) => {
    if (!isRow(line)) return []
    const [what = '', where = '', ...more] = line.slice(2, -2).split(' | ')
    const links = [...`${what} ${where}`.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map((found) => found[1] ?? '')
    return [{ line: index + 1, what, where: [where, ...more].join(' | '), links }]
  })

const isDocument = (path: string): boolean => path.endsWith('.md') && !path.startsWith('..')

/** Issues that will complete the unfinished sentences. */
export const waitsFor = ['rewards', 'swap', 'Telegram', 'other wallet families'] as const

/**
 * Why a row says nothing that can be looked up; null when it does. Only folders of code are linked: a file's new name must not be an edit of the map.
 * @param kindOf null for a path that does not exist
 */
export function flawOf(
  { what, where, links }: MapRow,
  kindOf: (path: string) => 'folder' | 'file' | null,
): string | null {
  const wrong = links.find((path) => kindOf(path) !== (isDocument(path) ? 'file' : 'folder'))
  if (wrong !== undefined) return `links ${wrong}, which is ${kindOf(wrong) === null ? 'not there' : 'no folder'}`
  if (what.trim() === '' || where.trim() === '' || where.includes(' | ')) return 'has not two cells'
  const waits = where.split('not yet: ').slice(1)
  const unknown = waits.find((rest) => !waitsFor.some((part) => rest.startsWith(part)))
  if (unknown !== undefined) return `waits for “${unknown}”`
  return links.length === 0 && waits.length === 0 && !/`[A-Z_]+`/.test(where)
    ? 'names neither a folder nor what will bring it'
    : null
}
