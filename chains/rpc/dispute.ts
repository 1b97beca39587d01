import { createHash } from 'node:crypto'
import { AppError } from '#core/errors.ts'

/** One endpoint's answer in a vote, short enough for a log line. */
export interface Vote {
  readonly endpoint: string
  readonly answer: string
}

/** Request that the endpoints of a network answered differently, without a side that proves itself. */
export interface Dispute {
  /** Method of the node or payer that asked. */
  readonly method: string
  /** Its arguments, such as a range of blocks. */
  readonly subject: string
  readonly votes: readonly Vote[]
}

export type OnDispute = (dispute: Dispute) => void

/** `rpc_disagree` with each endpoint's answer. */
export class DisputeError extends AppError {
  readonly votes: readonly Vote[]

  constructor(votes: readonly Vote[], cause?: unknown) {
    super('rpc_disagree', 'The nodes of this network do not agree with each other.', { status: 502, cause })
    this.votes = votes
  }
}

/**
 * Judges one item of a list. Fewer than `quorum` endpoints are assumed to lie, so a quorum on one side alone proves
 * that side; with none, or with one on both sides, nothing is proven and the item is neither accepted nor dropped.
 */
export function judgeItem(listing: number, denying: number, quorum: number): 'listed' | 'absent' | 'disputed' {
  if (listing >= quorum && denying < quorum) return 'listed'
  if (denying >= quorum && listing < quorum) return 'absent'
  return 'disputed'
}

const MAX_ANSWER = 120

/** Long answers keep a digest, so that two that differ late do not look equal. */
export const shorten = (text: string): string =>
  text.length <= MAX_ANSWER
    ? text
    : `${text.slice(0, MAX_ANSWER)}… sha256:${createHash('sha256').update(text).digest('hex').slice(0, 12)}`

/** An error without its message: HTTP clients repeat the URL in it, and with it the operator's key. */
export function describeError(error: unknown): string {
  if (error instanceof AppError) return error.reason
  const { name, code } = error instanceof Error ? (error as Error & { code?: unknown }) : { name: typeof error }
  return typeof code === 'number' || typeof code === 'string' ? `${name} ${code}` : name
}
