import { padFelt, starknetAddressRules } from '#chains/starknet/address.ts'
import { isFelt } from '#chains/starknet/family.ts'
import { type AssetId, assetId, isNative, NATIVE, parseAssetId } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import type { StepEffect, StepPolicies } from '#core/order/stepPolicy.ts'
import type { Step } from '#core/wire/order.ts'

/** AVNU's exchange on the main network, the one that is served. */
export const EXCHANGE = '0x04270219d365d6b017231b52e92b3fb5d7c8378b05e9abc97724537a80e93b0f'
const networks: ReadonlySet<number> = new Set([666666666])
export const hasAvnu = (chain: number): boolean => networks.has(chain)

export type CallsStep = Extract<Step, { kind: 'starknet_calls' }>
export type StepCall = CallsStep['calls'][number]

/** The highest fee of an integrator that the exchange takes, in basis points. */
export const MOST_FEE_BPS = 500n
/** Takes the place of an exchange's address in a part of a route with alternatives. */
const BRANCH = 0x6272616e6368n
const LOW = 2n ** 128n
const hexOf = (number: bigint): string => `0x${number.toString(16)}`

/** Token contract of an asset: no coin is outside contracts. */
export const contractOf = (asset: AssetId): string =>
  isNative(asset) ? starknetAddressRules.nativeSentinel : parseAssetId(asset).token

export function assetOf(chain: number, contract: string): AssetId {
  return assetId(chainId(chain), contract === starknetAddressRules.nativeSentinel ? NATIVE : contract)
}

/** A swap of the exchange, as far as its arguments fix it. Amounts in base units; addresses canonical. */
export interface ExchangeSwap {
  readonly exact: 'send' | 'receive'
  readonly sell: string
  readonly buy: string
  /** The most that leaves the account. */
  readonly most: bigint
  /** The least that arrives. */
  readonly least: bigint
  readonly beneficiary: string
  readonly fee: { readonly bps: bigint; readonly recipient: string }
}

interface Reader {
  number(): bigint
  /** @throws Error for a number that isn't an amount */
  amount(): bigint
  address(): string
  list(read: () => void): void
  isAtEnd(): boolean
}

/** Reads numbers in order. @throws Error beyond their end */
function createReader(numbers: readonly string[]): Reader {
  let at = 0
  const number = (): bigint => {
    const next = numbers[at++]
    if (next === undefined) throw new Error('the arguments end early')
    return BigInt(next)
  }
  return {
    number,
    amount: () => {
      const [low, high] = [number(), number()]
      if (low >= LOW || high >= LOW) throw new Error('no amount')
      return low + high * LOW
    },
    address: () => padFelt(number().toString(16)),
    list: (read) => {
      for (let left = number(); left > 0n; left--) {
        if (at >= numbers.length) throw new Error('the list ends early')
        read()
      }
    },
    isAtEnd: () => at === numbers.length,
  }
}

/** Passes over the parts of a route, each through one exchange or several that are compared. */
function readRoutes(input: Reader): void {
  const skip = (): void => void input.number()
  // After the exchange's address: a share and the exchange's own arguments.
  const readRest = (): void => {
    skip()
    input.list(skip)
  }
  input.list(() => {
    skip()
    skip()
    if (input.number() !== BRANCH) return readRest()
    skip()
    readRest()
    input.list(() => {
      skip()
      readRest()
    })
  })
}

type Read = (input: Reader) => ExchangeSwap

const readFee = (input: Reader): ExchangeSwap['fee'] => ({ bps: input.number(), recipient: input.address() })

/** An exact amount is sent: sold, expected and least amount, and the fee of an integrator before the least is compared. */
const readExactSent: Read = (input) => {
  const [sell, most, buy] = [input.address(), input.amount(), input.address()]
  input.amount()
  const [least, beneficiary, fee] = [input.amount(), input.address(), readFee(input)]
  readRoutes(input)
  return { exact: 'send', sell, buy, most, least, beneficiary, fee }
}

