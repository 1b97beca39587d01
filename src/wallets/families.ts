import type { FamilyName } from '#core/chain/family.ts'
import { AppError } from '#core/errors.ts'
import type { WalletFamily } from './contract.ts'

/** Each family is its own chunk, loaded when the wallet list opens or a stored session exists. */
const loaders: Partial<Record<FamilyName, () => Promise<WalletFamily>>> = {
  evm: async () => (await import('./evm/index.ts')).evmWallets(),
  svm: async () => (await import('./svm/index.ts')).svmWallets(),
  ton: async () => (await import('./ton/index.ts')).tonWallets(),
}
const loaded = new Map<FamilyName, Promise<WalletFamily>>()

export const walletFamilies = Object.keys(loaders) as FamilyName[]

/** Single instance of a family. A failed download may be retried. @throws AppError `family_unsupported` */
export function loadWalletFamily(family: FamilyName): Promise<WalletFamily> {
  const known = loaded.get(family)
  if (known) return known
  const load = loaders[family]
  if (!load)
    return Promise.reject(
      new AppError('family_unsupported', `Wallets for ${family} networks aren’t supported yet.`, { status: 400 }),
    )
  const pending = load().catch((error: unknown) => {
    loaded.delete(family)
    throw error
  })
  loaded.set(family, pending)
  return pending
}
