export interface Counts {
  passed: number
  failed: number
  skipped: number
  /** Names of the failed tests; the summary repeats them, because the report of a long run scrolls away. */
  failures?: readonly string[]
}

export interface Stage {
  readonly name: string
  run(): Promise<Counts>
}

export const one = (ok: boolean): Counts => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 })

export const sum = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
})

/**
 * Runs stages one after the other, prints the time of each, and ends with the machine-readable line. Sets the exit
 * code.
 */
export async function runStages(stages: readonly Stage[]): Promise<void> {
  const total: Counts = { passed: 0, failed: 0, skipped: 0 }
  const lines: string[] = []
  for (const stage of stages) {
    console.log(`\n── ${stage.name}`)
    const started = performance.now()
    const counts = await stage.run().catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      return one(false)
    })
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    total.passed += counts.passed
    total.failed += counts.failed
    total.skipped += counts.skipped
    lines.push(
      `${counts.failed ? '✗' : '✓'} ${stage.name.padEnd(14)} ${String(counts.passed).padStart(5)} passed ${counts.failed ? `${counts.failed} failed ` : ''}${counts.skipped ? `${counts.skipped} skipped ` : ''}${seconds} s`,
      ...(counts.failures ?? []).map((name) => `    ✗ ${name}`),
    )
  }
  console.log(`\n${lines.join('\n')}\n`)
  console.log(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`)
  process.exitCode = total.failed || total.passed === 0 ? 1 : 0
}
