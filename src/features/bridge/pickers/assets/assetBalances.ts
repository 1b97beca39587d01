import type { TokenRow } from '#core/wire/catalogue.ts'
import type { Api } from '#src/api/calls.ts'
import { createBatcher } from '../batcher.ts'

/** Assets per request. */
const BATCH = 10

/** Base units of one asset of an account; requests within one tick are batched. Null when the server does not know the asset. */
export function createAssetBalances(ask: Api['assetBalances'], soon?: (work: () => void) => void) {
  const join = createBatcher<TokenRow, ReadonlyMap<string, string | null>>(BATCH, soon)
  return async (user: string, network: string, asset: TokenRow): Promise<string | null> => {
    const found = await join(`${user} ${network}`, asset, async (assets) => {
      const tokens = assets.map(({ symbol: name, address, decimals }) => ({ name, address, decimals }))
      const { balances } = await ask({ user, chain_name: network, tokens, version: '3' })
      return new Map(assets.map(({ asset_id }, i) => [asset_id, balances[i]?.balance ?? null]))
    })
    return found.get(asset.asset_id) ?? null
  }
}
export type AssetBalances = ReturnType<typeof createAssetBalances>
