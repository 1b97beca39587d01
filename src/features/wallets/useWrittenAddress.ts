import { useWallets } from '#src/services.ts'
import { useAddressBook } from '../addressBook.ts'

/** A connected wallet's address as its family writes it, which is how the header shows it too; as it is known until the rules are there. */
export function useWrittenAddress(wallet: string): string {
  const family = useWallets(
    (state) => Object.values(state.accounts).find((account) => account.address === wallet)?.family,
  )
  const book = useAddressBook(family !== undefined)
  return book && family !== undefined ? book.addressRules(family).display(wallet) : wallet
}
