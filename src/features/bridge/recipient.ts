import type { ChainRow } from '#core/wire/catalogue.ts'
import type { AddressBook } from '#src/features/addressBook.ts'
import type { KnownContracts } from '#src/features/knownContracts.ts'
import type { AddressPlace } from './readAddress.ts'

export type Recipient =
  /** `unread`: something was typed and the rules of addresses are still on their way. */
  | { kind: 'missing' | 'unread' }
  | { kind: 'invalid'; message: string }
  /** `canonical` goes to the API; `display` is what people compare; `named` is another network that the text said it is for. */
  | { kind: 'own' | 'other'; canonical: string; display: string; named?: string }

/** A network of the catalogue as a place for addresses. */
export const placeAt = ({ family, chain_id }: ChainRow, contracts: KnownContracts = new Map()): AddressPlace => ({
  family,
  chainId: chain_id,
  contracts,
})

/** Who receives: what was typed, checked by the destination's rules, else the person's own account there. Without the book there are no rules yet. */
export function resolveRecipient(
  book: AddressBook | null,
  place: AddressPlace,
  typed: string,
  ownAddress: string | null,
): Recipient {
  if (book && !book.hasAddressRules(place.family)) return { kind: 'missing' }
  if (typed.trim() === '')
    return ownAddress
      ? {
          kind: 'own',
          canonical: ownAddress,
          display: book?.addressRules(place.family).display(ownAddress) ?? ownAddress,
        }
      : { kind: 'missing' }
  if (!book) return { kind: 'unread' }
  const read = book.readAddress(place, typed.trim())
  return 'complaint' in read
    ? { kind: 'invalid', message: read.complaint }
    : { kind: read.canonical === ownAddress ? 'own' : 'other', ...read }
}

export type RecipientWarning = 'first_use' | 'lookalike'

/**
 * A first use asks for a second look. An address that only looks like a known one at both ends is how address poisoning works.
 */
export function recipientWarning(address: string, known: readonly string[]): RecipientWarning | null {
  if (known.includes(address)) return null
  const ends = (text: string): string => `${text.slice(0, 6)}${text.slice(-4)}`.toLowerCase()
  return known.some((other) => ends(other) === ends(address)) ? 'lookalike' : 'first_use'
}
