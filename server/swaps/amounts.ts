import { erc20Abi, type Hex, parseAbi, parseEventLogs } from 'viem'
import type { Execution } from '#chains/contract.ts'
import { type AssetId, isNative, parseAssetId } from '#core/chain/assetId.ts'
import type { SwapRow } from '#store/swaps/types.ts'
import type { SwapAmounts } from './provider.ts'

type Logs = NonNullable<Execution['mined']>['logs']

const wrappedAbi = parseAbi([
  'event Deposit(address indexed account, uint256 amount)',
  'event Withdrawal(address indexed account, uint256 amount)',
])

const logsOf = (logs: Logs, contract: string) =>
  logs.filter(({ address }) => address.toLowerCase() === contract) as never

/** Base units of a token that an account got, less those that it gave; null if no transfer names it. */
export function tokensMoved(logs: Logs, asset: AssetId, account: string): bigint | null {
  const { token } = parseAssetId(asset)
  const transfers = parseEventLogs({ abi: erc20Abi, eventName: 'Transfer', logs: logsOf(logs, token), strict: true })
  const moved = transfers.flatMap(({ args: { from, to, value } }) => {
    const [into, outOf] = [to.toLowerCase() === account, from.toLowerCase() === account]
    return into === outOf ? [] : [into ? value : -value]
  })
  return moved.length === 0 ? null : moved.reduce((sum, each) => sum + each, 0n)
}

/** Coins that an account wrapped or unwrapped; coins themselves are in no event. */
export function coinsWrapped(
  logs: Logs,
  wrapped: string,
  accounts: readonly string[],
  eventName: 'Deposit' | 'Withdrawal',
): bigint | null {
  const events = parseEventLogs({ abi: wrappedAbi, eventName, logs: logsOf(logs, wrapped), strict: true })
  const own = events.filter(({ args }) => accounts.includes((args.account as Hex).toLowerCase()))
  return own.length === 0 ? null : own.reduce((sum, { args }) => sum + args.amount, 0n)
}

/** Amounts of a swap whose contract wraps the coins that it takes and unwraps those that it pays out. */
export function amountsThrough(
  { fromAsset, toAsset, fromAddress, kind }: SwapRow,
  logs: Logs,
  { wrapped, router }: { readonly wrapped: string; readonly router: string },
): SwapAmounts {
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
