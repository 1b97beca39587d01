import { isRetriable, reasonOf } from '#core/errors.ts'
import type { FlowDeps } from './flowDeps.ts'
import type { SentCheckIn } from './pendingCheckIn.ts'

/** Networks with slow blocks need a minute; a longer wait continues at the next visit. */
const ASKS = 40
const ASK_EVERY_MS = 2000

/** Reports a check-in until it counts or is refused for good, then forgets it. Returns the points. */
export async function reportUntilCounted(deps: FlowDeps, sent: SentCheckIn): Promise<number> {
  deps.onPhase('counting')
  for (let ask = 1; ; ask++) {
    try {
      const points = await deps.tell(sent)
      deps.pending.remove(sent.wallet)
      return points
    } catch (error) {
      if (reasonOf(error) !== 'check_in_waiting' && !isRetriable(error)) {
        deps.pending.remove(sent.wallet)
        throw error
      }
      if (ask === ASKS) throw error
      await deps.wait(ASK_EVERY_MS)
    }
  }
}
