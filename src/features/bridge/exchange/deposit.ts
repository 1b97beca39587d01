import { memoProblem, type MemoProblem, type MemoRule } from '#core/order/exchangeMemo.ts'
import type { ExchangeRow } from '#core/wire/catalogue.ts'
import type { AddressBook } from '#src/features/shared/addressBook.ts'
import type { AddressPlace } from '#src/features/shared/readAddress.ts'
import { resolveRecipient, type Recipient } from '../model/recipient.ts'

/** An exchange on one network, as the form needs it. */
export interface ExchangeOnNetwork {
  readonly exchange: ExchangeRow
  readonly memo: MemoRule
  readonly confirmations: number | null
}

/** Null when the list lacks the exchange, or the exchange lacks the network. */
export function placeOf(
  exchanges: readonly ExchangeRow[],
  exchangeId: number | null,
  chainId: number | null,
): ExchangeOnNetwork | null {
  const exchange = exchanges.find((row) => row.id === exchangeId)
  const network = exchange?.networks.find((row) => row.chain_id === chainId)
  return exchange && network ? { exchange, memo: network.memo, confirmations: network.confirmations } : null
}

/** Returns the minimum deposit that the exchange credits, in whole units; null when it names none for this token. */
export const creditedFrom = ({ min_deposit }: ExchangeRow, symbol: string): string | null =>
  min_deposit.find((row) => row.symbol.toUpperCase() === symbol.toUpperCase())?.amount ?? null

export interface DepositAddress {
  /** Checked by the network's rules; the user's own wallet never replaces a missing address. */
  readonly recipient: Recipient
  /** True when the address is the user's own wallet, which no exchange issues. */
  readonly own: boolean
  readonly memo: MemoProblem | null
}

/** Checks the exchange's address and memo by the rules of its network and the exchange. */
export function readDeposit(
  book: AddressBook | null,
  { at, rule }: { at: AddressPlace; rule: MemoRule },
  typed: { recipient: string; memo: string },
  ownAddress: string | null,
): DepositAddress {
  const recipient = resolveRecipient(book, at, typed.recipient, null)
  const room = book?.hasAddressRules(at.family) ? (book.addressRules(at.family).transferMemo ?? 0) : 0
  return {
    recipient,
    own: 'canonical' in recipient && recipient.canonical === ownAddress,
    // The network's memo length is known once its rules have loaded.
    memo: memoProblem(typed.memo, rule, book ? room : Infinity),
  }
}
