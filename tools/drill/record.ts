import { appendFile, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { reasonOf } from '#core/errors.ts'

export interface DrillStep {
  readonly name: string
  readonly run: () => Promise<void>
}

export interface DrillRecord {
  /** Start of the drill, ISO 8601. */
  readonly at: string
  readonly seconds: number
  readonly outcome: 'passed' | 'failed'
  readonly steps: readonly { readonly name: string; readonly seconds: number }[]
  /** The failed step and its reason. */
  readonly failed?: { readonly step: string; readonly reason: string; readonly message: string }
}

/** Runs the steps in order up to the first failure, and always appends one line of JSON to the operator's file. */
export async function recordDrill(
  file: string,
  steps: readonly DrillStep[],
  say: (line: string) => void,
): Promise<DrillRecord> {
  await mkdir(dirname(file), { recursive: true })
  const begun = new Date()
  const secondsSince = (time: number): number => Math.round((Date.now() - time) / 100) / 10
  const done: { name: string; seconds: number }[] = []
  let failed: DrillRecord['failed']
  for (const { name, run } of steps) {
    const at = Date.now()
    try {
      await run()
      done.push({ name, seconds: secondsSince(at) })
      say(`passed  ${name}  ${secondsSince(at)} s`)
    } catch (error) {
      failed = { step: name, reason: reasonOf(error), message: error instanceof Error ? error.message : String(error) }
      say(`FAILED  ${name}  ${failed.message}`)
      break
    }
  }
  const record: DrillRecord = {
    at: begun.toISOString(),
    seconds: secondsSince(begun.getTime()),
    outcome: failed ? 'failed' : 'passed',
    steps: done,
    ...(failed ? { failed } : {}),
  }
  await appendFile(file, `${JSON.stringify(record)}\n`)
  return record
}
