import type { FamilyName } from '#core/chain/family.ts'
import type { Accounts } from '#src/wallets/store.ts'
import type { WalletAccount } from '#src/wallets/contract.ts'

/** Spec §2: 0 = the source is not connected, 1 = it is and the destination is of the same network family, 2 = both are shown. */
export type WalletStatus =
  | { readonly status: 0 }
  | { readonly status: 1; readonly source: WalletAccount }
  /** `destination` null: the way to connect one. */
  | {
      readonly status: 2
      readonly source: WalletAccount
      readonly destination: WalletAccount | null
      readonly family: FamilyName
    }

/** What the top bar shows for the pair of the form. */
export function walletStatus(accounts: Accounts, from: FamilyName | null, to: FamilyName | null): WalletStatus {
  const source = from === null ? undefined : accounts[from]
  if (!source) return { status: 0 }
  if (to === null || to === from) return { status: 1, source }
  return { status: 2, source, destination: accounts[to] ?? null, family: to }
}
