import { memoProblem, type MemoProblem, type MemoRule } from '#core/exchange/memo.ts'
import type { ExchangeRow } from '#core/wire/exchange.ts'
import type { AddressBook } from '../addressBook.ts'
import type { AddressPlace } from '../bridge/readAddress.ts'
import { resolveRecipient, type Recipient } from '../bridge/recipient.ts'

/** An exchange on one network, as the form needs it. */
export interface ExchangePlace {
  readonly exchange: ExchangeRow
  readonly memo: MemoRule
  readonly confirmations: number | null
}

/** Null where the list has no such exchange, or the exchange no such network. */
export function placeOf(
  exchanges: readonly ExchangeRow[],
  exchangeId: number | null,
  chainId: number | null,
): ExchangePlace | null {
  const exchange = exchanges.find((row) => row.id === exchangeId)
  const network = exchange?.networks.find((row) => row.chain_id === chainId)
  return exchange && network ? { exchange, memo: network.memo, confirmations: network.confirmations } : null
}

/** What an exchange credits at least, in whole units; null when it names no minimum for this token. */
export const creditedFrom = ({ min_deposit }: ExchangeRow, symbol: string): string | null =>
  min_deposit.find((row) => row.symbol.toUpperCase() === symbol.toUpperCase())?.amount ?? null

export interface DepositAddress {
  /** Checked by the rules of the network; a wallet's own address never stands in for one that is missing. */
  readonly recipient: Recipient
  /** The address is the person's own wallet, which no exchange gives out. */
  readonly own: boolean
  readonly memo: MemoProblem | null
}

/** What was typed for an exchange, judged by its network and by what the exchange asks for. */
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
    // How much a network carries is known with its rules.
    memo: memoProblem(typed.memo, rule, book ? room : Infinity),
  }
}
