import type { AddressBook } from '../addressBook.ts'
import type { AddressPlace } from '../bridge/readAddress.ts'
import { type Recipient, resolveRecipient } from '../bridge/recipient.ts'

export interface RefundTo {
  /** In the field. */
  readonly text: string
  readonly read: Recipient
}

/**
 * The refund address of a deposit that the market maker holds. Until someone edits it (`draft` null) it is the connected wallet's own, in sight above
 * the button: an empty field below the fold stops a first transfer. An emptied field stays empty.
 */
export function refundTo(
  book: AddressBook,
  place: AddressPlace,
  draft: string | null,
  ownAddress: string | null,
): RefundTo {
  const proposed = ownAddress === null ? '' : book.addressRules(place.family).display(ownAddress)
  const text = draft ?? proposed
  return { text, read: resolveRecipient(book, place, text, null) }
}
