import type { SocialPlatform } from '#core/rewards/campaign/types.ts'
import type { Log } from '#runtime/log.ts'
import type { SocialVerifiers } from './verifier.ts'

interface SetUpRow {
  readonly platform: SocialPlatform
  /** Null where tasks can be verified. */
  readonly problem: string | null
  /** What is not done although they can be; null where nothing is left out. */
  readonly notice: string | null
}

export interface SocialSetUp {
  /** Asks each platform that tells; a change is logged once. */
  look(): Promise<void>
  /** What was found last. */
  rows(): readonly SetUpRow[]
}

/** Whether the operator has set the platforms up: what is missing is told to the operator, never to people as their fault. */
export function createSocialSetUp({ socialVerifiers, log }: { readonly socialVerifiers: SocialVerifiers; readonly log: Pick<Log, 'info' | 'warn' | 'error'> }): SocialSetUp {
  const known = new Map<SocialPlatform, string | null>()

  function learn(platform: SocialPlatform, problem: string | null): void {
    const before = known.get(platform)
    known.set(platform, problem)
    if (problem !== null && problem !== before) log.error({ platform, problem }, 'social tasks cannot be verified until this is put right')
    if (problem === null && before) log.info({ platform }, 'social tasks can be verified again')
  }

  for (const [platform, { notice }] of socialVerifiers) if (notice !== null) log.warn({ platform, notice }, 'social tasks are verified, and something is left undone')

  return {
    async look() {
      for (const [platform, { setUpProblem }] of socialVerifiers)
        await setUpProblem?.().then(
          (problem) => learn(platform, problem),
          // Silence says nothing of the set-up: what was known stays.
          (err: unknown) => log.warn({ err, platform }, 'a platform of social tasks does not answer'),
        )
    },
    rows: () =>
      [...socialVerifiers].flatMap(([platform, { notice }]) => {
        const problem = known.get(platform)
        return problem === undefined && notice === null ? [] : [{ platform, problem: problem ?? null, notice }]
      }),
  }
}
