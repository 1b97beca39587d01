import type { ProgressData } from '#core/wire/campaigns.ts'
import { isAfterProof, type SocialState, notBegun } from './socialState.ts'
import type { SocialTask } from './socialTasks.ts'

/** Spec §9: points and progress are refetched this long after a social task. */
export const REFRESH_MS = 5000

/** The server's state of the task, and when it was read. */
interface Told {
  readonly row: Pick<ProgressData, 'social_done'> | undefined
  readonly readAt: number
}

/** Merges this browser's state with the server's: a task done elsewhere is done, a revoked one is open again. */
export function stateOf(kept: SocialState, { row, readAt }: Told): SocialState {
  if (row?.social_done) return { step: 'done', at: kept.step === 'done' ? kept.at : readAt }
  const outdated = kept.step === 'done' && row !== undefined && readAt >= kept.at + REFRESH_MS
  return outdated ? notBegun : kept
}

export type SocialLabel = 'follow' | 'join' | 'auth' | 'verify' | 'verifying' | 'retry' | 'done'

export interface SocialNext {
  readonly label: SocialLabel
  /** Action of a press. */
  readonly does: 'open' | 'authorise' | 'verify' | 'nothing'
}

/** True when the user authorizes at the platform before it is queried. */
const wantsCode = ({ verified, authorizeUrl }: SocialTask): boolean => verified && authorizeUrl !== null

/** True when verification needs an X handle whose profile contains this wallet's code. */
export const wantsHandle = ({ verified, platform }: SocialTask): boolean => verified && platform === 'x'

/** Returns the next action of a task (spec §4). */
export function nextOf(task: SocialTask, state: SocialState, code: string | null): SocialNext {
  const asks = wantsCode(task) && code === null ? 'authorise' : 'verify'
  switch (state.step) {
    case 'done':
      return { label: 'done', does: 'nothing' }
    case 'verifying':
      return { label: 'verifying', does: 'nothing' }
    case 'failed':
      return { label: 'retry', does: asks }
    case 'opened':
      return { label: asks === 'authorise' ? 'auth' : 'verify', does: asks }
    case 'todo':
      // An authorization code shows that the user has started, even if nothing else was stored.
      return code === null
        ? { label: task.platform === 'x' ? 'follow' : 'join', does: 'open' }
        : { label: 'verify', does: 'verify' }
  }
}

/**
 * True when one tap can open the task's page and report it (spec §4, theme 10). The code may have been removed from a profile since the
 * last attempt, unless that attempt saw it.
 */
export const isOneTap = (task: SocialTask, handle: string | null, state: SocialState): boolean =>
  !wantsCode(task) && (!wantsHandle(task) || (handle !== null && state.step === 'failed' && isAfterProof(state.reason)))
