import type { ChainRow } from '#core/wire/catalogue.ts'
import type { AddressBook } from '#src/features/shared/addressBook.ts'
import type { KnownContracts } from '#src/features/shared/knownContracts.ts'
import type { AddressPlace } from '#src/features/shared/readAddress.ts'

export type Recipient =
  /** `unread`: text was typed while the address rules still load. */
  | { kind: 'missing' | 'unread' }
  | { kind: 'invalid'; message: string }
  /** `canonical` goes to the API, `display` to the screen; `named` is another network that the text mentions. */
  | { kind: 'own' | 'other'; canonical: string; display: string; named?: string }

/** Address context of a catalogue network. */
export const placeAt = ({ family, chain_id }: ChainRow, contracts: KnownContracts = new Map()): AddressPlace => ({
  family,
  chainId: chain_id,
  contracts,
})

/** Resolves the recipient: typed text checked by the destination's rules, else the user's own account there. Null `book` means no rules yet. */
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

/** Lookup of a domain name as far as it has come. */
export interface NamedAddress {
  readonly pending: boolean
  /** The name in its one spelling; null before it is found. */
  readonly name: string | null
  readonly address: string | null
  /** True if the name leads to no address. */
  readonly unknown: boolean
  readonly problem: string | null
}

/** Recipient that a domain name leads to: its address is checked, shown in full and used like one that was typed. */
export function recipientNamed(
  book: AddressBook,
  place: AddressPlace,
  { pending, address, problem }: Pick<NamedAddress, 'pending' | 'address' | 'problem'>,
  ownAddress: string | null,
): Recipient {
  if (pending) return { kind: 'unread' }
  if (address === null) return { kind: 'invalid', message: problem ?? '' }
  return resolveRecipient(book, place, address, ownAddress)
}

/** True if a name no longer leads to the address that was chosen by it. A lookup that fails proves nothing. */
export const hasMoved = (
  named: Pick<NamedAddress, 'pending' | 'address' | 'unknown'> | null,
  canonical: string,
): boolean => named !== null && !named.pending && (named.unknown || (named.address ?? canonical) !== canonical)
