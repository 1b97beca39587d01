import { useDisplayAddress } from '#src/features/shared/addressBook.ts'
import { ExplorerLink, StateMark } from '#src/features/shared/ownTransaction.tsx'
import { transferError } from '#src/features/shared/transferError.ts'
import { shortAddress } from '#src/format/text.ts'
import { t } from '#src/i18n/t.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card, FactRow } from '#src/ui/Card.tsx'
import { MainButton } from '#src/ui/MainButton.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { useNow } from '#src/ui/useNow.ts'
import type { OrderText, ShownCall } from './poolStore.ts'
import { isSettled, sharesText, type ShownPool, type ShownState, tokenText } from './poolView.ts'

/** Nodes show a transaction within seconds; after this the user may stop waiting for it. */
const LATE_MS = 60_000

interface CardProps {
  shown: ShownCall
  pool: ShownPool
  /** The wallet's refusal; it may have sent the transaction all the same. */
  refusal: string | null
  isAsking: boolean
  onGoOn: () => void
  onDismiss: () => void
}

/** One order from the wallet's request to its receipt. */
export function CallCard({ shown, pool, refusal, isAsking, onGoOn, onDismiss }: CardProps) {
  const { pending, state, seen, error } = shown
  const { chain, token, row } = pool
  const display = useDisplayAddress(chain.family)
  const now = useNow(5_000)
  const isLate = now - pending.askedAt > LATE_MS
  const mayStop = state === 'unsure' || state === 'next' || (state === 'unknown' && isLate)
  const { outcome = null, tx = null } = seen ?? {}
  const decimals = row.reading?.share_decimals ?? null
  const network = chain.alias_name
  return (
    <>
      <Card>
        <div
          role="status"
          data-testid="pool-status"
          data-status={state}
          data-kind={pending.goal.kind}
          className="flex items-start gap-3"
        >
          <StateMark state={state} />
          <div className="min-w-0">
            <h2 className="text-heading font-semibold tracking-tight">{titleOf(pending.goal, pending.step, state)}</h2>
            <p className="mt-1 text-pretty text-muted">{t(`pool-text-${state}`, { network })}</p>
          </div>
        </div>
        <dl className="mt-4">
          {isTokens(pending.goal) ? (
            <FactRow label={t('pool-amount')}>{tokenText(pending.goal.amount, token)}</FactRow>
          ) : null}
          {state === 'done' && outcome?.assets && !isTokens(pending.goal) ? (
            <FactRow label={t('pool-amount')}>{tokenText(outcome.assets, token)}</FactRow>
          ) : null}
          {state === 'done' && outcome?.shares && decimals !== null ? (
            <FactRow label={t('pool-shares')}>
              <span data-testid="receipt-shares">{sharesText(outcome.shares, decimals)}</span>
            </FactRow>
          ) : null}
          {pending.txHash ? (
            <FactRow label={t('swap-transaction')}>
              {tx?.explorer_url ? (
                <ExplorerLink href={tx.explorer_url}>{shortAddress(pending.txHash)}</ExplorerLink>
              ) : (
                <span className="font-mono">{shortAddress(pending.txHash)}</span>
              )}
            </FactRow>
          ) : null}
          <FactRow label={t('pool-contract')}>
            <span className="font-mono">{shortAddress(display(pending.pool))}</span>
          </FactRow>
        </dl>
      </Card>
      <div role="alert" className="mt-4 grid gap-3 empty:mt-0">
        {refusal && !isAsking ? <Notice tone="warn">{refusal}</Notice> : null}
        {error && !isSettled(state) ? <Notice tone="warn">{transferError(error).message}</Notice> : null}
      </div>
      {mayStop ? (
        <Button look="secondary" wide className="mt-4" data-testid="pool-stop" onClick={onDismiss}>
          {t('deploy-stop')}
        </Button>
      ) : null}
      {state === 'next' && !isAsking ? (
        <div className="main-action-bar empty:hidden">
          <MainButton data-testid="main-action" text={t('pool-go-on')} onClick={onGoOn} />
        </div>
      ) : isSettled(state) ? (
        <div className="main-action-bar empty:hidden">
          <MainButton data-testid="main-action" text={t('pool-close')} onClick={onDismiss} />
        </div>
      ) : null}
    </>
  )
}

/** True where the order's amount is of the token. */
const isTokens = ({ kind }: OrderText): boolean => kind === 'deposit' || kind === 'withdraw'

function titleOf(goal: OrderText, step: OrderText, state: ShownState): string {
  if (state === 'done') return t(`pool-done-${doneAs[goal.kind]}`)
  if (state === 'pending' && step.kind !== goal.kind) return t('pool-title-approving')
  return t(`pool-title-${state}`)
}

/** Titles by what was asked: all shares go as a withdrawal does, and an approval alone is never asked for. */
const doneAs = {
  deposit: 'deposit',
  withdraw: 'withdraw',
  redeem: 'withdraw',
  approve: 'deposit',
  reset: 'deposit',
  request: 'request',
  cancel: 'cancel',
  pay: 'pay',
  collect: 'collect',
} as const satisfies Record<OrderText['kind'], string>
