import type { ProgressData } from '#core/wire/campaigns.ts'
import { isAfterProof } from './refusals.ts'
import { type SocialState, notBegun } from './socialState.ts'
import type { SocialTask } from './socialTasks.ts'

/** Spec §9: points and progress are asked for again this long after a social task. */
export const REFRESH_MS = 5000

/** What the server said of the task, and when. */
interface Told {
  readonly row: Pick<ProgressData, 'social_done'> | undefined
  readonly readAt: number
}

/** This browser's state beside the server's word: what was done elsewhere is done, and what was taken back is to do again. */
export function stateOf(kept: SocialState, { row, readAt }: Told): SocialState {
  if (row?.social_done) return { step: 'done', at: kept.step === 'done' ? kept.at : readAt }
  const outdated = kept.step === 'done' && row !== undefined && readAt >= kept.at + REFRESH_MS
  return outdated ? notBegun : kept
}

export type SocialLabel = 'follow' | 'join' | 'auth' | 'verify' | 'verifying' | 'retry' | 'done'

export interface SocialNext {
  readonly label: SocialLabel
  /** What a press does. */
  readonly does: 'open' | 'authorise' | 'verify' | 'nothing'
}

/** The person shows their account at the platform itself before it is asked. */
const wantsCode = ({ verified, authorizeUrl }: SocialTask): boolean => verified && authorizeUrl !== null

/** The platform is asked about a name, and whether its account shows this wallet's code. */
export const wantsHandle = ({ verified, platform }: SocialTask): boolean => verified && platform === 'x'

/** The one thing to do next (spec §4). */
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
      // A code in the address says that the way was begun, also where nothing else was kept.
      return code === null
        ? { label: task.platform === 'x' ? 'follow' : 'join', does: 'open' }
        : { label: 'verify', does: 'verify' }
  }
}

/** Whether the task can be verified as it stands, so that one tap opens its page and tells of it (spec §4, theme 10). The code may have gone from a profile unless it was seen at the last try. */
export const isOneTap = (task: SocialTask, handle: string | null, state: SocialState): boolean =>
  !wantsCode(task) && (!wantsHandle(task) || (handle !== null && state.step === 'failed' && isAfterProof(state.reason)))
