import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { FamilyName } from '#core/chain/family.ts'
import { chainsQuery } from '#src/api/queries.ts'
import { useRewards } from '#src/features/rewards/program/useRewards.ts'
import { useApi, useWallets } from '#src/services.ts'
import type { WalletAccount } from '#src/wallets/contract.ts'
import { accountOfCheckIn } from './accountOfCheckIn.ts'

/** Most check-in networks belong to this family, so it is the default until they are known. */
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

/** Account that checks in, on the networks that the operator offers. */
export function useCheckInAccount(): WalletAccount | undefined {
  const families = useCheckInFamilies() ?? usual
  return useWallets(({ accounts, userId }) => accountOfCheckIn({ accounts, userId, families }))
}
