import type { ChainId } from '#core/chain/chainId.ts'

/**
 * One action of the user's wallet, as returned when the order was created. `body` is the wire form without the columns
 * here.
 */
export interface OrderStep {
  ordinal: number
  kind: string
  chainId: ChainId
  label: string
  body: Record<string, unknown>
  status: 'waiting' | 'sent' | 'done'
  txRef: string | null
}

export type NewOrderStep = Omit<OrderStep, 'ordinal' | 'status' | 'txRef'>
