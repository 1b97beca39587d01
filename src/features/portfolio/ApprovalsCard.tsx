import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { addressRules } from '#chains/registry.ts'
import type { FamilyName } from '#core/chain/family.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { HandingButton } from '#src/features/shared/HandingButton.tsx'
import { displayAmount, usdView } from '#src/format/amount.ts'
import { listText } from '#src/format/listText.ts'
import { isolateBidi, shortAddress } from '#src/format/text.ts'
import { displayWhen } from '#src/format/time.ts'
import { t } from '#src/i18n/t.ts'
import { UsdText } from '#src/ui/AmountText.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Busy, Skeleton } from '#src/ui/Loading.tsx'
import { OutIcon } from '#src/ui/moreIcons.tsx'
import { AssetIcon } from '#src/ui/network/TokenIcon.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { useHandsOnFocus } from '#src/ui/useHandsOnFocus.ts'
import { type Approval, approvalsOf, endOf, isUnlimited, keyOf } from './approvals.ts'
import { Paged } from './HoldingList.tsx'
import { useApprovals } from './useApprovals.ts'
import { type Revocation, type Revoking, useRevoke } from './useRevoke.ts'

interface ApprovalsCardProps {
  owner: string
  /** Networks on which the account holds something. */
  chains: readonly ChainRow[]
  /** Networks that are read when the user asks for them: an approval outlives the balance. */
  others: readonly ChainRow[]
  /** False where links out of the app are not allowed. */
  withLinks: boolean
  openWallet: OpenWalletSlot
}

/** Link that opens the app of the wallet that has the request. */
export type OpenWalletSlot = (family: FamilyName) => ReactNode

/** Rows that are in the page before more are asked for. */
const PAGE = 20

/** Most networks of a visit, fewer than the server answers in a minute. */
const MOST_CHAINS = 50

/** Contracts that may still spend tokens of the connected account. Reads nothing before it is near the visible part of the page. */
export default function ApprovalsCard({ owner, chains: holding, others, ...row }: ApprovalsCardProps) {
  const ref = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(ref)
  const [isWhole, setWhole] = useState(false)
  const further = others.slice(0, Math.max(0, MOST_CHAINS - holding.length))
  const leftOut = others.slice(further.length)
  const chains = isWhole ? [...holding, ...further] : holding
  const { reads, isStillOpen } = useApprovals(owner, chains, isSeen)
  const { list, pending, degraded, searched } = approvalsOf(reads)
  const revoking = useRevoke(isStillOpen)
  return (
    <div ref={ref}>
      <Card title={t('approvals-title')} data-testid="approvals">
        <p className="text-small text-pretty text-muted">{t('approvals-about')}</p>
        {list.length > 0 ? (
          <Paged rows={list} size={PAGE}>
            {(shown) => (
              <ul className="mt-3 border-t border-line" data-testid="approval-list">
                {shown.map((approval) => (
                  <ApprovalRow key={keyOf(approval)} approval={approval} revoking={revoking} {...row} />
                ))}
              </ul>
            )}
          </Paged>
        ) : pending > 0 ? (
          <Skeleton className="mt-3 h-16" />
        ) : null}
        {isWhole || further.length === 0 ? null : (
          <HandingButton look="quiet" className="-ms-3 mt-2" onClick={() => setWhole(true)}>
            {t('approvals-others', { count: further.length })}
          </HandingButton>
        )}
        <div role="status" className="grid gap-2 not-empty:mt-3">
          {revoking.last ? (
            <p className="text-small text-good">{t('approvals-revoked', namesOf(revoking.last))}</p>
          ) : null}
          {pending > 0 && isSeen ? (
            <p className="flex items-center gap-2 text-small text-muted">
              <Busy /> {t('approvals-checking', { count: pending })}
            </p>
          ) : null}
          {list.length === 0 && pending === 0 && degraded.length < chains.length ? (
            <p className="text-small">{t('approvals-none')}</p>
          ) : null}
          {degraded.length > 0 ? (
            <Notice tone="warn">
              {t('approvals-degraded', {
                count: degraded.length,
                networks: listText(degraded.map(({ alias_name }) => alias_name)),
              })}
            </Notice>
          ) : null}
        </div>
        <p className="mt-3 text-caption text-pretty text-muted" data-testid="approvals-scope">
          {!isWhole
            ? t('approvals-scope')
            : leftOut.length === 0
              ? t('approvals-scope-all')
              : t('found-left-out', { networks: listText(leftOut.map(({ alias_name }) => alias_name)) })}{' '}
          {searched.length > 0 ? t('approvals-searched', { networks: listText(searched.map(sinceText)) }) : null}
        </p>
      </Card>
    </div>
  )
}

const sinceText = ({ chain, since }: { chain: ChainRow; since: string }): string =>
  isolateBidi(`${chain.alias_name} (${displayWhen(since)})`)

const spenderText = ({ spender, spenderName }: Approval): string =>
  spenderName === null ? isolateBidi(shortAddress(spender)) : spenderName === '' ? t('approvals-escrow') : spenderName

const namesOf = (approval: Approval): Record<'symbol' | 'spender' | 'network', string> => ({
  symbol: isolateBidi(approval.symbol),
  spender: approval.contract === null ? spenderText(approval) : `${spenderText(approval)} (${PERMIT2})`,
  network: approval.chain.alias_name,
})

