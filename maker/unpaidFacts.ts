import type { ChainNode } from '#chains/contract/node.ts'
import type { Payer } from '#chains/contract/payer.ts'
import type { Head } from '#chains/contract/reader.ts'
import { orderHash } from '#chains/evm/order/hash.ts'
import type { DepositRow } from '#store/deposits/types.ts'
import { type EscrowOrder, type FillMode, fillModes } from '#core/order/escrowOrder.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { MakerDeps } from './contract.ts'
import type { UnpaidFacts, UnpaidVerdict } from './decide/unpaid.ts'
import { CLOCK_SKEW_MS } from './execute/findPayment.ts'
import type { ChainId } from '#core/chain/chainId.ts'

interface Destination {
  order: OrderRow
  /** Offered terms, as the source chain or the row has them. */
  terms: EscrowOrder
  deposit: DepositRow
  node: ChainNode
  payer: Pick<Payer, 'address' | 'chainSlot' | 'pendingSlot' | 'coinsSince' | 'hasUnknownSpend'>
}

/**
 * Reads the facts that decide if an order is permanently unpaid. It only reads, so an interruption leaves nothing
 * behind.
 * @param journalHoldsAll true if the caller's journal is known to be complete
 */
export async function readUnpaidFacts(
  { store }: Pick<MakerDeps, 'store'>,
  { order, deposit, terms, node, payer }: Destination,
  journalHoldsAll: boolean,
): Promise<UnpaidFacts> {
  const rows = await store.disbursements.forOrder(order.id)
  const quoted = deposit.amount === order.sendAmount ? [order.receiveAmount] : []
  const amounts = new Set([...quoted, ...rows.flatMap(({ kind, amount }) => (kind === 'payout' ? [amount] : []))])
  const hashes =
    order.custody === 'escrow'
      ? [orderHash(terms)]
      : [...amounts].map((amount) => orderHash({ ...terms, inputAmount: deposit.amount, outputAmount: amount }))
  const head = await node.head()
  const found = await search({ order, deposit, terms, node, payer }, hashes, head)
  // A deposit of another amount was priced when it was paid: only the journal knows if that ever happened.
  const complete = quoted.length > 0 || order.custody === 'escrow' || journalHoldsAll
  return {
    fillMode: modeOf(terms),
    paid: complete || found.paid ? found.paid : null,
    disputed: found.disputed,
    deadlineFinal: await isDeadlineFinal(node, head, terms),
    // A complete journal decides alone, and coins in use would make the read wait.
    signaturesEnded: journalHoldsAll || (await haveEnded({ node, payer }, Number(terms.fillDeadline))),
    unknownSpend: (await payer.hasUnknownSpend?.()) ?? false,
    journalHoldsAll,
    slots: await readSlots(store, payer, order),
  }
}

const modeOf = ({ fillMode }: EscrowOrder): FillMode => (fillMode === fillModes.contract ? 'contract' : 'transfer')

interface Search {
  /** Null where the destination cannot be asked. */
  readonly paid: boolean | null
  readonly disputed: boolean
}

async function search(
  { order, terms, node, payer }: Destination,
  hashes: readonly `0x${string}`[],
  { height }: Head,
): Promise<Search> {
  let paid = false
  let disputed = false
  if (modeOf(terms) === 'contract') {
    if (!node.isFilled) return { paid: null, disputed }
    // Asks by height, so that a node that does not have that block yet cannot say no.
    for (const hash of hashes) paid = (await node.isFilled(hash, height)) || paid
    return { paid, disputed }
  }
  if (!node.findPayment) return { paid: null, disputed }
  const since = Math.floor((order.createdAt.getTime() - CLOCK_SKEW_MS) / 1000)
  for (const hash of hashes) {
    const payment = await node.findPayment({ reference: hash, payer: payer.address, since })
    paid = paid || payment.state === 'paid'
    disputed = disputed || (payment.state === 'unpaid' && payment.disputed !== null)
  }
  return { paid, disputed }
}

async function isDeadlineFinal(node: ChainNode, head: Head, { fillDeadline }: EscrowOrder): Promise<boolean> {
  const time = node.timeAt ? await node.timeAt(head.finalized) : head.time
  return time > fillDeadline
}

/**
 * True if a nonce alone ends the payer's transactions. Time proves nothing about one that the journal lost, and the
 * highest nonce that was signed is lost with it.
 */
