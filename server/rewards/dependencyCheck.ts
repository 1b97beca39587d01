import type { Log } from '#runtime/log.ts'

/**
 * A dependency that the operator sets up, and its check: resolves to a message for the operator, or null if it is
 * complete.
 */
export interface Dependency<K> {
  readonly subject: K
  problem(): Promise<string | null>
}

interface DependencyCheckOptions<K> {
  questions(): Iterable<Dependency<K>>
  /** Log messages for a missing, a fixed and an unresponsive dependency. */
  readonly says: { readonly missing: string; readonly recovered: string; readonly silent: string }
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>
}

export interface DependencyCheck<K> {
  /** Checks everything; a change is logged once. */
  look(): Promise<void>
  /** Latest results. */
  rows(): readonly { readonly subject: K; readonly problem: string | null }[]
}

/** Checks the operator's setup. Problems are reported to the operator, never blamed on users. */
export function createDependencyCheck<K>({ questions, says, log }: DependencyCheckOptions<K>): DependencyCheck<K> {
  const known = new Map<K, string | null>()

  function learn(subject: K, problem: string | null): void {
    const before = known.get(subject)
    known.set(subject, problem)
    if (problem !== null && problem !== before) log.error({ subject, problem }, says.missing)
    if (problem === null && before) log.info({ subject }, says.recovered)
  }

  return {
    async look() {
      for (const { subject, problem } of questions())
        await problem().then(
          (found) => learn(subject, found),
          // No answer says nothing about the setup, so the previous result stays.
          (err: unknown) => log.warn({ err, subject }, says.silent),
        )
    },
    rows: () => [...known].map(([subject, problem]) => ({ subject, problem })),
  }
}
