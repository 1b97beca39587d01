import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { constants, setPriority, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { leaseStackPorts, urlsAt } from '#local/testing/leasePorts.ts'
import { unpackTemplate } from '#store/testing/template.ts'
import { chains } from './chain.ts'

const root = resolve(import.meta.dirname, '../..')
const READY_MS = 240_000

export interface Stack {
  readonly url: string
  readonly rpc: Readonly<Record<keyof typeof chains, string>>
  readonly folder: string
  /** Pid of the process that `npm start` runs. */
  pid(): number
  /** Kills the services as a power cut would; the chains keep running and the next start adopts them. */
  kill(): Promise<void>
  /** Starts again on the same folder and ports. */
  start(flags?: readonly string[]): Promise<void>
  /** Ends everything in order and removes the folder. */
  stop(): Promise<void>
}

const without = (...families: readonly string[]): string[] => families.flatMap((family) => ['--without', family])
/** Flags of a stack whose tests need these networks alone: each of the others keeps the processor busy. */
export const evmOnly = without('svm', 'ton', 'bitcoin')
export const evmAndSvm = without('ton', 'bitcoin')

/**
 * All browsers wait for its services, which they would starve on a busy machine. Other users than root may not raise a priority.
 */
function favor({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_HIGH)
  } catch {
    // It is as slow as the machine.
  }
}

/** Runs the same as `npm start`, on its own ports and folder, whose database is made in advance. */
export async function startStack(flags: readonly string[] = []): Promise<Stack> {
  const folder = mkdtempSync(join(tmpdir(), 'causeway-e2e-'))
  await unpackTemplate(join(folder, 'db'))
  const { web, chains: ports } = await leaseStackPorts()
  const urls = urlsAt(ports)
  let child: ChildProcess | null = null
  let ended: Promise<unknown> = Promise.resolve()

  const start = async (extra: readonly string[] = []) => {
    const args = [
      '--import',
      'tsx',
      'local/main.ts',
      '--port',
      String(web),
      '--chain-ports',
      [...ports.values()].join(','),
      '--folder',
      folder,
      ...extra,
    ]
    const started = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    favor(started)
    child = started
    ended = once(started, 'exit')
    const lines: string[] = []
    started.stderr.on('data', (chunk: Buffer) => lines.push(chunk.toString()))
    const ready = new Promise<void>((done, fail) => {
      const timer = setTimeout(() => fail(new Error(`the stack was not ready in time:\n${lines.join('\n')}`)), READY_MS)
      createInterface({ input: started.stdout }).on('line', (line) => {
        lines.push(line)
        if (!line.includes(`http://127.0.0.1:${web}`)) return
        clearTimeout(timer)
        done()
      })
      void ended.then(() => {
        clearTimeout(timer)
        fail(new Error(`the stack ended:\n${lines.join('\n')}`))
      })
    })
    // A stack whose start was abandoned must not keep running.
    await ready.catch((error: unknown) => end('SIGINT').then(() => Promise.reject(error)))
  }
  const end = async (signal: NodeJS.Signals) => {
    child?.kill(signal)
    await ended
  }
  await start(flags)
  return {
    url: `http://127.0.0.1:${web}`,
    rpc: Object.fromEntries(Object.entries(chains).map(([name, id]) => [name, urls.get(id)])) as Stack['rpc'],
    folder,
    pid: () => child?.pid ?? 0,
    kill: () => end('SIGKILL'),
    start,
    stop: async () => {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
