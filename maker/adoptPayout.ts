import { type Failpoints, noFailpoints } from '#runtime/failpoints.ts'
import { AppError } from '#core/errors.ts'
import type { OrderId } from '#core/order/id.ts'
import type { Store } from '#store/contract.ts'
import type { DepositRow } from '#store/deposits/types.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { isStrayDeposit } from './decide/strayDeposits.ts'
import { payoutMemo, payoutOrder } from './execute/terms.ts'
import { step } from './failpoints.ts'
import type { OperatorDeps } from './operatorActions.ts'

const refuse = (reason: string, message: string, retriable = false): AppError =>
  new AppError(reason, message, { status: 409, retriable })

/**
 * Records a payout that is missing from the database, so that it is attested and claimed. A quorum must show that this
 * final transaction pays this order.
 * @throws AppError `order_missing`, `not_adoptable`, `deposit_unconfirmed`, `amount_unknown`, `chain_unknown`,
 * `not_the_payout`, `payout_not_final`, `deposit_taken`, and the errors of the nodes.
 */
export async function adoptPayout(deps: OperatorDeps, actor: string, id: OrderId, txRef: string): Promise<OrderRow> {
  const { store, chains, failpoints = noFailpoints } = deps
  const { order, deposit } = await adoptable(store, failpoints, id)
  const node = chains.get(order.toChain)
  if (!node) throw refuse('chain_unknown', `No endpoint is configured for network ${order.toChain}.`)
  const terms = payoutOrder(order, deposit.amount, order.receiveAmount)
  const fill = await step(failpoints, 'adopt.verify', () => node.verifyFill(terms, txRef, payoutMemo(order)))
  if (!fill) throw refuse('not_the_payout', 'That transaction is not the payout of this order.')
  if (!fill.final) throw refuse('payout_not_final', 'That transaction is not final yet; adopt it later.', true)
  const save = async (tx: Store): Promise<OrderRow> => {
    await tx.disbursements.adopt(
      {
        depositId: deposit.id,
        orderId: id,
        kind: 'payout',
        chainId: order.toChain,
        asset: order.toAsset,
        amount: order.receiveAmount,
        destinationGas: order.destinationGas,
        recipient: order.recipient,
        usdE8: null,
      },
      fill.txId,
    )
    const now = (await tx.orders.get(id)) ?? order
    await tx.adminLog.add({
      actor,
      action: 'payout.adopt',
      subject: `order ${id}`,
      before: { state: order.state, held_reason: order.heldReason },
      after: { state: now.state, tx: fill.txId },
      reason: null,
    })
    return now
  }
  return step(failpoints, 'adopt.save', () => store.transaction(save))
}

const states: readonly OrderRow['state'][] = ['confirmed', 'validated', 'reserved', 'held']

async function adoptable(
  store: Store,
  failpoints: Failpoints,
  id: OrderId,
): Promise<{ order: OrderRow; deposit: DepositRow }> {
  const order = await step(failpoints, 'adopt.order', () => store.orders.get(id))
  if (!order) throw new AppError('order_missing', 'Order not found.', { status: 404, retriable: false })
  if (!states.includes(order.state)) throw refuse('not_adoptable', `The order is ${order.state}: no payout is missing.`)
  const deposits = await step(failpoints, 'adopt.deposits', () => store.deposits.forOrder(id))
  const deposit = deposits.find((each) => !isStrayDeposit(each) && each.status === 'confirmed')
  if (!deposit) throw refuse('deposit_unconfirmed', 'The deposit of this order is not confirmed on its chain.')
  // A deposit of another amount was priced when it was paid, and no record has that price.
  if (order.custody === 'maker' && deposit.amount !== order.sendAmount)
    throw refuse('amount_unknown', 'The deposit differs from the order, so its payout cannot be recognised.')
  return { order, deposit }
}
