import { shortAddress } from '#src/format/text.ts'
import { useWallets } from '#src/services.ts'
import { useCheckInAccount } from './useCheckInAccount.ts'

export interface CheckInWallet {
  /** Connected wallet whose networks have the contract, if any. */
  readonly wallet: string | null
  /** Its short address when the page is about another wallet; else null. */
  readonly named: string | null
}

/** Short address of the check-in's wallet when the page is about another one; else null. */
export const namedBeside = (wallet: string | null, page: string | null): string | null =>
  wallet !== null && wallet !== page ? shortAddress(wallet) : null

/** Wallet whose check-ins are shown and made. */
export function useCheckInWallet(): CheckInWallet {
  const page = useWallets((state) => state.userId)
  const wallet = useCheckInAccount()?.address ?? page
  return { wallet, named: namedBeside(wallet, page) }
}
