import { type Sink, toTerminal } from './run.ts'

export interface Counts {
  passed: number
  failed: number
  skipped: number
  /** Names of the failed tests; the summary repeats them, because the report of a long run scrolls away. */
  failures?: readonly string[]
}

export interface Stage {
  readonly name: string
  /** Writes to the sink alone, because other stages may run at the same time. */
  run(sink: Sink): Promise<Counts>
}

export const one = (ok: boolean): Counts => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 })

export const sum = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
})

/**
 * Runs stages one after the other, and those of a list at the same time: one that uses a single core leaves the others to
 * its neighbor. Prints the time of each, and ends with the machine-readable line. Sets the exit code.
 */
export async function runStages(stages: readonly (Stage | readonly Stage[])[]): Promise<void> {
  const total: Counts = { passed: 0, failed: 0, skipped: 0 }
  const lines: string[] = []
  const started = performance.now()
  for (const together of stages.map((each) => ('run' in each ? [each] : each))) {
    for (const { name, counts, seconds } of await runTogether(together)) {
      total.passed += counts.passed
      total.failed += counts.failed
      total.skipped += counts.skipped
      lines.push(
        `${counts.failed ? '✗' : '✓'} ${name.padEnd(14)} ${String(counts.passed).padStart(5)} passed ${counts.failed ? `${counts.failed} failed ` : ''}${counts.skipped ? `${counts.skipped} skipped ` : ''}${seconds} s`,
        ...(counts.failures ?? []).map((failure) => `    ✗ ${failure}`),
      )
    }
  }
  console.log(`\n${lines.join('\n')}\n\nin ${minutes(performance.now() - started)}`)
  console.log(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`)
  process.exitCode = total.failed || total.passed === 0 ? 1 : 0
}

function minutes(ms: number): string {
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

interface Result {
  readonly name: string
  readonly counts: Counts
  readonly seconds: string
}

/** The output of the first stage is shown at once, that of each other one as a whole after those before it. */
async function runTogether(stages: readonly Stage[]): Promise<Result[]> {
  const held: string[][] = stages.map(() => [])
  const running = stages.map(async (stage, i): Promise<Result> => {
    const sink: Sink = i === 0 ? toTerminal : (chunk) => void held[i]?.push(chunk.toString())
    sink(`\n── ${stage.name}\n`)
    const started = performance.now()
    const counts = await stage.run(sink).catch((error: unknown) => {
      sink(`${String(error instanceof Error ? error.message : error)}\n`)
      return one(false)
    })
    return { name: stage.name, counts, seconds: ((performance.now() - started) / 1000).toFixed(1) }
  })
  const results: Result[] = []
  for (const [i, stage] of running.entries()) {
    results.push(await stage)
    toTerminal((held[i] ?? []).join(''))
  }
  return results
}
