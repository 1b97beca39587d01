import type { FamilyName } from '#core/chain/family.ts'
import type { WalletAccount } from '#src/wallets/contract.ts'

interface Facts {
  readonly accounts: Partial<Record<FamilyName, WalletAccount>>
  /** Account that was connected last. */
  readonly userId: string | null
  /** Families whose networks have a check-in, the default network's first. */
  readonly families: readonly FamilyName[]
}

/** Account that checks in: the current one when its family can, else another connected one. */
export function accountOfCheckIn({ accounts, userId, families }: Facts): WalletAccount | undefined {
  const able = families.flatMap((family) => accounts[family] ?? [])
  return able.find(({ address }) => address === userId) ?? able[0]
}
