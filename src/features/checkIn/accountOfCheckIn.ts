import type { FamilyName } from '#core/chain/family.ts'
import type { WalletAccount } from '#src/wallets/contract.ts'

interface Facts {
  readonly accounts: Partial<Record<FamilyName, WalletAccount>>
  /** The account that was connected last. */
  readonly userId: string | null
  /** Families whose networks have a check-in, the usual network's first. */
  readonly families: readonly FamilyName[]
}

/** Who checks in: the person's own account where its family can, else another one that is connected. */
export function accountOfCheckIn({ accounts, userId, families }: Facts): WalletAccount | undefined {
  const able = families.flatMap((family) => accounts[family] ?? [])
  return able.find(({ address }) => address === userId) ?? able[0]
}