/** An exact amount arrives: expected and most amount sold, and exactly what is paid out. Fees raise what is sold, up to the most. */
const readExactReceived =
  (withFee: boolean): Read =>
  (input) => {
    const sell = input.address()
    const [first, most] = [input.amount(), input.amount()]
    const [buy, least, beneficiary] = [input.address(), input.amount(), input.address()]
    const fee = withFee ? readFee(input) : { bps: 0n, recipient: padFelt('0') }
    readRoutes(input)
    if (first > most) throw new Error('the first part is more than all')
    return { exact: 'receive', sell, buy, most, least, beneficiary, fee }
  }

/** Forms of each method. Earlier ones of the second have no fee; the amounts are at the same places. */
const forms: Readonly<Record<string, readonly Read[]>> = {
  multi_route_swap: [readExactSent],
  swap_exact_token_to: [readExactReceived(true), readExactReceived(false)],
}

/** Decodes a call of the exchange to its last number; null for every other call. */
export function readSwap({ contract_address, entry_point, calldata }: StepCall): ExchangeSwap | null {
  if (contract_address !== EXCHANGE || !Object.hasOwn(forms, entry_point)) return null
  for (const read of forms[entry_point] ?? []) {
    try {
      const input = createReader(calldata)
      const swap = read(input)
      if (input.isAtEnd()) return swap
    } catch {
      // Another form, or none.
    }
  }
  return null
}

/** The approval of an amount for the exchange, as it has to be. */
export const approvalOf = (contract: string, amount: bigint): StepCall => ({
  contract_address: contract,
  entry_point: 'approve',
  calldata: [hexOf(BigInt(EXCHANGE)), hexOf(amount % LOW), hexOf(amount / LOW)],
})

/**
 * Calls of a swap: an approval of exactly the most that it takes, the exchange's call, and after a swap that may take less an
 * approval of nothing, so that no allowance is left.
 */
export const callsOf = (swap: StepCall, { sell, most, exact }: ExchangeSwap): StepCall[] => [
  approvalOf(sell, most),
  swap,
  ...(exact === 'receive' ? [approvalOf(sell, 0n)] : []),
]

export const isSameCall = (a: StepCall, b: StepCall | undefined): boolean =>
  b !== undefined &&
  a.contract_address === b.contract_address &&
  a.entry_point === b.entry_point &&
  a.calldata.length === b.calldata.length &&
  a.calldata.every((number, place) => BigInt(number) === BigInt(b.calldata[place] ?? -1))

/**
 * True for a name and a list of numbers in hex. The app has a step as the server's JSON does, and wallets encode lists inside a list,
 * other texts and numbers beyond the prime in ways of their own.
 */
const isPlain = ({ entry_point, calldata }: { readonly entry_point: unknown; readonly calldata: unknown }): boolean =>
  typeof entry_point === 'string' &&
  Array.isArray(calldata) &&
  calldata.every((number: unknown) => typeof number === 'string' && /^0x[\da-f]+$/.test(number) && isFelt(number))

function read({ chain_id, calls }: CallsStep): StepEffect | null {
  if (!calls.every(isPlain)) return null
  const [, call] = calls
  const swap = call ? readSwap(call) : null
  if (!call || !swap || swap.most === 0n || swap.sell === swap.buy || swap.fee.bps > MOST_FEE_BPS) return null
  const expected = callsOf(call, swap)
  if (calls.length !== expected.length || !expected.every((one, place) => isSameCall(one, calls[place]))) return null
  const sent = { asset: assetOf(chain_id, swap.sell), amount: swap.most }
  return {
    targets: [EXCHANGE],
    outflow: [sent],
    allowances: [{ ...sent, spender: EXCHANGE }],
    payout: {
      chain: chain_id,
      recipient: swap.beneficiary,
      asset: assetOf(chain_id, swap.buy),
      minimum: swap.least,
      isExact: swap.exact === 'receive',
    },
  }
}

/** Steps of swaps through AVNU: one transaction of the account, which nothing precedes. */
export const avnuPolicy: StepPolicies = {
  starknet_calls: {
    targets: (chain) => (hasAvnu(chain) ? [EXCHANGE] : []),
    read: (step) => (step.label === 'swap' ? read(step) : null),
  },
}
