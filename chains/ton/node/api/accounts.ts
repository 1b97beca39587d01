import { Address, beginCell, Cell, type StateInit } from '@ton/core'
import { z } from 'zod'
import type { TonApi } from './open.ts'

const coins = z
  .union([z.string().regex(/^-?\d+$/), z.int()])
  .transform((value) => (BigInt(value) > 0n ? BigInt(value) : 0n))
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

export async function readAccount(api: TonApi, address: string): Promise<TonAccountState> {
  const { balance, state, code, data } = information.parse(await api.call('getAddressInformation', { address }))
  return {
    balance,
    state,
    init: state === 'active' && code && data ? { code: Cell.fromBase64(code), data: Cell.fromBase64(data) } : null,
  }
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
): Promise<TonStack | null> {
  const { exit_code, stack } = run.parse(await api.call('runGetMethod', { address, method, stack: args.map(toEntry) }))
  return exit_code === 0 || exit_code === 1 ? stackOf(method, stack) : null
}
