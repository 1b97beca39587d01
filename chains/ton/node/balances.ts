import { type AssetId, isNative } from '#core/asset/assetId.ts'
import { AppError } from '#core/errors.ts'
import { readAccount } from './api/accounts.ts'
import type { NodeContext } from './context.ts'

/**
 * Balance of an account in nanotons; an unused one holds zero. Tokens are not offered on this family yet.
 * @throws AppError `asset_unknown`
 */
export async function readBalances(
  { pool }: NodeContext,
  owner: string,
  assets: readonly AssetId[],
): Promise<Map<AssetId, bigint>> {
  const unknown = assets.find((asset) => !isNative(asset))
  if (unknown)
    throw new AppError('asset_unknown', `The asset ${unknown} is not listed on this network.`, { status: 400 })
  const { balance } = await pool.first((api) => readAccount(api, owner))
  return new Map(assets.map((asset) => [asset, balance]))
}
