import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { FamilyName } from '#core/chain/family.ts'
import { chainsQuery } from '#src/api/queries.ts'
import { t, tOr } from '#src/i18n/t.ts'
import { useTop, usePlatform } from '#src/platform/usePlatform.ts'
import { useApi, useWallets } from '#src/services.ts'
import { Button } from '#src/ui/Button.tsx'
import { Link } from '#src/ui/Link.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { Tabs } from '#src/ui/Tabs.tsx'
import type { ConnectorInfo } from '#src/wallets/contract.ts'
import { walletFamilies } from '#src/wallets/families.ts'
import { useChannel } from '#src/features/site/useChannel.ts'
import { usePermits } from '#src/features/shared/policy.ts'
import { connectText, listTitle } from './walletTexts.ts'
import { connectedFirst, groupsOf, tabsOf, primaryMethod, withoutWindow } from './groups.ts'
import { PairingView, CodeFor, CopyAddress, InstallLink } from './PairingView.tsx'
import { AppError, reasonOf } from '#core/errors.ts'
import { ElsewhereLinks } from './OpenWallet.tsx'
import { usePageLink } from './usePageLink.ts'
import { GroupSection } from './GroupSection.tsx'
import { useConnectorLists } from './useConnectorLists.ts'
import { lazyScreen } from '#src/i18n/lazyScreen.ts'
import { Skeleton } from '#src/ui/Loading.tsx'

const InscriptionView = lazyScreen(() => import('./InscriptionView.tsx'))

interface Failure {
  readonly text: string
  readonly installUrl: string | null
}

