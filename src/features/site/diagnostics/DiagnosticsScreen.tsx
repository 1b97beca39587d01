import { useQueries, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { tellCopied } from '#src/features/shared/CopyButton.tsx'
import { useToasts } from '#src/features/shared/useToasts.ts'
import { t } from '#src/i18n/t.ts'
import { usePlatform } from '#src/platform/usePlatform.ts'
import { useServices, useWallets } from '#src/services.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { useOnline } from '#src/ui/browserState.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card, FactRow } from '#src/ui/Card.tsx'
import { Skeleton } from '#src/ui/Loading.tsx'
import { Switch } from '#src/ui/Switch.tsx'
import { walletFamilies } from '#src/wallets/families.ts'
import { type Facts, namesOf, reportOf, versionedNames } from './diagnosticsReport.ts'
import { isClockOff, readBrowser, readServer, readStorage, speedOf } from './readDiagnostics.ts'

/** Facts about this visit, and a button that copies them for a support message. */
export function DiagnosticsScreen({ support }: { support: ReactNode }) {
  const { facts, isChecking, checkAgain } = useFacts()
  const { browser, server, storage, wallets, accounts } = facts
  const platform = usePlatform()
  const toasts = useToasts()
  const [withAddresses, setWithAddresses] = useState(false)
  const copy = async () => tellCopied(toasts, await platform.copy(reportOf(facts, withAddresses)))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Card title={t('diagnostics-connection')} data-testid="diagnostics-connection">
        <dl>
          <FactRow label={t('diagnostics-server')}>
            {server === undefined ? <Skeleton className="h-5 w-20" /> : <ServerBadge server={server} />}
          </FactRow>
          {server?.version ? (
            <FactRow label={t('diagnostics-server_version')}>
              <Technical text={server.version} />
            </FactRow>
          ) : null}
          <FactRow label={t('diagnostics-clock')}>
            {server === undefined ? <Skeleton className="h-5 w-20" /> : <ClockBadge ahead={server?.ahead ?? null} />}
          </FactRow>
          <FactRow label={t('diagnostics-storage')}>
            {storage === undefined ? (
              <Skeleton className="h-5 w-20" />
            ) : (
              <Badge tone={storage.works ? 'good' : 'bad'}>
                {t(storage.works ? 'diagnostics-works' : 'diagnostics-blocked')}
              </Badge>
            )}
          </FactRow>
        </dl>
        <Button look="secondary" loading={isChecking} onClick={checkAgain} className="mt-4">
          {t('diagnostics-again')}
        </Button>
      </Card>
      <Card title={t('diagnostics-device')}>
        <dl>
          <FactRow label={t('diagnostics-build')} long>
            <Technical text={browser.build} />
          </FactRow>
          {browser.telegram === null ? null : <FactRow label={t('around-link-telegram')}>{browser.telegram}</FactRow>}
          <FactRow label={t('diagnostics-browser')} long>
            <Technical text={browser.browser} />
          </FactRow>
          <FactRow label={t('diagnostics-window')}>
            <Technical text={browser.viewport} />
          </FactRow>
          <FactRow label={t('diagnostics-time_zone')}>
            <Technical text={browser.timeZone} />
          </FactRow>
        </dl>
      </Card>
      {/* Below the longest card: its list grows as families load. */}
      <Card title={t('diagnostics-wallets')}>
        <dl>
          <FactRow label={t('diagnostics-found')} long>
            {wallets.join(', ') || t('diagnostics-none')}
          </FactRow>
          <FactRow label={t('diagnostics-connected')}>{namesOf(accounts).join(', ') || t('diagnostics-none')}</FactRow>
        </dl>
      </Card>
      <Card title={t('diagnostics-report')}>
        <p className="text-pretty text-muted">{t('diagnostics-report-text')}</p>
        <Switch label={t('diagnostics-addresses')} on={withAddresses} onChange={setWithAddresses} />
        <Button wide onClick={() => void copy()} data-testid="diagnostics-copy">
          {t('diagnostics-copy')}
        </Button>
        {support}
      </Card>
    </div>
  )
}

/** Identifiers of the browser, which have no language. */
const Technical = ({ text }: { text: string }) => (
  <span dir="ltr" lang="en" className="font-mono text-caption font-normal wrap-anywhere">
    {text}
  </span>
)

const speeds = { fast: 'good', usual: 'good', slow: 'warn' } as const

function ServerBadge({ server }: { server: NonNullable<Facts['server']> | null }) {
  if (server === null) return <Badge tone="bad">{t('diagnostics-unreachable')}</Badge>
  const speed = speedOf(server.ms)
  return <Badge tone={speeds[speed]}>{t(`diagnostics-speed-${speed}`)}</Badge>
}

function ClockBadge({ ahead }: { ahead: number | null }) {
  if (ahead === null) return t('diagnostics-unknown')
  return isClockOff(ahead) ? (
    <Badge tone="warn">{t('diagnostics-clock-off')}</Badge>
  ) : (
    <Badge tone="good">{t('diagnostics-clock-right')}</Badge>
  )
}

function useFacts() {
  const { loadWallets } = useServices()
  const platform = usePlatform()
  const online = useOnline()
  const accounts = useWallets((state) => state.accounts)
  const [browser] = useState(() => readBrowser(window, platform.launch))
  const server = useQuery({
    queryKey: ['diagnostics-server'],
    queryFn: async ({ signal }) => readServer(signal).catch(() => null),
    retry: false,
    gcTime: 0,
    networkMode: 'always',
  })
  const storage = useQuery({
    queryKey: ['diagnostics-storage'],
    queryFn: () => readStorage(window),
    gcTime: 0,
    networkMode: 'always',
  })
  const found = useQueries({
    queries: walletFamilies.map((family) => ({
      queryKey: ['diagnostics-wallets', family],
      queryFn: async () => (await loadWallets(family)).connectors(),
      gcTime: 0,
    })),
  })
  const wallets = found.flatMap(({ data }) => data ?? []).filter(({ installed }) => installed)
  const facts: Facts = {
    browser,
    theme: platform.theme(),
    online,
    server: server.data,
    storage: storage.data,
    wallets: versionedNames(wallets),
    accounts: Object.values(accounts),
  }
  return {
    facts,
    isChecking: server.isFetching || storage.isFetching,
    checkAgain: () => void Promise.all([server.refetch(), storage.refetch()]),
  }
}
