import { useQuery } from '@tanstack/react-query'
import { restOfMessages } from '#src/i18n/current.ts'
import type { addressRules, hasAddressRules, readAddress } from './addresses.ts'

/** What is asked about addresses, wherever the answers come from. */
export interface AddressBook {
  readonly addressRules: typeof addressRules
  readonly hasAddressRules: typeof hasAddressRules
  readonly readAddress: typeof readAddress
}

/** The rules together with the words that say what they refuse; without the words the rules' own are shown. */
async function fetchBook(): Promise<AddressBook> {
  const [book] = await Promise.all([import('./addresses.ts'), restOfMessages().catch(() => undefined)])
  return book
}

/** The rules of addresses: checksums weigh too much for the first load, so they come once there is an address to look at. Null until then. */
export function useAddressBook(wanted: boolean): AddressBook | null {
  const book = useQuery({
    queryKey: ['address-book'],
    queryFn: fetchBook,
    enabled: wanted,
    staleTime: Infinity,
    gcTime: Infinity,
    // A file of the app, not an answer of a server: it may come from the browser's own cache.
    networkMode: 'always',
    structuralSharing: false,
  })
  return book.data ?? null
}
