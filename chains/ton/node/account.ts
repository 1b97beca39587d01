import { type AssetId, isNative } from '#core/chain/assetId.ts'
import { AppError } from '#core/errors.ts'
import { readAccount, runMethod } from './api/accounts.ts'
import type { NodeContext } from './api/open.ts'

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

/** Current key of a wallet's contract, 32 bytes in hex; null if the account is no wallet, or not deployed. */
export const readPublicKey = ({ pool }: NodeContext, account: string): Promise<string | null> =>
  pool.agree(
    async (api) => {
      const stack = await runMethod(api, account, 'get_public_key', [])
      return stack && stack.integer(0).toString(16).padStart(64, '0')
    },
    (key) => key ?? 'none',
  )
