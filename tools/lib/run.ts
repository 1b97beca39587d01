import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')
/** Returns the path of a command from a dependency. */
export const bin = (name: string): string => resolve(root, 'node_modules/.bin', name)

export interface RunResult {
  code: number
  output: string
}

/** Runs a command in the repository. Output is passed through unless `quiet`, and always captured. */
export function run(
  command: string,
  args: readonly string[],
  options: { env?: Record<string, string>; quiet?: boolean } = {},
): Promise<RunResult> {
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const chunks: Buffer[] = []
    const take = (sink: NodeJS.WriteStream) => (chunk: Buffer) => {
      chunks.push(chunk)
      if (!options.quiet) sink.write(chunk)
    }
    child.stdout.on('data', take(process.stdout))
    child.stderr.on('data', take(process.stderr))
    child.on('error', fail)
    child.on('close', (code) => done({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') }))
  })
}
