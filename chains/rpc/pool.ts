import { AppError } from '#core/errors.ts'
import type { ChainDef } from '#core/catalogue/types.ts'
import {
  type Agreed,
  describeError,
  DisputeError,
  judgeItem,
  type OnDispute,
  shorten,
  tally,
  type Vote,
} from './votes.ts'
import type { Endpoint } from './endpoint.ts'
import { isMethodMissing, isOfEndpoint } from './errors.ts'

export type Read<C, T> = (connection: C, endpoint: Endpoint<C>) => Promise<T>

/** Several endpoints of one network as one source. */
export interface Pool<C> {
  readonly endpoints: readonly Endpoint<C>[]
  readonly quorum: number
  /**
   * Returns the first answer, best endpoint first. For reads that no money depends on. Throws `rpc_method_missing` only if no
   * endpoint has the method, and else what kept one that may have it from answering.
   */
  first<T>(read: Read<C, T>): Promise<T>
  /**
   * Returns an answer that `quorum` endpoints share, compared by `key`; no more are queried than needed.
   * @throws AppError `rpc_disagree`, `rpc_behind`, `rpc_unreachable`, `rpc_wrong_chain`; the nodes' own error if
   * `quorum` of them give one
   */
  agree<T>(read: Read<C, T>, key: (value: T) => string): Promise<Agreed<T>>
  /**
   * Returns the unjudged answers of at least `quorum` endpoints, for several values in one round (see judge.ts). After
   * `enough` answers the others get a short grace period, so a hanging one holds up no payout. Throws as `agree`.
   */
  heard<T>(read: Read<C, T>, enough?: (values: readonly T[]) => boolean): Promise<T[]>
  /**
   * Returns the highest value that `quorum` endpoints reach: one endpoint alone can neither raise it nor, with three,
   * lower it. If too few answer to decide, the lower value counts and a dispute is recorded. Throws as `agree`.
   */
  reached(read: Read<C, bigint>): Promise<Agreed<bigint>>
  /**
   * Returns items that `quorum` endpoints list. An item that no quorum lists or denies makes the list undecided
   * (`rpc_disagree`). An endpoint that cannot prove an item absent must fail instead of omitting it. Throws as `agree`.
   */
  listed<T>(read: Read<C, readonly T[]>, key: (item: T) => string): Promise<Agreed<T>[]>
  /** Returns every endpoint's outcome, in order. */
  all<T>(read: Read<C, T>): Promise<PromiseSettledResult<T>[]>
  /** The same endpoints in an order shifted by `by`, so that a second read uses others unless it uses all. */
  rotated(by: number): Pool<C>
}

export interface PoolOptions {
  /** Called for heights that one side lowers or raises; every other dispute is thrown as a `DisputeError`. */
  readonly onDispute?: OnDispute | undefined
  /** Maximum difference of honest endpoints' heights in blocks; 10,000 by default. */
  readonly maxLag?: bigint | undefined
}

const DEFAULT_MAX_LAG = 10_000n

interface Answer<T> {
  readonly endpoint: string
  readonly outcome: PromiseSettledResult<T>
}

const valuesOf = <T>(answers: readonly Answer<T>[]): T[] =>
  answers.flatMap(({ outcome }) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
const errorsOf = <T>(answers: readonly Answer<T>[]): unknown[] =>
  answers.flatMap(({ outcome }) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []))
const votesOf = <T>(answers: readonly Answer<T>[], say: (value: T) => string): Vote[] =>
  answers.map(({ endpoint, outcome }) => ({
    endpoint,
    answer: outcome.status === 'fulfilled' ? shorten(say(outcome.value)) : describeError(outcome.reason),
  }))

/**
 * Reason why there is no answer. A node's own error is a vote like any other: only a quorum of them counts for the
 * network.
 * @param opinions number of different values received
 */
function whyNot<T>(
  answers: readonly Answer<T>[],
  opinions: number,
  quorum: number,
  say: (value: T) => string,
): unknown {
  const errors = errorsOf(answers)
  const answered = errors.filter((error) => !isOfEndpoint(error))
  if (answered.length >= quorum) return answered[0]
  const split = (): DisputeError => new DisputeError(votesOf(answers, say), answered[0])
  if (opinions + Math.min(answered.length, 1) > 1) return split()
  return errors.find(isOfEndpoint) ?? split()
}

/** Grace period in milliseconds for the others once a quorum has answered. */
const GRACE_MS = 250

