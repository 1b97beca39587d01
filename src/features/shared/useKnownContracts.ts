import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { addressRules, hasAddressRules } from '#chains/registry.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { appConfigQuery, tokensQuery } from '#src/api/queries.ts'
import { useApi } from '#src/services.ts'
import { type KnownContracts, knownContracts } from './knownContracts.ts'

const none: KnownContracts = new Map()

/** Contracts of a network that the app knows; the server's quote knows the rest. */
export function useKnownContracts(chain: ChainRow | null): KnownContracts {
  const api = useApi()
  const tokens = useQuery(tokensQuery(api)).data?.list
  const settlement = useQuery(appConfigQuery(api)).data?.settlement
  return useMemo(
    () =>
      chain && hasAddressRules(chain.family)
        ? knownContracts(addressRules(chain.family), chain.chain_id, tokens ?? [], settlement ?? [])
        : none,
    [chain, tokens, settlement],
  )
}
