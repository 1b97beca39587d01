import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { RewardsData } from '#core/wire/rewards.ts'
import { chainsQuery } from '#src/api/queries.ts'
import { useApi, usePersistentStore } from '#src/services.ts'
import { createPendingCheckIns } from './flow/pendingCheckIn.ts'
import { useCheckIn } from './flow/useCheckIn.ts'
import { useCheckInAccount } from './useCheckInAccount.ts'

/** Continues check-ins of an earlier visit on load, once per wallet. */
export function useLeftOpen(rules: RewardsData | null): void {
  const account = useCheckInAccount()
  const pendingCheckIns = usePersistentStore(createPendingCheckIns)
  const { data: chains } = useQuery(chainsQuery(useApi()))
  const { start } = useCheckIn()
  const seen = useRef<string | null>(null)
  useEffect(() => {
    if (!rules || !account || !chains || seen.current === account.address) return
    seen.current = account.address
    const open = pendingCheckIns.get(account.address)
    const chain = chains.list.find((one) => one.chain_id === open?.chainId)
    if (chain) start({ account, chain, contract: null })
  })
}
