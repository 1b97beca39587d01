/** State of one social task of a wallet, as this browser knows it. */
export type SocialState =
  | { readonly step: 'todo' }
  /** Its page was opened here. `awaited`: verification runs when the user returns; another visit to this page does not wait. */
  | { readonly step: 'opened'; readonly awaited?: boolean }
  | { readonly step: 'verifying' }
  | { readonly step: 'failed'; readonly reason: string; readonly wait: number | null }
  | { readonly step: 'done'; readonly at: number }

export type SocialEvent =
  | { readonly type: 'open'; readonly awaited?: boolean }
  | { readonly type: 'verify' }
  | { readonly type: 'refuse'; readonly reason: string; readonly wait: number | null }
  | { readonly type: 'pass'; readonly at: number }
  /** True when the server does not have the task, or no longer has it. */
  | { readonly type: 'undo' }

type Step = SocialState['step']
type Type = SocialEvent['type']

const from: Record<Type, readonly Step[]> = {
  // Reopening the page does not reset a pending verification.
  open: ['todo', 'opened', 'failed'],
  verify: ['todo', 'opened', 'failed'],
  refuse: ['verifying'],
  pass: ['verifying'],
  undo: ['done'],
}

function reached(event: SocialEvent): SocialState {
  switch (event.type) {
    case 'open':
      return event.awaited ? { step: 'opened', awaited: true } : { step: 'opened' }
    case 'verify':
      return { step: 'verifying' }
    case 'refuse':
      return { step: 'failed', reason: event.reason, wait: event.wait }
    case 'pass':
      return { step: 'done', at: event.at }
    case 'undo':
      return { step: 'todo' }
  }
}

/** Follow or Join, then Verify, then done or Try Again (spec §4). An event that does not fit the step changes nothing. */
export const nextState = (state: SocialState, event: SocialEvent): SocialState =>
  from[event.type].includes(state.step) ? reached(event) : state

export const notBegun: SocialState = { step: 'todo' }

export const isAwaited = (state: SocialState): boolean => state.step === 'opened' && state.awaited === true

/** Verdicts about the task itself. Everything else is temporary: a failed network, a declining wallet, too many attempts. */
const verdicts: ReadonlySet<string> = new Set([
  'verification_failed',
  'handle_missing',
  'handle_unknown',
  'account_protected',
  'account_unproven',
  'follow_out_of_sight',
  'code_missing',
  'code_refused',
  'member_pending',
  'telegram_not_linked',
  'account_taken',
])

/** Verdicts of X on an account whose ownership was proven. */
const afterProof: ReadonlySet<string> = new Set(['verification_failed', 'follow_out_of_sight', 'account_taken'])

export const isVerdict = (reason: string): boolean => verdicts.has(reason)
export const isAfterProof = (reason: string): boolean => afterProof.has(reason)
