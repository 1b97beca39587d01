import { batches } from '#core/async.ts'
import { orderHash, refundReference } from '#chains/evm/order/hash.ts'
import { makerPoolCall } from '#chains/evm/pool.ts'
import type { WalletTransaction } from '#chains/contract/settlement.ts'
import type { ReconcilerStore } from '#store/contract.ts'
import type { DepositRow } from '#store/deposits/types.ts'
import type { DisbursementRow } from '#store/disbursements/types.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { SignedFor } from '#store/chainState/reconciliation.ts'
import { shownAt } from './compareDeposits.ts'
import { assetId } from '#core/chain/assetId.ts'
import type { WatchedChain, WatchedChains } from './contract.ts'
import { depositKey } from './decide/deposits.ts'
import type { Mismatch } from './decide/mismatch.ts'
import { judgeTransaction, type PoolMove, type TransactionFacts } from './decide/payouts.ts'
import { transferProblem } from './transferProblem.ts'
import type { Catalogue } from '#core/catalogue/types.ts'

const AT_ONCE = 500

/** Every transaction of the wallet must be explained by a row, and every payout by a deposit on its own chain. */
export async function comparePayouts(
  store: ReconcilerStore,
  chain: WatchedChain,
  all: WatchedChains,
  catalogue: Catalogue,
): Promise<Mismatch[]> {
  const { def, books } = chain
  const found: Mismatch[] = []
  const waiting = [...books.unexplained.values()]
  for (const some of batches(waiting, AT_ONCE)) {
    const signed = new Map(
      (
        await store.reconciliation.signedFor(
          def.id,
          some.flatMap(({ ref, follows }) => (follows === undefined ? [ref] : [ref, follows])),
        )
      ).map((row) => [row.ref, row]),
    )
    for (const tx of some) {
      const facts = await factsOf(store, chain, all, catalogue, { tx, signed: recordOf(tx, signed) })
      const verdict = judgeTransaction(facts)
      if (verdict.kind === 'wrong') found.push(verdict.mismatch)
      if (verdict.kind !== 'explained') continue
      books.unexplained.delete(tx.ref)
      const isPaid = tx.out.size > 0 || facts.pool?.kind === 'draw'
      if (facts.payment !== null && isPaid) books.paid.set(facts.payment, tx.ref)
    }
  }
  return found
}

/** A child that pays nothing but the fee of a recorded transaction needs no record of its own. */
const recordOf = ({ ref, follows, out }: WalletTransaction, signed: ReadonlyMap<string, SignedFor>): SignedFor | null =>
  signed.get(ref) ?? (follows !== undefined && out.size === 0 ? signed.get(follows) : null) ?? null

/**
 * A deposit is paid out or refunded once, on any chain: a second transaction for its place pays twice, even if its rows
 * were rewritten.
 */
const paidBy = (all: WatchedChains, payment: string): string | null =>
  [...all.values()].map(({ books }) => books.paid.get(payment)).find((ref) => ref !== undefined) ?? null

/** A transfer's call names its order at the provider: a second transaction with the same call moves its amount twice. */
const transferKey = ({ call }: WalletTransaction): string | null =>
  call === undefined ? null : `call ${call.to} ${call.data.toLowerCase()}`

async function factsOf(
  store: ReconcilerStore,
  { def }: WatchedChain,
  all: WatchedChains,
  catalogue: Catalogue,
  { tx, signed }: Pick<TransactionFacts, 'tx'> & { readonly signed: SignedFor | null },
): Promise<TransactionFacts & { payment: string | null }> {
  const row = signed?.disbursement ?? null
  const [order, deposit] = row
    ? [await store.orders.get(row.orderId), await store.deposits.get(row.depositId)]
    : [null, null]
  const payment = deposit ? depositKey(deposit) : signed?.purpose === 'transfer' ? transferKey(tx) : null
  return {
    payment,
    transferProblem:
      signed?.purpose === 'transfer'
        ? await transferProblem(catalogue, all, { tx, chain: def.id }, signed.transfer)
        : null,
    chainId: def.id,
    tx,
    signed,
    pool: poolMoveOf(def, tx),
    orderNames: row && order && deposit ? namesOf(row, order, deposit) : [],
    paidBefore: payment === null ? null : paidBy(all, payment),
    isDeposited: deposit ? await isDeposited(all, deposit) : false,
  }
}

function poolMoveOf({ id, settlement }: WatchedChain['def'], { call }: WalletTransaction): PoolMove | null {
  const pool = settlement.pools?.find(({ address }) => address.toLowerCase() === call?.to)
  const made = pool && call ? makerPoolCall(call.data) : null
  if (!pool || made === null) return null
  return made.kind === 'repay' ? { ...made, asset: assetId(id, pool.asset) } : made
}

function namesOf(row: DisbursementRow, order: OrderRow, deposit: DepositRow): readonly string[] {
  // A refund names its deposit where no memo fits.
  if (row.kind === 'refund') return [order.id, refundReference(deposit)]
  if (!order.escrowOrder) return [order.id]
  // An order in the maker's custody is paid by the deposited amount, which gives it another hash.
  const paid =
    order.custody === 'escrow'
      ? order.escrowOrder
      : { ...order.escrowOrder, inputAmount: deposit.amount, outputAmount: row.amount }
  return [order.id, orderHash(paid).toLowerCase()]
}

/** Null while the deposit's block is not final, or its chain has not been read that far. */
async function isDeposited(all: WatchedChains, deposit: DepositRow): Promise<boolean | null> {
  const source = all.get(deposit.chainId)
  if (!source || deposit.height > source.books.cursor) return null
  const shown = await shownAt(source, deposit)
  return shown !== null && shown.amount === deposit.amount && shown.asset === deposit.asset
}
