import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleProgram } from '#tools/build/services.ts'

export interface StartedProcess {
  readonly pid: number
  /** SIGKILL: no handler runs, nothing is saved. */
  kill(): Promise<void>
  /** SIGTERM; returns its exit code. */
  stop(): Promise<number | null>
}

/**
 * Starts one of our files as a real process and resolves once it prints `ready`; its options are its first argument.
 * @throws if it exits before that.
 */
export async function startProcess(file: string, options: object): Promise<StartedProcess> {
  const child = spawn(process.execPath, [await bundleOf(file), JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit') as Promise<[number | null]>
  const ready = new Promise<void>((resolve) =>
    child.stdout.on('data', (chunk: Buffer) => chunk.toString().includes('ready') && resolve()),
  )
  await Promise.race([ready, ended.then(([code]) => Promise.reject(new Error(`${file} ended with ${String(code)}`)))])
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal)
    return (await ended)[0]
  }
  return { pid: child.pid ?? 0, kill: async () => void (await end('SIGKILL')), stop: () => end('SIGTERM') }
}

const bundles = new Map<string, Promise<string>>()

/** A bundle starts several times faster than its sources with a TypeScript loader. */
function bundleOf(file: string): Promise<string> {
  const known = bundles.get(file)
  if (known) return known
  const folder = mkdtempSync(join(tmpdir(), 'causeway-process-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const made = bundleProgram(file, folder)
  bundles.set(file, made)
  return made
}