export const signsWithoutExpiry = (payer: Pick<Payer, 'chainSlot' | 'coinsSince'>): boolean =>
  payer.chainSlot !== undefined && payer.coinsSince === undefined

/**
 * True if nothing that the payer signed until then (epoch seconds) can land any more, or a deadline ends it anyway. A
 * filler checks that deadline; transfers that can be searched for have none on chain.
 */
async function haveEnded({ node, payer }: Pick<Destination, 'node' | 'payer'>, until: number): Promise<boolean> {
  if (payer.coinsSince) return (await payer.coinsSince()) > until
  return node.findPayment === undefined || !signsWithoutExpiry(payer)
}

async function readSlots(
  store: MakerDeps['store'],
  payer: Destination['payer'],
  { toChain, createdAt }: OrderRow,
): Promise<UnpaidFacts['slots']> {
  // The chain is read first: transactions opened meanwhile only make the database count more.
  const [mined, pending] = [await payer.chainSlot?.(), await payer.pendingSlot?.()]
  if (mined === undefined) return null
  const { nextSlot, unexplained } = await store.intents.signerRecord(toChain, payer.address, createdAt)
  return { mined, pending: pending?.highest ?? mined, recorded: nextSlot, unexplained }
}

/**
 * A payout of a deposit in the maker's custody is signed within an hour of its opening window; twice that bounds every
 * clock involved.
 */
const LAST_PAYOUT_SECONDS = 2 * 3_600

interface SoughtPayout {
  readonly toChain: ChainId
  /** Hash of the order, as the depositor signed it. */
  readonly reference: `0x${string}`
  /** Chain time of the deposit in epoch seconds; nothing was signed for the deposit before. */
  readonly since: number
}
/** `paid` has a transaction where the network names one. */
type PayoutByHash = Exclude<UnpaidVerdict, { kind: 'paid' }> | { kind: 'paid'; ref: string | null }

/**
 * Searches for a payout by the order's hash alone: through the filler, or by a transfer that names it. `open` while one
 * could still land.
 */
export async function payoutByHash(
  { chains, payers }: Pick<MakerDeps, 'chains' | 'payers'>,
  { toChain, reference, since }: SoughtPayout,
): Promise<PayoutByHash> {
  const [node, payer] = [chains.get(toChain), payers.get(toChain)]
  if (!node || !payer) return { kind: 'unknown', reason: 'destination_unknown' }
  const head = await node.head()
  const filled = await node.isFilled?.(reference, head.finalized)
  if (filled) return { kind: 'paid', ref: null }
  // The clocks of two networks differ, and a payout must not seem older than its deposit.
  const begin = since - CLOCK_SKEW_MS / 1000
  const payment = await node.findPayment?.({ reference, payer: payer.address, since: begin })
  if (payment?.state === 'paid') return { kind: 'paid', ref: payment.ref }
  if (payment?.disputed) return { kind: 'unknown', reason: 'payment_disputed' }
  if (!node.isFilled && !payment) return { kind: 'unknown', reason: 'payout_unsearchable' }
  if (head.time - since < LAST_PAYOUT_SECONDS) return { kind: 'open', reason: 'too_early' }
  if (await payer.hasUnknownSpend?.()) return { kind: 'open', reason: 'unknown_pending' }
  if (await haveEnded({ node, payer }, since + LAST_PAYOUT_SECONDS)) return { kind: 'unpaid' }
  return { kind: 'open', reason: payer.coinsSince ? 'coins_unspent' : 'journal_incomplete' }
}

/** Like `payoutByHash`, for an order without terms because it was restored from a memo or its row was changed. */
export async function unpaidByHash(
  deps: Pick<MakerDeps, 'chains' | 'payers'>,
  { onchainId: reference, toChain, sendAmount }: OrderRow,
  { amount, chainId: fromChain, height }: DepositRow,
): Promise<UnpaidVerdict> {
  if (reference === null) return { kind: 'unknown', reason: 'terms_unknown' }
  // With another amount the payout has its own terms, and another hash.
  if (amount !== sendAmount) return { kind: 'unknown', reason: 'amount_differs' }
  const since = await deps.chains.get(fromChain)?.timeAt?.(height)
  if (since === undefined) return { kind: 'unknown', reason: 'time_unknown' }
  return payoutByHash(deps, { toChain, reference, since })
}
