import { useQuery } from '@tanstack/react-query'
import type { FamilyName } from '#core/chain/family.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { useServices, useWallets } from '#src/services.ts'
import { t } from '#src/i18n/t.ts'
import { linkLook } from '#src/ui/linkLook.ts'
import { isOnWrongNetwork } from '#src/wallets/account.ts'
import type { AppLink } from '#src/wallets/contract.ts'
import { useOwnAccount } from '../session/useSession.ts'

/** The pending request changes while this is shown, and there is none at first. */
const LOOK_EVERY_MS = 1000

interface OpenWalletProps {
  /** Family of the wallet that gets the request; the user's own account by default. */
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

/** Deep links into wallet apps. Each is known before the tap, because only a direct tap opens the app. */
export function ElsewhereLinks({ apps }: { apps: readonly AppLink[] }) {
  const look = linkLook(apps.length === 1 ? 'primary' : 'secondary')
  return (
    <ul className={apps.length === 1 ? 'grid' : 'grid gap-2 min-[22rem]:grid-cols-2'}>
      {apps.map(({ name, link }) => (
        <li key={name} className="grid">
          <a href={link} target="_blank" rel="noopener noreferrer" className={look}>
            {t('wallets-pairing-open', { wallet: name })}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Sentence for visitors whose connected wallets are all of other families; nothing for everyone else. */
export function NeedsEvmWallet() {
  const isOther = useWallets(({ accounts }) => accounts.evm === undefined && Object.keys(accounts).length > 0)
  return isOther ? <p className="text-small text-pretty text-muted">{t('wallets-needs_evm')}</p> : null
}

/** True while the wallet would have to switch before it signs on this network. */
export const useSwitchesFirst = (chain: ChainRow | null | undefined): boolean =>
  useWallets(({ accounts }) => chain != null && isOnWrongNetwork(accounts[chain.family], chain))

/** Sentence for visitors whose wallet is on another network, which a page's button switches; nothing for everyone else. */
export function SwitchesFirst({ chain }: { chain: ChainRow | null | undefined }) {
  return useSwitchesFirst(chain) && chain ? (
    <p className="text-small text-pretty text-muted" data-testid="switches-first">
      {t('wallets-switches_first', { network: chain.alias_name })}
    </p>
  ) : null
}
