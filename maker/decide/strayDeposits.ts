import type { DepositRow } from '#store/deposits/types.ts'

/**
 * Reasons of stray deposits, which name an order but aren't its deposit. Any other reason belongs to the order's own
 * deposit.
 */
export const strayDeposits: ReadonlySet<string> = new Set(['second', 'wrong_asset', 'operator_return'])

/** True if an operator decided to refund the deposit at any cost. */
export const isAskedFor = ({ exception }: Deposit): boolean =>
  exception === 'operator_return' || exception === 'operator_refund'

type Deposit = Pick<DepositRow, 'exception'>

/** True for a stray deposit: it must not change the order that it names. */
export const isStrayDeposit = ({ exception }: Deposit): boolean => strayDeposits.has(exception?.split(':')[0] ?? '')

/**
 * Reason of a deposit that waits for an operator. A stray deposit keeps its kind as a prefix (`second:dust`), and isn't
 * refunded automatically any more.
 */
export const heldStrayReason = (deposit: Deposit, reason: string): string =>
  isStrayDeposit(deposit) ? `${deposit.exception?.split(':')[0]}:${reason}` : reason
