import { ed25519 } from '@noble/curves/ed25519.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { base58, base64 } from '@scure/base'
import type { Step } from '#core/wire/order.ts'

/** Jupiter's aggregator, version 6, at the same address on every network that has it. */
export const JUPITER = 'JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4'
export const COMPUTE_BUDGET = 'ComputeBudget111111111111111111111111111111'
export const SYSTEM = '11111111111111111111111111111111'
export const TOKEN = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
export const TOKEN_2022 = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'
export const ASSOCIATED_TOKEN = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'
/** Mint as which programs know the native coin. */
export const WRAPPED = 'So11111111111111111111111111111111111111112'

/** Networks on which Jupiter is pinned: Solana, and the local one, where its address has a stand-in. */
const networks: ReadonlySet<number> = new Set([83797601, 83797631])
export const hasJupiter = (chain: number): boolean => networks.has(chain)

export type BuiltStep = Extract<Step, { kind: 'svm_built' }>
/** An unsigned transaction, and what its lookup tables hold. */
export type BuiltBytes = Pick<BuiltStep, 'transaction' | 'lookups'>

/** One instruction of a transaction. */
export interface Call {
  readonly program: string
  readonly accounts: readonly string[]
  readonly data: Uint8Array
}

export interface BuiltTransaction {
  /** Pays the network fee, and signs alone. */
  readonly payer: string
  readonly calls: readonly Call[]
  /** Accounts in the transaction itself; those of lookup tables are only as true as the step that names them. */
  readonly own: ReadonlySet<string>
}

const KEY_BYTES = 32
const SIGNATURE_BYTES = 64

/**
 * Decodes an unsigned transaction completely; null for bytes that are none, for one with another signer than its payer, and if an
 * account of a lookup table isn't named.
 */
export function readTransaction({ transaction, lookups }: BuiltBytes): BuiltTransaction | null {
  try {
    return parse(base64.decode(transaction), lookups)
  } catch {
    return null
  }
}

function parse(bytes: Uint8Array, lookups: BuiltStep['lookups']): BuiltTransaction | null {
  const input = createReader(bytes)
  if (input.count() !== 1 || input.bytes(SIGNATURE_BYTES).some((byte) => byte !== 0)) return null
  const isVersioned = (input.peek() & 0x80) !== 0
  if (isVersioned && input.byte() !== 0x80) return null
  const [signers] = [input.byte(), input.byte(), input.byte()]
  const own = input.list(() => base58.encode(input.bytes(KEY_BYTES)))
  input.bytes(KEY_BYTES)
  const compiled = input.list(() => ({
    program: input.byte(),
    accounts: input.list(() => input.byte()),
    data: input.bytes(input.count()),
  }))
  const tables = isVersioned
    ? input.list(() => ({
        table: base58.encode(input.bytes(KEY_BYTES)),
        writable: input.list(() => input.byte()),
        readonly: input.list(() => input.byte()),
      }))
    : []
  const [payer] = own
  if (!input.isAtEnd() || signers !== 1 || payer === undefined) return null
  const named = new Map(
    lookups.flatMap(({ table, addresses }) =>
      addresses.map(({ index, address }) => [`${table} ${index}`, address] as const),
    ),
  )
  const loaded = (kind: 'writable' | 'readonly') =>
    tables.flatMap((one) => one[kind].map((index) => named.get(`${one.table} ${index}`)))
  const keys = [...own, ...loaded('writable'), ...loaded('readonly')]
  const keyAt = (index: number): string => {
    const key = keys[index]
    if (key === undefined) throw new Error(`account ${index} isn’t named`)
    return key
  }
  const calls = compiled.map(({ program, accounts, data }) => ({
    program: keyAt(program),
    accounts: accounts.map(keyAt),
    data,
  }))
  return new Set(keys).size === keys.length ? { payer, calls, own: new Set(own) } : null
}

/** Reads bytes in order. @throws Error beyond their end, and for a length in a longer form than it needs */
function createReader(all: Uint8Array) {
  let at = 0
  const bytes = (length: number): Uint8Array => {
    if (at + length > all.length) throw new Error('the bytes end early')
    return all.subarray(at, (at += length))
  }
  const byte = (): number => bytes(1)[0] ?? 0
  const count = (): number => {
    let value = 0
    for (let shift = 0; shift < 21; shift += 7) {
      const next = byte()
      value |= (next & 0x7f) << shift
      if ((next & 0x80) !== 0) continue
      if (next === 0 && shift > 0) break
      return value
    }
    throw new Error('the length has another form')
  }
  return {
    bytes,
    byte,
    count,
    peek: () => all[at] ?? 0,
    isAtEnd: () => at === all.length,
    list: <T>(read: () => T): T[] => Array.from({ length: count() }, read),
  }
}

