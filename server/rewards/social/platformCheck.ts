import type { SocialPlatform } from '#core/rewards/campaign/types.ts'
import type { Log } from '#runtime/log.ts'
import { createDependencyCheck, type DependencyCheck } from '../dependencyCheck.ts'
import type { SocialVerifiers } from './verifier.ts'

interface SocialSetUpRow {
  readonly platform: SocialPlatform
  /** Null if tasks can be verified. */
  readonly problem: string | null
  /** Checks that are skipped nevertheless; null if none are. */
  readonly notice: string | null
}

export interface SocialPlatformCheck extends Pick<DependencyCheck<SocialPlatform>, 'look'> {
  /** Latest problems and notices. */
  rows(): readonly SocialSetUpRow[]
}

const says = {
  missing: 'social tasks cannot be verified until this is fixed',
  recovered: 'social tasks can be verified again',
  silent: 'a platform of social tasks does not respond',
}

/** Checks the platforms' setup, as far as they reveal it. */
export function createSocialPlatformCheck({
  socialVerifiers,
  log,
}: {
  readonly socialVerifiers: SocialVerifiers
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>
}): SocialPlatformCheck {
  const setUp = createDependencyCheck<SocialPlatform>({
    says,
    log,
    questions: () =>
      [...socialVerifiers].flatMap(([subject, { setUpProblem }]) =>
        setUpProblem ? [{ subject, problem: setUpProblem }] : [],
      ),
  })

  for (const [subject, { notice }] of socialVerifiers)
    if (notice !== null) log.warn({ subject, notice }, 'social tasks are verified, but part of the setup is missing')

  return {
    look: setUp.look,
    rows() {
      const problems = new Map(setUp.rows().map(({ subject, problem }) => [subject, problem]))
      return [...socialVerifiers].flatMap(([platform, { notice }]) => {
        const problem = problems.get(platform)
        return problem === undefined && notice === null ? [] : [{ platform, problem: problem ?? null, notice }]
      })
    },
  }
}
