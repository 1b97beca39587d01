import {
  concat,
  decodeFunctionResult,
  encodeAbiParameters,
  encodeFunctionData,
  encodePacked,
  getContractAddress,
  type Hex,
  keccak256,
  padHex,
  parseAbi,
  zeroAddress,
} from 'viem'
import type { CallResult, CallResults, ContractCall } from '../contract/callReads.ts'
import type { Deployment } from './uniswapDeployments.ts'

/** Distance of usable ticks, by the fee of a pool in hundredths of a basis point: fixed in V3, standard in V4. */
const spacings: Readonly<Record<number, number>> = { 100: 1, 500: 10, 3_000: 60, 10_000: 200 }
export const tickSpacing = (fee: number): number => spacings[fee] ?? 0
/** Fees of V3 pools, and of the standard pools of V4. */
export const V3_FEES: readonly number[] = Object.keys(spacings).map(Number)
export const V2_FEE = 3_000

/** Hashes of the published pool contracts, which the router uses as well. */
export const V2_CODE = '0x96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f'
export const V3_CODE = '0xe34f199b19b2b4f47f68442619d555527d244f78a3297ea89325f843f87b8b54'

/** Pool between two tokens, lower address first. */
export interface PoolKey {
  readonly version: 'v2' | 'v3' | 'v4'
  readonly tokens: readonly [string, string]
  readonly fee: number
  /** Contract that has the pool: of V4 the same for all. */
  readonly address: Hex
}

/** Standard pool of V4, without a hook; zero is the native coin. */
export type V4Key = Pick<PoolKey, 'tokens' | 'fee'>

const keyTypes = ['address', 'address', 'uint24', 'int24', 'address'].map((type) => ({ type }))
export const poolId = ({ tokens: [zero, one], fee }: V4Key): Hex =>
  keccak256(encodeAbiParameters(keyTypes, [zero, one, fee, tickSpacing(fee), zeroAddress]))

/** Place of a pool in the pool manager's storage: its price, two sums of fees, its liquidity. */
export const poolSlot = (id: Hex): Hex => keccak256(concat([id, padHex('0x06', { size: 32 })]))

/** Reads of a pool at one block. */
export interface PoolState extends PoolKey {
  /** Liquidity for comparison with other pools of the pair and version. */
  readonly depth: bigint
  /** Price of the first token in the second, as a fraction of base units. */
  readonly price: readonly [numerator: bigint, denominator: bigint]
  /** Reserves in base units; those of V3 are virtual, of a V2 pair that trades like the pool at its price. */
  readonly reserves: readonly [bigint, bigint]
  /** Base units that the pool has, which may be far less than virtual reserves of a narrow range; null if not read. */
  readonly holdings: readonly [bigint, bigint] | null
}

export const inOrder = (a: string, b: string): readonly [string, string] => (a < b ? [a, b] : [b, a])

/** Every pool of V2 and V3 that may exist between two tokens. */
export function poolsBetween({ v2Factory, v3Factory }: Deployment, a: string, b: string): readonly PoolKey[] {
  const tokens = inOrder(a, b) as readonly [Hex, Hex]
  const at = (factory: string, salt: Hex, code: Hex): Hex =>
    getContractAddress({ opcode: 'CREATE2', from: factory as Hex, salt, bytecodeHash: code })
  const v3 = V3_FEES.map((fee): PoolKey => {
    const key = encodeAbiParameters([{ type: 'address' }, { type: 'address' }, { type: 'uint24' }], [...tokens, fee])
    return { version: 'v3', tokens, fee, address: at(v3Factory, keccak256(key), V3_CODE) }
  })
  if (v2Factory === null) return v3
  const pair = keccak256(encodePacked(['address', 'address'], tokens))
  return [...v3, { version: 'v2', tokens, fee: V2_FEE, address: at(v2Factory, pair, V2_CODE) }]
}

/** Standard pools of V4 between two tokens, of which zero is the native coin. */
const v4PoolsBetween = ({ v4 }: Deployment, a: string, b: string): readonly PoolKey[] =>
  v4 ? V3_FEES.map((fee) => ({ version: 'v4', tokens: inOrder(a, b), fee, address: v4.poolManager as Hex })) : []

type Pairs = readonly (readonly [string, string])[]

/** Each pair once, whatever its order. */
const distinct = (pairs: Pairs): Pairs => [...new Map(pairs.map((pair) => [inOrder(...pair).join(), pair])).values()]

/**
 * Reads the pools that exist between pairs of tokens, all at one block. Those without liquidity are left out. `withHoldings` reads
 * those of V3 too; `v4Pairs`: pairs whose pools of V4 are read.
 */
