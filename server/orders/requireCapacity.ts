import { type AssetId, assetId, NATIVE, parseAssetId } from '#core/chain/assetId.ts'
import { AppError } from '#core/errors.ts'
import { promisedUnits } from '#core/order/capacity.ts'
import type { Store } from '#store/contract.ts'
import type { NewOrder } from '#store/orders/types.ts'
import { openUntil } from '../providers/maker/chainStateCache.ts'

type Wanted = Pick<NewOrder, 'toChain' | 'toAsset' | 'receiveAmount' | 'destinationGas' | 'fromAddress'>

/**
 * A stored order reserves its payout until its opening time ends or its payout replaces the reservation. Runs in the
 * storing transaction under the destination's lock, so that no two orders count on the same units.
 * @param free Base units of each asset that the maker can pay in addition to payouts in progress
 * @throws AppError `capacity_reached` (422, fix retry_after)
 */
export async function requireCapacity(
  tx: Store,
  order: Wanted,
  free: ReadonlyMap<AssetId, bigint>,
  now: Date,
): Promise<void> {
  const { toChain, toAsset, receiveAmount, destinationGas, fromAddress } = order
  const native = assetId(toChain, NATIVE)
  const isCoin = parseAssetId(toAsset).token === NATIVE
  const needs: readonly (readonly [AssetId, bigint])[] = isCoin
    ? [[native, receiveAmount + destinationGas]]
    : [
        [toAsset, receiveAmount],
        [native, destinationGas],
      ]
  const promised = await tx.orders.promised(toChain, openUntil(now), 'lock')
  for (const [asset, need] of needs) {
    const balance = free.get(asset) ?? 0n
    if (need > 0n && promisedUnits(promised, asset, balance, fromAddress) + need > balance)
      throw new AppError(
        'capacity_reached',
        'Other transfers have reserved the available liquidity on the destination network.',
        {
          status: 422,
          retriable: false,
          fix: { kind: 'retry_after', seconds: 60 },
        },
      )
  }
}
