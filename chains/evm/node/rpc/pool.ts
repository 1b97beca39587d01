import type { Client } from 'viem'
import { AppError } from '#core/errors.ts'
import type { Endpoint } from './endpoint.ts'
import { isMissingBlock } from './faults.ts'

export type Read<T> = (client: Client, endpoint: Endpoint) => Promise<T>

/** Several endpoints of one network as one source. */
export interface Pool {
  readonly endpoints: readonly Endpoint[]
  readonly quorum: number
  /** The first answer, best endpoint first. For reads that no money depends on. */
  first<T>(read: Read<T>): Promise<T>
  /** An answer that `quorum` endpoints give alike, compared by `key`. @throws AppError `rpc_disagree`, `rpc_behind`, `rpc_unreachable` */
  agree<T>(read: Read<T>, key: (value: T) => string): Promise<T>
  /** The highest value that `quorum` endpoints reach: one endpoint alone can neither raise it nor, with three, hold it back. */
  reached(read: Read<bigint>): Promise<bigint>
  /** Every endpoint's outcome, in order. */
  all<T>(read: Read<T>): Promise<PromiseSettledResult<T>[]>
}

/** A failure that says something about one endpoint only. */
const mayAskAnother = (error: unknown): boolean =>
  isMissingBlock(error) || (error instanceof AppError && (error.reason === 'rpc_unreachable' || error.reason === 'rpc_wrong_chain'))

const behind = (cause: unknown): AppError =>
  new AppError('rpc_behind', 'The node does not have this block.', { status: 502, cause })

const finalError = (error: unknown): unknown => (isMissingBlock(error) ? behind(error) : error)

export function createPool(endpoints: readonly Endpoint[], quorum: number): Pool {
  if (endpoints.length === 0) throw new AppError('rpc_not_configured', 'No RPC endpoint is configured for this network.', { retriable: false })
  if (quorum < 1 || quorum > endpoints.length)
    throw new AppError('rpc_quorum_invalid', `A quorum of ${quorum} needs as many endpoints; ${endpoints.length} are configured.`, { retriable: false })

  const bestFirst = (): Endpoint[] => [...endpoints].sort((a, b) => Number(a.cooling()) - Number(b.cooling()))
  const ask = <T>(endpoint: Endpoint, read: Read<T>): Promise<T> => endpoint.run((client) => read(client, endpoint))
  const all = <T>(read: Read<T>) => Promise.allSettled(endpoints.map((endpoint) => ask(endpoint, read)))

  async function first<T>(read: Read<T>): Promise<T> {
    let last: unknown
    for (const endpoint of bestFirst()) {
      try {
        return await ask(endpoint, read)
      } catch (error) {
        if (!mayAskAnother(error)) throw error
        last = error
      }
    }
    throw finalError(last)
  }

  async function agree<T>(read: Read<T>, key: (value: T) => string): Promise<T> {
    if (quorum === 1) return first(read)
    const votes = new Map<string, { value: T; count: number }>()
    const waiting = bestFirst()
    let best = 0
    let failure: unknown
    while (waiting.length > 0) {
      const wave = waiting.splice(0, quorum - best)
      for (const outcome of await Promise.allSettled(wave.map((endpoint) => ask(endpoint, read)))) {
        if (outcome.status === 'rejected') {
          failure = outcome.reason
          continue
        }
        const name = key(outcome.value)
        const vote = votes.get(name) ?? { value: outcome.value, count: 0 }
        vote.count += 1
        votes.set(name, vote)
        if (vote.count >= quorum) return vote.value
        best = Math.max(best, vote.count)
      }
    }
    if (failure !== undefined && votes.size < 2) throw finalError(failure)
    throw new AppError('rpc_disagree', 'The nodes of this network do not agree with each other.', { status: 502 })
  }

  async function reached(read: Read<bigint>): Promise<bigint> {
    const outcomes = await all(read)
    const values = outcomes.flatMap((o) => (o.status === 'fulfilled' ? [o.value] : [])).sort((a, b) => (a < b ? 1 : -1))
    const value = values[quorum - 1]
    if (value !== undefined) return value
    throw finalError(outcomes.find((o) => o.status === 'rejected')?.reason)
  }

  return { endpoints, quorum, first, agree, reached, all }
}
