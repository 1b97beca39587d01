import { createRequire } from 'node:module'
import {
  type AbiParameter,
  concat,
  createClient,
  encodeAbiParameters,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  keccak256,
  maxUint48,
  padHex,
  parseAbi,
  parseAbiParameters,
  parseEther,
  stringToHex,
  toHex,
  zeroAddress,
} from 'viem'
import { getCode, readContract } from 'viem/actions'
import { testTokenAbi } from '#contracts/abi/testToken.ts'
import permit2 from '#contracts/test/fixtures/permit2.json' with { type: 'json' }
import { PERMIT2 } from '../order/permit2.ts'
import { poolId, poolSlot, tickSpacing, V2_CODE, V3_CODE, type V4Key } from '../uniswapPools.ts'
import { devAccounts } from './accounts.ts'
import { factory as create2, salt } from './checkIn.ts'
import { localDeployment } from './deploy.ts'
import { bitcoinToken, gramToken } from './issuedTokens.ts'
import { mined } from './receipt.ts'
import { localHttp } from './localHttp.ts'

/**
 * Published bytecode of Uniswap, under GPL and BUSL: only local networks and tests run it, and nothing that ships imports
 * these packages.
 */
const artifact = createRequire(import.meta.url)
const bytecodeOf = (file: string): Hex => {
  const { bytecode } = artifact(file) as { bytecode: string | { object: string } }
  const code = typeof bytecode === 'string' ? bytecode : bytecode.object
  return code.startsWith('0x') ? (code as Hex) : `0x${code}`
}

/** Creation code of wrapped ether. */
export const wrappedEtherCode = (): Hex => bytecodeOf('canonical-weth/build/contracts/WETH9.json')

interface Contract {
  readonly address: Hex
  readonly init: Hex
}

function contract(file: string, args: readonly unknown[] = [], types?: readonly AbiParameter[]): Contract {
  const inputs = types ?? args.map(() => ({ type: 'address' }))
  const init = concat([bytecodeOf(file), ...(args.length > 0 ? [encodeAbiParameters(inputs, args)] : [])])
  const address = getContractAddress({ opcode: 'CREATE2', from: create2, salt, bytecode: init }).toLowerCase() as Hex
  return { address, init }
}

export interface Dex {
  readonly weth: Hex
  readonly v2Factory: Hex
  readonly v3Factory: Hex
  readonly quoter: Hex
  readonly positions: Hex
  readonly router: Hex
  readonly v4Manager: Hex
  readonly v4Quoter: Hex
  readonly v4Positions: Hex
  readonly v4Router: Hex
}

/** Reads the bytecode on first use: most tests need none of it. */
function contracts(): Record<keyof Dex, Contract> {
  const weth = contract('canonical-weth/build/contracts/WETH9.json')
  const v2Factory = contract('@uniswap/v2-core/build/UniswapV2Factory.json', [zeroAddress])
  const v3Factory = contract('@uniswap/v3-core/artifacts/contracts/UniswapV3Factory.sol/UniswapV3Factory.json')
  const periphery = '@uniswap/v3-periphery/artifacts/contracts'
  const quoter = contract(`${periphery}/lens/QuoterV2.sol/QuoterV2.json`, [v3Factory.address, weth.address])
  const positions = contract(`${periphery}/NonfungiblePositionManager.sol/NonfungiblePositionManager.json`, [
    v3Factory.address,
    weth.address,
    zeroAddress,
  ])
  const router = contract('@uniswap/swap-router-contracts/artifacts/contracts/SwapRouter02.sol/SwapRouter02.json', [
    v2Factory.address,
    v3Factory.address,
    positions.address,
    weth.address,
  ])
  const v4 = '@uniswap/v4-periphery/foundry-out'
  const v4Manager = contract('@uniswap/v4-core/out/PoolManager.sol/PoolManager.json', [devAccounts.deployer.address])
  const v4Quoter = contract(`${v4}/V4Quoter.sol/V4Quoter.json`, [v4Manager.address])
  const v4Positions = contract(
    `${v4}/PositionManager.sol/PositionManager.json`,
    [v4Manager.address, PERMIT2, UNSUBSCRIBE_GAS, zeroAddress, weth.address],
    parseAbiParameters('address, address, uint256, address, address'),
  )
  const v4Router = contract(
    '@uniswap/universal-router/artifacts/contracts/UniversalRouter.sol/UniversalRouter.json',
    [PERMIT2, weth, v2Factory, v3Factory, V2_CODE, V3_CODE, v4Manager, positions, v4Positions, zeroAddress].map(
      (arg) => (typeof arg === 'string' ? arg : arg.address),
    ),
    parseAbiParameters('address, address, address, address, bytes32, bytes32, address, address, address, address'),
  )
  return { weth, v2Factory, v3Factory, quoter, positions, router, v4Manager, v4Quoter, v4Positions, v4Router }
}

