import { readdirSync, readFileSync } from 'node:fs'

/** Linux reports CPU time in this unit on every machine. */
const TICKS_PER_SECOND = 100

interface Stat {
  pid: number
  parent: number
  command: string
  rssBytes: number
  seconds: number
}

function statOf(pid: number): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const end = text.lastIndexOf(')')
    const fields = text.slice(end + 2).split(' ')
    return {
      pid,
      parent: Number(fields[1]),
      command: text.slice(text.indexOf('(') + 1, end),
      rssBytes: Number(fields[21]) * 4096,
      seconds: (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND,
    }
  } catch {
    return null
  }
}

/** Returns these processes and their descendants. Linux only. */
function familyOf(pids: readonly number[]): Stat[] {
  const all = readdirSync('/proc')
    .map(Number)
    .filter(Number.isInteger)
    .flatMap((pid) => statOf(pid) ?? [])
  const wanted = new Set(pids)
  for (let size = 0; size !== wanted.size; ) {
    size = wanted.size
    for (const { pid, parent } of all) if (wanted.has(parent)) wanted.add(pid)
  }
  return all.filter(({ pid }) => wanted.has(pid))
}

/** Returns the resident bytes of these processes and their descendants. Linux only. */
export const residentBytes = (pids: readonly number[]): number =>
  familyOf(pids).reduce((sum, { rssBytes }) => sum + rssBytes, 0)

/**
 * Returns the CPU seconds of this process and its descendants, summed by the name that `nameOf` returns. Linux only.
 */
export function processorSeconds(nameOf: (pid: number, command: string) => string): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const { pid, command, seconds } of familyOf([process.pid])) {
    const name = nameOf(pid, command)
    sums.set(name, (sums.get(name) ?? 0) + seconds)
  }
  return sums
}
