import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '#core/errors.ts'
import { requireFreePort } from './loopback.ts'

export interface ChildSpec {
  /** Name for its files. */
  name: string
  /** Display name. */
  title: string
  command: string
  args: readonly string[]
  port: number
  option: string
  folder: string
  /** True if the expected part listens on the port. */
  answers(): Promise<boolean>
  /** Runs before a fresh start, e.g. to repair a state file. */
  prepare?(): void
}

export interface Child {
  readonly pid: number
  /** True if the program was already running, left over from a start that was killed. */
  readonly adopted: boolean
  stop(): Promise<void>
}

const STOP_GRACE_MS = 8_000
const READY_MS = 20_000

async function until(condition: () => boolean | Promise<boolean>, ms: number): Promise<boolean> {
  const deadline = performance.now() + ms
  while (performance.now() < deadline) {
    if (await condition()) return true
    await sleep(25)
  }
  return false
}

/** Interrupts, so that the program saves its state; kills it if it does not exit in time. */
async function end(pid: number): Promise<void> {
  const started = startTimeOf(pid)
  const alive = () => started !== null && startTimeOf(pid) === started
  if (!alive()) return
  process.kill(pid, 'SIGINT')
  if (!(await until(() => !alive(), STOP_GRACE_MS)) && alive()) process.kill(pid, 'SIGKILL')
  await until(() => !alive(), 1_000)
}

/** Stops the process of a pid file, if it still runs, and removes the file. */
export async function endRecorded(pidFile: string): Promise<void> {
  const left = livingPid(pidFile)
  if (left) await end(left.pid)
  forgetPid(pidFile)
}

/**
 * Starts one child program. Its pid is recorded, so that after a crash of this process the next start adopts it (same
 * arguments, and it answers) or stops it. It has no terminal: Ctrl-C reaches only us, and we stop it in order.
 * @throws AppError `port_in_use`, `part_failed`
 */
export async function startChild(spec: ChildSpec): Promise<Child> {
  const pidFile = join(spec.folder, `${spec.name}.pid`)
  const handle = (pid: number, adopted: boolean): Child => ({
    pid,
    adopted,
    stop: async () => {
      await end(pid)
      forgetPid(pidFile)
    },
  })
  const left = livingPid(pidFile)
  if (left) {
    const same = JSON.stringify(left.args) === JSON.stringify(spec.args)
    if (same && (await until(spec.answers, 2_000))) return handle(left.pid, true)
    await endRecorded(pidFile)
  }
  await requireFreePort(spec.port, spec.title, spec.option)
  spec.prepare?.()
  const logFile = join(spec.folder, `${spec.name}.log`)
  const log = openSync(logFile, 'w')
  forgetPid(pidFile)
  const child = spawn(spec.command, spec.args, {
    detached: true,
    stdio: ['ignore', log, log],
    env: { ...process.env, HOME: spec.folder },
  })
  closeSync(log)
  let failure: string | null = null
  child.on('error', (error) => (failure = error.message))
  child.on('exit', (code) => (failure ??= `ended with code ${String(code)}`))
  if (child.pid !== undefined) writePid(pidFile, child.pid, spec.args)
  child.unref()
  const ready = await until(async () => failure !== null || (await spec.answers()), READY_MS)
  if (failure !== null || !ready || child.pid === undefined) {
    if (child.pid !== undefined) await end(child.pid)
    forgetPid(pidFile)
    throw new AppError(
      'part_failed',
      `${spec.title} did not start (${failure ?? 'no answer'}): see ${logFile}, or start over with npm start -- --reset.`,
    )
  }
  return handle(child.pid, false)
}

/** Identifies a process beyond its reusable pid, by its start time. */
interface RecordedProcess {
  pid: number
  startedAt: string
  args: readonly string[]
}

/**
 * Start time of a live process; null if there is none. Linux reads /proc, others trust the pid alone. While other threads
 * of a process are still ending, it holds its port although its first thread has ended.
 */
function startTimeOf(pid: number): string | null {
  try {
    process.kill(pid, 0)
  } catch {
    return null
  }
  if (process.platform !== 'linux') return 'alive'
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [isZombie, threads] = [fields[0] === 'Z', Number(fields[17])]
    return isZombie && threads <= 1 ? null : (fields[19] ?? null)
  } catch {
    return null
  }
}

function writePid(file: string, pid: number, args: readonly string[]): void {
  const record: RecordedProcess = { pid, startedAt: startTimeOf(pid) ?? '', args }
  writeFileSync(file, JSON.stringify(record))
}

/** The recorded process if it still runs; a pid that another program reuses does not count. */
function livingPid(file: string): RecordedProcess | null {
  let record: RecordedProcess
  try {
    record = JSON.parse(readFileSync(file, 'utf8')) as RecordedProcess
  } catch {
    return null
  }
  return record.startedAt !== '' && startTimeOf(record.pid) === record.startedAt ? record : null
}

const forgetPid = (file: string): void => rmSync(file, { force: true })