/** Gas of a position's subscriber, of which there is none. */
const UNSUBSCRIBE_GAS = 300_000n

/** A pool and what it starts with, in base units of both tokens. `fee` in hundredths of a basis point; null is V2. */
export interface LocalPool {
  /** True for a pool of V4, which has coins themselves where the token is zero. */
  readonly isV4?: true
  readonly fee: number | null
  readonly amounts: readonly (readonly [token: Hex, amount: bigint])[]
  /** Ticks on each side of the price up to which V3 has liquidity, a multiple of the spacing; absent = everywhere. */
  readonly reach?: number
}

const abi = parseAbi([
  'function deposit() payable',
  'function approve(address,uint256)',
  'function transfer(address,uint256)',
  'function createPair(address,address)',
  'function getPair(address,address) view returns (address)',
  'function getPool(address,address,uint24) view returns (address)',
  'function totalSupply() view returns (uint256)',
  'function liquidity() view returns (uint128)',
  'function slot0() view returns (uint160, int24 tick, uint16, uint16, uint16, uint8, bool)',
  'function mint(address to)',
  'function extsload(bytes32 slot, uint256 count) view returns (bytes32[])',
  'function createAndInitializePoolIfNecessary(address,address,uint24,uint160)',
])
const positionAbi = parseAbi([
  'struct MintParams { address token0; address token1; uint24 fee; int24 tickLower; int24 tickUpper; uint256 amount0Desired; uint256 amount1Desired; uint256 amount0Min; uint256 amount1Min; address recipient; uint256 deadline; }',
  'function mint(MintParams params)',
])

/** Pools of a local network, at the prices of the local profile. */
export function localPools(chainId: number): readonly LocalPool[] {
  const { weth } = localDex()
  const { usdc, usdcDecimals } = localDeployment(chainId)
  const dollars = (whole: bigint) => [usdc, whole * 10n ** BigInt(usdcDecimals)] as const
  const ether = (whole: bigint) => [weth, parseEther(String(whole))] as const
  const pools: LocalPool[] = [
    { fee: 500, amounts: [ether(1_000n), dollars(3_000_000n)] },
    { fee: 3_000, amounts: [ether(200n), dollars(600_000n)] },
    { fee: null, amounts: [ether(300n), dollars(900_000n)] },
    // A higher fee and more liquidity than V3 has: the best for large amounts.
    { isV4: true, fee: 3_000, amounts: [[zeroAddress, parseEther('1400')], dollars(4_200_000n)] },
  ]
  if (chainId !== 31337) return pools
  return [
    ...pools,
    { fee: 3_000, amounts: [ether(5_000n), [bitcoinToken.address, 150n * bitcoinToken.unit]] },
    { fee: null, amounts: [dollars(600_000n), [gramToken.address, 200_000n * gramToken.unit]] },
  ]
}

let addresses: Dex | undefined
/** Addresses of the contracts: the same on every network, for any deployer at any time. */
export const localDex = (): Dex => {
  if (addresses) return addresses
  addresses = Object.fromEntries(Object.entries(contracts()).map(([name, { address }]) => [name, address])) as never
  return addresses as unknown as Dex
}

/** Deploys the missing contracts and pools; a second call changes nothing. Blocks must be mined at once. */
export async function deployDex(url: string, chainId: number, pools = localPools(chainId)): Promise<Dex> {
  const client = createClient({ transport: localHttp(url), pollingInterval: 20 })
  const from = devAccounts.deployer.address
  const send = async (to: Hex, data: Hex, value = 0n): Promise<void> => {
    const tx = { from, to, data, value: toHex(value), gas: toHex(12_000_000) }
    await mined(client, (await client.request({ method: 'eth_sendTransaction', params: [tx] } as never)) as Hex)
  }
  if (!(await getCode(client, { address: PERMIT2 })))
    await client.request({ method: 'anvil_setCode', params: [PERMIT2, permit2On(chainId)] } as never)
  for (const { address, init } of Object.values(contracts()))
    if (!(await getCode(client, { address }))) await send(create2, concat([salt, init]))
  const dex = localDex()
  for (const pool of pools) if (!(await hasLiquidity(client, dex, pool))) await fillPool(client, dex, pool, from, send)
  return dex
}

