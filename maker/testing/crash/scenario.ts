import type { Clock } from '#runtime/clock.ts'
import type { Failpoints } from '#runtime/failpoints.ts'
import type { OrderState } from '#core/order/state.ts'
import type { Store } from '#store/contract.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { SlotRow } from '#store/txSlots/types.ts'
import type { MakerDeps } from '../../contract.ts'
import type { World } from '../world.ts'

/** Environment of a scenario. The store changes after each death. */
export interface Stage {
  readonly world: World
  readonly store: Store
  /** The maker's clock: wall time, but never earlier than the time that a scenario has set. */
  readonly clock: Clock
  notBefore(time: Date): void
  /** Failpoints of an operator's command, which dies as its own process. */
  readonly operator: Failpoints
  /** Saves the database's current content; the returned function restores it under a running maker. */
  save(): Promise<() => Promise<void>>
}

/**
 * Outcome of an order: its recipient is paid, its depositor is refunded, or the maker keeps a deposit that is too small
 * to refund.
 */
export type Outcome = 'paid' | 'returned' | 'kept'

export interface Scenario {
  readonly name: string
  /** Number of orders that play it together. */
  readonly orders: number
  readonly outcome: Outcome
  readonly ends: readonly OrderState[]
  /** Stores an order and makes its deposit. */
  begin(stage: Stage): Promise<OrderRow>
  /** Acts on the world after a pass of the maker; absent = a block everywhere. `died` = that pass was interrupted. */
  between?(stage: Stage, orders: readonly OrderRow[], died: boolean): Promise<void>
  /** True once every other condition of the scenario holds. */
  over?(stage: Stage, orders: readonly OrderRow[]): Promise<boolean>
  maker?(stage: Stage): Partial<MakerDeps>
  /** Clock error of the maker and its database; negative = behind. */
  readonly skewMs?: number
  /** Deposited amount, if it differs from the order's. */
  readonly deposit?: bigint
}

/** Tx slot of each order's payout; absent while there is none. */
export async function payoutSlots({ store }: Stage, orders: readonly OrderRow[]): Promise<SlotRow[]> {
  const rows = (await Promise.all(orders.map(({ id }) => store.disbursements.forOrder(id))))
    .flat()
    .filter(({ kind }) => kind === 'payout')
  const slots = await Promise.all(rows.map(({ id }) => store.slots.forRef('payout', id)))
  return slots.filter((slot) => slot !== null)
}

/** True if every order's payout has been sent to a node in its newest form. */
export const allSent = (slots: readonly SlotRow[], orders: readonly OrderRow[], attempts = 1): boolean =>
  slots.length === orders.length && slots.every(({ txs }) => txs.length >= attempts && txs.at(-1)?.broadcastAt !== null)

export const statesOf = async ({ store }: Stage, orders: readonly OrderRow[]): Promise<OrderState[]> =>
  Promise.all(orders.map(async ({ id, state }) => (await store.orders.get(id))?.state ?? state))
