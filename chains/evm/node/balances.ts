import { type Client, erc20Abi } from 'viem'
import { getBalance, readContract } from 'viem/actions'
import { reachedOf } from '#chains/rpc/judge.ts'
import { type AssetId, isNative, parseAssetId } from '#core/asset/assetId.ts'
import { type NodeContext, lower } from './context.ts'
import { mapLimit } from '#core/async.ts'

/** Balances of the owner at the latest block. */
export async function readBalances(
  { pool }: NodeContext,
  owner: string,
  assets: readonly AssetId[],
): Promise<ReadonlyMap<AssetId, bigint>> {
  const holder = lower(owner)
  const readOne = (client: Client, asset: AssetId): Promise<bigint> =>
    isNative(asset)
      ? getBalance(client, { address: holder, blockTag: 'latest' })
      : readContract(client, {
          abi: erc20Abi,
          address: lower(parseAssetId(asset).token),
          functionName: 'balanceOf',
          args: [holder],
          blockTag: 'latest',
        })
  const answers = await pool.heard((client) => mapLimit(assets, 8, (asset) => readOne(client, asset)))
  return new Map(
    assets.map((asset, index) => [
      asset,
      reachedOf(
        answers.map((balances) => balances[index] ?? 0n),
        pool.quorum,
      ) ?? 0n,
    ]),
  )
}

/** Remaining allowance of the spender for the owner's token. */
export async function readAllowance(
  { pool }: NodeContext,
  owner: string,
  token: string,
  spender: string,
): Promise<bigint> {
  const answers = await pool.heard((client) =>
    readContract(client, {
      abi: erc20Abi,
      address: lower(token),
      functionName: 'allowance',
      args: [lower(owner), lower(spender)],
      blockTag: 'latest',
    }),
  )
  return reachedOf(answers, pool.quorum) ?? 0n
}
