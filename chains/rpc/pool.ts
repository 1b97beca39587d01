import { AppError } from '#core/errors.ts'
import type { Endpoint } from './endpoint.ts'
import { disagree, isOfEndpoint } from './errors.ts'
import { tally } from './tally.ts'
import type { Agreed } from './trust.ts'

export type Read<C, T> = (connection: C, endpoint: Endpoint<C>) => Promise<T>

/** Several endpoints of one network as one source. */
export interface Pool<C> {
  readonly endpoints: readonly Endpoint<C>[]
  readonly quorum: number
  /** The first answer, best endpoint first. For reads that no money depends on. */
  first<T>(read: Read<C, T>): Promise<T>
  /**
   * An answer that `quorum` endpoints give alike, compared by `key`; no more are asked than it takes.
   * @throws AppError `rpc_disagree`, `rpc_behind`, `rpc_unreachable`, `rpc_wrong_chain`; the nodes' own error where `quorum` of them give one
   */
  agree<T>(read: Read<C, T>, key: (value: T) => string): Promise<Agreed<T>>
  /** The highest value that `quorum` endpoints reach: one endpoint alone can neither raise it nor, with three, hold it back. Throws as `agree`. */
  reached(read: Read<C, bigint>): Promise<Agreed<bigint>>
  /**
   * Items that `quorum` endpoints list. An item that could still reach it, were an endpoint that failed asked again, makes the whole
   * list undecided (`rpc_disagree`): leaving it out would lose it. Throws as `agree`.
   */
  listed<T>(read: Read<C, readonly T[]>, key: (item: T) => string): Promise<Agreed<T>[]>
  /** Every endpoint's outcome, in order. */
  all<T>(read: Read<C, T>): Promise<PromiseSettledResult<T>[]>
}

interface Answers<T> {
  readonly values: T[]
  readonly errors: unknown[]
}

function sorted<T>(outcomes: readonly PromiseSettledResult<T>[]): Answers<T> {
  const answers: Answers<T> = { values: [], errors: [] }
  for (const outcome of outcomes) {
    if (outcome.status === 'fulfilled') answers.values.push(outcome.value)
    else answers.errors.push(outcome.reason)
  }
  return answers
}

/**
 * Why there is no answer. An error that a node answered with is a voice like any other: only a quorum of them speaks for the network.
 * @param opinions how many different values were heard
 */
function whyNot(errors: readonly unknown[], opinions: number, quorum: number): unknown {
  const answered = errors.filter((error) => !isOfEndpoint(error))
  if (answered.length >= quorum) return answered[0]
  if (opinions + Math.min(answered.length, 1) > 1) return disagree(answered[0])
  return errors.find(isOfEndpoint) ?? disagree(answered[0])
}

/** @throws AppError `rpc_not_configured`, `rpc_quorum_invalid` */
export function createPool<C>(endpoints: readonly Endpoint<C>[], quorum: number): Pool<C> {
  if (endpoints.length === 0)
    throw new AppError('rpc_not_configured', 'No RPC endpoint is configured for this network.', { retriable: false })
  if (quorum < 1 || quorum > endpoints.length)
    throw new AppError(
      'rpc_quorum_invalid',
      `A quorum of ${quorum} needs as many endpoints; ${endpoints.length} are configured.`,
      { retriable: false },
    )

  const bestFirst = (): Endpoint<C>[] => [...endpoints].sort((a, b) => Number(a.cooling()) - Number(b.cooling()))
  const ask = <T>(endpoint: Endpoint<C>, read: Read<C, T>): Promise<T> =>
    endpoint.run((connection) => read(connection, endpoint))
  const askAll = <T>(some: readonly Endpoint<C>[], read: Read<C, T>) =>
    Promise.allSettled(some.map((endpoint) => ask(endpoint, read)))

  async function first<T>(read: Read<C, T>): Promise<T> {
    const errors: unknown[] = []
    for (const endpoint of bestFirst()) {
      try {
        return await ask(endpoint, read)
      } catch (error) {
        if (!isOfEndpoint(error)) throw error
        errors.push(error)
      }
    }
    throw errors[0]
  }

  async function agree<T>(read: Read<C, T>, key: (value: T) => string): Promise<Agreed<T>> {
    if (quorum === 1) return (await first(read)) as Agreed<T>
    const waiting = bestFirst()
    const values: T[] = []
    const errors: unknown[] = []
    let most = 0
    let opinions = 0
    while (waiting.length > 0) {
      const answers = sorted(await askAll(waiting.splice(0, quorum - most), read))
      values.push(...answers.values)
      errors.push(...answers.errors)
      const counted = tally(
        values.map((value) => [value]),
        key,
      )
      const agreed = counted.find(({ votes }) => votes >= quorum)
      if (agreed) return agreed.item as Agreed<T>
      most = Math.max(0, ...counted.map(({ votes }) => votes))
      opinions = counted.length
    }
    throw whyNot(errors, opinions, quorum)
  }

  async function reached(read: Read<C, bigint>): Promise<Agreed<bigint>> {
    const { values, errors } = sorted(await askAll(endpoints, read))
    const value = values.sort((a, b) => (a < b ? 1 : -1))[quorum - 1]
    if (value === undefined) throw whyNot(errors, Math.min(values.length, 1), quorum)
    return value as Agreed<bigint>
  }

  async function listed<T>(read: Read<C, readonly T[]>, key: (item: T) => string): Promise<Agreed<T>[]> {
    const { values, errors } =
      quorum === 1 ? { values: [await first(read)], errors: [] } : sorted(await askAll(endpoints, read))
    if (values.length < quorum) throw whyNot(errors, Math.min(values.length, 1), quorum)
    const items = tally(values, key)
    if (items.some(({ votes }) => votes < quorum && votes + errors.length >= quorum)) throw disagree(errors[0])
    return items.filter(({ votes }) => votes >= quorum).map(({ item }) => item as Agreed<T>)
  }

  return { endpoints, quorum, first, agree, reached, listed, all: (read) => askAll(endpoints, read) }
}
