import { shortAddress } from '#src/format/address.ts'
import { useWallets } from '#src/services.ts'
import { useCheckInAccount } from './useCheckInAccount.ts'

export interface CheckInWallet {
  /** One whose networks have the contract, where one is connected. */
  readonly wallet: string | null
  /** Its short address, where the page is about another wallet; else null. */
  readonly named: string | null
}

/** The short address of a check-in's wallet, where the page is about another one; else null. */
export const namedBeside = (wallet: string | null, page: string | null): string | null =>
  wallet !== null && wallet !== page ? shortAddress(wallet) : null

/** The wallet whose check-ins are shown and made. */
export function useCheckInWallet(): CheckInWallet {
  const page = useWallets((state) => state.userId)
  const wallet = useCheckInAccount()?.address ?? page
  return { wallet, named: namedBeside(wallet, page) }
}
