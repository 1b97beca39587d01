import { useWallets } from '#src/services.ts'
import { useAddressBook } from '#src/features/shared/addressBook.ts'

/** Canonical display form of a wallet's address, as in the header; the stored form until the rules have loaded. */
export function useWrittenAddress(wallet: string): string {
  const family = useWallets(
    (state) => Object.values(state.accounts).find((account) => account.address === wallet)?.family,
  )
  const book = useAddressBook(family !== undefined)
  return book && family !== undefined ? book.addressRules(family).display(wallet) : wallet
}
