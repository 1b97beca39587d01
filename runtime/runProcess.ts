import { createLifecycle, type Part, stopOnSignals } from './lifecycle.ts'
import type { Log } from './log.ts'

/** Starts a process's parts in order and stops them in reverse on SIGINT or SIGTERM. */
export async function runParts(parts: readonly Part[], log: Log): Promise<void> {
  const lifecycle = createLifecycle(parts, { log })
  stopOnSignals(lifecycle, (code) => process.exit(code))
  await lifecycle.start()
}

/** Runs a process's `main`; it prints errors for the operator, without a stack. */
export function runMain(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  })
}
