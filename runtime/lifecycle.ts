import type { Log } from './log.ts'

/** Part of a process: parts start in order and stop in reverse order. */
export interface Part {
  readonly name: string
  start?(signal: AbortSignal): Promise<void> | void
  stop?(): Promise<void> | void
}

export interface LifecycleOptions {
  log: Log
  startMs?: number
  stopMs?: number
}

export interface Lifecycle {
  /** Starts the parts in order. If one fails, those already started are stopped and its error is thrown. */
  start(): Promise<void>
  /**
   * Stops the started parts, last first, each within its deadline; every failure is logged, none hides another. Safe to
   * call again.
   */
  stop(): Promise<readonly Error[]>
}

/** Resolves with the result of `work`; rejects with a named timeout after `ms`. */
async function within<T>(ms: number, what: string, work: Promise<T> | T): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)))

export function createLifecycle(
  parts: readonly Part[],
  { log, startMs = 60_000, stopMs = 15_000 }: LifecycleOptions,
): Lifecycle {
  const started: Part[] = []
  const abort = new AbortController()
  let stopping: Promise<readonly Error[]> | undefined

  async function stopAll(): Promise<readonly Error[]> {
    abort.abort(new Error('stopping'))
    const failures: Error[] = []
    for (let part = started.pop(); part; part = started.pop()) {
      const { name } = part
      try {
        await within(stopMs, `Stopping ${name}`, part.stop?.())
      } catch (thrown) {
        failures.push(asError(thrown))
        log.error({ part: name, err: asError(thrown) }, 'part did not stop cleanly')
      }
    }
    return failures
  }

  const lifecycle: Lifecycle = {
    async start() {
      for (const part of parts) {
        abort.signal.throwIfAborted()
        // Counted before it has started: a part that fails halfway still has something to release.
        started.push(part)
        try {
          await within(startMs, `Starting ${part.name}`, part.start?.(abort.signal))
          log.info({ part: part.name }, 'part started')
        } catch (thrown) {
          log.error({ part: part.name, err: asError(thrown) }, 'part did not start')
          await lifecycle.stop()
          throw thrown
        }
      }
    },
    stop: () => (stopping ??= stopAll()),
  }
  return lifecycle
}

interface SignalSource {
  on(signal: 'SIGINT' | 'SIGTERM', listener: () => void): unknown
  off(signal: 'SIGINT' | 'SIGTERM', listener: () => void): unknown
}

/**
 * Stops on SIGINT and SIGTERM, then calls `exit` with 0, or 1 if a part failed to stop. A second signal exits at once
 * with 130. Returns a function that removes the listeners.
 */
export function stopOnSignals(
  lifecycle: Pick<Lifecycle, 'stop'>,
  exit: (code: number) => void,
  source: SignalSource = process,
): () => void {
  let asked = false
  const onSignal = (): void => {
    if (asked) return exit(130)
    asked = true
    void lifecycle.stop().then((failures) => exit(failures.length > 0 ? 1 : 0))
  }
  const signals = ['SIGINT', 'SIGTERM'] as const
  for (const signal of signals) source.on(signal, onSignal)
  return () => {
    for (const signal of signals) source.off(signal, onSignal)
  }
}

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
