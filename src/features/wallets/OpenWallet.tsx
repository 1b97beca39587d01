import { useQuery } from '@tanstack/react-query'
import type { FamilyName } from '#core/chain/family.ts'
import { useServices } from '#src/services.ts'
import { useOwnAccount } from '../session/useSession.ts'
import { ElsewhereLinks } from './ElsewhereLinks.tsx'

/** What was asked changes while this is shown, and is nothing at first. */
const LOOK_EVERY_MS = 1000

interface OpenWalletProps {
  /** Of the wallet that was asked; the person's own unless given. */
  family?: FamilyName
}

/** Beside a request that waits for a wallet in another app: the link that opens it there. Nothing for wallets in the page. */
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
