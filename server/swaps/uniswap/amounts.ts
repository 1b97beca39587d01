import { type Hex, parseAbi, parseEventLogs } from 'viem'
import type { Deployment, V4Deployment } from '#chains/evm/uniswapDeployments.ts'
import { inOrder, poolId } from '#chains/evm/uniswapPools.ts'
import { type AssetId, isNative } from '#core/chain/assetId.ts'
import type { EvmSwapRow } from '#store/swaps/types.ts'
import type { SwapAmounts } from '../provider.ts'
import { type Logs, logsOf, tokensMoved } from '../tokensMoved.ts'
import { readUniversalCall } from './universalCalls.ts'

/** Amounts of a swap, whose contract of V2 and V3 wraps the coins that it takes and unwraps those that it pays out. */
export function amountsThrough(swap: EvmSwapRow, logs: Logs, { wrapped, router, v4 }: Deployment): SwapAmounts {
  const { fromAsset, toAsset, fromAddress, kind, call } = swap
  if (v4 && call.to === v4.router) return amountsThroughV4(swap, logs, v4)
  const accounts = kind === 'swap' ? [router] : [fromAddress]
  const native = (eventName: 'Deposit' | 'Withdrawal') => coinsWrapped(logs, wrapped, accounts, eventName)
  if (kind === 'wrap') return { sent: native('Deposit'), received: native('Deposit') }
  if (kind === 'unwrap') return { sent: native('Withdrawal'), received: native('Withdrawal') }
  const given = isNative(fromAsset) ? null : tokensMoved(logs, fromAsset, fromAddress)
  return {
    sent: isNative(fromAsset) ? native('Deposit') : given === null ? null : -given,
    received: isNative(toAsset) ? native('Withdrawal') : tokensMoved(logs, toAsset, fromAddress),
  }
}

const wrappedAbi = parseAbi([
  'event Deposit(address indexed account, uint256 amount)',
  'event Withdrawal(address indexed account, uint256 amount)',
])

/**
 * Coins that an account wrapped or unwrapped; coins themselves are in no event. Null for more than one event: a bundle has
 * those of other wallets, whose swaps the same contract makes.
 */
function coinsWrapped(
  logs: Logs,
  wrapped: string,
  accounts: readonly string[],
  eventName: 'Deposit' | 'Withdrawal',
): bigint | null {
  const events = parseEventLogs({ abi: wrappedAbi, eventName, logs: logsOf(logs, wrapped), strict: true })
  const [first, ...others] = events.filter(({ args }) => accounts.includes((args.account as Hex).toLowerCase()))
  return first && others.length === 0 ? first.args.amount : null
}

const managerAbi = parseAbi([
  'event Swap(bytes32 indexed id, address indexed sender, int128 amount0, int128 amount1, uint160 root, uint128 liquidity, int24 tick, uint24 fee)',
])

/**
 * Amounts of a swap through V4. Coins are in no event of their own, so they are read from that of the pool that exchanged them for
 * the router; null for more than one, as a bundle has.
 */
function amountsThroughV4(
  { fromAsset, toAsset, fromAddress, call }: EvmSwapRow,
  logs: Logs,
  v4: V4Deployment,
): SwapAmounts {
  const { tokens, fees } = readUniversalCall(v4, call.data.toLowerCase() as Hex)?.path ?? { tokens: [], fees: [] }
  const events = parseEventLogs({
    abi: managerAbi,
    eventName: 'Swap',
    logs: logsOf(logs, v4.poolManager),
    strict: true,
  })
  const coins = (hop: number): bigint | null => {
    const [a = '', b = ''] = tokens.slice(hop)
    const id = poolId({ tokens: inOrder(a, b), fee: fees[hop] ?? 0 })
    const own = events.filter(({ args }) => args.id === id && args.sender.toLowerCase() === v4.router)
    // The coin is the first token of any pool that has it.
    return own.length === 1 && own[0] ? own[0].args.amount0 : null
  }
  const moved = (asset: AssetId, hop: number) => (isNative(asset) ? coins(hop) : tokensMoved(logs, asset, fromAddress))
  const [given, received] = [moved(fromAsset, 0), moved(toAsset, fees.length - 1)]
  return { sent: given === null ? null : -given, received }
}
