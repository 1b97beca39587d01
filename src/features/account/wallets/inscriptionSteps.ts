import type { InscriptionTransfer } from '#src/wallets/contract.ts'

type StepState = 'done' | 'current' | 'later'

interface StepsView {
  readonly make: StepState
  readonly send: StepState
  /** Step that the next press asks the wallet for; null when there is none. */
  readonly next: 'make' | 'send' | null
  /** The wallet may have done this step already, so that a repeat could cost a second time. */
  readonly unanswered: boolean
}

/** Both steps of an inscription's transfer. `busy`: the wallet is being asked now. */
export function inscriptionSteps({ inscriptionId, txRef, asked }: InscriptionTransfer, busy: boolean): StepsView {
  const unanswered = asked && !busy
  if (txRef !== null) return { make: 'done', send: 'done', next: null, unanswered: false }
  if (inscriptionId !== null) return { make: 'done', send: 'current', next: 'send', unanswered }
  return { make: 'current', send: 'later', next: 'make', unanswered }
}
