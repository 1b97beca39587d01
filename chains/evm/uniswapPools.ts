import {
  decodeFunctionResult,
  encodeAbiParameters,
  encodeFunctionData,
  encodePacked,
  getContractAddress,
  type Hex,
  keccak256,
  parseAbi,
} from 'viem'
import type { CallResult, CallResults, ContractCall } from '../contract/callReads.ts'
import type { Deployment } from './uniswapDeployments.ts'

/** Fees of V3 pools in hundredths of a basis point. */
export const V3_FEES = [100, 500, 3_000, 10_000] as const
export const V2_FEE = 3_000

/** Hashes of the published pool contracts, which the router uses as well. */
const V2_CODE = '0x96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f'
const V3_CODE = '0xe34f199b19b2b4f47f68442619d555527d244f78a3297ea89325f843f87b8b54'

/** Pool between two tokens, lower address first. */
export interface PoolKey {
  readonly version: 'v2' | 'v3'
  readonly tokens: readonly [string, string]
  readonly fee: number
  readonly address: Hex
}

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

/** Every pool that may exist between two tokens. */
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

/** Reads the pools that exist between pairs of tokens, all at one block. Those without liquidity are left out. `withHoldings` reads those of V3 too. */
export async function readPools(
  deployment: Deployment,
  pairs: readonly (readonly [string, string])[],
  callAll: (calls: readonly ContractCall[]) => Promise<CallResults>,
  { withHoldings = false } = {},
): Promise<{ readonly pools: readonly PoolState[]; readonly height: bigint }> {
  const distinct = new Map(pairs.map(([a, b]) => [inOrder(a, b).join(), [a, b] as const]))
  const keys = [...distinct.values()].flatMap(([a, b]) => poolsBetween(deployment, a, b))
  const calls = keys.flatMap(({ version, address, tokens }) => {
    if (version === 'v2') return [callOf(address, 'getReserves')]
    const balances = withHoldings ? tokens.map((token) => balanceOf(token, address)) : []
    return [callOf(address, 'slot0'), callOf(address, 'liquidity'), ...balances]
  })
  const { height, results } = await callAll(calls)
  const answers = results.values()
  const next = (): CallResult => answers.next().value ?? { ok: false, data: '0x' }
  const pools = keys.flatMap((key) =>
    key.version === 'v3'
      ? (v3State(key, next(), next(), withHoldings ? [next(), next()] : null) ?? [])
      : (v2State(key, next()) ?? []),
  )
  return { pools, height }
}

const abi = parseAbi([
  'function slot0() view returns (uint160 sqrtPriceX96, int24, uint16, uint16, uint16, uint8, bool)',
  'function liquidity() view returns (uint128)',
  'function getReserves() view returns (uint112, uint112, uint32)',
  'function balanceOf(address) view returns (uint256)',
])
type Read = 'slot0' | 'liquidity' | 'getReserves' | 'balanceOf'

const callOf = (to: string, functionName: Exclude<Read, 'balanceOf'>): ContractCall => ({
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
  const root = result(slot, 'slot0')?.[0] ?? 0n
  const liquidity = result(depth, 'liquidity') ?? 0n
  if (root === 0n || liquidity === 0n) return null
  const reserves = [(liquidity << 96n) / root, (liquidity * root) >> 96n] as const
  const held = (balance: CallResult): bigint => result(balance, 'balanceOf') ?? 0n
  const holdings = balances && ([held(balances[0]), held(balances[1])] as const)
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
