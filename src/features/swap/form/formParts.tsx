import { useState } from 'react'
import { tellCopied } from '#src/features/shared/CopyButton.tsx'
import { visitToasts } from '#src/features/shared/useToasts.ts'
import MisreadNotice from '#src/features/bridge/form/MisreadNotice.tsx'
import { connectivityErrors } from '#src/api/useSteadyError.ts'
import { displayPercent } from '#src/format/percent.ts'
import { t } from '#src/i18n/t.ts'
import { useServices, usePersistentStore } from '#src/services.ts'
import { Button } from '#src/ui/Button.tsx'
import { ChevronIcon, icon } from '#src/ui/icons.tsx'
import { RoundIcon } from '#src/ui/network/TokenIcon.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { slippageWarning } from '../model/slippage.ts'
import { swapParams } from '../model/swapLink.ts'
import { kindText } from '../model/swapTexts.ts'
import type { SwapForm } from '../quote/useSwap.ts'
import { SwapFacts } from '../quote/SwapFacts.tsx'
import { createPendingSwaps, type PendingTransfer } from '#src/features/shared/pending.ts'
import { Link } from '#src/ui/Link.tsx'
import { useNow } from '#src/ui/useNow.ts'

const SlidersIcon = icon(<path d="M3 6h6M13 6h2M3 12h2M9 12h6M11 4v4M7 10v4" />)

interface NetworkPillProps {
  chain: SwapForm['chain']
  /** There is no other network to choose. */
  isOnly: boolean
  onClick: () => void
}

/** The network of the swap; opens the list of networks. */
export function NetworkPill({ chain, isOnly, onClick }: NetworkPillProps) {
  return (
    <button
      type="button"
      data-testid="swap-network"
      aria-haspopup="dialog"
      disabled={!chain || isOnly}
      onClick={onClick}
      className="pill min-w-0 bg-surface"
    >
      {chain ? (
        <>
          <RoundIcon kind="network" name={chain.alias_name} icon={chain.icon} size={24} />
          <span className="sr-only">{t('swap-network')}</span>
          <span className="min-w-0 truncate">{chain.alias_name}</span>
          {isOnly ? null : <ChevronIcon className="flex-none text-muted" />}
        </>
      ) : (
        <span className="skeleton h-6 w-24" />
      )}
    </button>
  )
}

/** Opens the slippage sheet and names the current choice; a risky one is marked. */
export function SlippageButton({ bps, onClick }: { bps: number | null; onClick: () => void }) {
  const text = bps === null ? t('swap-slippage-auto') : displayPercent(String(bps / 10_000))
  return (
    <button
      type="button"
      data-testid="slippage"
      aria-haspopup="dialog"
      onClick={onClick}
      className={`press inline-flex min-h-11 flex-none items-center gap-2 rounded-full px-3 text-small font-semibold hover:bg-raised ${slippageWarning(bps) ? 'text-warn' : 'text-muted hover:text-text'}`}
    >
      <span className="sr-only @min-[28rem]:not-sr-only">{t('swap-slippage')}</span>
      <SlidersIcon />
      {text}
    </button>
  )
}

interface NoticesProps {
  swap: SwapForm
  /** The wallet's refusal to switch networks. */
  refusal: string | null
  /** Shown right below the field that it is about. */
  isNear: boolean
}

/** Blocker of the form's next step, with a one-tap fix where there is one. */
export function Notices({ swap: { form, view, store }, refusal, isNear }: NoticesProps) {
  // The frame says above the page that there is no connection, and a sheet covers the frame.
  const problem = view.problem?.reason === 'offline' ? null : view.problem
  return (
    <div
      role="alert"
      data-says-silence={problem && !refusal && connectivityErrors.has(problem.reason) ? '' : undefined}
      className={`${isNear ? 'mt-2' : 'mt-4'} grid gap-3 empty:mt-0`}
    >
      {form.parseError === null ? null : <MisreadNotice text={form.parseError} stands={form.draft !== null} />}
      {refusal ? <Notice tone="bad">{refusal}</Notice> : null}
      {problem && !refusal ? (
        <Notice
          tone="warn"
          action={
            problem.fix && {
              label: problem.fix.label,
              onClick: () => problem.fix && store.getState().setAmount(problem.fix.amount),
            }
          }
        >
          {problem.cause}
        </Notice>
      ) : null}
    </div>
  )
}

/** Shares the form as a link, for someone else or another device. */
export function ShareSwap({ swap: { form } }: { swap: SwapForm }) {
  const { platform, single } = useServices()
  const [busy, setBusy] = useState(false)
  const share = async () => {
    setBusy(true)
    try {
      const url = new URL('/swap', window.location.origin)
      url.search = swapParams(form).toString()
      const result = await platform.share({ title: t('nav-swap'), text: t('swap-share-text'), url: url.toString() })
      if (result === 'copied' || result === 'failed') tellCopied(single(visitToasts), result === 'copied')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button look="faint" disabled={busy} onClick={() => void share()}>
      {t('link-share')}
    </Button>
  )
}

/** A new quote in one sentence, for screen readers. */
export function spoken({ view, quote, from, to, isStale }: SwapForm): string {
  if (!quote || !from || !to || isStale) return ''
  const { send, receive } = view.sides
  return quote.exact === 'send'
    ? t('swap-spoken-receive', { kind: kindText(quote), amount: `${receive.figure} ${to.symbol}` })
    : t('swap-spoken-send', { kind: kindText(quote), amount: `${send.figure} ${from.symbol}` })
}

/** Column next to the form: the facts of the quote, and how a swap works. */
export function SwapAside({ swap, onQuotes }: { swap: SwapForm; onQuotes: () => void }) {
  return (
    <aside className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
      <SwapFacts swap={swap} onQuotes={onQuotes} />
      <section className="card p-5">
        <h2 className="text-heading font-semibold tracking-tight">{t('swap-how-title')}</h2>
        <ol className="mt-3 grid gap-3 text-small">
          {([1, 2, 3] as const).map((step) => (
            <li key={step} className="flex gap-3">
              <span
                aria-hidden="true"
                className="grid size-6 flex-none place-items-center rounded-full bg-raised text-caption font-semibold"
              >
                {step}
              </span>
              <span className="min-w-0 wrap-anywhere">{t(`swap-how-${step}`)}</span>
            </li>
          ))}
        </ol>
      </section>
    </aside>
  )
}

const SHOWN_MS = 30 * 60_000

/** A swap of this browser that may still need its user, or waits for its block. One that was declined before its first transaction does not. */
export const isInProgress = ({ phase, openBy, createdAt, next, declined }: PendingTransfer, nowMs: number): boolean =>
  nowMs - Date.parse(createdAt) < SHOWN_MS &&
  (phase === 'asking' ||
    phase === 'sent' ||
    (phase === 'ready' && (next > 0 || (declined !== true && nowMs < Date.parse(openBy)))))

/** Leads back to a swap that this browser has begun. */
export function SwapInProgress() {
  const now = useNow(5000)
  const swap = usePersistentStore(createPendingSwaps)
    .list()
    .find((one) => isInProgress(one, now))
  if (!swap) return null
  return (
    <Link
      to={`/swap/${swap.orderId}`}
      data-testid="swap-in-progress"
      className="press mb-4 flex min-h-12 items-center gap-3 rounded-input border border-tide/50 tint-tide px-4 text-small font-semibold"
    >
      <span className="min-w-0 flex-1">{t('swap-in_progress')}</span>
      <ChevronIcon className="flex-none -rotate-90 text-muted rtl:rotate-90" />
    </Link>
  )
}
