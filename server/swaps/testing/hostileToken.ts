import {
  createClient,
  encodeDeployData,
  encodeFunctionData,
  type Hex,
  parseAbi,
  parseEther,
  toHex,
  zeroAddress,
} from 'viem'
import { deployDex, type LocalPool, localDex, poolAddress } from '#chains/evm/testing/dex.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { localHttp } from '#chains/evm/testing/localHttp.ts'
import { receiptOf } from '#chains/evm/testing/receipt.ts'
import { compile } from '#contracts/tools/compile.ts'
import { north } from '../../testing/testApp.ts'
import type { SwapWorld } from './swapWorld.ts'

const abi = parseAbi([
  'constructor(string name, string symbol, uint8 decimals)',
  'function mint(address to, uint256 amount)',
  'function set(uint256 taxBps, bool paused, address blocked)',
  'function setHook(address target, bytes data)',
])

export interface HostileToken {
  readonly address: Hex
  /** Account that holds the pool's tokens. */
  readonly pool: Hex
  set(behavior: { taxBps?: number; paused?: boolean; blocked?: Hex }): Promise<void>
  setHook(target: Hex, data: Hex): Promise<void>
  mint(to: Hex, amount: bigint): Promise<void>
}

interface Description {
  readonly name?: string
  readonly symbol: string
  readonly decimals?: number
  /** Fee of the V3 pool with the native coin; null is V2. */
  readonly fee?: number | null
  /** The pool is one of V4, which needs a fee. */
  readonly isV4?: boolean
  /** Ticks on each side of the price up to which the V3 pool has liquidity. */
  readonly reach?: number
}

let bytecode: Hex | undefined

/** Deploys a token that its test can turn against its holders, with a pool of 100 coins and 100,000 tokens. */
export async function deployHostile(w: SwapWorld, description: Description): Promise<HostileToken> {
  const { name = description.symbol, symbol, decimals = 18, fee = null, isV4 = false, reach } = description
  bytecode ??= compile({
    source: 'src/test-tokens/HostileToken.sol',
    name: 'HostileToken',
    abi: 'hostileToken',
  }).bytecode
  const client = createClient({ transport: localHttp(w.chain.url), pollingInterval: 20 })
  const from = devAccounts.deployer.address
  const send = async (to: Hex | null, data: Hex): Promise<Hex | null> => {
    const tx = { from, ...(to ? { to } : {}), data, gas: toHex(8_000_000) }
    const { contractAddress = null } = await receiptOf(
      client,
      (await client.request({ method: 'eth_sendTransaction', params: [tx] } as never)) as Hex,
    )
    return contractAddress ?? null
  }
  const created = await send(null, encodeDeployData({ abi, bytecode, args: [name, symbol, decimals] }))
  const address = (created ?? zeroAddress).toLowerCase() as Hex
  const { weth, v4Manager } = localDex()
  const pool: LocalPool = {
    ...(isV4 ? { isV4 } : {}),
    fee,
    ...(reach === undefined ? {} : { reach }),
    amounts: [
      [isV4 ? zeroAddress : weth, parseEther('100')],
      [address, 100_000n * 10n ** BigInt(decimals)],
    ],
  }
  await deployDex(w.chain.url, north, [pool])
  return {
    address,
    pool: (isV4 ? v4Manager : await poolAddress(client, localDex(), pool)).toLowerCase() as Hex,
    set: async ({ taxBps = 0, paused = false, blocked = zeroAddress }) =>
      void (await send(
        address,
        encodeFunctionData({ abi, functionName: 'set', args: [BigInt(taxBps), paused, blocked] }),
      )),
    setHook: async (target, data) =>
      void (await send(address, encodeFunctionData({ abi, functionName: 'setHook', args: [target, data] }))),
    mint: async (to, amount) =>
      void (await send(address, encodeFunctionData({ abi, functionName: 'mint', args: [to, amount] }))),
  }
}
