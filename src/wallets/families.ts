import type { FamilyName } from '#core/chain/family.ts'
import { AppError } from '#core/errors.ts'
import { benfen } from './benfen/index.ts'
import { bitcoin } from './bitcoin/index.ts'
import type { Transfers, WalletFamily } from './contract.ts'
import { evm } from './evm/index.ts'
import type { AddressPayment, FamilyWallets } from './family.ts'
import { fuel } from './fuel/index.ts'
import { starknet } from './starknet/index.ts'
import { svm } from './svm/index.ts'
import { ton } from './ton/index.ts'

/** Families with wallets, in the order of the wallet list (spec §2). */
export const familyWallets: readonly FamilyWallets[] = [evm, svm, fuel, starknet, benfen, ton, bitcoin]

const loaded = new Map<FamilyName, Promise<WalletFamily>>()

/** Milliseconds between two reads of displayed balances of the family’s accounts; null for the app’s own interval. */
export const balancePollMs = (family: FamilyName): number | null =>
  familyWallets.find((each) => each.family === family)?.balancePollMs ?? null

export const walletFamilies = familyWallets.map(({ family }) => family)

/** Single instance of a family. A failed download may be retried. @throws AppError `family_unsupported` */
export function loadWalletFamily(family: FamilyName): Promise<WalletFamily> {
  const known = loaded.get(family)
  if (known) return known
  const wallets = familyWallets.find((each) => each.family === family)
  if (!wallets)
    return Promise.reject(
      new AppError('family_unsupported', `Wallets for ${family} networks aren’t supported yet.`, { status: 400 }),
    )
  const pending = wallets.load().catch((error: unknown) => {
    loaded.delete(family)
    throw error
  })
  loaded.set(family, pending)
  return pending
}

/** Checks the payment of a deposit address. @throws AppError `family_unsupported`, `wallet_mismatch` */
export async function addressPayment(
  family: FamilyName,
  ...[step, terms]: Parameters<NonNullable<FamilyWallets['payment']>>
): Promise<AddressPayment> {
  const wallets = familyWallets.find((each) => each.family === family)
  if (wallets?.payment) return wallets.payment(step, terms)
  throw new AppError('family_unsupported', `Deposits on ${family} networks need a wallet.`, { status: 400 })
}

const hasTransfers = (wallets: WalletFamily): wallets is WalletFamily & Transfers => wallets.send !== undefined

/** @throws AppError `family_unsupported` where no transfers settle on the family */
export function transfersOf(wallets: WalletFamily): Transfers {
  if (hasTransfers(wallets)) return wallets
  throw new AppError('family_unsupported', `Transfers from ${wallets.family} networks aren’t available.`, {
    status: 400,
    retriable: false,
  })
}
