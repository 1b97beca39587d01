import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { useStore } from 'zustand'
import { chainsQuery } from '#src/api/queries.ts'
import { lazyScreen } from '#src/i18n/lazyScreen.ts'
import { t } from '#src/i18n/t.ts'
import { useServices, useWallets } from '#src/services.ts'

const fetchConnected = () => import('#src/features/account/wallets/ConnectedWallets.tsx')
const ConnectedWallets = lazyScreen(fetchConnected)

/** Shows the connected wallet, or Connect (spec §2: top-bar wallet status). */
export function WalletChip() {
  const connected = useWallets(({ accounts }) => Object.keys(accounts).length > 0)
  const expected = useWallets((state) => state.resuming || state.connecting !== null)
  useEffect(() => {
    // Loads in parallel with the wallet's own code; a failed load is retried on render.
    if (expected) fetchConnected().catch(() => undefined)
  }, [expected])
  if (!connected) return <Connect />
  return (
    <Suspense fallback={<span className="skeleton h-11 w-28 rounded-full" />}>
      <ConnectedWallets connect={<Connect />} />
    </Suspense>
  )
}

/** Opens the wallets of the page's family, or of the form's source network; all before the networks load. */
function Connect() {
  const { api, form } = useServices()
  const fromId = useStore(form, (state) => state.fromChainId)
  const from = useQuery(chainsQuery(api)).data?.list.find((chain) => chain.chain_id === fromId)
  const openList = useWallets((state) => state.openList)
  const pageFamily = useWallets((state) => state.pageFamily)
  return (
    <button
      type="button"
      data-testid="connect-wallet"
      data-wallet-status={0}
      aria-haspopup="dialog"
      onClick={() => openList(pageFamily ?? from?.family)}
      className="press min-h-11 rounded-full tint-tide px-4 text-small font-bold text-tide hover:bg-raised max-[13rem]:px-2 max-[13rem]:text-caption min-[22rem]:whitespace-nowrap"
    >
      {t('main-connect')}
    </button>
  )
}
