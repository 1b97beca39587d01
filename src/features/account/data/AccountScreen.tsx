import { type ReactNode, useState } from 'react'
import { displayMoment } from '#src/format/time.ts'
import { t } from '#src/i18n/t.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { linkLook } from '#src/ui/linkLook.ts'
import { Card } from '#src/ui/Card.tsx'
import { EmptyState, ErrorState } from '#src/ui/EmptyState.tsx'
import { Link } from '#src/ui/Link.tsx'
import { LazySheet } from '#src/ui/LazySheet.tsx'
import { Skeleton } from '#src/ui/Loading.tsx'
import type { OpenSession } from '#src/api/accountQueries.ts'
import type { WalletAccount } from '#src/wallets/contract.ts'
import { DataCard, Failure, failureText } from './DataCard.tsx'
import { type Ending, type OwnDataState, useOwnData } from './useOwnData.ts'

/** A brand name, the same in every language. */
const TELEGRAM = 'Telegram'

interface AccountScreenProps {
  /** Null for the Telegram account. */
  wallet: WalletAccount | null
  /** Link to the operator's support, shown where deletion is not set up. */
  support: ReactNode
}

/** Sessions and data of a wallet, or of a Telegram account. */
export function AccountScreen({ wallet, support }: AccountScreenProps) {
  const own = useOwnData(wallet)
  const { data, enter, error, gone } = own
  if (gone !== null)
    return (
      <div role="status">
        <EmptyState title={t(`account-${gone}`)} text={t(`account-${gone}-text`)}>
          {gone === 'deleted' ? (
            <Link to="/" className={linkLook('primary')}>
              {t('not_found-action')}
            </Link>
          ) : null}
        </EmptyState>
      </div>
    )
  if (own.needsSignIn)
    return (
      <>
        <Failure error={enter.error} />
        <EmptyState title={t('account-signin-title')} text={t('account-signin-text')}>
          <Button loading={enter.isPending} onClick={() => enter.mutate()}>
            {t('account-signin')}
          </Button>
        </EmptyState>
      </>
    )
  if (error && !data)
    return (
      <ErrorState
        title={t('account-away')}
        text={failureText(error)}
        action={{ label: t('action-retry'), onClick: own.retry }}
      />
    )
  if (!data) return <Skeleton className="h-40 w-full" />
  return (
    <div className="grid gap-6">
      <Sessions own={own} sessions={data.sessions} ofWallet={wallet !== null} />
      <DataCard own={own} data={data} wallet={wallet} support={support} />
    </div>
  )
}

interface SessionsProps {
  own: OwnDataState
  sessions: readonly OpenSession[]
  /** False for a Telegram account. */
  ofWallet: boolean
}

/** Open sessions. Ending the one in use needs two confirmations, since it also ends this visit. */
function Sessions({ own: { end }, sessions, ofWallet }: SessionsProps) {
  const [asked, ask] = useState<Extract<Ending, { id: string } | { all: true }> | null>(null)
  const ending = (id: string) => end.isPending && end.variables && 'id' in end.variables && end.variables.id === id
  return (
    <Card title={t('account-sessions')}>
      {asked ? null : <Failure error={end.error} />}
      <ul className="divide-y divide-line" aria-label={t('account-sessions')}>
        {sessions.map((session) => {
          const device = session.device || t('account-session-unknown')
          return (
            <li key={session.id} className="flex items-center gap-3 py-2">
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-center gap-x-2 font-semibold wrap-anywhere">
                  {device}
                  {session.current ? <Badge tone="good">{t('account-session-current')}</Badge> : null}
                  {session.surface === 'telegram' ? <Badge>{TELEGRAM}</Badge> : null}
                </p>
                <p className="text-caption text-muted">
                  {t('account-session-seen', { when: displayMoment(session.last_seen_at) })}
                </p>
              </div>
              <Button
                look="quiet"
                className="flex-none"
                aria-label={t('account-session-end_one', { device })}
                loading={ending(session.id) === true}
                disabled={end.isPending}
                onClick={() => (session.current ? ask : end.mutate)({ id: session.id })}
              >
                {t('account-session-end')}
              </Button>
            </li>
          )
        })}
      </ul>
      <div className="mt-3 flex flex-wrap gap-3">
        {sessions.length > 1 ? (
          <Button look="secondary" disabled={end.isPending} onClick={() => end.mutate({ others: true })}>
            {t('account-sessions-end_others')}
          </Button>
        ) : null}
        <Button look="secondary" disabled={end.isPending} onClick={() => ask({ all: true })}>
          {t('account-sessions-end_all')}
        </Button>
      </div>
      {asked ? (
        <LazySheet
          title={t('all' in asked ? 'account-end-ask_all' : 'account-end-ask')}
          onClose={() => ask(null)}
          sticky={end.isPending}
          footer={
            <div className="grid gap-3">
              <Button
                look="danger"
                wide
                loading={end.isPending}
                onClick={() => end.mutate(asked, { onSuccess: () => ask(null) })}
              >
                {t('all' in asked ? 'account-sessions-end_all' : 'account-session-end')}
              </Button>
              <Button look="secondary" wide disabled={end.isPending} onClick={() => ask(null)}>
                {t('account-end-stay')}
              </Button>
            </div>
          }
        >
          <Failure error={end.error} />
          <p className="text-pretty">{t(ofWallet ? 'account-end-text' : 'account-ended-text')}</p>
        </LazySheet>
      ) : null}
    </Card>
  )
}