function insideText(approval: Approval): string {
  const end = endOf(approval)
  return end === null ? t('approvals-inside-endless') : t('approvals-inside', { when: displayWhen(end) })
}

interface RowProps extends Pick<ApprovalsCardProps, 'withLinks' | 'openWallet'> {
  approval: Approval
  revoking: Revoking
}

function ApprovalRow({ approval, withLinks, revoking, openWallet }: RowProps) {
  const { chain, symbol, icon, isListed, spenderName, contract, allowance, decimals, usd, usdStale } = approval
  const amount = isUnlimited(approval)
    ? t('approvals-unlimited')
    : isolateBidi(`${displayAmount(allowance, decimals, 5)} ${symbol}`)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-3 last:border-0">
      <AssetIcon symbol={symbol} icon={icon ?? ''} network={chain.alias_name} networkIcon={chain.icon} size={28} />
      <span className="min-w-0 flex-1 basis-40 text-small">
        <span className="flex flex-wrap items-center gap-x-2 font-semibold wrap-anywhere">
          {symbol}
          {isListed ? null : <Badge tone="warn">{t('approvals-unlisted')}</Badge>}
        </span>
        <span className="flex flex-wrap items-center gap-x-2 text-caption text-muted">
          <Spender approval={approval} withLinks={withLinks} />
          {spenderName === null ? <Badge tone="bad">{t('approvals-unknown')}</Badge> : null}
        </span>
        <span className="block text-caption text-muted">{chain.alias_name}</span>
        {contract === null ? null : <span className="block text-caption text-muted">{insideText(approval)}</span>}
        {spenderName === PERMIT2 ? (
          <span className="block text-caption text-pretty text-muted">{t('approvals-permit2')}</span>
        ) : null}
      </span>
      <span className="max-w-full text-end text-small tabular-nums wrap-anywhere">
        <span className="block font-semibold">{amount}</span>
        {usd === null ? null : (
          <span className="block text-caption text-muted">
            <UsdText
              usd={{ ...usdView(usd, usdStale), text: t('approvals-at-risk', { usd: usdView(usd, false).text }) }}
            />
          </span>
        )}
      </span>
      <Revoke approval={approval} revoking={revoking} openWallet={openWallet} />
    </li>
  )
}

/** A pinned contract's name; any other contract's address, which leads to the explorer. */
function Spender({ approval, withLinks }: Pick<RowProps, 'approval' | 'withLinks'>) {
  const { chain, spender, spenderName } = approval
  const text = spenderText(approval)
  if (!withLinks || !chain.explorer_url) return <span>{text}</span>
  const rules = addressRules(chain.family)
  return (
    <a
      href={rules.addressUrl(chain.explorer_url, spender)}
      target="_blank"
      rel="noopener noreferrer"
      title={rules.display(spender)}
      className={`inline-flex min-h-8 items-center gap-1 underline-offset-2 hover:underline ${spenderName === null ? 'font-mono' : ''}`}
    >
      {text}
      <OutIcon width={12} height={12} />
    </a>
  )
}

/** The server's name of the contract that lets others spend. */
const PERMIT2 = 'Permit2'

const waits: ReadonlySet<Revocation['kind'] | undefined> = new Set(['asking', 'confirming'])

function Revoke({ approval, revoking, openWallet }: Omit<RowProps, 'withLinks'>) {
  const state = revoking.states.get(keyOf(approval))
  return (
    <>
      {state?.kind === 'revoked' ? (
        <span className="ms-auto">
          <Badge tone="good">{t('approvals-done')}</Badge>
        </span>
      ) : (
        <RevokeButton approval={approval} revoking={revoking} isBusy={waits.has(state?.kind)} />
      )}
      <div role="status" data-testid="revocation" className="grid w-full gap-2 empty:hidden">
        {state?.kind === 'asking' ? (
          <>
            <p className="text-small text-muted">{t('approvals-asking')}</p>
            {openWallet(approval.chain.family)}
          </>
        ) : null}
        {state?.kind === 'confirming' ? (
          <p className="text-small text-muted">{t('approvals-confirming', { network: approval.chain.alias_name })}</p>
        ) : null}
        {state?.kind === 'still_open' ? <Notice tone="warn">{t('approvals-still-open')}</Notice> : null}
        {state?.kind === 'error' ? <Notice tone="bad">{state.message}</Notice> : null}
      </div>
    </>
  )
}

/** A component of its own, so that it hands the focus on when the badge takes its place. */
function RevokeButton({ approval, revoking, isBusy }: Pick<RowProps, 'approval' | 'revoking'> & { isBusy: boolean }) {
  const ref = useRef<HTMLButtonElement>(null)
  useHandsOnFocus(ref)
  return (
    <Button
      ref={ref}
      look="quiet"
      className="ms-auto -me-3"
      loading={isBusy}
      disabled={revoking.isAsking && !isBusy}
      aria-label={t('approvals-revoke-of', namesOf(approval))}
      onClick={() => void revoking.revoke(approval)}
    >
      {t('approvals-revoke')}
    </Button>
  )
}

/** True once the element is near the visible part of the page. */
function useSeen(ref: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!ref.current) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), { rootMargin: '200px' })
    watch.observe(ref.current)
    return () => watch.disconnect()
  }, [ref])
  return isSeen
}