/** Code of Permit2 with the network's own id and domain, as its constructor sets them. */
function permit2On(chainId: number): Hex {
  const types = parseAbiParameters('bytes32, bytes32, uint256, address')
  const domain = [
    keccak256(stringToHex('EIP712Domain(string name,uint256 chainId,address verifyingContract)')),
    keccak256(stringToHex('Permit2')),
    BigInt(chainId),
    PERMIT2,
  ] as const
  const separator = keccak256(encodeAbiParameters(types, domain))
  const id = padHex(toHex(chainId), { size: 32 })
  const cached = /7f0{60}7a69(03611b6957)7f[0-9a-f]{64}/
  return permit2.runtimeCode.replace(cached, `7f${id.slice(2)}$17f${separator.slice(2)}`) as Hex
}

type Send = (to: Hex, data: Hex, value?: bigint) => Promise<void>
type Client = ReturnType<typeof createClient>

const sorted = ({ amounts }: LocalPool) => amounts.toSorted(([a], [b]) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))

const tokensOf = (pool: LocalPool): readonly [Hex, Hex] => {
  const [zero, one] = sorted(pool)
  return [zero?.[0] ?? zeroAddress, one?.[0] ?? zeroAddress]
}

/** Address of a pool; zero if there is none. */
export const poolAddress = (client: Client, dex: Dex, pool: LocalPool): Promise<Hex> =>
  pool.fee === null
    ? readContract(client, { abi, address: dex.v2Factory, functionName: 'getPair', args: tokensOf(pool) })
    : readContract(client, {
        abi,
        address: dex.v3Factory,
        functionName: 'getPool',
        args: [...tokensOf(pool), pool.fee],
      })

async function hasLiquidity(client: Client, dex: Dex, pool: LocalPool): Promise<boolean> {
  if (pool.isV4) {
    const args = [poolSlot(poolId(v4KeyOf(pool))), 4n] as const
    const words = await readContract(client, { abi, address: dex.v4Manager, functionName: 'extsload', args })
    return BigInt(words[3] ?? 0) > 0n
  }
  const address = await poolAddress(client, dex, pool)
  if (address === zeroAddress) return false
  const functionName = pool.fee === null ? 'totalSupply' : 'liquidity'
  return (await readContract(client, { abi, address, functionName })) > 0n
}

async function fillPool(client: Client, dex: Dex, pool: LocalPool, owner: Hex, send: Send): Promise<void> {
  for (const [token, amount] of pool.amounts) {
    if (token === zeroAddress) continue
    if (token === dex.weth) await send(token, encodeFunctionData({ abi, functionName: 'deposit' }), amount)
    else await send(token, encodeFunctionData({ abi: testTokenAbi, functionName: 'mint', args: [owner, amount] }))
    const args = [pool.isV4 ? PERMIT2 : dex.positions, amount] as const
    if (pool.fee !== null) await send(token, encodeFunctionData({ abi, functionName: 'approve', args }))
  }
  if (pool.isV4) await fillV4(dex, pool, owner, send)
  else
    await (pool.fee === null
      ? fillV2(client, dex, pool, owner, send)
      : fillV3(client, dex, { ...pool, fee: pool.fee }, owner, send))
}

async function fillV2(client: Client, dex: Dex, pool: LocalPool, owner: Hex, send: Send): Promise<void> {
  if ((await poolAddress(client, dex, pool)) === zeroAddress)
    await send(dex.v2Factory, encodeFunctionData({ abi, functionName: 'createPair', args: tokensOf(pool) }))
  const pair = await poolAddress(client, dex, pool)
  for (const [token, amount] of pool.amounts)
    await send(token, encodeFunctionData({ abi, functionName: 'transfer', args: [pair, amount] }))
  await send(pair, encodeFunctionData({ abi, functionName: 'mint', args: [owner] }))
}

