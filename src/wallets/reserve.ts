import { familyOf } from '#chains/registry.ts'
import { type AssetId, assetId, NATIVE } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { readUrls } from './reads.ts'

/** Native base units to reserve for network fees when the native coin is sent. */
export const gasReserve = (chain: ChainRow, signal: AbortSignal): Promise<bigint> =>
  familyOf(chain.family)?.gasReserve?.((method) => ask(chain, method, signal)) ?? Promise.resolve(0n)

/** A swap uses more gas than the deposit that the reserve is meant for. */
const RESERVES = 2n

/** Token that pays fees, and its base units to reserve for a swap; of a native coin, half is needed at least. */
export async function swapReserve(
  chain: ChainRow,
  signal: AbortSignal,
): Promise<{ readonly asset: AssetId; readonly amount: bigint }> {
  const family = familyOf(chain.family)
  return {
    asset: assetId(chainId(chain.chain_id), family?.feeToken ?? NATIVE),
    amount: family?.swapReserve ?? RESERVES * (await gasReserve(chain, signal)),
  }
}

/** The network's answer; undefined if there is none. */
async function ask(chain: ChainRow, method: string, signal: AbortSignal): Promise<unknown> {
  const url = readUrls(chain)[0]
  if (!url) return undefined
  try {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] })
    const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body, signal })
    const answer: unknown = await response.json()
    return typeof answer === 'object' && answer !== null && 'result' in answer ? answer.result : undefined
  } catch {
    return undefined
  }
}
