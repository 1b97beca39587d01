import { readdirSync, readFileSync } from 'node:fs'

function stat(pid: number): { parent: number; rssBytes: number } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return { parent: Number(fields[1]), rssBytes: Number(fields[21]) * 4096 }
  } catch {
    return null
  }
}

/** Resident bytes of these processes and all that they started. Linux only. */
export function residentBytes(pids: readonly number[]): number {
  const all = readdirSync('/proc').map(Number).filter(Number.isInteger)
  const known = new Map(
    all.flatMap((pid) => {
      const found = stat(pid)
      return found ? [[pid, found] as const] : []
    }),
  )
  const wanted = new Set(pids)
  let grew = true
  while (grew) {
    grew = false
    for (const [pid, { parent }] of known)
      if (wanted.has(parent) && !wanted.has(pid)) {
        wanted.add(pid)
        grew = true
      }
  }
  return [...wanted].reduce((sum, pid) => sum + (known.get(pid)?.rssBytes ?? 0), 0)
}
