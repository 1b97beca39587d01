import { type BotApiError, forbidden, tooMany, BotApiError as Refusal } from './errors.ts'

/**
 * Faults on demand. Before the call: `too_many`, `forbidden`, `broken` (5xx), `silent` (no answer, nothing done). After
 * it: `lost` (done, never answered), `cut` (done, connection closed). On delivery: `twice` and `swapped` updates.
 */
export const faultKinds = ['too_many', 'forbidden', 'broken', 'silent', 'lost', 'cut', 'twice', 'swapped'] as const
export type FaultKind = (typeof faultKinds)[number]

export interface Fault {
  readonly kind: FaultKind
  /** Absent = every method. */
  readonly method?: string | undefined
  /** Absent = every chat. */
  readonly chat?: number | undefined
  /** Retry delay of `too_many`, in seconds. */
  readonly seconds?: number | undefined
  /** Number of times; absent = until the faults are cleared. */
  readonly times?: number | undefined
  /** Percentage of calls; absent = all of them. */
  readonly percent?: number | undefined
}

const refusals: Partial<Record<FaultKind, (fault: Fault) => BotApiError>> = {
  too_many: ({ seconds = 1 }) => tooMany(seconds),
  forbidden: () => forbidden('bot was blocked by the user'),
  broken: () => new Refusal(502, 'Bad Gateway'),
}

/** Spreads the faulty calls evenly, so each run is the same. */
const dueAt = (count: number, percent: number): boolean =>
  Math.floor((count * percent) / 100) > Math.floor(((count - 1) * percent) / 100)

export function createFaults() {
  let planned: { fault: Fault; seen: number; done: number }[] = []

  function take(kinds: readonly FaultKind[], method: string | null, chat: number | null): Fault | null {
    for (const plan of planned) {
      const { fault } = plan
      if (
        !kinds.includes(fault.kind) ||
        (fault.method !== undefined && fault.method !== method) ||
        (fault.chat !== undefined && fault.chat !== chat)
      )
        continue
      if (fault.times !== undefined && plan.done >= fault.times) continue
      plan.seen++
      if (!dueAt(plan.seen, fault.percent ?? 100)) continue
      plan.done++
      return fault
    }
    return null
  }

  return {
    plan: (fault: Fault) => void planned.push({ fault, seen: 0, done: 0 }),
    clear: () => void (planned = []),
    /** Returns the number of faults applied since the last `clear`. */
    met: () => planned.reduce((sum, { done }) => sum + done, 0),
    /** Applies a fault before the call. @throws BotApiError; true = this call gets no answer. */
    before(method: string, chat: number | null): boolean {
      const fault = take(['too_many', 'forbidden', 'broken', 'silent'], method, chat)
      const refusal = fault && refusals[fault.kind]
      if (fault && refusal) throw refusal(fault)
      return fault !== null
    },
    /** Returns the fault to apply to the answer of a finished call. */
    after: (method: string, chat: number | null): FaultKind | null => take(['lost', 'cut'], method, chat)?.kind ?? null,
    /** Returns the fault to apply to an update on delivery. */
    onTheWay: (): 'twice' | 'swapped' | null =>
      (take(['twice', 'swapped'], null, null)?.kind ?? null) as 'twice' | 'swapped' | null,
  }
}
export type Faults = ReturnType<typeof createFaults>
