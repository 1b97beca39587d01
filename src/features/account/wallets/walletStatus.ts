import type { FamilyName } from '#core/chain/family.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type { Accounts } from '#src/wallets/store.ts'
import type { WalletAccount } from '#src/wallets/contract.ts'

/** Spec §2: 0 source not connected, 1 connected and the destination shares its family, 2 both are shown. `others`: further connected wallets. */
export type WalletStatus = { readonly others: number } & (
  | { readonly status: 0 }
  | { readonly status: 1; readonly source: WalletAccount }
  /** `destination` null: show Connect for it. */
  | {
      readonly status: 2
      readonly source: WalletAccount
      readonly destination: WalletAccount | null
      readonly family: FamilyName
    }
)

/** Builds the wallet status of the top bar for the form's pair. */
export function walletStatus(accounts: Accounts, from: FamilyName | null, to: FamilyName | null): WalletStatus {
  const connected = Object.keys(accounts).length
  const source = from === null ? undefined : accounts[from]
  if (!source) return { status: 0, others: connected }
  if (to === null || to === from) return { status: 1, source, others: connected - 1 }
  const destination = accounts[to] ?? null
  return { status: 2, source, destination, family: to, others: connected - (destination ? 2 : 1) }
}

/** Builds the wallet status of the top bar on pages without a form: the wallet connected last. */
export function lastWalletStatus(accounts: Accounts, userId: string | null): WalletStatus {
  const connected = Object.values(accounts)
  const last = connected.find((row) => row.address === userId)
  return last ? { status: 1, source: last, others: connected.length - 1 } : { status: 0, others: connected.length }
}

/**
 * Returns the wallet's current network. A family without a current network has one account on all of them: the form's one is shown,
 * or the first supported one. `pair`: ids of the form's source and destination.
 */
export function accountNetwork(
  { family, chainId }: Pick<WalletAccount, 'family' | 'chainId'>,
  chains: readonly ChainRow[],
  pair: readonly (number | null)[],
): ChainRow | undefined {
  if (chainId !== null) return chains.find((chain) => chain.chain_id === Number(chainId))
  const own = chains.filter((chain) => chain.family === family && !chain.disabled)
  const chosen = pair.flatMap((id) => own.find((chain) => chain.chain_id === id) ?? [])
  return chosen[0] ?? own[0]
}
