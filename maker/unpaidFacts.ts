import type { ChainNode, Head, Payer } from '#chains/contract.ts'
import { orderHash } from '#chains/evm/order/hash.ts'
import type { DepositRow } from '#store/deposits/types.ts'
import { type EscrowOrder, type FillMode, fillModes } from '#core/order/escrowOrder.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { MakerDeps } from './contract.ts'
import type { UnpaidFacts } from './decide/unpaid.ts'
import { CLOCK_SKEW_MS } from './execute/findPayment.ts'

interface Destination {
  order: OrderRow
  /** Offered terms, as the source chain or the row has them. */
  terms: EscrowOrder
  deposit: DepositRow
  node: ChainNode
  payer: Pick<Payer, 'address' | 'chainSlot' | 'pendingSlot'>
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
    journalHoldsAll,
    slots: await readSlots(store, payer, order),
  }
}

const modeOf = ({ fillMode }: EscrowOrder): FillMode => (fillMode === fillModes.contract ? 'contract' : 'transfer')

async function search(
  { order, terms, node, payer }: Destination,
  hashes: readonly `0x${string}`[],
  { height }: Head,
): Promise<{ paid: boolean | null; disputed: boolean }> {
  const since = Math.floor((order.createdAt.getTime() - CLOCK_SKEW_MS) / 1000)
  const mode = modeOf(terms)
  let paid: boolean | null = mode === 'contract' || node.findPayment ? false : null
  let disputed = false
  for (const hash of hashes) {
    if (mode === 'contract') {
      // Asks by height, so that a node that does not have that block yet cannot say no.
      const filled = await node.isFilled(hash, height)
      paid = filled === null ? null : paid || filled
    } else if (node.findPayment) {
      const payment = await node.findPayment({ reference: hash, payer: payer.address, since })
      paid = paid || payment.state === 'paid'
      disputed = disputed || (payment.state === 'unpaid' && payment.disputed !== null)
    }
  }
  return { paid, disputed }
}

async function isDeadlineFinal(node: ChainNode, head: Head, { fillDeadline }: EscrowOrder): Promise<boolean> {
  const time = node.timeAt ? await node.timeAt(head.finalized) : head.time
  return time > fillDeadline
}

async function readSlots(
  store: MakerDeps['store'],
  payer: Destination['payer'],
  { toChain, createdAt }: OrderRow,
): Promise<UnpaidFacts['slots']> {
  // The chain is read first: transactions opened meanwhile only make the database count more.
  const [mined, pending] = [await payer.chainSlot(), await payer.pendingSlot?.()]
  if (mined === null) return null
  const { nextSlot, unexplained } = await store.intents.signerRecord(toChain, payer.address, createdAt)
  return { mined, pending: pending?.highest ?? mined, recorded: nextSlot, unexplained }
}
