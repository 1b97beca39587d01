import { readFileSync, rmSync, writeFileSync } from 'node:fs'

/** What identifies a process of ours beyond its reusable number: when it started. */
export interface RecordedProcess {
  pid: number
  startedAt: string
  args: readonly string[]
}

/** Start time of a live process as the system tells it; null when there is none. Linux reads /proc, others trust the number alone. */
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

/** The recorded process if it still runs; a number that was reused by another program does not count. */
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
