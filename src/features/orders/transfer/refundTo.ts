import type { AddressBook } from '#src/features/shared/addressBook.ts'
import type { AddressPlace } from '#src/features/shared/readAddress.ts'
import { type Recipient, resolveRecipient } from '#src/features/bridge/model/recipient.ts'

export interface RefundTo {
  /** Text in the field. */
  readonly text: string
  readonly read: Recipient
}

/**
 * Refund address of a deposit in the market maker's custody. Defaults to the connected wallet until edited (`draft` null), because an empty
 * field below the fold blocks a first transfer. A cleared field stays empty.
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
