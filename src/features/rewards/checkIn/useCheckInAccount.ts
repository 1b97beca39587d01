import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { FamilyName } from '#core/chain/family.ts'
import { chainsQuery } from '#src/api/queries.ts'
import { useRewards } from '#src/features/rewards/program/useRewards.ts'
import { useApi, useWallets } from '#src/services.ts'
import type { WalletAccount } from '#src/wallets/contract.ts'
import { shortAddress } from '#src/format/text.ts'

/** Most check-in networks belong to this family, so it is the default until the networks are known. */
const usual: readonly FamilyName[] = ['evm']

/** Families whose networks have a check-in, the default network's first; null until the networks are known. */
export function useCheckInFamilies(): readonly FamilyName[] | null {
  const { rules } = useRewards()
  const { data: chains } = useQuery(chainsQuery(useApi()))
  return useMemo(() => {
    if (!rules || !chains) return null
    const { contracts, default_chain_id } = rules.check_in
    const offered = chains.list.filter(({ chain_id }) => contracts.some((one) => one.chain_id === chain_id))
    if (offered.length === 0) return usual
    const first = offered.filter(({ chain_id }) => chain_id === default_chain_id)
    return [...new Set([...first, ...offered].map(({ family }) => family))]
  }, [rules, chains])
}

/** Returns the account that checks in, on the networks that the operator offers. */
export function useCheckInAccount(): WalletAccount | undefined {
  const families = useCheckInFamilies() ?? usual
  return useWallets(({ accounts, userId }) => accountOfCheckIn({ accounts, userId, families }))
}

interface CheckInWallet {
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

interface CountedWallet {
  readonly wallet: string
  readonly named: string | null
}

/**
 * Returns the wallet of the points counter: the one that checks in, because its points grow, or the page's without a check-in. Null while that depends on
 * rules that are still loading: counting another wallet first would request points that are then discarded.
 */
export function useCountedWallet(page: string): CountedWallet | null {
  const { rules, error } = useRewards()
  const decided = useCheckInFamilies() !== null
  const several = useWallets(({ accounts }) => Object.keys(accounts).length > 1)
  const { wallet, named } = useCheckInWallet()
  if (several && !decided && !error) return null
  const offered = rules ? rules.check_in.contracts.length > 0 : !error
  return offered && wallet !== null ? { wallet, named } : { wallet: page, named: null }
}

interface Facts {
  readonly accounts: Partial<Record<FamilyName, WalletAccount>>
  /** Account that was connected last. */
  readonly userId: string | null
  /** Families whose networks have a check-in, the default network's first. */
  readonly families: readonly FamilyName[]
}

/** Returns the account that checks in: the current one when its family can, else another connected one. */
export function accountOfCheckIn({ accounts, userId, families }: Facts): WalletAccount | undefined {
  const able = families.flatMap((family) => accounts[family] ?? [])
  return able.find(({ address }) => address === userId) ?? able[0]
}
