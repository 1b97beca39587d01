import type { ReactNode } from 'react'
import { addressRules } from '#chains/registry.ts'
import type { BadgeId } from '#core/rewards/badges.ts'
import type { BadgeData, BadgeProgressData } from '#core/wire/badges.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import OpenWallet, { SwitchesFirst } from '#src/features/account/wallets/OpenWallet.tsx'
import { postAddress } from '#src/features/rewards/share/shareOffer.ts'
import { usePermits } from '#src/features/shared/policy.ts'
import { wholeText } from '#src/format/amount.ts'
import { displayDay } from '#src/format/time.ts'
import { type PlainKey, t } from '#src/i18n/t.ts'
import { useWallets } from '#src/services.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState, ErrorState } from '#src/ui/EmptyState.tsx'
import { Link } from '#src/ui/Link.tsx'
import { linkLook } from '#src/ui/linkLook.ts'
import { Skeleton } from '#src/ui/Loading.tsx'
import { CheckIcon, OutIcon } from '#src/ui/moreIcons.tsx'
import { RoundIcon } from '#src/ui/network/TokenIcon.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { useNow } from '#src/ui/useNow.ts'
import { mintOffer, type MintOffer, type MintState } from './mintView.ts'
import { useBadge } from './useBadge.ts'
import { useMint } from './useMint.ts'

/** A badge: its picture, the tasks that earn it, and the mint. */
export function BadgeScreen({ id }: { id: BadgeId }) {
  const found = useBadge(id)
  const { badge, chain, error } = found
  if (badge === null)
    return (
      <EmptyState title={t('badge-none-title')} text={t('badge-none-text')} line="closed">
        <Link to="/" className={linkLook('primary')}>
          {t('screen-back')}
        </Link>
      </EmptyState>
    )
  if (error)
    return (
      <ErrorState
        title={t('badge-failed')}
        text={t('problem-unknown')}
        loading={found.isFetching}
        action={{ label: t('action-retry'), onClick: found.retry }}
      />
    )
  if (badge === undefined) return <BadgeSkeleton />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 min-[48rem]:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] min-[48rem]:gap-6">
      <BadgePicture badge={badge} chain={chain} isMinted={found.progress?.minted === true} />
      <BadgeTasks key={found.account?.address ?? ''} {...found} badge={badge} />
    </div>
  )
}

function BadgePicture({
  badge,
  chain,
  isMinted,
}: {
  badge: BadgeData
  chain: ChainRow | null | undefined
  isMinted: boolean
}) {
  return (
    <div
      className="card grid grid-cols-[minmax(0,1fr)] justify-items-center gap-3 p-6 text-center wrap-anywhere max-[16rem]:p-3"
      data-testid="badge"
    >
      <img
        src={badge.image}
        alt=""
        width={180}
        height={180}
        className={`size-45 max-w-full ${isMinted ? '' : 'opacity-85 saturate-75'}`}
      />
      <h2 className="text-heading font-semibold tracking-tight text-balance">{badge.name}</h2>
      <p className="text-pretty text-muted">{badge.description}</p>
      {chain ? (
        <p className="flex items-center gap-2 text-small text-muted">
          <RoundIcon kind="network" icon={chain.icon} name={chain.alias_name} size={20} />
          {t('badge-network', { network: chain.alias_name })}
        </p>
      ) : null}
    </div>
  )
}

type Found = ReturnType<typeof useBadge> & { badge: BadgeData }

function BadgeTasks({ badge, chain, account, connected, progress, progressError, retry, isFetching }: Found) {
  const { state, mint, stopWaiting } = useMint(badge, chain ?? null, account)
  const now = useNow()
  const offer = mintOffer({ badge, chain, progress, isLoading: progressError === null, connected, state, now })
  return (
    <section className="card grid grid-cols-[minmax(0,1fr)] gap-4 p-4 max-[16rem]:p-3 min-[30rem]:p-6">
      <h2 className="text-heading font-semibold tracking-tight wrap-anywhere">{t('badge-tasks')}</h2>
      <ol className="grid gap-4" data-testid="badge-tasks">
        {badge.tasks.map((task, n) => (
          <TaskLine key={`${task.kind} ${n}`} task={task} progress={progress?.tasks[n]} />
        ))}
      </ol>
      {progressError ? (
        <Notice tone="warn" action={{ label: t('action-retry'), onClick: retry }}>
          {t(isFetching ? 'badge-progress-loading' : 'badge-progress-failed')}
        </Notice>
      ) : null}
      <MintArea badge={badge} chain={chain} offer={offer} state={state} onMint={mint} onStop={stopWaiting} />
    </section>
  )
}

const placeOf: Readonly<Record<BadgeData['tasks'][number]['kind'], { to: string; text: PlainKey }>> = {
  bridges: { to: '/', text: 'badge-go-bridge' },
  check_ins: { to: '/points', text: 'badge-go-points' },
  points: { to: '/points', text: 'badge-go-points' },
  campaign: { to: '/points', text: 'badge-go-points' },
}

function taskText(task: BadgeData['tasks'][number]): string {
  if (task.kind === 'campaign')
    return task.name === '' ? t('badge-task-campaign_unnamed') : t('badge-task-campaign', { name: task.name })
  return t(`badge-task-${task.kind}`, { count: task.count, number: wholeText(task.count) })
}

interface TaskProps {
  task: BadgeData['tasks'][number]
  /** Undefined without a wallet, or until loaded. */
  progress: BadgeProgressData['tasks'][number] | undefined
}

