import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'

export interface Running {
  /** The end of what it wrote, for the message of a test that fails. */
  said(): string
  /** Resolves when it answers. @throws when it ended instead. */
  ready(): Promise<void>
  /** SIGKILL: no handler runs, nothing is flushed. */
  kill(): Promise<void>
}

const root = fileURLToPath(new URL('../../', import.meta.url))
const POLL_MS = 25

const start = (script: string, args: readonly string[], env: Readonly<Record<string, string>>): ChildProcess =>
  spawn(process.execPath, ['--import', 'tsx', `${root}${script}`, ...args], { cwd: root, env: { PATH: process.env['PATH'], ...env }, stdio: ['ignore', 'pipe', 'pipe'] })

function listenTo(child: ChildProcess): () => string {
  const parts: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => void parts.push(chunk.toString()))
  return () => parts.join('').slice(-4_000)
}

/** A service as a process of its own, from nothing but its environment, which names its PORT. */
export function startProcess(script: string, env: Readonly<Record<string, string>>): Running {
  const child = start(script, [], env)
  const said = listenTo(child)
  const ended = once(child, 'exit')
  const over = (): boolean => child.exitCode !== null || child.signalCode !== null
  return {
    said,
    async ready() {
      while (!(await fetch(`http://127.0.0.1:${env['PORT']}/health`).then((r) => r.ok, () => false))) {
        if (over()) throw new Error(`${script} ended: ${said()}`)
        await pause(POLL_MS)
      }
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** A command that ends by itself; what it printed. @throws when it ends otherwise than well. */
export async function runCommand(script: string, args: readonly string[], env: Readonly<Record<string, string>>): Promise<string> {
  const child = start(script, args, env)
  const said = listenTo(child)
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`${script} ${args.join(' ')} ended with ${String(code)}: ${said()}`)
  return said()
}
