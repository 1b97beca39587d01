import { chainId } from '#core/chain/chainId.ts'
import { type Step, step } from '#core/wire/order.ts'
import type { NewOrderStep, OrderStep } from '#store/orders/types.ts'

/** Fields that the database stores in columns of their own. */
const columns: readonly string[] = ['kind', 'chain_id', 'label', 'status', 'tx_ref']

export function stepToRow(wire: Step): NewOrderStep {
  const body = Object.fromEntries(Object.entries(wire).filter(([name]) => !columns.includes(name)))
  return { kind: wire.kind, chainId: chainId(wire.chain_id), label: wire.label, body }
}

export function stepFromRow(row: OrderStep): Step {
  return step.parse({
    ...row.body,
    kind: row.kind,
    chain_id: row.chainId,
    label: row.label,
    status: row.status,
    tx_ref: row.txRef,
  })
}
