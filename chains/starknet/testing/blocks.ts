import { num } from 'starknet'
import { canonical } from './execute.ts'
import { type Answer, hashAt, type LocalState, type Params } from './state.ts'

export const timeOf = ({ times, since }: LocalState, at: number): number => times.get(at) ?? since + at

/** Keeps the state at the present head. */
export function remember({ past, head, balances, nonces }: LocalState): void {
  past.set(head, { balances: new Map(balances), nonces: new Map(nonces) })
}

export function nextBlock(state: LocalState): void {
  const before = timeOf(state, state.head)
  state.head += 1
  if (state.clock) state.times.set(state.head, Math.max(before, state.clock()))
  // With prices a test asks for finality by the number of blocks or by this.
  if (state.prices) state.finalized = Math.max(state.finalized, state.head - FINAL_AFTER)
}
const FINAL_AFTER = 2

/** Balances after a block. */
export function balancesAt({ past, head, balances }: LocalState, at: number): Map<string, bigint> {
  if (at >= head) return balances
  const known = Math.max(...[...past.keys()].filter((height) => height <= at), -1)
  return new Map(past.get(known)?.balances ?? balances)
}

/** Replaces the newest blocks with empty ones, whose transactions no one has any more. */
export function reorganize(state: LocalState, depth: number): void {
  const base = state.head - depth
  const known = Math.max(...[...state.past.keys()].filter((height) => height <= base), -1)
  const past = state.past.get(known)
  if (!past) throw new Error(`no state of block ${base}`)
  for (const [map, before] of [
    [state.balances, past.balances],
    [state.nonces, past.nonces],
  ] as [Map<string, unknown>, ReadonlyMap<string, unknown>][]) {
    map.clear()
    for (const [name, value] of before) map.set(name, value)
  }
  for (const [digest, { block = 0 }] of state.transactions) if (block > base) state.transactions.delete(digest)
  for (const height of state.past.keys()) if (height > base) state.past.delete(height)
  for (let at = base + 1; at <= state.head; at++) state.forks.set(at, (state.forks.get(at) ?? 1) + 1)
  state.finalized = Math.min(state.finalized, base)
  remember(state)
}

interface Filter {
  readonly from_block: { readonly block_number: number }
  readonly to_block: { readonly block_number: number }
  readonly address: string
  readonly keys: readonly (readonly string[])[]
  readonly chunk_size: number
  readonly continuation_token?: string
}

/** Events as nodes list them: by contract and by the places of their keys, a page at a time. */
export function eventsIn(state: LocalState, params: Params): Answer {
  const { from_block, to_block, address, keys, chunk_size, continuation_token = '0' } = params['filter'] as Filter
  const isWanted = (own: readonly string[]): boolean =>
    keys.length <= own.length &&
    keys.every((some, at) => some.length === 0 || some.some((one) => BigInt(one) === BigInt(own[at] ?? '0x0')))
  const all = [...state.transactions]
    .filter(([, { block = -1 }]) => block >= from_block.block_number && block <= to_block.block_number)
    .toSorted(([, a], [, b]) => (a.block ?? 0) - (b.block ?? 0))
    .flatMap(([digest, { block = 0, events = [] }]) =>
      events
        .filter((one) => canonical(one.from_address) === canonical(address) && isWanted(one.keys))
        .map((one) => ({
          ...one,
          block_number: block,
          block_hash: hashAt(state, block),
          transaction_hash: num.toHex(digest),
        })),
    )
  const start = Number(continuation_token)
  const end = start + Math.min(chunk_size, state.eventsPerPage)
  const isLast = end >= all.length
  return { result: { events: all.slice(start, end), ...(isLast ? {} : { continuation_token: String(end) }) } }
}