/** Connected wallets with Disconnect, and the available wallets of every group (spec §2). */
export default function WalletModal() {
  const { accounts, closeList, listFamily, connect, connecting } = useWallets((state) => state)
  const may = usePermits()
  const { data: chains } = useQuery(chainsQuery(useApi()))
  // A wallet without a network here can do nothing, and the content policy leaves out what its dialog needs.
  const isServed = (family: FamilyName): boolean => chains?.list.some((chain) => chain.family === family) ?? true
  const groups = groupsOf(walletFamilies.filter((family) => isServed(family) && may(`wallet:${family}`, 'bridge')))
  const { partner } = useChannel()
  const telegram = useTop(usePlatform().host)
  // Spec §2: tabs only on the main channel.
  const tabs = partner ? [] : tabsOf(groups)
  const [tab, setTab] = useState(() => groups.find(({ family }) => family === listFamily)?.tab ?? tabs[0] ?? 'evm')
  const [elsewhere, setElsewhere] = useState<ConnectorInfo | null>(null)
  const [switching, setSwitching] = useState<FamilyName | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [inscribing, setInscribing] = useState<FamilyName | null>(null)
  // Fixed while the list is open, so that a wallet that is disconnected keeps its place.
  const [first] = useState(() => Object.keys(accounts))
  const shown = connectedFirst(
    groups.filter((group) => group.tab === tab || tabs.length < 2),
    first,
  )
  const inscriber = inscribing ? accounts[inscribing] : undefined
  // Extensions are not looked for while another view covers the list.
  const lists = useConnectorLists(elsewhere || inscriber ? [] : shown)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  const choose = async (connector: ConnectorInfo) => {
    setFailure(null)
    if (primaryMethod(connector) !== 'here') return setElsewhere(connector)
    try {
      await connect(connector.family, connector.id)
      // A list that was opened again meanwhile is another one.
      if (isHere.current) closeList()
    } catch (error) {
      if (reasonOf(error) === 'wallet_registry_unreachable') return setElsewhere(withoutWindow(connector))
      const text = connectText(error, connector)
      setFailure(text === null ? null : { text, installUrl: connector.installed ? null : connector.installUrl })
    }
  }

  if (elsewhere) {
    const pairs = primaryMethod(elsewhere) === 'pair'
    return (
      <Sheet
        title={t(pairs ? 'wallets-scan-title' : 'wallets-inside-title', { wallet: elsewhere.name })}
        onClose={closeList}
      >
        {pairs ? <PairingView connector={elsewhere} onOver={closeList} /> : <InsideView connector={elsewhere} />}
        <BackToList onClick={() => setElsewhere(null)} />
      </Sheet>
    )
  }
  if (inscriber)
    return (
      <Sheet title={t('inscribe-title')} onClose={closeList}>
        <Suspense fallback={<Skeleton className="mt-2 h-40 w-full" />}>
          <InscriptionView key={inscriber.address} account={inscriber} />
        </Suspense>
        <BackToList onClick={() => setInscribing(null)} />
      </Sheet>
    )
  const sections = shown.map((group, at) => (
    <GroupSection
      key={group.id}
      group={group}
      list={lists[at] ?? null}
      account={accounts[group.family]}
      connecting={connecting}
      switching={switching === group.family}
      onSwitch={(on) => setSwitching(on ? group.family : null)}
      onChoose={(connector) => void choose(connector)}
      onInscribe={() => setInscribing(group.family)}
    />
  ))
  const contents = (
    <>
      {sections}
      {telegram ? (
        <Button
          look="quiet"
          className="-ms-3 mt-4"
          onClick={() => {
            closeList()
            telegram.openWallets()
          }}
        >
          {t('telegram-wallets')}
        </Button>
      ) : null}
      <p className="mt-5 text-caption text-muted">
        {t('wallets-terms')}{' '}
        <Link to="/tos" onClick={closeList} className="underline underline-offset-4">
          {t('tos-title')}
        </Link>
      </p>
    </>
  )
  return (
    // Of one height, so that tabs do not move while lists load, nor from one tab to another.
    <Sheet title={t(listTitle(accounts))} onClose={closeList} fill={tabs.length > 1}>
      <div role="alert" className="flex-none empty:hidden">
        {failure ? (
          <Notice
            tone="warn"
            {...(failure.installUrl ? { link: { label: t('wallets-install'), href: failure.installUrl } } : {})}
          >
            {failure.text}
          </Notice>
        ) : null}
      </div>
      {tabs.length > 1 ? (
        <Tabs
          className="mt-2 flex-none"
          panelClassName="-mx-5 flex min-h-0 flex-1 flex-col"
          label={t('wallets-kind')}
          value={tab}
          onChange={setTab}
          tabs={tabs.map((id) => ({ id, text: t(`wallets-tab-${id}`) }))}
        >
          {/* Keyed, so that each tab begins at its top. */}
          <div key={tab} className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-5">
            {contents}
          </div>
        </Tabs>
      ) : (
        contents
      )}
    </Sheet>
  )
}

const BackToList = ({ onClick }: { onClick: () => void }) => (
  <button
    type="button"
    onClick={onClick}
    className="mx-auto mt-2 flex min-h-11 items-center px-4 text-small font-semibold text-muted hover:text-text"
  >
    {t('wallets-back')}
  </button>
)

/** For wallets that only connect in their own browser: opens this page there, with the form or the transfer. */
function InsideView({ connector }: { connector: ConnectorInfo }) {
  const { link, handsOver, error, again } = usePageLink()
  const { name, browser } = connector
  if (!browser) return null
  if (error) {
    const text = error instanceof AppError ? tOr(`problem-${error.reason}`, error.message) : t('problem-unknown')
    return (
      <Notice tone="warn" action={{ label: t('action-retry'), onClick: again }}>
        {text}
      </Notice>
    )
  }
  const address = link === null ? null : browser(link)
  return (
    <div className="mx-auto flex max-w-80 flex-col gap-3 pt-2">
      <p className="text-small text-pretty text-muted">
        {t(handsOver ? 'wallets-inside-order' : 'wallets-inside-text', { wallet: name })}
      </p>
      <CodeFor address={address} label={t('wallets-inside-code', { wallet: name })} />
      {address === null ? null : <ElsewhereLinks apps={[{ name, link: address }]} />}
      <CopyAddress address={address} />
      <InstallLink connector={connector} />
    </div>
  )
}
