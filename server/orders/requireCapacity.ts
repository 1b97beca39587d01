import { type AssetId, assetId, NATIVE, parseAssetId } from '#core/asset/assetId.ts'
import { AppError } from '#core/errors.ts'
import { promisedUnits } from '#core/order/capacity.ts'
import type { Store } from '#store/contract.ts'
import type { NewOrder } from '#store/contract/orderRow.ts'
import { openUntil } from '../quotes/readings.ts'

type Wanted = Pick<NewOrder, 'toChain' | 'toAsset' | 'receiveAmount' | 'destinationGas' | 'fromAddress'>

/**
 * The stored order itself reserves its payout, from now until its opening time is over or its payout replaces the reservation. Checked
 * inside the transaction that stores it, one order of a destination after the other, so that two orders never count on the same units.
 * @param free units of each asset that the maker can pay in addition to payouts under way
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
      throw new AppError('capacity_reached', 'Other transfers have reserved what the bridge has on the destination.', {
        status: 422,
        retriable: false,
        fix: { kind: 'retry_after', seconds: 60 },
      })
  }
}
