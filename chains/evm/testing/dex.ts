import { createRequire } from 'node:module'
import {
  concat,
  createClient,
  encodeAbiParameters,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  parseAbi,
  parseEther,
  toHex,
  zeroAddress,
} from 'viem'
import { getCode, readContract } from 'viem/actions'
import { testTokenAbi } from '#contracts/abi/testToken.ts'
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
  const { bytecode } = artifact(file) as { bytecode: string }
  return bytecode.startsWith('0x') ? (bytecode as Hex) : `0x${bytecode}`
}

/** Creation code of wrapped ether. */
export const wrappedEtherCode = (): Hex => bytecodeOf('canonical-weth/build/contracts/WETH9.json')

interface Contract {
  readonly address: Hex
  readonly init: Hex
}

function contract(file: string, args: readonly Hex[] = []): Contract {
  const types = args.map(() => ({ type: 'address' }))
  const init = concat([bytecodeOf(file), ...(args.length > 0 ? [encodeAbiParameters(types, args)] : [])])
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
  return { weth, v2Factory, v3Factory, quoter, positions, router }
}

/** A pool and what it starts with, in base units of both tokens. `fee` in hundredths of a basis point; null is V2. */
export interface LocalPool {
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
  const { weth, v2Factory, v3Factory, quoter, positions, router } = contracts()
  addresses = {
    weth: weth.address,
    v2Factory: v2Factory.address,
    v3Factory: v3Factory.address,
    quoter: quoter.address,
    positions: positions.address,
    router: router.address,
  }
  return addresses
}

/** Deploys the missing contracts and pools; a second call changes nothing. Blocks must be mined at once. */
export async function deployDex(url: string, chainId: number, pools = localPools(chainId)): Promise<Dex> {
  const client = createClient({ transport: localHttp(url), pollingInterval: 20 })
  const from = devAccounts.deployer.address
  const send = async (to: Hex, data: Hex, value = 0n): Promise<void> => {
    const tx = { from, to, data, value: toHex(value), gas: toHex(12_000_000) }
    await mined(client, (await client.request({ method: 'eth_sendTransaction', params: [tx] } as never)) as Hex)
  }
  for (const { address, init } of Object.values(contracts()))
    if (!(await getCode(client, { address }))) await send(create2, concat([salt, init]))
  const dex = localDex()
  for (const pool of pools) if (!(await hasLiquidity(client, dex, pool))) await fillPool(client, dex, pool, from, send)
  return dex
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
  const address = await poolAddress(client, dex, pool)
  if (address === zeroAddress) return false
  const functionName = pool.fee === null ? 'totalSupply' : 'liquidity'
  return (await readContract(client, { abi, address, functionName })) > 0n
}

async function fillPool(client: Client, dex: Dex, pool: LocalPool, owner: Hex, send: Send): Promise<void> {
  for (const [token, amount] of pool.amounts) {
    if (token === dex.weth) await send(token, encodeFunctionData({ abi, functionName: 'deposit' }), amount)
    else await send(token, encodeFunctionData({ abi: testTokenAbi, functionName: 'mint', args: [owner, amount] }))
    const args = [dex.positions, amount] as const
    if (pool.fee !== null) await send(token, encodeFunctionData({ abi, functionName: 'approve', args }))
  }
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
  const spacing = fee === 500 ? 10 : fee === 3_000 ? 60 : 200
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
