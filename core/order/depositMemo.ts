import { type ChainId, chainId } from '../chain/chainId.ts'
import { isOrderId, type OrderId } from './id.ts'

/**
 * Memo of a deposit in the maker's own custody: `cw1:<order id>:<amount>:<destination chain>:<order hash, hex>:<refund
 * address>`. A refund needs only this, not the database. The address is last because it may contain colons.
 */
export interface DepositMemo {
  readonly orderId: OrderId
  /** Quoted amount in base units: a payout of another amount has its own terms, which the hash does not prove. */
  readonly amount: bigint
  /** Network on which the payout is proven or refuted. */
  readonly toChain: ChainId
  /** Hash of the escrow order. It identifies the payout on the destination. */
  readonly orderHash: `0x${string}`
  readonly refundAddress: string
}

/** Terms of an order, as the database has them. */
export interface MemoTerms {
  readonly id: OrderId
  readonly sendAmount: bigint
  readonly toChain: ChainId
  readonly onchainId: `0x${string}` | null
  readonly refundAddress: string | null
}

const PREFIX = 'cw1'
const form = /^cw1:([1-9A-HJ-NP-Za-km-z]{22}):(0|[1-9]\d{0,77}):([1-9]\d{0,14}):([0-9a-f]{64}):(\S{1,128})$/

/**
 * Null if the terms are incomplete or the text is longer than the family's wallets carry (`maxBytes`; null: none): then
 * no deposit may be requested.
 */
export function writeDepositMemo(
  maxBytes: number | null,
  { id, sendAmount, toChain, onchainId, refundAddress }: MemoTerms,
): string | null {
  if (onchainId === null || refundAddress === null) return null
  const text = [PREFIX, id, sendAmount, toChain, onchainId.slice(2).toLowerCase(), refundAddress].join(':')
  return new TextEncoder().encode(text).length <= (maxBytes ?? 0) ? text : null
}

/** Parses a deposit memo; null for any other text. */
export function readDepositMemo(text: string): DepositMemo | null {
  const [, id = '', amount = '', toChain = '', hash = '', refundAddress = ''] = form.exec(text.trim()) ?? []
  return isOrderId(id)
    ? { orderId: id, amount: BigInt(amount), toChain: chainId(Number(toChain)), orderHash: `0x${hash}`, refundAddress }
    : null
}

/** The order that a memo names, in this form or as a bare id, which earlier releases wrote. */
export function orderIdIn(text: string): OrderId | null {
  const bare = text.trim()
  return isOrderId(bare) ? bare : (readDepositMemo(bare)?.orderId ?? null)
}

/** True if a memo could be mistaken for one of ours. */
export const looksLikeDepositMemo = (text: string): boolean => text.trim().startsWith(`${PREFIX}:`)

/**
 * True if the chain and the database agree on a deposit. The depositor's wallet signed the memo, so a difference means
 * that the row was changed, and it must not be paid or refunded. A bare id or no memo proves nothing.
 */
export function memoAgrees(
  memo: string | null,
  { id, sendAmount, toChain, onchainId, refundAddress }: MemoTerms,
): boolean {
  const read = memo === null ? null : readDepositMemo(memo)
  if (read === null) return true
  return (
    read.orderId === id &&
    read.amount === sendAmount &&
    read.toChain === toChain &&
    read.orderHash === onchainId?.toLowerCase() &&
    read.refundAddress === refundAddress
  )
}
