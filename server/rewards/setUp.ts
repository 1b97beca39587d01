import type { Log } from '#runtime/log.ts'

/** One thing that the operator sets up, and how to learn whether it is: a sentence for the operator, null where nothing is missing. */
export interface SetUpQuestion<K> {
  readonly subject: K
  problem(): Promise<string | null>
}

interface SetUpOptions<K> {
  questions(): Iterable<SetUpQuestion<K>>
  /** What stands in the log when something is found missing, put right, or does not answer. */
  readonly says: { readonly missing: string; readonly mended: string; readonly silent: string }
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>
}

export interface SetUp<K> {
  /** Asks everything; a change is logged once. */
  look(): Promise<void>
  /** What was found last. */
  rows(): readonly { readonly subject: K; readonly problem: string | null }[]
}

/** Whether the operator has set up what people will use: what is missing is told to the operator, never to people as their fault. */
export function createSetUp<K>({ questions, says, log }: SetUpOptions<K>): SetUp<K> {
  const known = new Map<K, string | null>()

  function learn(subject: K, problem: string | null): void {
    const before = known.get(subject)
    known.set(subject, problem)
    if (problem !== null && problem !== before) log.error({ subject, problem }, says.missing)
    if (problem === null && before) log.info({ subject }, says.mended)
  }

  return {
    async look() {
      for (const { subject, problem } of questions())
        await problem().then(
          (found) => learn(subject, found),
          // Silence says nothing of the set-up: what was known stays.
          (err: unknown) => log.warn({ err, subject }, says.silent),
        )
    },
    rows: () => [...known].map(([subject, problem]) => ({ subject, problem })),
  }
}
