import { useQuery } from '@tanstack/react-query'
import { useServices, useWallets } from '#src/services.ts'
import { NAME_DEBOUNCE_MS, useDebounced } from '#src/ui/timing.ts'
import type { WalletAccount } from '#src/wallets/contract.ts'
import { useAddressBook } from '#src/features/shared/addressBook.ts'

const HOUR = 3_600_000

/** Domain name of a connected account; null while it loads or when there is none. */
export function useWalletName({ family, address }: Pick<WalletAccount, 'family' | 'address'>): string | null {
  const { api } = useServices()
  const settled = useDebounced(address, NAME_DEBOUNCE_MS)
  const name = useQuery({
    queryKey: ['wallet-name', family, settled],
    queryFn: async ({ signal }) =>
      (await api.get('/bridge_api/v1/name-of-address', { query: { family, address: settled }, signal })).data.name,
    enabled: settled === address,
    staleTime: HOUR,
    gcTime: HOUR,
    retry: false,
  })
  return name.data ?? null
}

/** Returns the canonical display form of a wallet's address, as in the header; the stored form until the rules have loaded. */
export function useWrittenAddress(wallet: string): string {
  const family = useWallets(
    (state) => Object.values(state.accounts).find((account) => account.address === wallet)?.family,
  )
  const book = useAddressBook(family !== undefined)
  return book && family !== undefined ? book.addressRules(family).display(wallet) : wallet
}