function TaskLine({ task, progress }: TaskProps) {
  const isDone = progress !== undefined && progress.done >= progress.of
  const place = placeOf[task.kind]
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 max-[16rem]:grid-cols-[auto_minmax(0,1fr)]">
      <span
        aria-hidden="true"
        className={`grid size-7 place-items-center rounded-full ${isDone ? 'tint-good text-good' : 'border-2 border-control-line'}`}
      >
        {isDone ? <CheckIcon width={16} height={16} /> : null}
      </span>
      <span className={`wrap-anywhere ${isDone ? 'text-muted' : 'font-semibold'}`}>
        {taskText(task)}
        {isDone ? <span className="sr-only"> {t('badge-task-done')}</span> : null}
      </span>
      {isDone ? null : (
        <Link
          to={place.to}
          className={`${linkLook('quiet')} -me-3 text-small max-[16rem]:col-start-2 max-[16rem]:-ms-3 max-[16rem]:justify-start`}
        >
          {t(place.text)}
        </Link>
      )}
      {progress && !isDone && progress.of > 1 ? (
        <div className="col-span-2 col-start-2 grid gap-1">
          <ProgressBar
            label={taskText(task)}
            value={progress.done / progress.of}
            valueText={t('badge-progress', { done: wholeText(progress.done), of: wholeText(progress.of) })}
          />
          <span aria-hidden="true" className="text-caption text-muted">
            {t('badge-progress', { done: wholeText(progress.done), of: wholeText(progress.of) })}
          </span>
        </div>
      ) : null}
    </li>
  )
}

interface MintProps {
  badge: BadgeData
  chain: ChainRow | null | undefined
  offer: MintOffer
  state: MintState
  onMint: () => void
  /** Null while the network may still answer soon. */
  onStop: (() => void) | null
}

function MintArea({ badge, chain, offer, state, onMint, onStop }: MintProps) {
  const openWallets = useWallets((all) => all.openList)
  const network = chain?.alias_name ?? ''
  const contents: Readonly<Record<MintOffer, ReactNode>> = {
    loading: <Skeleton className="h-14" />,
    connect: (
      <Button wide onClick={() => openWallets('evm')}>
        {t('main-connect')}
      </Button>
    ),
    connect_evm: (
      <>
        <p className="text-small text-muted">{t('badge-connect-evm')}</p>
        <Button wide onClick={() => openWallets('evm')}>
          {t('main-connect')}
        </Button>
      </>
    ),
    not_started: <Notice tone="info">{t('badge-not-started', { day: displayDay(new Date(badge.start_time)) })}</Notice>,
    ended: <Notice tone="info">{t('badge-ended')}</Notice>,
    unavailable: <Notice tone="info">{t('badge-unavailable')}</Notice>,
    tasks_left: <p className="text-small text-muted">{t('badge-tasks-left')}</p>,
    mint: (
      <>
        <SwitchesFirst chain={chain} />
        <Button wide onClick={onMint} data-testid="mint">
          {t('badge-mint')}
        </Button>
        <p className="text-caption text-muted">{t('badge-gas', { network })}</p>
      </>
    ),
    busy: (
      <Button wide loading>
        {t('badge-mint')}
      </Button>
    ),
    minted: <Minted badge={badge} chain={chain} state={state} />,
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line pt-4">
      {contents[offer]}
      <div role="status" className="grid gap-3 empty:hidden" data-testid="mint-status">
        {state.kind === 'authorizing' ? <p className="text-small text-muted">{t('badge-authorizing')}</p> : null}
        {state.kind === 'asking' ? <p className="text-small text-muted">{t('badge-asking')}</p> : null}
        {state.kind === 'confirming' ? (
          <p className="text-small text-muted">{t('badge-confirming', { network })}</p>
        ) : null}
        {state.kind === 'confirming' && onStop ? (
          <Notice tone="warn" action={{ label: t('deploy-stop'), onClick: onStop }}>
            {t('badge-slow')}
          </Notice>
        ) : null}
        {state.kind === 'error' && offer !== 'minted' ? <Notice tone="bad">{state.message}</Notice> : null}
      </div>
      {state.kind === 'authorizing' || state.kind === 'asking' ? <OpenWallet family="evm" /> : null}
    </div>
  )
}

function Minted({ badge, chain, state }: Pick<MintProps, 'badge' | 'chain' | 'state'>) {
  const withLinks = usePermits()('links', 'other')
  const tx =
    state.kind === 'minted' && chain?.explorer_url
      ? addressRules(chain.family).txUrl(chain.explorer_url, state.hash)
      : null
  return (
    <div className="grid gap-3" data-testid="minted">
      <p className="flex items-center gap-2 font-semibold text-good">
        <CheckIcon />
        {t('badge-minted')}
      </p>
      {withLinks ? (
        <div className="grid gap-3 min-[30rem]:grid-cols-2">
          <a
            href={postAddress(t('badge-post', { name: badge.name }), window.location.href)}
            target="_blank"
            rel="noopener noreferrer"
            className={linkLook('secondary')}
          >
            {t('badge-share')}
            <OutIcon width={16} height={16} />
          </a>
          {tx ? (
            <a href={tx} target="_blank" rel="noopener noreferrer" className={linkLook('secondary')}>
              {t('badge-transaction')}
              <OutIcon width={16} height={16} />
            </a>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}

function BadgeSkeleton() {
  return (
    <div className="grid gap-4 min-[48rem]:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] min-[48rem]:gap-6">
      <Skeleton className="h-80" />
      <Skeleton className="h-60" />
    </div>
  )
}
