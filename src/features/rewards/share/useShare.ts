import { useMutation, useQueryClient } from '@tanstack/react-query'
import { pointsKey } from '#src/api/rewardQueries.ts'
import { useSession } from '#src/features/account/session/useSession.ts'
import { useApi } from '#src/services.ts'
import type { WalletAccount } from '#src/wallets/contract.ts'

/** Reports a completed campaign as shared; a second report earns nothing. */
export function useShare(account: WalletAccount, campaignId: number) {
  const api = useApi()
  const client = useQueryClient()
  const session = useSession()
  return useMutation({
    mutationFn: () =>
      session.run(account, () =>
        api.post('/campaign_api/v1/:userId/campaigns/:campaignId', {
          params: { userId: account.address, campaignId: String(campaignId) },
          query: { join_type: 2 },
        }),
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: pointsKey(account.address) }),
  })
}
