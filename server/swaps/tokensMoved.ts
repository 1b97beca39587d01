import { erc20Abi, parseEventLogs } from 'viem'
import type { Execution } from '#chains/contract/callReads.ts'
import { type AssetId, parseAssetId } from '#core/chain/assetId.ts'

export type Logs = NonNullable<Execution['mined']>['logs']

/** Events of one contract. */
export const logsOf = (logs: Logs, contract: string) =>
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
