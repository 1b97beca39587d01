import { and, eq, inArray, sql, sum } from 'drizzle-orm'
import { assetId, type AssetId, NATIVE } from '#core/chain/assetId.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { Db } from '../database.ts'
import { disbursements, transfers } from '../schema.ts'

/**
 * States of disbursements that may not have left the balance yet. A payout that has just landed may count twice, which
 * is the safe side.
 */
const open = inArray(disbursements.state, ['reserved', 'intent', 'broadcast'])
/** A cancel spends nothing of the maker's. */
const spends = inArray(disbursements.kind, ['payout', 'refund'])

/**
 * Serializes reservations per chain, so that two can't count on the same balance. Locked after order rows, before
 * disbursement rows.
 */
export const lockInventory = async (q: Db, chain: ChainId): Promise<void> =>
  void (await q.execute(sql`select pg_advisory_xact_lock(7230119, hashint8(${chain}::bigint))`))

/**
 * Returns the base units reserved or in flight per asset, for payouts and for transfers to another wallet of the maker;
 * destination gas and deposit fees count for the native coin.
 */
export async function reservedOn(q: Db, chain: ChainId): Promise<Map<AssetId, bigint>> {
  const native = assetId(chain, NATIVE)
  const rows = await q
    .select({
      asset: disbursements.asset,
      amount: sql<string>`sum(${disbursements.amount})`,
      gas: sql<string>`sum(${disbursements.destinationGas})`,
    })
    .from(disbursements)
    .where(and(eq(disbursements.chainId, chain), open, spends))
    .groupBy(disbursements.asset)
  const sums = new Map<AssetId, bigint>()
  const add = (asset: AssetId, amount: bigint): void =>
    void (amount > 0n && sums.set(asset, (sums.get(asset) ?? 0n) + amount))
  for (const row of rows) {
    add(row.asset, BigInt(row.amount))
    add(native, BigInt(row.gas))
  }
  const leaving = await q
    .select({ asset: transfers.asset, amount: sum(transfers.amount), fee: sum(transfers.nativeFee) })
    .from(transfers)
    .where(and(eq(transfers.chainId, chain), inArray(transfers.state, ['waiting', 'intent', 'broadcast'])))
    .groupBy(transfers.asset)
  for (const row of leaving) {
    add(row.asset, BigInt(row.amount ?? 0))
    add(native, BigInt(row.fee ?? 0))
  }
  return sums
}
