import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { NATIVE, parseAssetId } from '#core/chain/assetId.ts'
import type { AddressRules } from '#chains/contract/address.ts'
import type { TokenRow, ChainRow } from '#core/wire/catalogue.ts'
import type { AppConfig } from '#core/wire/config.ts'
import { addressRules, hasAddressRules } from '#chains/registry.ts'
import { appConfigQuery, tokensQuery } from '#src/api/queries.ts'
import { useApi } from '#src/services.ts'

/** Contracts of one network by canonical address; funds sent to them are lost. */
export type KnownContracts = ReadonlyMap<string, 'token' | 'bridge'>

/** Tokens that the catalogue lists on a network, and the bridge's own contracts there. */
export function knownContracts(
  { parse }: Pick<AddressRules, 'parse'>,
  chainId: number,
  tokens: readonly TokenRow[],
  settlement: AppConfig['settlement'],
): KnownContracts {
  const listed = tokens
    .filter((row) => row.chain_id === chainId)
    .map((row) => parseAssetId(row.asset_id).token)
    .filter((address) => address !== NATIVE)
  const own = settlement
    .filter((row) => row.chain_id === chainId)
    .flatMap(({ escrows, filler, forwarder_factory }) => [...escrows, filler, forwarder_factory])
    .filter((address) => address !== null)
  return new Map([
    ...listed.map((address) => [parse(address), 'token'] as const),
    ...own.map((address) => [parse(address), 'bridge'] as const),
  ])
}

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
