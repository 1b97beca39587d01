import { AppError } from '#core/errors.ts'
import { type Clock, systemClock } from './clock.ts'

export interface BreakerOptions {
  /** Failures in a row that open it. */
  failures: number
  /** How long it stays open before one call may try again. */
  openMs: number
  clock?: Clock
}

/** Stops calling a peer that keeps failing, so that its slowness does not become ours. */
export interface Breaker {
  /** @throws AppError `peer_resting` (503) while open; else whatever `call` throws. */
  run<T>(call: () => Promise<T>): Promise<T>
  readonly state: 'closed' | 'open' | 'trying'
}

/** What an error says about the peer: `alive` = it answered and meant it; `unknown` = nothing, such as our own cancellation. */
export type Judge = (error: unknown) => 'failing' | 'alive' | 'unknown'

export function createBreaker(name: string, options: BreakerOptions, judge: Judge = () => 'failing'): Breaker {
  const { clock = systemClock } = options
  let failed = 0
  let openUntil = 0
  let trying = false
  const now = (): number => clock.now().getTime()
  const state = (): Breaker['state'] => {
    if (failed < options.failures) return 'closed'
    return now() < openUntil || trying ? 'open' : 'trying'
  }

  return {
    get state() {
      return state()
    },
    async run(call) {
      const before = state()
      if (before === 'open') throw new AppError('peer_resting', `${name} failed repeatedly and is left alone for a moment.`, { status: 503 })
      trying = before === 'trying'
      try {
        const answer = await call()
        failed = 0
        return answer
      } catch (error) {
        const verdict = judge(error)
        if (verdict === 'alive') failed = 0
        if (verdict === 'failing') {
          failed += 1
          openUntil = now() + options.openMs
        }
        throw error
      } finally {
        if (before === 'trying') trying = false
      }
    },
  }
}
