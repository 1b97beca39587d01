import { and, eq, inArray, sql } from 'drizzle-orm'
import type { AssetId } from '#core/asset/assetId.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { OrderState } from '#core/order/state.ts'
import type { Db } from '../database.ts'
import { orders } from '../schema/index.ts'

/** A deposit stands and nobody has been paid for it for good. Orders without a deposit do not count: anyone can make them for nothing. */
const undelivered: readonly OrderState[] = ['seen', 'confirmed', 'validated', 'reserved', 'intent', 'broadcast', 'mined', 'refund_intent', 'held', 'incident']
/** The maker has paid (or may pay), and the escrow has not paid it back. */
const committed: readonly OrderState[] = ['intent', 'broadcast', 'mined', 'final']
const unclaimed: readonly OrderState[] = ['seen', 'confirmed', 'validated', 'reserved', ...committed]

const total = async (rows: Promise<{ sum: string }[]>): Promise<bigint> => BigInt((await rows)[0]?.sum ?? 0)

/** 1e-8 dollar of other people's deposits that the maker holds on a network. */
export const custodyOn = (q: Db, chain: ChainId): Promise<bigint> =>
  total(
    q
      .select({ sum: sql<string>`coalesce(sum(${orders.sendUsdE8}), 0)` })
      .from(orders)
      .where(and(inArray(orders.state, [...undelivered]), eq(orders.fromChain, chain), eq(orders.custody, 'maker'))),
  )

const escrowed = (q: Db, states: readonly OrderState[], chain: ChainId, asset: AssetId): Promise<bigint> =>
  total(
    q
      .select({ sum: sql<string>`coalesce(sum(${orders.sendAmount}), 0)` })
      .from(orders)
      .where(and(inArray(orders.state, [...states]), eq(orders.fromChain, chain), eq(orders.fromAsset, asset), eq(orders.custody, 'escrow'))),
  )

/** Base units of an asset that the maker has still to claim from the escrow of its network. */
export const unclaimedOf = (q: Db, chain: ChainId, asset: AssetId): Promise<bigint> => escrowed(q, unclaimed, chain, asset)

/** The same, of orders for which something was signed. */
export const committedOf = (q: Db, chain: ChainId, asset: AssetId): Promise<bigint> => escrowed(q, committed, chain, asset)
