import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

/** Source text of each file by its path from the repository's root. */
export type Sources = ReadonlyMap<string, string>
export interface Arrow {
  readonly from: string
  readonly to: string
}

const imports = /(?:\bfrom|\bimport)\s*\(?\s*['"]((?:#|\.{1,2}\/)[^'"?]+)/g

/** Lists the production sources of a folder, tests and test helpers apart. */
export function readSources(root: string, folder: string): Sources {
  const paths = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => posix.join(folder, path.replaceAll('\\', '/')))
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|bench)\.|\/testing\//.test(path))
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}

/** Imports between the given files: of values, of types, and lazy ones, which the linter's import rules do not see. */
export const arrowsOf = (sources: Sources): readonly Arrow[] =>
  [...sources].flatMap(([from, text]) =>
    [...text.matchAll(imports)]
      .map(([, spec = '']) => (spec.startsWith('#') ? spec.slice(1) : posix.join(dirname(from), spec)))
      .filter((to) => sources.has(to))
      .map((to) => ({ from, to })),
  )

/** Returns the room of a file in src/features; null elsewhere. */
const roomOf = (path: string): string | null => /^src\/features\/([^/]+)\//.exec(path)?.[1] ?? null

/** Imports of a room, or of the app, that the table of rooms does not allow. */
export const refusedArrows = (
  arrows: readonly Arrow[],
  rooms: Readonly<Record<string, readonly string[]>>,
): readonly Arrow[] =>
  arrows.filter(({ from, to }) => {
    const room = roomOf(from)
    if (room === null) return false
    const other = roomOf(to)
    if (other === null) return /^src\/(app|pages)\//.test(to)
    return other !== room && !rooms[room]?.includes(other)
  })

/** Groups of folders that import each other, directly or through others. */
export function folderCycles(arrows: readonly Arrow[]): readonly (readonly string[])[] {
  const next = new Map<string, Set<string>>()
  for (const { from, to } of arrows) {
    const [folder, other] = [dirname(from), dirname(to)]
    if (folder !== other) next.set(folder, (next.get(folder) ?? new Set()).add(other))
  }
  const reached = new Map([...next.keys()].map((folder) => [folder, reachableFrom(folder, next)]))
  const inCycle = [...next.keys()].filter((folder) => reached.get(folder)?.has(folder)).sort()
  const groups = inCycle.map((folder) =>
    inCycle.filter((other) => reached.get(folder)?.has(other) && reached.get(other)?.has(folder)),
  )
  return groups.filter((group, index) => group[0] === inCycle[index])
}

function reachableFrom(start: string, next: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const found = new Set<string>()
  const open = [start]
  for (let folder = open.pop(); folder !== undefined; folder = open.pop())
    for (const other of next.get(folder) ?? []) {
      if (found.has(other)) continue
      found.add(other)
      open.push(other)
    }
  return found
}
