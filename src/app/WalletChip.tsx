import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useStore } from 'zustand'
import type { FamilyName } from '#core/chain/family.ts'
import { chainsQuery } from '#src/api/queries.ts'
import { lazyScreen } from '#src/i18n/lazyScreen.ts'
import { t } from '#src/i18n/t.ts'
import { useServices, useWallets } from '#src/services.ts'
import { lastWalletStatus, type WalletStatus, walletStatus } from '#src/features/account/wallets/walletStatus.ts'

const fetchConnected = () => import('#src/features/account/wallets/ConnectedWallets.tsx')
const ConnectedWallets = lazyScreen(fetchConnected)

/** Pages of the form, where source and destination apply. */
const onForm = /^\/(?:$|confirm|completed\/|network\/|dapp\/)/

/** Returns the families of the selected pair; null before the catalogue loads. */
function useFormFamilies(): { from: FamilyName | null; to: FamilyName | null } {
  const { api, form } = useServices()
  const fromId = useStore(form, (state) => state.fromChainId)
  const toId = useStore(form, (state) => state.toChainId)
  const list = useQuery(chainsQuery(api)).data?.list ?? []
  const familyOf = (id: number | null) => list.find((chain) => chain.chain_id === id)?.family ?? null
  return { from: familyOf(fromId), to: familyOf(toId) }
}

/** On the form: the wallets of source and destination; elsewhere the one connected last. */
function useStatus(): WalletStatus {
  const { pathname } = useLocation()
  const accounts = useWallets((state) => state.accounts)
  const userId = useWallets((state) => state.userId)
  const { from, to } = useFormFamilies()
  if (onForm.test(pathname) && from !== null) return walletStatus(accounts, from, to)
  return lastWalletStatus(accounts, userId)
}

/** Shows the connected wallet, or Connect (spec §2: top-bar wallet status). */
export function WalletChip() {
  const status = useStatus()
  const openList = useWallets((state) => state.openList)
  const { from } = useFormFamilies()
  const expected = useWallets((state) => state.resuming || state.connecting !== null)
  useEffect(() => {
    // Loads in parallel with the wallet's own code; a failed load is retried on render.
    if (expected) fetchConnected().catch(() => undefined)
  }, [expected])
  const wallets = (
    <Suspense fallback={<span className="skeleton h-11 w-28 rounded-full" />}>
      <ConnectedWallets status={status} />
    </Suspense>
  )
  if (status.status !== 0) return wallets
  return (
    <>
      <button
        type="button"
        data-testid="connect-wallet"
        data-wallet-status={0}
        aria-haspopup="dialog"
        onClick={() => openList(from ?? undefined)}
        className="press min-h-11 rounded-full tint-tide px-4 text-small font-bold text-tide hover:bg-raised max-[13rem]:px-2 max-[13rem]:text-caption min-[22rem]:whitespace-nowrap"
      >
        {t('main-connect')}
      </button>
      {status.others > 0 ? wallets : null}
    </>
  )
}
