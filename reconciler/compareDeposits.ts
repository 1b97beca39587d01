import { batches } from '#core/async.ts'
import type { ObservedDeposit } from '#chains/contract/deposits.ts'
import { escrowAt } from '#core/catalogue/escrows.ts'
import { orderStates } from '#core/order/state.ts'
import type { ReconcilerStore } from '#store/contract.ts'
import type { DepositRow } from '#store/deposits/types.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { WatchedChain, WatchedChains } from './contract.ts'
import {
  type DepositFacts,
  depositKey,
  escrowKey,
  isIdle,
  judgeClaim,
  judgeDeposit,
  judgeRow,
  judgeState,
} from './decide/deposits.ts'
import type { Mismatch } from './decide/mismatch.ts'

const AT_ONCE = 500
const CLAIMS = 500
const ROWS = 1_000

/**
 * Compares chain deposits with rows, and rows with chain deposits: a forged, changed or deleted row shows in one of the
 * two.
 */
export async function compareDeposits(
  store: ReconcilerStore,
  chain: WatchedChain,
  all: WatchedChains,
): Promise<Mismatch[]> {
  return [
    ...(await compareShown(store, chain, all)),
    ...(await compareRows(store, chain)),
    ...(await compareClaims(store, chain)),
  ]
}

async function compareShown(store: ReconcilerStore, chain: WatchedChain, all: WatchedChains): Promise<Mismatch[]> {
  const { def, books } = chain
  const { cursor } = await store.chainState.get(def.id)
  const unmatched = [...books.unmatched.keys()].flatMap((key) => books.deposits.get(key) ?? [])
  const shown = [...new Set([...books.open.values(), ...unmatched])]
  const found: Mismatch[] = []
  for (const some of batches(shown, AT_ONCE)) {
    const rows = new Map(
      (await store.reconciliation.depositsOf(def.id, [...new Set(some.map(({ txId }) => txId))])).map((row) => [
        depositKey(row),
        row,
      ]),
    )
    const orders = await ordersOf(store, [...rows.values()])
    for (const deposit of some) {
      const row = rows.get(depositKey(deposit)) ?? null
      const facts = { deposit, row, order: (row?.orderId && orders.get(row.orderId)) || null }
      const mismatch = judgeDeposit(facts, cursor) ?? (isIdle(facts) ? await compareState(chain, all, facts) : null)
      if (mismatch) found.push(mismatch)
      else if (row) books.unmatched.delete(depositKey(deposit))
    }
  }
  return found
}

/** The maker records an ending before this reconciler has read its block, so the escrow itself is queried. */
async function compareState({ node }: WatchedChain, all: WatchedChains, facts: DepositFacts): Promise<Mismatch | null> {
  const { binding } = facts.deposit
  if (binding.kind !== 'escrow' || !facts.order) return null
  const destination = all.get(facts.order.toChain)
  const [status, isPaid] = await Promise.all([
    node.escrowStatus?.(binding.escrow, binding.onchainId) ?? null,
    facts.order.state === 'failed' && destination ? isPaidOn(destination, binding.onchainId, facts.order) : false,
  ])
  return judgeState(facts, { status, isPaid })
}

async function isPaidOn(
  { node, wallet }: WatchedChain,
  reference: `0x${string}`,
  { createdAt }: OrderRow,
): Promise<boolean> {
  if (node.isFilled) return node.isFilled(reference)
  if (!node.findPayment || wallet === null) return false
  const since = Math.floor(createdAt.getTime() / 1_000) - CLOCK_SKEW_S
  return (await node.findPayment({ reference, payer: wallet, since })).state === 'paid'
}
const CLOCK_SKEW_S = 900

async function ordersOf(store: ReconcilerStore, rows: readonly DepositRow[]): Promise<Map<string, OrderRow>> {
  const ids = [...new Set(rows.flatMap(({ orderId }) => orderId ?? []))]
  const orders = await store.orders.inStates({ states: orderStates, ids, limit: ids.length })
  return new Map(orders.map((order) => [order.id, order]))
}

/** Compares rows in order of confirmation; one whose block is not final yet is compared again in the next pass. */
async function compareRows(store: ReconcilerStore, chain: WatchedChain): Promise<Mismatch[]> {
  const { def, books } = chain
  const found: Mismatch[] = []
  const rows = await store.reconciliation.confirmedDeposits(def.id, books.lastRow, ROWS)
  let isComplete = true
  for (const row of rows) {
    // A row far above the chain's end would otherwise wait forever.
    const isWaiting = row.height > books.cursor && row.height <= books.cursor + LONGEST_FINALITY
    const isSettled = isWaiting || books.reported.has(depositKey(row))
    const mismatch = isSettled ? null : judgeRow(row, await shownAt(chain, row))
    if (mismatch) found.push(mismatch)
    isComplete &&= !isWaiting && !mismatch
    if (isComplete) books.lastRow = row.id
  }
  return found
}
const LONGEST_FINALITY = 100_000n

/** Deposit that the chain shows at the row's place. */
export async function shownAt({ node, books }: WatchedChain, row: DepositRow): Promise<ObservedDeposit | null> {
  const key = depositKey(row)
  const known = books.deposits.get(key)
  if (known || (row.height >= books.since && row.height <= books.cursor && books.deposits.size < REMEMBERED))
    return known ?? null
  if (row.height > books.cursor) return null
  const { deposits } = await node.scan(row.height, row.height)
  return deposits.find((deposit) => depositKey(deposit) === key) ?? null
}
/** With fewer deposits than this nothing was dropped, so a deposit missing from the books is missing from the chain. */
const REMEMBERED = 10_000

async function compareClaims(store: ReconcilerStore, { def, node, books }: WatchedChain): Promise<Mismatch[]> {
  const found: Mismatch[] = []
  if (def.settlement.escrows.length === 0) return found
  for (const claim of await store.reconciliation.finalClaims(def.id, CLAIMS)) {
    const { escrow, onchainId } = claim
    const place = onchainId !== null && escrowAt(def.settlement, escrow) && escrow ? { escrow, onchainId } : null
    const isClaimed = place !== null && (await isClaimedIn({ node, books }, place))
    const mismatch = judgeClaim(def.id, claim, isClaimed)
    if (mismatch) found.push(mismatch)
  }
  return found
}

async function isClaimedIn(
  { node, books }: Pick<WatchedChain, 'node' | 'books'>,
  place: { escrow: string; onchainId: `0x${string}` },
): Promise<boolean> {
  const key = escrowKey(place)
  if (!books.ended.has(key) && (await node.escrowStatus?.(place.escrow, place.onchainId)) === 'claimed')
    books.ended.set(key, 'claimed')
  return books.ended.get(key) === 'claimed'
}
