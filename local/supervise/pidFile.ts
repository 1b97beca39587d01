import { readFileSync, rmSync, writeFileSync } from 'node:fs'

/** Identifies a process beyond its reusable pid, by its start time. */
export interface RecordedProcess {
  pid: number
  startedAt: string
  args: readonly string[]
}

/** Start time of a live process; null if there is none. Linux reads /proc, others trust the pid alone. */
export function startTimeOf(pid: number): string | null {
  try {
    process.kill(pid, 0)
  } catch {
    return null
  }
  if (process.platform !== 'linux') return 'alive'
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? null : (fields[19] ?? null)
  } catch {
    return null
  }
}

export function writePid(file: string, pid: number, args: readonly string[]): void {
  const record: RecordedProcess = { pid, startedAt: startTimeOf(pid) ?? '', args }
  writeFileSync(file, JSON.stringify(record))
}

/** The recorded process if it still runs; a pid that another program reuses does not count. */
export function livingPid(file: string): RecordedProcess | null {
  let record: RecordedProcess
  try {
    record = JSON.parse(readFileSync(file, 'utf8')) as RecordedProcess
  } catch {
    return null
  }
  return record.startedAt !== '' && startTimeOf(record.pid) === record.startedAt ? record : null
}

export const forgetPid = (file: string): void => rmSync(file, { force: true })
