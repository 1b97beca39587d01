import { useQuery } from '@tanstack/react-query'
import type { FamilyName } from '#core/chain/family.ts'
import { useServices } from '#src/services.ts'
import { ElsewhereLinks } from './ElsewhereLinks.tsx'

/** What was asked changes while this is shown, and is nothing at first. */
const LOOK_EVERY_MS = 1000

/** Beside a request that waits for a wallet in another app: the link that opens it there. Nothing for wallets in the page. */
export default function OpenWallet({ family }: { family: FamilyName }) {
  const { loadWallets } = useServices()
  const { data: app } = useQuery({
    queryKey: ['waiting-app', family],
    queryFn: async () => (await (await loadWallets(family)).waitingApp?.()) ?? null,
    refetchInterval: LOOK_EVERY_MS,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  return app ? <ElsewhereLinks apps={[app]} /> : null
}