/** Jupiter's swap, as far as its bytes fix it. Amounts in base units. */
export interface Route {
  readonly exact: 'send' | 'receive'
  readonly user: string
  readonly source: string
  readonly destination: string
  readonly sourceMint: string
  readonly destinationMint: string
  readonly sourceProgram: string
  readonly destinationProgram: string
  /** The most that leaves the source account. */
  readonly most: bigint
  /** The least that arrives in the destination account. */
  readonly least: bigint
}

/**
 * Second form of the swaps through Jupiter's own accounts. It has the amounts before the route, so that they can be read without
 * every exchange's own form. The sender's key signs one transfer, of the sent amount into Jupiter's account; exchanges never see it.
 */
const routes: readonly { readonly exact: Route['exact']; readonly selector: string }[] = [
  { exact: 'send', selector: 'd19853937cfed8e9' },
  { exact: 'receive', selector: '3560e5cad8bbfa18' },
]

const BPS = 10_000n
const HEAD_BYTES = 31

/** The least that arrives of a quoted amount. A fee counts on top, since it may be taken after the comparison. */
export const leastOut = (quoted: bigint, slippageBps: bigint, feeBps: bigint): bigint =>
  (((quoted * (BPS - slippageBps)) / BPS) * (BPS - feeBps)) / BPS

/** The most that is sent for an exact amount. */
export const mostIn = (quoted: bigint, slippageBps: bigint): bigint => (quoted * (BPS + slippageBps) + BPS - 1n) / BPS

/** Decodes a swap; null for every other instruction of Jupiter, and for a key of the sender at a place where it could sign more. */
export function readRoute({ accounts, data }: Call): Route | null {
  const selector = [...data.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const found = routes.find((one) => one.selector === selector)
  const [, user, source, , , destination, sourceMint, destinationMint, sourceProgram, destinationProgram, , self] =
    accounts
  if (!found || data.length <= HEAD_BYTES || self !== JUPITER) return null
  if (
    user === undefined ||
    source === undefined ||
    destination === undefined ||
    sourceMint === undefined ||
    destinationMint === undefined ||
    sourceProgram === undefined ||
    destinationProgram === undefined ||
    accounts.filter((account) => account === user).length !== 1
  )
    return null
  const view = new DataView(data.buffer, data.byteOffset)
  const [first, second] = [view.getBigUint64(9, true), view.getBigUint64(17, true)]
  const [slippage, fee, surplus] = [25, 27, 29].map((at) => BigInt(view.getUint16(at, true))) as [
    bigint,
    bigint,
    bigint,
  ]
  // A share of what arrives beyond the quote can't reach the minimum, unless it is more than all of that.
  if (slippage > BPS || fee > BPS || surplus > BPS || first === 0n) return null
  const parties = {
    user,
    source,
    destination,
    sourceMint,
    destinationMint,
    sourceProgram,
    destinationProgram,
  }
  if (found.exact === 'send') return { ...parties, exact: 'send', most: first, least: leastOut(second, slippage, fee) }
  // A fee would be part of an amount that is exact.
  return fee === 0n ? { ...parties, exact: 'receive', most: mostIn(second, slippage), least: first } : null
}

const encoder = new TextEncoder()

function isPoint(bytes: Uint8Array): boolean {
  try {
    ed25519.Point.fromBytes(bytes)
    return true
  } catch {
    return false
  }
}

/** Account in which a wallet holds a token: the first derived address that no key has. @throws Error for a text that isn’t an address */
export function tokenAccountOf(owner: string, mint: string, program: string): string {
  const seeds = [owner, program, mint].map((text) => base58.decode(text))
  const ending = [base58.decode(ASSOCIATED_TOKEN), encoder.encode('ProgramDerivedAddress')]
  for (let bump = 255; bump >= 0; bump--) {
    const hash = sha256.create()
    for (const part of [...seeds, Uint8Array.of(bump), ...ending]) hash.update(part)
    const address = hash.digest()
    if (!isPoint(address)) return base58.encode(address)
  }
  throw new Error('no address can be derived')
}
