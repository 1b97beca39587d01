import { queryOptions, useQueries, useQueryClient } from '@tanstack/react-query'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type { Api } from '#src/api/calls.ts'
import { useApi } from '#src/services.ts'
import { type Approval, type ApprovalRead, keyOf } from './approvals.ts'

const FRESH_MS = 60_000
/** A network that did not answer is asked again. */
const AGAIN_MS = 15_000
/** Longer than the server tries, so that its own answer arrives. */
const TIMEOUT_MS = 25_000

/** Open approvals of an account on these networks, read from the chains by one request each. */
export function useApprovals(owner: string, chains: readonly ChainRow[], isWanted: boolean) {
  const api = useApi()
  const client = useQueryClient()
  const answers = useQueries({
    queries: chains.map((chain) => ({ ...approvalsQuery(api, owner, chain), enabled: isWanted })),
  })
  const reads = chains.map(
    (chain, index): ApprovalRead => ({
      chain,
      found: answers[index]?.data ?? null,
      failed: answers[index]?.data === undefined && answers[index]?.isError === true,
    }),
  )
  /** Reads the network again; false also if that fails, because nothing is known then. */
  const isStillOpen = async (approval: Approval): Promise<boolean> => {
    const query = { ...approvalsQuery(api, approval.owner, approval.chain), staleTime: 0 }
    const { list } = await client.fetchQuery(query).catch(() => ({ list: [] }))
    return list.some((each) => keyOf(each) === keyOf(approval))
  }
  return { reads, isStillOpen }
}

const approvalsQuery = (api: Api, owner: string, chain: ChainRow) =>
  queryOptions({
    queryKey: ['approvals', owner, chain.chain_id],
    queryFn: async ({ signal }) => {
      const { data } = await api.get('/bridge_api/v1/approvals', {
        query: { chain_id: String(chain.chain_id), owner },
        signal,
        timeoutMs: TIMEOUT_MS,
      })
      const list = data.list.map(
        (row): Approval => ({
          chain,
          owner,
          assetId: row.asset_id,
          symbol: row.symbol,
          decimals: row.decimals,
          icon: row.icon,
          isListed: row.is_listed,
          spender: row.spender,
          spenderName: row.spender_name,
          contract: row.contract,
          allowance: BigInt(row.allowance),
          expiresAt: row.expires_at,
          balance: BigInt(row.balance),
          usd: row.at_risk_usd,
          usdStale: row.at_risk_usd_stale,
        }),
      )
      return { list, since: data.searched_since }
    },
    staleTime: FRESH_MS,
    retry: 1,
    structuralSharing: false,
    refetchInterval: ({ state }) => (state.error ? AGAIN_MS : false),
  })
