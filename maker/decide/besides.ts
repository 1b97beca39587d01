import type { DepositRow } from '#store/contract/depositRow.ts'

/** Deposits that name an order without being the one it waits for; every other reason belongs to the order's own deposit. */
export const besides: ReadonlySet<string> = new Set(['second', 'wrong_asset', 'operator_return'])

/** An operator decided that it goes back, whatever that costs. */
export const isAskedFor = ({ exception }: Deposit): boolean =>
  exception === 'operator_return' || exception === 'operator_refund'

type Deposit = Pick<DepositRow, 'exception'>

/** Whether the deposit only names the order: what happens to it must not move the order. */
export const isBeside = ({ exception }: Deposit): boolean => besides.has(exception?.split(':')[0] ?? '')

/** The reason of a deposit that waits for an operator; one beside an order's own stays known as that (`second:dust`), and is given back no more. */
export const heldBeside = (deposit: Deposit, reason: string): string =>
  isBeside(deposit) ? `${deposit.exception?.split(':')[0]}:${reason}` : reason