export const v4KeyOf = (pool: LocalPool): V4Key => ({ tokens: tokensOf(pool), fee: pool.fee ?? 0 })

const v4Abi = parseAbi([
  'function initialize((address, address, uint24, int24, address) key, uint160 sqrtPriceX96)',
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
  'function modifyLiquidities(bytes unlockData, uint256 deadline) payable',
])
/** Position that is paid with both tokens, and what is left of the coins. */
const MINT_SETTLE_SWEEP = '0x020d14'

async function fillV4(dex: Dex, pool: LocalPool, owner: Hex, send: Send): Promise<void> {
  const { tokens, fee } = v4KeyOf(pool)
  const [[token0, amount0] = [zeroAddress, 1n], [token1, amount1] = [zeroAddress, 1n]] = sorted(pool)
  const spacing = tickSpacing(fee)
  const key = [token0, token1, fee, spacing, zeroAddress] as const
  const price = squareRoot((amount1 * Q192) / amount0)
  await send(dex.v4Manager, encodeFunctionData({ abi: v4Abi, functionName: 'initialize', args: [key, price] }))
  for (const [token, amount] of pool.amounts)
    if (token !== zeroAddress) {
      const args = [token, dex.v4Positions, amount, Number(maxUint48)] as const
      await send(PERMIT2, encodeFunctionData({ abi: v4Abi, functionName: 'approve', args }))
    }
  const end = MOST_TICK - (MOST_TICK % spacing)
  // A little less than the amounts, which rounding must not exceed.
  const liquidity = (squareRoot(amount0 * amount1) * 9_999n) / 10_000n
  const mint = encodeAbiParameters(
    parseAbiParameters(
      '(address, address, uint24, int24, address), int24, int24, uint256, uint128, uint128, address, bytes',
    ),
    [key, -end, end, liquidity, amount0, amount1, owner, '0x'],
  )
  const settle = encodeAbiParameters(parseAbiParameters('address, address'), tokens as readonly [Hex, Hex])
  const sweep = encodeAbiParameters(parseAbiParameters('address, address'), [token0, owner])
  const data = encodeAbiParameters(parseAbiParameters('bytes, bytes[]'), [MINT_SETTLE_SWEEP, [mint, settle, sweep]])
  const call = encodeFunctionData({ abi: v4Abi, functionName: 'modifyLiquidities', args: [data, 2n ** 40n] })
  await send(dex.v4Positions, call, token0 === zeroAddress ? amount0 : 0n)
}

/** Widest range whose ends are multiples of each fee's tick spacing. */
const MOST_TICK = 887_200
const Q192 = 1n << 192n

type V3Pool = LocalPool & { readonly fee: number }

async function fillV3(client: Client, dex: Dex, pool: V3Pool, owner: Hex, send: Send): Promise<void> {
  const { fee, reach } = pool
  const [[token0, amount0] = [zeroAddress, 1n], [token1, amount1] = [zeroAddress, 1n]] = sorted(pool)
  const price = squareRoot((amount1 * Q192) / amount0)
  const functionName = 'createAndInitializePoolIfNecessary'
  await send(dex.positions, encodeFunctionData({ abi, functionName, args: [token0, token1, fee, price] }))
  const spacing = tickSpacing(fee)
  const tickOf = async (): Promise<number> => {
    const address = await poolAddress(client, dex, pool)
    const [, tick] = await readContract(client, { abi, address, functionName: 'slot0' })
    return tick - (tick % spacing)
  }
  const [middle, half] = reach === undefined ? [0, MOST_TICK - (MOST_TICK % spacing)] : [await tickOf(), reach]
  const params = {
    token0,
    token1,
    fee,
    tickLower: middle - half,
    tickUpper: middle + half,
    amount0Desired: amount0,
    amount1Desired: amount1,
    amount0Min: 0n,
    amount1Min: 0n,
    recipient: owner,
    deadline: 2n ** 40n,
  }
  await send(dex.positions, encodeFunctionData({ abi: positionAbi, functionName: 'mint', args: [params] }))
}

function squareRoot(value: bigint): bigint {
  let [last, next] = [0n, 1n << BigInt(Math.ceil(value.toString(2).length / 2))]
  do [last, next] = [next, (next + value / next) >> 1n]
  while (next < last)
  return last
}
