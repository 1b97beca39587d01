import { useState } from 'react'
import OpenWallet from '#src/features/account/wallets/OpenWallet.tsx'
import { transferError } from '#src/features/shared/transferError.ts'
import { displayWhen, displayMoment } from '#src/format/time.ts'
import { listText } from '#src/format/listText.ts'
import { t } from '#src/i18n/t.ts'
import type { MakerApplication } from '#core/wire/maker.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card, FactRow } from '#src/ui/Card.tsx'
import { Skeleton } from '#src/ui/Loading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { ApplicationForm, type FormChoices } from './ApplicationForm.tsx'
import { MakerBookCard } from './MakerBookCard.tsx'
import { type OwnApplication, useApplication } from './useApplication.ts'

/** Application to become a market maker: the form, or the state of the connected wallet's application. */
export function ApplicationCard({ networks, symbols }: FormChoices) {
  const own = useApplication()
  const wallet = own.account?.address ?? ''
  return (
    <>
      {own.isRegistered ? <MakerBookCard wallet={wallet} /> : null}
      {own.isRegistered && !own.application ? null : (
        <OfWallet key={wallet} own={own} networks={networks} symbols={symbols} />
      )}
    </>
  )
}

function OfWallet({ own, networks, symbols }: FormChoices & { own: OwnApplication }) {
  const [isChanging, setChanging] = useState(false)
  const { application, draft, error, open } = own
  const change = (from: MakerApplication) => {
    draft.getState().set(from)
    setChanging(true)
  }
  if (application && !isChanging)
    return <Sent application={application} networks={networks} onChange={() => change(application)} />
  return (
    <Card title={t('maker-apply')} data-testid="maker-apply">
      <p className="max-w-[70ch] text-pretty text-muted wrap-anywhere">{t('maker-apply-about')}</p>
      <div role="status" className="mt-4 grid gap-3 empty:hidden">
        {own.isLoading ? <Skeleton className="h-12" /> : null}
        {application === null && open.isSuccess ? <Notice tone="info">{t('maker-apply-none')}</Notice> : null}
      </div>
      <div role="alert" className="mt-4 grid gap-3 empty:hidden">
        {error ? (
          <Notice tone="warn" action={{ label: t('action-retry'), onClick: own.retry }}>
            {transferError(error).message}
          </Notice>
        ) : null}
        {open.error ? <Notice tone="bad">{transferError(open.error).message}</Notice> : null}
      </div>
      {own.needsSignIn ? (
        <Button
          look="quiet"
          className="-mx-3 mt-2 text-start"
          loading={open.isPending}
          onClick={() => open.mutate()}
          data-testid="maker-apply-open"
        >
          {t('maker-apply-open')}
        </Button>
      ) : null}
      {open.isPending ? <OpenWallet family="evm" /> : null}
      <ApplicationForm
        own={own}
        networks={networks}
        symbols={symbols}
        onSent={() => setChanging(false)}
        {...(isChanging
          ? {
              onCancel: () => {
                draft.getState().clear()
                setChanging(false)
              },
            }
          : {})}
      />
    </Card>
  )
}

const tones = { open: 'tide', accepted: 'good', declined: 'plain' } as const satisfies Record<
  MakerApplication['state'],
  BadgeTone
>

interface SentProps {
  application: MakerApplication
  networks: FormChoices['networks']
  onChange: () => void
}

function Sent({ application, networks, onChange }: SentProps) {
  const { name, contact, state, assets, liquidity, message, created_at } = application
  const names = application.networks.map((id) => networks.find((one) => one.id === id)?.name ?? String(id))
  return (
    <Card
      title={t('maker-application')}
      aside={<Badge tone={tones[state]}>{t(`maker-state-${state}`)}</Badge>}
      data-testid="maker-application"
      data-state={state}
    >
      <p role="status" className="max-w-[70ch] text-pretty wrap-anywhere">
        {state === 'declined' ? t('maker-state-declined-text') : t(`maker-state-${state}-text`, { contact })}
      </p>
      <dl className="mt-4 wrap-anywhere">
        <FactRow label={t('maker-apply-name')}>{name}</FactRow>
        <FactRow label={t('maker-apply-networks')}>{listText(names)}</FactRow>
        <FactRow label={t('maker-apply-assets')}>{listText(assets)}</FactRow>
        <FactRow label={t('maker-apply-liquidity')}>{t(`maker-range-${liquidity}`)}</FactRow>
        <FactRow label={t('maker-application-sent')}>
          <time dateTime={created_at} title={displayMoment(created_at)}>
            {displayWhen(created_at)}
          </time>
        </FactRow>
      </dl>
      {message ? (
        <p dir="auto" className="mt-3 text-small text-pretty whitespace-pre-line text-muted wrap-anywhere">
          {message}
        </p>
      ) : null}
      {state === 'accepted' ? null : (
        <Button look="secondary" className="mt-4" onClick={onChange}>
          {t('maker-application-change')}
        </Button>
      )}
    </Card>
  )
}
