import { createHash } from 'node:crypto'
import { AppError } from '#core/errors.ts'

/** One endpoint's answer in a vote, short enough for a log line. */
export interface Vote {
  readonly endpoint: string
  readonly answer: string
}

/** Request that the endpoints of a network answered differently, without a side that proves itself. */
export interface Dispute {
  /** Method of the node or payer that was called. */
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

/** Returns the highest value that `quorum` answers reach, like `Pool.reached`; null if fewer answered. */
export function reachedOf(values: readonly bigint[], quorum: number): Agreed<bigint> | null {
  const highestFirst = [...values].sort((a, b) => (a < b ? 1 : -1))
  return (highestFirst[quorum - 1] as Agreed<bigint> | undefined) ?? null
}

/**
 * Returns the value that `quorum` answers share, compared by `key`; null if no value, or more than one, has a quorum.
 */
export function agreedOf<T>(values: readonly T[], quorum: number, key: (value: T) => string): Agreed<T> | null {
  const voices = values.map((value) => [value])
  const [first, second] = tally(voices, key).filter(({ votes }) => votes >= quorum)
  return first && !second ? (first.item as Agreed<T>) : null
}

interface Tally<T> {
  readonly item: T
  readonly votes: number
}

/**
 * Votes by key, in the order in which the items were first seen. An endpoint that lists an item twice still has one
 * vote.
 */
export function tally<T>(voices: readonly (readonly T[])[], key: (item: T) => string): Tally<T>[] {
  const found = new Map<string, { item: T; votes: number }>()
  for (const voice of voices) {
    for (const [name, item] of new Map(voice.map((item) => [key(item), item]))) {
      const entry = found.get(name) ?? { item, votes: 0 }
      entry.votes += 1
      found.set(name, entry)
    }
  }
  return [...found.values()]
}

declare const trust: unique symbol

/**
 * Value that a quorum of endpoints reported, or that derives from such values alone. Only `Pool.agree`, `reached` and
 * `listed` create one, so a payout plan built from a single endpoint's value is a type error.
 */
export type Agreed<T> = T extends null | undefined ? T : T & { readonly [trust]: 'agreed' }

/** A single endpoint's value, clamped to limits of the operator or a quorum: a lie costs at most the limit. */
export type Bounded<T> = T extends null | undefined ? T : T & { readonly [trust]: 'bounded' }

/** Safe to build a payout from. */
export type Trusted<T> = Agreed<T> | Bounded<T>

/** Limits in the value's own unit, both inclusive. */
interface Limits {
  readonly atLeast: Trusted<bigint> | bigint
  readonly atMost: Trusted<bigint> | bigint
}

/** Clamps a reported value. The limits must not be from the endpoint that reported it. */
export function bounded(value: bigint, { atLeast, atMost }: Limits): Bounded<bigint> {
  const raised = value < atLeast ? atLeast : value
  return (raised > atMost ? atMost : raised) as Bounded<bigint>
}

/**
 * Marks a value computed only from agreed ones and our own configuration; the caller must ensure that nothing else went
 * into it.
 */
export const derived = <T>(value: T): Agreed<T> => value as Agreed<T>
