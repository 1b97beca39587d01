import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import { bundlePrograms } from '#tools/build/services.ts'

export type Env = Readonly<Record<string, string>>

/** Programs as they run in production, except that their packages are part of the bundle. */
export interface Programs {
  /** Starts a service as its own process, with only this environment, which names its PORT. */
  start(name: string, env: Env): Running
  /** Runs a command to its end and returns its output. @throws if it fails. */
  run(name: string, args: readonly string[], env: Env): Promise<string>
  remove(): Promise<void>
}

export interface Running {
  readonly pid: number
  /** The end of its output, for the message of a failing test. */
  said(): string
  /** Resolves when it answers. @throws if it ended instead. */
  ready(): Promise<void>
  /** SIGKILL: no handler runs, nothing is flushed. */
  kill(): Promise<void>
}

const POLL_MS = 25

/** Bundles inside the repository, where the packages outside the bundle are found. */
export async function buildPrograms(): Promise<Programs> {
  const folder = fileURLToPath(new URL(`../../dist/programs-${process.pid}/`, import.meta.url))
  await bundlePrograms(folder)
  const spawned = (name: string, args: readonly string[], env: Env): ChildProcess =>
    spawn(process.execPath, [join(folder, `${name}.js`), ...args], {
      env: { PATH: process.env['PATH'], METRICS_PORT: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  return {
    start: (name, env) => running(name, spawned(name, [], env), `http://127.0.0.1:${env['PORT']}/health`),
    run: (name, args, env) => outputOf(`${name} ${args.join(' ')}`, spawned(name, args, env)),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

function listenTo(child: ChildProcess): () => string {
  const parts: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => void parts.push(chunk.toString()))
  return () => parts.join('').slice(-4_000)
}

function running(name: string, child: ChildProcess, health: string): Running {
  const said = listenTo(child)
  const ended = once(child, 'exit')
  const over = (): boolean => child.exitCode !== null || child.signalCode !== null
  return {
    pid: child.pid ?? 0,
    said,
    async ready() {
      while (
        !(await fetch(health).then(
          (r) => r.ok,
          () => false,
        ))
      ) {
        if (over()) throw new Error(`${name} ended: ${said()}`)
        await pause(POLL_MS)
      }
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

async function outputOf(command: string, child: ChildProcess): Promise<string> {
  const said = listenTo(child)
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`${command} ended with ${String(code)}: ${said()}`)
  return said()
}
