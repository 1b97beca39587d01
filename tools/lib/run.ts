import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')
/** Returns the path of a command from a dependency. */
export const bin = (name: string): string => resolve(root, 'node_modules/.bin', name)

export interface RunResult {
  code: number
  output: string
}

/** Receives the output of a command. */
export type Sink = (chunk: Buffer | string) => void

export const toTerminal: Sink = (chunk) => void process.stdout.write(chunk)
export const silent: Sink = () => undefined

/** Runs a command in the repository. Output is passed to `sink`, and always captured. */
export function run(
  command: string,
  args: readonly string[],
  { env, sink = toTerminal }: { env?: Record<string, string>; sink?: Sink } = {},
): Promise<RunResult> {
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const chunks: Buffer[] = []
    const take = (chunk: Buffer) => {
      chunks.push(chunk)
      sink(chunk)
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    child.on('error', fail)
    child.on('close', (code) => done({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') }))
  })
}
