import { shortAddress } from '#src/format/address.ts'
import { useWallets } from '#src/services.ts'

export interface CheckInWallet {
  /** Only EVM networks have the contract, so it is their wallet, whichever was connected last. */
  readonly wallet: string | null
  /** Its short address, where the page is about another wallet; else null. */
  readonly named: string | null
}

/** The wallet whose check-ins are shown and made. */
export function useCheckInWallet(): CheckInWallet {
  const page = useWallets((state) => state.userId)
  const wallet = useWallets((state) => state.accounts.evm?.address) ?? page
  return { wallet, named: wallet !== null && wallet !== page ? shortAddress(wallet) : null }
}
