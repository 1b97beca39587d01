import { erc20Abi } from 'viem'
import { getBalance, readContract } from 'viem/actions'
import { type AssetId, isNative, parseAssetId } from '#core/asset/assetId.ts'
import { type NodeContext, lower } from './context.ts'
import { mapLimit } from './mapLimit.ts'

/** What the owner holds at the latest block. */
export async function readBalances(
  { pool }: NodeContext,
  owner: string,
  assets: readonly AssetId[],
): Promise<ReadonlyMap<AssetId, bigint>> {
  const holder = lower(owner)
  const readOne = (asset: AssetId): Promise<bigint> =>
    pool.first((client) =>
      isNative(asset)
        ? getBalance(client, { address: holder, blockTag: 'latest' })
        : readContract(client, {
            abi: erc20Abi,
            address: lower(parseAssetId(asset).token),
            functionName: 'balanceOf',
            args: [holder],
            blockTag: 'latest',
          }),
    )
  return new Map(await mapLimit(assets, 8, async (asset) => [asset, await readOne(asset)] as const))
}

/** What the spender may still take of the owner's token. */
export function readAllowance({ pool }: NodeContext, owner: string, token: string, spender: string): Promise<bigint> {
  return pool.first((client) =>
    readContract(client, {
      abi: erc20Abi,
      address: lower(token),
      functionName: 'allowance',
      args: [lower(owner), lower(spender)],
      blockTag: 'latest',
    }),
  )
}
