import { useQuery } from '@tanstack/react-query'
import type { FamilyName } from '#core/chain/family.ts'
import { restOfMessages } from '#src/i18n/current.ts'
import type { addressRules, hasAddressRules, readAddress } from './addresses.ts'

/** Address checks that screens use, independent of the chunk that implements them. */
export interface AddressBook {
  readonly addressRules: typeof addressRules
  readonly hasAddressRules: typeof hasAddressRules
  readonly readAddress: typeof readAddress
}

/** Loads the rules together with their messages; if the messages fail to load, the rules' own English text is shown. */
async function fetchBook(): Promise<AddressBook> {
  const [book] = await Promise.all([import('./addresses.ts'), restOfMessages().catch(() => undefined)])
  return book
}

/** Address rules, loaded once an address needs checking: checksums are too large for the first load. Null until loaded. */
export function useAddressBook(wanted: boolean): AddressBook | null {
  const book = useQuery({
    queryKey: ['address-book'],
    queryFn: fetchBook,
    enabled: wanted,
    staleTime: Infinity,
    gcTime: Infinity,
    // A chunk of the app, not a server answer: it may load from the browser's cache while offline.
    networkMode: 'always',
    structuralSharing: false,
  })
  return book.data ?? null
}

/** Display form of a family's canonical addresses, as a wallet shows them; the canonical form until the rules have loaded. */
export function useDisplayAddress(family: FamilyName): (canonical: string) => string {
  const book = useAddressBook(true)
  return (canonical) => book?.addressRules(family).display(canonical) ?? canonical
}
