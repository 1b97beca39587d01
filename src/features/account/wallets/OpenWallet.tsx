import { useQuery } from '@tanstack/react-query'
import type { FamilyName } from '#core/chain/family.ts'
import { useServices } from '#src/services.ts'
import { useOwnAccount } from '../session/useSession.ts'
import { ElsewhereLinks } from './ElsewhereLinks.tsx'

/** The pending request changes while this is shown, and there is none at first. */
const LOOK_EVERY_MS = 1000

interface OpenWalletProps {
  /** Family of the wallet asked; the user's own account by default. */
  family?: FamilyName
}

/** Deep link next to a request that waits in another app. Nothing for wallets in the page. */
export default function OpenWallet({ family: given }: OpenWalletProps) {
  const { loadWallets } = useServices()
  const own = useOwnAccount()
  const family = given ?? own?.family
  const { data: app } = useQuery({
    queryKey: ['waiting-app', family],
    enabled: family !== undefined,
    queryFn: async () => (family && (await (await loadWallets(family)).waitingApp?.())) ?? null,
    refetchInterval: LOOK_EVERY_MS,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  return app ? <ElsewhereLinks apps={[app]} /> : null
}
