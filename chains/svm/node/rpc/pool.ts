import type { Connection } from '@solana/web3.js'
import { AppError } from '#core/errors.ts'
import type { Endpoint } from './endpoint.ts'
import { disagree, isBehind, translateError } from './faults.ts'

export type Read<T> = (connection: Connection, endpoint: Endpoint) => Promise<T>

/** Several endpoints of one network as one source. */
export interface Pool {
  readonly endpoints: readonly Endpoint[]
  readonly quorum: number
  /** The first answer, best endpoint first. For reads that no money depends on. */
  first<T>(read: Read<T>): Promise<T>
  /** An answer that `quorum` endpoints give alike, compared by `key`. @throws AppError `rpc_disagree`, `rpc_behind`, `rpc_unreachable` */
  agree<T>(read: Read<T>, key: (value: T) => string): Promise<T>
  /** The highest value that `quorum` endpoints reach: one endpoint alone cannot raise it. */
  reached(read: Read<bigint>): Promise<bigint>
  /**
   * Items that `quorum` endpoints list. An item that could still reach it, were an endpoint that failed asked again, makes the whole
   * list undecided: leaving it out would lose it. @throws AppError `rpc_disagree`
   */
  listed<T>(read: Read<readonly T[]>, key: (item: T) => string): Promise<T[]>
  /** Every endpoint's outcome, in order. */
  all<T>(read: Read<T>): Promise<PromiseSettledResult<T>[]>
}

const mayAskAnother = (error: unknown): boolean => isBehind(error) || (error instanceof AppError && error.reason.startsWith('rpc_'))

/** Votes by key, in the order in which the items were first seen. */
function tally<T>(lists: readonly (readonly T[])[], key: (item: T) => string): { item: T; votes: number }[] {
  const found = new Map<string, { item: T; votes: number }>()
  for (const items of lists) {
    for (const item of items) {
      const entry = found.get(key(item)) ?? { item, votes: 0 }
      entry.votes += 1
      found.set(key(item), entry)
    }
  }
  return [...found.values()]
}

/** @throws AppError `rpc_not_configured`, `rpc_quorum_invalid` */
export function createPool(endpoints: readonly Endpoint[], quorum: number): Pool {
  if (endpoints.length === 0) throw new AppError('rpc_not_configured', 'No RPC endpoint is configured for this network.', { retriable: false })
  if (quorum < 1 || quorum > endpoints.length) {
    throw new AppError('rpc_quorum_invalid', `A quorum of ${quorum} needs as many endpoints; ${endpoints.length} are configured.`, { retriable: false })
  }
  const ask = <T>(endpoint: Endpoint, read: Read<T>): Promise<T> => endpoint.run((connection) => read(connection, endpoint))
  const all = <T>(read: Read<T>): Promise<PromiseSettledResult<T>[]> => Promise.allSettled(endpoints.map((endpoint) => ask(endpoint, read)))

  async function first<T>(read: Read<T>): Promise<T> {
    let last: unknown
    for (const endpoint of [...endpoints].sort((a, b) => Number(a.cooling()) - Number(b.cooling()))) {
      try {
        return await ask(endpoint, read)
      } catch (error) {
        if (!mayAskAnother(error)) throw error
        last = error
      }
    }
    throw translateError(last)
  }

  async function answers<T>(read: Read<T>): Promise<{ values: T[]; failed: number }> {
    const outcomes = await all(read)
    const values = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
    if (values.length < quorum) throw translateError(outcomes.find((outcome) => outcome.status === 'rejected')?.reason)
    return { values, failed: outcomes.length - values.length }
  }

  return {
    endpoints,
    quorum,
    first,
    all,
    agree: async (read, key) => {
      if (quorum === 1) return first(read)
      const { values } = await answers(read)
      const agreed = tally([values], key).find(({ votes }) => votes >= quorum)
      if (!agreed) throw disagree()
      return agreed.item
    },
    reached: async (read) => {
      const { values } = await answers(read)
      return values.sort((a, b) => (a < b ? 1 : -1))[quorum - 1] ?? 0n
    },
    listed: async (read, key) => {
      if (quorum === 1) return [...(await first(read))]
      const { values, failed } = await answers(read)
      const items = tally(values, key)
      if (items.some(({ votes }) => votes < quorum && votes + failed >= quorum)) throw disagree()
      return items.filter(({ votes }) => votes >= quorum).map(({ item }) => item)
    },
  }
}
