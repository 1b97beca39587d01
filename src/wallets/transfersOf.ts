import { AppError } from '#core/errors.ts'
import type { Transfers, WalletFamily } from './contract.ts'

const hasTransfers = (wallets: WalletFamily): wallets is WalletFamily & Transfers => wallets.send !== undefined

/** @throws AppError `family_unsupported` where no transfers settle on the family */
export function transfersOf(wallets: WalletFamily): Transfers {
  if (hasTransfers(wallets)) return wallets
  throw new AppError('family_unsupported', `Transfers from ${wallets.family} networks aren’t available.`, {
    status: 400,
    retriable: false,
  })
}
