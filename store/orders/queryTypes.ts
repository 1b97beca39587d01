import type { ChainId } from '#core/chain/chainId.ts'
import type { Custody } from '#core/order/escrowOrder.ts'
import type { OrderId } from '#core/order/id.ts'
import type { OrderState } from '#core/order/state.ts'

export interface Page<T> {
  list: T[]
  /** Opaque; null at the end. */
  nextCursor: string | null
}

export interface WorkQuery {
  states: readonly OrderState[]
  fromChain?: ChainId
  toChain?: ChainId
  custody?: Custody
  heldReason?: string
  /** Restricts to these ids. */
  ids?: readonly OrderId[]
  /** Restricts to orders with a `fillDeadline` up to this time. */
  fillBy?: Date
  limit: number
  afterId?: OrderId | undefined
}
