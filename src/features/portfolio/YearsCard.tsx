import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { YearSummary } from '#core/wire/portfolio.ts'
import { readYears, yearsKey, yearsQuery } from '#src/api/portfolioQueries.ts'
import { createSignedInWallet, isSignedOut } from '#src/features/account/session/createSession.ts'
import { useOwnAccount, useSession } from '#src/features/account/session/useSession.ts'
import { displayUsd, wholeText } from '#src/format/amount.ts'
import { listText } from '#src/format/listText.ts'
import { isolateBidi } from '#src/format/text.ts'
import { t } from '#src/i18n/t.ts'
import { usePersistentStore, useServices } from '#src/services.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card, FactRow } from '#src/ui/Card.tsx'
import { Skeleton } from '#src/ui/Loading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import type { OpenWalletSlot } from './ApprovalsCard.tsx'

/** Movements, fees and points of the signed-in wallet by year. */
export function YearsCard({ openWallet }: { openWallet: OpenWalletSlot }) {
  const { api, platform } = useServices()
  const client = useQueryClient()
  const session = useSession()
  const account = useOwnAccount()
  const wallet = account?.address ?? null
  const signedIn = usePersistentStore(createSignedInWallet)
  // Without a session the server would only refuse.
  const isSignedIn = wallet !== null && (platform.inTelegram || signedIn.read() === wallet)
  const found = useQuery({ ...yearsQuery(api, wallet), enabled: isSignedIn })
  const open = useMutation({
    mutationFn: async () => {
      if (account) client.setQueryData(yearsKey(wallet), await session.run(account, () => readYears(api)))
    },
  })
  if (!account) return null
  const error = open.error ?? (isSignedOut(found.error) ? null : found.error)
  return (
    <Card title={t('portfolio-export-years')} data-testid="portfolio-years">
      {found.data ? (
        <Years years={found.data.years} />
      ) : isSignedIn && found.isFetching ? (
        <Skeleton className="h-40" />
      ) : (
        <>
          <div role="alert" className="mb-3 empty:hidden">
            {error ? <Notice tone="warn">{t('portfolio-years-failed')}</Notice> : null}
          </div>
          <Button look="secondary" loading={open.isPending} onClick={() => open.mutate()}>
            {t('portfolio-years-open')}
          </Button>
          <div className="mt-3 empty:hidden">{open.isPending ? openWallet(account.family) : null}</div>
        </>
      )}
    </Card>
  )
}

function Years({ years }: { years: readonly YearSummary[] }) {
  if (years.length === 0) return <p className="text-muted">{t('portfolio-years-none')}</p>
  return (
    <div className="grid gap-6">
      {years.map((year) => (
        <section key={year.year}>
          <h3 className="mb-1 font-semibold">{isolateBidi(String(year.year))}</h3>
          <dl>
            <CountRow kind="transfers" year={year} />
            <CountRow kind="swaps" year={year} />
            <FactRow label={t('portfolio-years-fees')} note={unpriced(year.fees_unpriced)}>
              {displayUsd(year.fees_usd)}
            </FactRow>
            <FactRow
              label={t('portfolio-years-gas')}
              note={year.gas_unknown > 0 ? t('portfolio-years-unknown', { count: year.gas_unknown }) : null}
            >
              {displayUsd(year.gas_usd)}
            </FactRow>
            {year.networks.length > 0 ? (
              <FactRow label={t('portfolio-years-networks')} long={year.networks.length > 3}>
                {listText(year.networks)}
              </FactRow>
            ) : null}
            {year.points === null ? null : (
              <FactRow label={t('portfolio-years-points')}>{wholeText(year.points)}</FactRow>
            )}
          </dl>
        </section>
      ))}
    </div>
  )
}

const unpriced = (count: number): string | null => (count > 0 ? t('portfolio-years-unpriced', { count }) : null)

/** Number and value of transfers or swaps. */
function CountRow({ kind, year }: { kind: 'transfers' | 'swaps'; year: YearSummary }) {
  return (
    <FactRow label={t(`portfolio-years-${kind}`)} note={unpriced(year[`${kind}_unpriced`])}>
      {wholeText(year[kind])}
      {year[kind] > 0 ? ` · ${displayUsd(year[`${kind}_usd`]) ?? ''}` : null}
    </FactRow>
  )
}
