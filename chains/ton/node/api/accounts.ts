import { Address, beginCell, Cell, type StateInit } from '@ton/core'
import { z } from 'zod'
import { behind } from '#chains/rpc/errors.ts'
import type { Place, TonApi } from './open.ts'

const coins = z
  .union([z.string().regex(/^-?\d+$/), z.int()])
  .transform((value) => (BigInt(value) > 0n ? BigInt(value) : 0n))
const placed = z.object({ last_transaction_id: z.object({ lt: z.string().regex(/^\d+$/), hash: z.string() }) })
const ofBlock = z.object({ block_id: z.object({ seqno: z.int() }) })
const information = z.object({
  balance: coins,
  state: z.enum(['active', 'uninitialized', 'frozen']),
  code: z.string().nullish(),
  data: z.string().nullish(),
})

export interface TonAccountState {
  readonly balance: bigint
  readonly state: 'active' | 'uninitialized' | 'frozen'
  /** Current code and data; null unless active. */
  readonly init: StateInit | null
}

/** The newest state, or the one at the end of a masterchain block. @throws AppError `rpc_behind` */
export async function readAccount(api: TonApi, address: string, seqno?: number): Promise<TonAccountState> {
  const answer = await api.call('getAddressInformation', { address, ...(seqno === undefined ? {} : { seqno }) })
  requireBlock(answer, seqno)
  const { balance, state, code, data } = information.parse(answer)
  return {
    balance,
    state,
    init: state === 'active' && code && data ? { code: Cell.fromBase64(code), data: Cell.fromBase64(data) } : null,
  }
}

/**
 * A node that ignores the block shows a later state, which would hide transactions.
 * @throws AppError `rpc_behind`
 */
function requireBlock(answer: unknown, seqno: number | undefined): void {
  if (seqno === undefined) return
  const read = ofBlock.safeParse(answer)
  if (!read.success || read.data.block_id.seqno !== seqno)
    throw behind(new Error(`the node does not show the state of block ${seqno}`))
}

/** The newest transaction of an account at the end of a block; null if it has none. @throws AppError `rpc_behind` */
export async function readPlace(api: TonApi, address: string, seqno: number): Promise<Place | null> {
  const answer = await api.call('getAddressInformation', { address, seqno })
  requireBlock(answer, seqno)
  const { lt, hash } = placed.parse(answer).last_transaction_id
  return BigInt(lt) === 0n ? null : { lt: BigInt(lt), hash: Buffer.from(hash, 'base64').toString('hex') }
}

const cell = z.object({ bytes: z.string() })
const entry = z.union([
  z.tuple([z.literal('num'), z.string()]),
  z.tuple([z.enum(['cell', 'slice']), cell]),
  z.tuple([z.string(), z.unknown()]),
])
const run = z.object({ exit_code: z.int(), stack: z.array(entry) })

/** Stack that a get method returned. */
export interface TonStack {
  integer(at: number): bigint
  /** Not canonical before the family's rules are applied. */
  address(at: number): string
  /** Numbers in decimals, cells in base64; empty for anything else. */
  readonly texts: readonly string[]
}

const wrong = (method: string, at: number): never => {
  throw new Error(`${method} answered with something else at ${at}`)
}

/** Negative numbers are a sign and a hex number. */
const numberIn = (text: string): bigint => (text.startsWith('-') ? -BigInt(text.slice(1)) : BigInt(text))

function stackOf(method: string, stack: readonly z.infer<typeof entry>[]): TonStack {
  return {
    integer(at) {
      const [kind, value] = stack[at] ?? []
      if (kind !== 'num' || typeof value !== 'string') return wrong(method, at)
      return numberIn(value)
    },
    address(at) {
      const [kind, value] = stack[at] ?? []
      const held = cell.safeParse(value)
      if ((kind !== 'cell' && kind !== 'slice') || !held.success) return wrong(method, at)
      return Cell.fromBase64(held.data.bytes).beginParse().loadAddress().toRawString()
    },
    texts: stack.map(([kind, value]) => {
      const held = cell.safeParse(value)
      if (held.success) return held.data.bytes
      return kind === 'num' && typeof value === 'string' ? String(numberIn(value)) : ''
    }),
  }
}

type Argument = { readonly integer: bigint } | { readonly address: string } | { readonly slice: string }

/** Encodes numbers and addresses for the HTTP interface. */
function toEntry(argument: Argument): readonly [string, string] {
  if ('integer' in argument) return ['num', `0x${argument.integer.toString(16)}`]
  if ('slice' in argument) return ['tvm.Slice', argument.slice]
  return ['tvm.Slice', beginCell().storeAddress(Address.parse(argument.address)).endCell().toBoc().toString('base64')]
}

/** Runs a get method; null if the account lacks it, or has no code at all. */
export async function runMethod(
  api: TonApi,
  address: string,
  method: string,
  args: readonly Argument[],
  seqno?: number,
): Promise<TonStack | null> {
  const at = seqno === undefined ? {} : { seqno }
  const answer = await api.call('runGetMethod', { address, method, stack: args.map(toEntry), ...at })
  requireBlock(answer, seqno)
  const { exit_code, stack } = run.parse(answer)
  return exit_code === 0 || exit_code === 1 ? stackOf(method, stack) : null
}
