import { Connection, SendTransactionError, SolanaJSONRPCError } from '@solana/web3.js'
import { createBatchFetch } from '#chains/rpc/batchFetch.ts'
import { createEndpoint, type Endpoint, type Faults, labelOf } from '#chains/rpc/endpoint.ts'
import { behind, translating, unreachable, wrongChain } from '#chains/rpc/errors.ts'
import type { Pool as PoolOf } from '#chains/rpc/pool.ts'
import { describeError, DisputeError, tally } from '#chains/rpc/votes.ts'
import { AppError } from '#core/errors.ts'

export type Pool = PoolOf<Connection>

/** Each request has a timeout; the library's own wait after 429 would hold the caller for minutes. */
function open(url: string, timeoutMs: number): Connection {
  const batched = createBatchFetch()
  const timed = (input: RequestInfo | URL, init?: RequestInit): Promise<Response> =>
    batched(input, { ...init, signal: AbortSignal.timeout(timeoutMs) })
  return new Connection(url, { commitment: 'confirmed', disableRetryOnRateLimit: true, fetch: timed as never })
}

/** Connects the endpoints of one cluster: one with another genesis than `quorum` of them does not count. */
export function connectAll(urls: readonly string[], quorum: number, timeoutMs: number): Endpoint<Connection>[] {
  const members = urls.map((url) => ({ label: labelOf(url), connection: open(url, timeoutMs) }))
  const cluster = createCluster(
    members.map(
      ({ connection }) =>
        () =>
          connection.getGenesisHash(),
    ),
    quorum,
  )
  return members.map(({ label, connection }) => {
    const check = async (): Promise<void> => {
      const served = await connection.getGenesisHash()
      const genesis = await cluster.genesis(served)
      if (served !== genesis) throw wrongChain(label, served, genesis)
    }
    return createEndpoint({ label, connection, faults, attempts: 3, baseMs: 200, check })
  })
}

interface Cluster {
  /**
   * Genesis hash of the network, for an endpoint that serves `served`.
   * @throws AppError `rpc_unreachable` while fewer endpoints than the quorum can answer, `rpc_disagree` if no side has
   * more than another
   */
  genesis(served: string): Promise<string>
}

interface Vote {
  readonly genesis: string
  /** True if more than half of all endpoints agree, so that those that were down cannot change the result. */
  readonly final: boolean
}

/**
 * Networks in this family have no chain id: the genesis hash that most endpoints serve, and at least a quorum,
 * identifies theirs.
 */
export function createCluster(members: readonly (() => Promise<string>)[], quorum: number): Cluster {
  let known: Promise<Vote> | null = null

  async function vote(): Promise<Vote> {
    const outcomes = await Promise.allSettled(members.map((ask) => ask()))
    const hashes = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [[outcome.value]] : []))
    const [most, next] = tally(hashes, String).sort((a, b) => b.votes - a.votes)
    if (!most || hashes.length < quorum)
      throw unreachable('A quorum of the endpoints', outcomes.find((outcome) => outcome.status === 'rejected')?.reason)
    if (most.votes < quorum || most.votes === next?.votes) {
      throw new DisputeError(
        outcomes.map((outcome, index) => ({
          endpoint: `endpoint ${index + 1}`,
          answer: outcome.status === 'fulfilled' ? outcome.value : describeError(outcome.reason),
        })),
      )
    }
    return { genesis: most.item, final: most.votes * 2 > members.length }
  }

  function ask(): Promise<Vote> {
    const asked = vote().catch((error: unknown) => {
      if (known === asked) known = null
      throw error
    })
    known = asked
    return asked
  }

  return {
    genesis: async (served) => {
      const { genesis, final } = await (known ?? ask())
      return final || genesis === served ? genesis : (await ask()).genesis
    },
  }
}

const codeOf = (error: unknown): unknown => (error instanceof SolanaJSONRPCError ? error.code : null)

/**
 * Not available yet: block not available, node unhealthy, block status not available, minimum context slot not reached.
 */
const behindCodes = new Set<unknown>([-32004, -32005, -32014, -32016])
/** The slot has no block and never will. */
const skippedCodes = new Set<unknown>([-32007, -32009])
/** Limits of the endpoint, not of the chain. */
const limitCodes = new Set<unknown>([-32029, 429])

const isBehind = (error: unknown): boolean => behindCodes.has(codeOf(error))
export const isSkipped = (error: unknown): boolean => skippedCodes.has(codeOf(error))

/** The endpoint failed, not the request: an error that is neither ours nor the node's answer is a transport error. */
const isTransport = (error: unknown): boolean =>
  limitCodes.has(codeOf(error)) ||
  !(error instanceof AppError || error instanceof SolanaJSONRPCError || error instanceof SendTransactionError)

export const faults: Faults = {
  isTransport,
  isBehind: (error) => isBehind(error) || isSkipped(error),
  // A node often needs a moment to serve the block of a just confirmed slot.
  isPassing: (error) => isBehind(error) || isTransport(error),
}

/** Translates any node error into ours. */
export function translateError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (faults.isBehind(error)) return behind(error)
  return new AppError('rpc_failed', 'The node answered with an error.', { status: 502, cause: error })
}

/** Runs a call and translates its errors. */
export const translated = translating(translateError)
