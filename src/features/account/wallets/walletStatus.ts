import type { FamilyName } from '#core/chain/family.ts'
import type { Accounts } from '#src/wallets/store.ts'
import type { WalletAccount } from '#src/wallets/contract.ts'

/** Spec §2: 0 source not connected, 1 connected and the destination shares its family, 2 both are shown. */
export type WalletStatus =
  | { readonly status: 0 }
  | { readonly status: 1; readonly source: WalletAccount }
  /** `destination` null: show Connect for it. */
  | {
      readonly status: 2
      readonly source: WalletAccount
      readonly destination: WalletAccount | null
      readonly family: FamilyName
    }

/** Wallet status of the top bar for the form's pair. */
export function walletStatus(accounts: Accounts, from: FamilyName | null, to: FamilyName | null): WalletStatus {
  const source = from === null ? undefined : accounts[from]
  if (!source) return { status: 0 }
  if (to === null || to === from) return { status: 1, source }
  return { status: 2, source, destination: accounts[to] ?? null, family: to }
}
