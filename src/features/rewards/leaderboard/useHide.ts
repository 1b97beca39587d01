import { useMutation, useQueryClient } from '@tanstack/react-query'
import { leaderboardsKey } from '#src/api/leaderboardQueries.ts'
import { useOwnAccount, useSession } from '#src/features/account/session/useSession.ts'
import { useApi } from '#src/services.ts'

/** Hides the wallet from the leaderboard or shows it again; only its owner can. */
export function useHide() {
  const api = useApi()
  const client = useQueryClient()
  const session = useSession()
  const account = useOwnAccount()
  return useMutation({
    mutationFn: async (hidden: boolean) => {
      if (!account) return
      await session.run(account, () =>
        api.post('/campaign_api/v1/:userId/leaderboard', { params: { userId: account.address }, body: { hidden } }),
      )
      await client.invalidateQueries({ queryKey: leaderboardsKey(account.address) })
    },
  })
}