export async function readPools(
  deployment: Deployment,
  pairs: Pairs,
  callAll: (calls: readonly ContractCall[]) => Promise<CallResults>,
  { withHoldings = false, v4Pairs = [] }: { readonly withHoldings?: boolean; readonly v4Pairs?: Pairs } = {},
): Promise<{ readonly pools: readonly PoolState[]; readonly height: bigint }> {
  const keys = [
    ...distinct(pairs).flatMap(([a, b]) => poolsBetween(deployment, a, b)),
    ...distinct(v4Pairs).flatMap(([a, b]) => v4PoolsBetween(deployment, a, b)),
  ]
  const calls = keys.flatMap((key) => {
    const { version, address, tokens } = key
    if (version === 'v4') return [{ to: address, data: storedState(key) }]
    if (version === 'v2') return [callOf(address, 'getReserves')]
    const balances = withHoldings ? tokens.map((token) => balanceOf(token, address)) : []
    return [callOf(address, 'slot0'), callOf(address, 'liquidity'), ...balances]
  })
  const { height, results } = await callAll(calls)
  const answers = results.values()
  const next = (): CallResult => answers.next().value ?? { ok: false, data: '0x' }
  const states: Readonly<Record<PoolKey['version'], (key: PoolKey) => PoolState | null>> = {
    v2: (key) => v2State(key, next()),
    v3: (key) => v3State(key, next(), next(), withHoldings ? [next(), next()] : null),
    v4: (key) => v4State(key, next()),
  }
  return { pools: keys.flatMap((key) => states[key.version](key) ?? []), height }
}

const abi = parseAbi([
  'function slot0() view returns (uint160 sqrtPriceX96, int24, uint16, uint16, uint16, uint8, bool)',
  'function liquidity() view returns (uint128)',
  'function getReserves() view returns (uint112, uint112, uint32)',
  'function balanceOf(address) view returns (uint256)',
  'function extsload(bytes32 startSlot, uint256 count) view returns (bytes32[])',
])
type Read = 'slot0' | 'liquidity' | 'getReserves' | 'balanceOf' | 'extsload'

/** Words of a pool of V4 up to its liquidity. */
const WORDS = 4n
const storedState = (key: V4Key): Hex =>
  encodeFunctionData({ abi, functionName: 'extsload', args: [poolSlot(poolId(key)), WORDS] })

const callOf = (to: string, functionName: Exclude<Read, 'balanceOf' | 'extsload'>): ContractCall => ({
  to,
  data: encodeFunctionData({ abi, functionName }),
})

const balanceOf = (token: string, owner: Hex): ContractCall => ({
  to: token,
  data: encodeFunctionData({ abi, functionName: 'balanceOf', args: [owner] }),
})

/** Null for an address without a pool, and for a pool without liquidity. */
function v3State(
  key: PoolKey,
  slot: CallResult,
  depth: CallResult,
  balances: readonly [CallResult, CallResult] | null,
): PoolState | null {
  const held = (balance: CallResult): bigint => result(balance, 'balanceOf') ?? 0n
  const holdings = balances && ([held(balances[0]), held(balances[1])] as const)
  return stateAt(key, result(slot, 'slot0')?.[0] ?? 0n, result(depth, 'liquidity') ?? 0n, holdings)
}

/** Low bits of a pool's first word: the root of its price. */
const ROOT_BITS = 160

function v4State(key: PoolKey, answer: CallResult): PoolState | null {
  const [price = '0x0', , , liquidity = '0x0'] = result(answer, 'extsload') ?? []
  return stateAt(key, BigInt.asUintN(ROOT_BITS, BigInt(price)), BigInt(liquidity), null)
}

/** State of a pool with ranges; null without a price or liquidity. */
function stateAt(key: PoolKey, root: bigint, liquidity: bigint, holdings: PoolState['holdings']): PoolState | null {
  if (root === 0n || liquidity === 0n) return null
  const reserves = [(liquidity << 96n) / root, (liquidity * root) >> 96n] as const
  return { ...key, depth: liquidity, price: [root * root, 1n << 192n], reserves, holdings }
}

function v2State(key: PoolKey, answer: CallResult): PoolState | null {
  const [zero, one] = result(answer, 'getReserves') ?? [0n, 0n]
  if (zero === 0n || one === 0n) return null
  return { ...key, depth: zero, price: [one, zero], reserves: [zero, one], holdings: [zero, one] }
}

function result<F extends Read>({ ok, data }: CallResult, functionName: F) {
  if (!ok || data === '0x') return null
  return decodeFunctionResult<typeof abi, F>({ abi, functionName, data } as never)
}
