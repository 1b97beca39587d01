import { createHmac } from 'node:crypto'
import { type AssetId, assetId, isNative, NATIVE, parseAssetId } from '#core/chain/assetId.ts'
import { AppError } from '#core/errors.ts'
import { promisedUnits } from '#core/order/capacity.ts'
import type { Store } from '#store/contract.ts'
import type { NewOrder } from '#store/orders/types.ts'
import type { OpenReservation } from '#store/orders/reservations.ts'
import { limitKey } from '#runtime/addressBuckets.ts'
import { openUntil } from '../orderTime.ts'
import type { ReservationLimits } from '../config.ts'
import { isPublicAddress } from '../http/clientIp.ts'

interface ReservationRequest
  extends Pick<NewOrder, 'toChain' | 'toAsset' | 'receiveAmount' | 'destinationGas'>,
    Pick<OpenReservation, 'depositor' | 'byAddress'> {
  /** True if a pool pays it. */
  readonly drawn: boolean
}

interface Balances {
  /** Base units that the order's funds can pay in addition to payouts in progress; of coins always inventory. */
  readonly free: ReadonlyMap<AssetId, bigint>
  /** Account of the pools; null without pools. */
  readonly account: string | null
}

/**
 * A stored order reserves its payout until its opening time ends or its payout replaces the reservation. Runs in the
 * storing transaction under the destination's lock, so that no two orders count on the same units.
 * @throws AppError `capacity_reached` (422, fix retry_after)
 */
export async function requireCapacity(
  tx: Store,
  order: ReservationRequest,
  { free, account }: Balances,
  now: Date,
): Promise<void> {
  const { toChain, toAsset, receiveAmount, destinationGas, depositor, drawn } = order
  const native = assetId(toChain, NATIVE)
  const isCoin = parseAssetId(toAsset).token === NATIVE
  const needs: readonly (readonly [AssetId, bigint])[] = isCoin
    ? [[native, receiveAmount + destinationGas]]
    : [
        [toAsset, receiveAmount],
        [native, destinationGas],
      ]
  const promised = await tx.orders.promised(toChain, openUntil(now), { account, lock: true })
  for (const [asset, need] of needs) {
    const balance = free.get(asset) ?? 0n
    const funds = drawn && asset === toAsset ? 'pool' : 'inventory'
    if (need > 0n && promisedUnits(promised, asset, balance, depositor, funds) + need > balance)
      throw refusal(
        'capacity_reached',
        'Other transfers have reserved the available liquidity on the destination network.',
      )
  }
}

/** Creator of an order, identified by the network address. */
export interface Creator {
  /** Keyed hash of the address, so that it can't be found by hashing every address. */
  readonly hash: string
  /** False if many visitors share the address, as behind a proxy that is not configured. */
  readonly isKnown: boolean
}

export const creatorOf = (ip: string, secret: Buffer): Creator => ({
  hash: createHmac('sha256', secret).update(limitKey(ip)).digest('hex'),
  isKnown: isPublicAddress(ip),
})

interface Terms {
  readonly creator: Creator
  /** Base units of each asset that the maker can pay in addition to payouts in progress. */
  readonly free: ReadonlyMap<AssetId, bigint>
  readonly now: Date
  readonly limits: ReservationLimits
}

/**
 * Limits the inventory that one creator can reserve, since orders cost nothing before their deposit. Runs under the
 * destination's inventory lock; an unproven depositor's orders count against their creator only. Owners of deposit addresses
 * cost nothing, so all such orders of a known creator count as one depositor's.
 * @throws AppError `depositor_reservations`, `creator_reservations` (422, fix retry_after)
 */
export async function requireFairShare(
  tx: Pick<Store, 'reservations'>,
  order: ReservationRequest,
  { creator, free, now, limits }: Terms,
): Promise<void> {
  const { toChain, depositor } = order
  const open = await tx.reservations.byCreator(toChain, creator.hash, openUntil(now))
  const isSame = (one: OpenReservation): boolean =>
    one.depositor === depositor || (creator.isKnown && order.byAddress && one.byAddress)
  if (open.filter(isSame).length >= limits.ordersPerDepositor)
    throw refusal(
      'depositor_reservations',
      'This address has too many open orders to the destination network. Use one of them or wait.',
    )
  const others = largestByDepositor(open.filter((one) => one.depositor !== depositor))
  // A single depositor may reserve its whole transfer, regardless of its share of the balance.
  if (!creator.isKnown || limits.percentPerAddress >= 100 || others.length === 0) return
  const own = { ...order, asset: order.toAsset, amount: order.receiveAmount, gas: order.destinationGas }
  for (const asset of new Set([order.toAsset, assetId(toChain, NATIVE)])) {
    const units = [...others, own].reduce((sum, one) => sum + unitsOf(one, asset), 0n)
    const share = ((free.get(asset) ?? 0n) * BigInt(limits.percentPerAddress)) / 100n
    if (unitsOf(own, asset) > 0n && units > share)
      throw refusal(
        'creator_reservations',
        'Too many open orders to the destination network from your internet connection. Try again soon.',
      )
  }
}

const refusal = (reason: string, message: string): AppError =>
  new AppError(reason, message, { status: 422, retriable: false, fix: { kind: 'retry_after', seconds: 60 } })

const unitsOf = ({ asset, amount, gas }: OpenReservation, of: AssetId): bigint =>
  (asset === of ? amount : 0n) + (isNative(of) ? gas : 0n)

/** Repeated requests are for the same transfer, so only the largest order per depositor and asset counts. */
function largestByDepositor(open: readonly OpenReservation[]): readonly OpenReservation[] {
  const found = new Map<string, OpenReservation>()
  for (const one of open) {
    const key = `${one.depositor} ${one.asset}`
    const known = found.get(key)
    found.set(key, {
      ...one,
      amount: known && known.amount > one.amount ? known.amount : one.amount,
      gas: known && known.gas > one.gas ? known.gas : one.gas,
    })
  }
  return [...found.values()]
}
