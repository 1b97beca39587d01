import { AppError } from '#core/errors.ts'
import { describeError } from './votes.ts'
import { isOfEndpoint } from './errors.ts'
import type { Pool } from './pool.ts'

/** Expectations of a process at its start, in addition to the catalogue. */
export interface EndpointExpectations {
  /** The maker's address, and the key whose offers the escrow must accept for it; null = not known to this process. */
  readonly maker: string | null
  readonly offerSigner: string | null
  /** Height that history must reach back to; null if nothing was scanned yet. */
  readonly cursor: bigint | null
}

/** One comparison of an endpoint's data with our expectation. */
export interface EndpointCheck<C> {
  readonly name: string
  /** The difference, as the rest of a sentence that begins with the endpoint; null if the endpoint matches. */
  readonly problem: (connection: C) => Promise<string | null>
  /** Remedy for the operator to apply. */
  readonly advice: string
}

export interface EndpointVerdict {
  readonly check: string
  /**
   * `refuted`: too many endpoints contradict the expectation for a quorum to confirm it. `unanswered`: endpoints that
   * are down may still confirm it.
   */
  readonly verdict: 'confirmed' | 'refuted' | 'unanswered'
  /** Every contradiction, also of an outvoted endpoint: "host: problem". */
  readonly contradictions: readonly string[]
  readonly advice: string
}

/** Runs every check on every endpoint; a quorum decides each. */
export const verifyPool = <C>(pool: Pool<C>, checks: readonly EndpointCheck<C>[]): Promise<EndpointVerdict[]> =>
  Promise.all(checks.map((check) => verify(pool, check)))

async function verify<C>(pool: Pool<C>, { name, problem, advice }: EndpointCheck<C>): Promise<EndpointVerdict> {
  const outcomes = await pool.all((connection) => problem(connection))
  const contradictions: string[] = []
  let confirmed = 0
  for (const [index, outcome] of outcomes.entries()) {
    const said = outcome.status === 'fulfilled' ? outcome.value : problemOf(outcome.reason)
    if (outcome.status === 'fulfilled' && said === null) confirmed += 1
    if (said !== null) contradictions.push(`${pool.endpoints[index]?.label ?? ''} ${said}`)
  }
  const verdict = verdictOf(confirmed, contradictions.length, outcomes.length, pool.quorum)
  return { check: name, verdict, contradictions, advice }
}

/** Endpoints that are down could still confirm; one that contradicts cannot. */
export function verdictOf(
  confirming: number,
  contradicting: number,
  endpoints: number,
  quorum: number,
): EndpointVerdict['verdict'] {
  if (confirming >= quorum) return 'confirmed'
  return endpoints - contradicting < quorum ? 'refuted' : 'unanswered'
}

/** An endpoint that is down proves nothing; any other failure is a mismatch. */
function problemOf(error: unknown): string | null {
  if (error instanceof AppError && error.reason === 'rpc_wrong_chain') return 'serves another network'
  return isOfEndpoint(error) ? null : `answers with an error (${describeError(error)})`
}
