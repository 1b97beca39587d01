import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { FamilyName } from '#core/chain/family.ts'
import { useLocation, useNavigate } from 'react-router-dom'
import { readSwaps } from '#src/api/swapQueries.ts'
import { usePermits } from '#src/features/shared/policy.ts'
import { useOpenOnce } from '#src/features/shared/useOpenOnce.ts'
import { HistoryList } from '#src/features/orders/history/HistoryList.tsx'
import { paysAddress } from '#src/features/shared/pending.ts'
import { usePending } from '#src/features/shared/usePending.ts'
import { ListSkeleton } from '#src/features/orders/history/OrderList.tsx'
import { accountTitle } from '#src/features/account/wallets/walletTexts.ts'
import { wholeText } from '#src/format/amount.ts'
import { shortAddress } from '#src/format/text.ts'
import { lazyScreen } from '#src/i18n/lazyScreen.ts'
import { t } from '#src/i18n/t.ts'
import { useTop, usePlatform } from '#src/platform/usePlatform.ts'
import { useApi, useWallets } from '#src/services.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Link } from '#src/ui/Link.tsx'
import { linkLook } from '#src/ui/linkLook.ts'
import { TabRow } from '#src/ui/Tabs.tsx'
import type { WalletAccount } from '#src/wallets/contract.ts'

const BrowserOrders = lazyScreen(() => import('#src/features/orders/history/BrowserOrders.tsx'))
const SwapHistory = lazyScreen(() => import('#src/features/swap/detail/SwapHistory.tsx'))
const ReceiptsOffer = lazyScreen(() => import('#src/features/telegram/ReceiptsOffer.tsx'))

/** Transfers of all connected wallets as one list, or of the one selected above it. */
export default function HistoryPage() {
  const accounts = useWallets((state) => state.accounts)
  const awaited = useWallets((state) => state.awaited)
  const openWallets = useWallets((state) => state.openList)
  const [chosen, setChosen] = useState<FamilyName | 'all'>('all')
  const { search } = useLocation()
  const navigate = useNavigate()
  const mayShowSwaps = usePermits()('swap', 'other')
  const kind = mayShowSwaps && new URLSearchParams(search).get('show') === 'swaps' ? 'swaps' : 'transfers'
  const connected = Object.values(accounts)
  const hasStarted = usePending().list().some(paysAddress)
  const { host, inTelegram } = usePlatform()
  const telegram = useTop(host)
  const ready = inTelegram ? telegram !== null : !awaited
  useOpenOnce('wallets', ready ? () => (telegram ? telegram.openWallets() : openWallets()) : null)
  const only = chosen === 'all' ? undefined : accounts[chosen]
  const shown = only ? [only] : connected

  return (
    <div className="mx-auto w-full max-w-[45rem]">
      <h1 className="mb-4 text-title font-semibold tracking-tight">{t('history-title')}</h1>
      {mayShowSwaps && connected.length > 0 ? (
        <TabRow
          label={t('history-kind')}
          value={kind}
          onChange={(next) => void navigate(next === 'swaps' ? '?show=swaps' : '?', { replace: true })}
          tabs={[
            { id: 'transfers', text: t('history-transfers') },
            { id: 'swaps', text: t('swap-history') },
          ]}
        />
      ) : null}
      {connected.length > 1 ? (
        <TabRow
          label={t('history-wallet')}
          value={only ? only.family : 'all'}
          onChange={setChosen}
          tabs={[
            { id: 'all', text: t('history-all_wallets') },
            ...connected.map((row) => ({ id: row.family, text: `${accountTitle(row)} ${shortAddress(row.address)}` })),
          ]}
        />
      ) : null}
      {hasStarted && kind === 'transfers' ? (
        <Suspense fallback={<ListSkeleton rows={1} />}>
          <BrowserOrders listed={shown.map(({ address }) => address)} />
        </Suspense>
      ) : null}
      {shown.length > 0 && kind === 'swaps' ? (
        <Suspense fallback={<ListSkeleton />}>
          <SwapHistory accounts={shown} />
        </Suspense>
      ) : shown.length > 0 ? (
        <HistoryList
          key={shown.map(({ address }) => address).join()}
          accounts={shown}
          named={shown.length > 1}
          below={OfferBelow}
          empty={mayShowSwaps ? <SwapsLink accounts={shown} /> : null}
        />
      ) : awaited ? (
        <ListSkeleton />
      ) : (
        <EmptyState title={t('history-connect-title')} text={t('history-connect-text')}>
          <Button onClick={() => openWallets()}>{t('main-connect')}</Button>
        </EmptyState>
      )}
    </div>
  )
}

/** Leads a person without transfers to their swaps, which are only asked for then. Nothing without any. */
function SwapsLink({ accounts }: { accounts: readonly WalletAccount[] }) {
  const api = useApi()
  const wallets = accounts.map(({ address }) => address)
  const found = useQuery({
    queryKey: ['swaps-of', ...wallets],
    queryFn: ({ signal }) => Promise.all(wallets.map((wallet) => readSwaps(api, wallet, signal))),
  })
  const count = found.data?.reduce((sum, { list }) => sum + list.length, 0) ?? 0
  if (count === 0) return null
  const more = found.data?.some(({ next_cursor }) => next_cursor !== null) ? '+' : ''
  return (
    <Link to="?show=swaps" className={linkLook('secondary')}>
      {t('history-empty-swaps', { count: `${wholeText(count)}${more}` })}
    </Link>
  )
}

/** In Telegram, the offer of the bot's messages about transfers. */
function OfferBelow({ sender }: { sender: string }) {
  const telegram = useTop(usePlatform().host)
  return telegram ? (
    <Suspense fallback={null}>
      <ReceiptsOffer key={sender} host={telegram} from={sender} />
    </Suspense>
  ) : null
}