/** Creates a pool. @throws AppError `rpc_not_configured`, `rpc_quorum_invalid` */
export function createPool<C>(endpoints: readonly Endpoint<C>[], quorum: number, options: PoolOptions = {}): Pool<C> {
  if (endpoints.length === 0)
    throw new AppError('rpc_not_configured', 'No RPC endpoint is configured for this network.', { retriable: false })
  if (quorum < 1 || quorum > endpoints.length)
    throw new AppError(
      'rpc_quorum_invalid',
      `A quorum of ${quorum} needs as many endpoints; ${endpoints.length} are configured.`,
      { retriable: false },
    )
  const { onDispute = () => undefined, maxLag = DEFAULT_MAX_LAG } = options

  const bestFirst = (): Endpoint<C>[] => [...endpoints].sort((a, b) => Number(a.cooling()) - Number(b.cooling()))
  const ask = <T>(endpoint: Endpoint<C>, read: Read<C, T>): Promise<T> =>
    endpoint.run((connection) => read(connection, endpoint))
  async function askAll<T>(some: readonly Endpoint<C>[], read: Read<C, T>): Promise<Answer<T>[]> {
    const outcomes = await Promise.allSettled(some.map((endpoint) => ask(endpoint, read)))
    return outcomes.map((outcome, index) => ({ endpoint: some[index]?.label ?? '', outcome }))
  }

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
    throw errors.find((error) => !isMethodMissing(error)) ?? errors[0]
  }

  async function agree<T>(read: Read<C, T>, key: (value: T) => string): Promise<Agreed<T>> {
    if (quorum === 1) return (await first(read)) as Agreed<T>
    const waiting = bestFirst()
    const answers: Answer<T>[] = []
    let most = 0
    let opinions = 0
    while (waiting.length > 0) {
      answers.push(...(await askAll(waiting.splice(0, quorum - most), read)))
      const counted = tally(
        valuesOf(answers).map((value) => [value]),
        key,
      )
      const agreed = counted.find(({ votes }) => votes >= quorum)
      if (agreed) return agreed.item as Agreed<T>
      most = Math.max(0, ...counted.map(({ votes }) => votes))
      opinions = counted.length
    }
    throw whyNot(answers, opinions, quorum, key)
  }

  /**
   * Like `askAll`, but once a quorum gave `enough` values the others get only a grace period; late answers are dropped.
   */
  function askInTime<T>(read: Read<C, T>, enough: (values: readonly T[]) => boolean): Promise<Answer<T>[]> {
    return new Promise((resolve) => {
      const answers: Answer<T>[] = []
      let timer: NodeJS.Timeout | null = null
      const end = (): void => {
        if (timer) clearTimeout(timer)
        resolve([...answers])
      }
      const settle = (endpoint: string, outcome: PromiseSettledResult<T>): void => {
        answers.push({ endpoint, outcome })
        const values = valuesOf(answers)
        if (answers.length === endpoints.length) end()
        else if (values.length >= quorum && enough(values)) timer ??= setTimeout(end, GRACE_MS)
      }
      for (const endpoint of endpoints)
        ask(endpoint, read).then(
          (value) => settle(endpoint.label, { status: 'fulfilled', value }),
          (reason: unknown) => settle(endpoint.label, { status: 'rejected', reason }),
        )
    })
  }

  async function heard<T>(read: Read<C, T>, enough: (values: readonly T[]) => boolean = () => true): Promise<T[]> {
    const answers = await askInTime(read, enough)
    const values = valuesOf(answers)
    if (values.length >= quorum) return values
    throw whyNot(answers, Math.min(values.length, 1), quorum, () => 'an answer')
  }

  async function reached(read: Read<C, bigint>): Promise<Agreed<bigint>> {
    const answers = await askInTime(read, () => true)
    const heights = valuesOf(answers).sort((a, b) => (a < b ? 1 : a > b ? -1 : 0))
    const value = heights[quorum - 1]
    if (value === undefined) throw whyNot(answers, Math.min(heights.length, 1), quorum, String)
    const ahead = heights.filter((height) => height > value + maxLag).length
    if (ahead > 0 && heights.length - ahead < quorum)
      onDispute({ method: 'height', subject: 'height', votes: votesOf(answers, String) })
    return value as Agreed<bigint>
  }

  async function listed<T>(read: Read<C, readonly T[]>, key: (item: T) => string): Promise<Agreed<T>[]> {
    if (quorum === 1) return tally([await first(read)], key).map(({ item }) => item as Agreed<T>)
    const answers = await askAll(endpoints, read)
    const lists = valuesOf(answers)
    if (lists.length < quorum)
      throw whyNot(answers, Math.min(lists.length, 1), quorum, (list) => `${list.length} items`)
    const items = tally(lists, key).map(({ item, votes }) => ({
      item,
      verdict: judgeItem(votes, lists.length - votes, quorum),
    }))
    const disputed = items.find(({ verdict }) => verdict === 'disputed')
    if (disputed) {
      const name = key(disputed.item)
      const say = (list: readonly T[]): string =>
        `${list.some((item) => key(item) === name) ? 'lists' : 'does not list'} ${name}`
      throw new DisputeError(votesOf(answers, say), errorsOf(answers)[0])
    }
    return items.filter(({ verdict }) => verdict === 'listed').map(({ item }) => item as Agreed<T>)
  }

  return {
    endpoints,
    quorum,
    first,
    agree,
    heard,
    reached,
    listed,
    all: async (read) => (await askAll(endpoints, read)).map(({ outcome }) => outcome),
    rotated: (by) => {
      const start = by % endpoints.length
      return createPool([...endpoints.slice(start), ...endpoints.slice(0, start)], quorum, options)
    },
  }
}

/** Finality and gateways of honest endpoints differ by minutes; beyond this, one of them holds the height back. */
const MAX_LAG_MS = 30 * 60 * 1_000

/** Dispute handler of a network's pool, and the lag of heights that counts as a dispute. */
export const poolOptions = ({
  chain,
  onDispute,
}: {
  chain: ChainDef
  onDispute?: OnDispute | undefined
}): PoolOptions => ({
  onDispute,
  maxLag: chain.settlement ? BigInt(Math.ceil(MAX_LAG_MS / chain.settlement.blockTimeMs)) : undefined,
})
