import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Pace } from '#store/contract/notices.ts'

export interface ReplicaOptions {
  readonly url: string
  readonly apiRoot: string
  readonly token: string
  readonly pace: Pace
  readonly requestMs: number
}

export interface Replica {
  readonly pid: number
  /** SIGKILL: no handler runs, nothing is written down. */
  kill(): Promise<void>
  /** SIGTERM; its exit code. */
  stop(): Promise<number | null>
}

const file = fileURLToPath(new URL('./replicaProcess.ts', import.meta.url))

/** A sender as a real process. @throws when it ends before it is ready. */
export async function startReplica(options: ReplicaOptions): Promise<Replica> {
  const child = spawn(process.execPath, ['--import', 'tsx', file, JSON.stringify(options)], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit') as Promise<[number | null]>
  const ready = new Promise<void>((resolve) => child.stdout.on('data', (chunk: Buffer) => chunk.toString().includes('ready') && resolve()))
  await Promise.race([ready, ended.then(([code]) => Promise.reject(new Error(`a sender ended with ${String(code)}`)))])
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal)
    return (await ended)[0]
  }
  return { pid: child.pid ?? 0, kill: async () => void (await end('SIGKILL')), stop: () => end('SIGTERM') }
}
