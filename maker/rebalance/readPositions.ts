import { type ChainNode, settles } from '#chains/contract/node.ts'
import type { Payer } from '#chains/contract/payer.ts'
import { type AssetId, assetId, isNative, NATIVE } from '#core/chain/assetId.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { poolAccount } from '#core/catalogue/escrows.ts'
import { limitE8, aboveGasFloor } from '#core/catalogue/moneyLimits.ts'
import { chainById, trustedPriceOf } from '#core/catalogue/lookups.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import { reasonOf } from '#core/errors.ts'
import { promisedUnits } from '#core/order/capacity.ts'
import type { Clock } from '#runtime/clock.ts'
import type { Store } from '#store/contract.ts'
import type { MovedTransfer, TransferRow } from '#store/transfers/types.ts'
import type { Position } from './proposeTransfers.ts'
import { valueOfAll } from './transferLimits.ts'
import { HOUR_MS } from './canaryRules.ts'
import type { Band, RebalancingRules } from './rules.ts'

export interface InventoryDeps {
  readonly store: Store
  readonly catalogue: Catalogue
  readonly chains: ReadonlyMap<ChainId, ChainNode>
  readonly payers: ReadonlyMap<ChainId, Payer>
  readonly clock: Clock
}

export interface Inventory {
  /** Positions of coins whose every network could be read. */
  readonly positions: readonly Position[]
  /** Networks that could not be read, with the reason. */
  readonly unread: ReadonlyMap<ChainId, string>
  /** Transfers that count towards the day, see `Transfers.movedSince`. */
  readonly moved: readonly MovedTransfer[]
  /** Their value in 1e-8 dollar; null while a price is unknown. */
  readonly movedTodayE8: bigint | null
}

export const DAY_MS = 24 * HOUR_MS
/** Orders whose opening time ended after this may still be opened. */
export const OPEN_MARGIN_MS = 60_000
/** Transfers whose money is neither in the source's balance nor known to have arrived. */
const onTheirWay = ['intent', 'broadcast', 'mined', 'final'] as const
const MOST_ROWS = 500

/**
 * Reads the inventory that the bands are about. Endpoints that contradict each other, or a missing price, leave the coin out on
 * every network: half of a comparison decides nothing.
 */
export async function readPositions(deps: InventoryDeps, rules: RebalancingRules): Promise<Inventory> {
  const moving = await deps.store.transfers.inStates(['waiting', ...onTheirWay], MOST_ROWS)
  const unread = new Map<ChainId, string>()
  const found: Position[] = []
  for (const chain of new Set(rules.bands.map(({ asset }) => asset.chainId))) {
    const bands = rules.bands.filter(({ asset }) => asset.chainId === chain)
    try {
      found.push(...(await positionsOn(deps, chain, bands, moving)))
    } catch (error) {
      unread.set(chain, reasonOf(error))
    }
  }
  const isComplete = (key: string | null): boolean =>
    rules.bands.every(({ asset }) => asset.priceKey !== key || found.some(({ band }) => band.asset.id === asset.id))
  const moved = await deps.store.transfers.movedSince(new Date(deps.clock.now().getTime() - DAY_MS))
  return {
    positions: found.filter(({ band }) => isComplete(band.asset.priceKey)),
    unread,
    moved,
    movedTodayE8: valueOfAll(deps.catalogue, moved),
  }
}

async function positionsOn(
  deps: InventoryDeps,
  chain: ChainId,
  bands: readonly Band[],
  moving: readonly TransferRow[],
): Promise<Position[]> {
  const { store, catalogue, clock } = deps
  const { least, most } = await balancesOn(deps, chain, bands)
  const reserved = await store.disbursements.reserved(chain)
  const promised = await store.orders.promised(chain, new Date(clock.now().getTime() - OPEN_MARGIN_MS), {
    account: poolAccount(catalogue),
  })
  const refundable = await refundableOn(deps, chain)
  const leftOf = await outflowLeft(deps, chain)
  return bands.flatMap((band): Position[] => {
    const { asset } = band
    const priceE8 = trustedPriceOf(catalogue, asset)
    if (priceE8 === null) return []
    const held = least.get(asset.id) ?? 0n
    const usable = isNative(asset.id) ? aboveGasFloor(catalogue, chain, held) : held
    const owed = (reserved.get(asset.id) ?? 0n) + (refundable.get(asset.id) ?? 0n)
    const needed = owed + promisedUnits(promised, asset.id, usable)
    const coming = moving
      .filter((one) => one.toAsset === asset.id && !isOverdue(one, clock.now()))
      .reduce((sum, one) => sum + one.minReceive, 0n)
    const free = usable > needed ? usable - needed : 0n
    return [{ band, free, expected: (most.get(asset.id) ?? 0n) + coming, priceE8, outflowLeftE8: leftOf(asset.id) }]
  })
}

/** Deposits in the maker's own wallet that may have to be refunded: they aren't inventory until they are paid out. */
export const refundableOn = (
  { store, catalogue }: Pick<InventoryDeps, 'store' | 'catalogue'>,
  chain: ChainId,
): Promise<ReadonlyMap<AssetId, bigint>> =>
  store.orders.refundable(chain, (chainById(catalogue, chain).settlement?.depositAddress ?? null) !== null)

/** Time after its deadline at which a transfer that has not arrived needs an operator. Its wallet may be refilled then. */
const OVERDUE_MS = 3_600_000
export const isOverdue = ({ openBy, state }: Pick<TransferRow, 'openBy' | 'state'>, now: Date): boolean =>
  (onTheirWay as readonly string[]).includes(state) && now.getTime() - openBy.getTime() >= OVERDUE_MS

/** Returns the rest of the network's outflow cap by asset, in 1e-8 dollar: payouts, refunds and transfers of the last hour. */
async function outflowLeft(
  { store, catalogue, clock }: InventoryDeps,
  chain: ChainId,
): Promise<(asset: AssetId) => bigint> {
  const since = new Date(clock.now().getTime() - HOUR_MS)
  const signed = [
    ...(await store.disbursements.signedSince(chain, since)),
    ...(await store.transfers.signedSince(since, chain)),
  ]
  const capE8 = limitE8(chainById(catalogue, chain), 'outflowCapUsd')
  return (asset) => {
    const spent = valueOfAll(
      catalogue,
      signed.filter((one) => one.asset === asset),
    )
    return spent === null || spent >= capE8 ? 0n : capE8 - spent
  }
}

/** Balances that a quorum shows: the lower and the higher one of the newest and the newest final block. */
export async function balancesOn(
  { chains, payers }: Pick<InventoryDeps, 'chains' | 'payers'>,
  chain: ChainId,
  bands: readonly Pick<Band, 'asset'>[],
): Promise<Record<'least' | 'most', ReadonlyMap<AssetId, bigint>>> {
  const [node, payer] = [chains.get(chain), payers.get(chain)]
  if (!node || !payer || !settles(node)) throw new Error('the maker has no wallet there')
  const ids = [...new Set([...bands.map(({ asset }) => asset.id), assetId(chain, NATIVE)])]
  const { finalized } = await node.head()
  const [newest, final] = [
    await node.balances(payer.address, ids),
    await node.books?.holdings(payer.address, ids, finalized),
  ]
  const pick = (better: (a: bigint, b: bigint) => boolean) =>
    new Map(
      ids.map((id) => {
        const [now, then] = [newest.get(id) ?? 0n, final?.get(id) ?? newest.get(id) ?? 0n]
        return [id, better(now, then) ? now : then] as const
      }),
    )
  return { least: pick((a, b) => a < b), most: pick((a, b) => a > b) }
}
