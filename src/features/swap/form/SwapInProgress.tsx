import { t } from '#src/i18n/t.ts'
import { createPendingSwaps, type PendingTransfer } from '#src/features/shared/pending.ts'
import { usePersistentStore } from '#src/services.ts'
import { ChevronIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/Link.tsx'
import { useNow } from '#src/ui/useNow.ts'

const SHOWN_MS = 30 * 60_000

/** A swap of this browser that may still need its user, or waits for its block. */
export const isInProgress = ({ phase, openBy, createdAt, next }: PendingTransfer, nowMs: number): boolean =>
  nowMs - Date.parse(createdAt) < SHOWN_MS &&
  (phase === 'asking' || phase === 'sent' || (phase === 'ready' && (next > 0 || nowMs < Date.parse(openBy))))

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
