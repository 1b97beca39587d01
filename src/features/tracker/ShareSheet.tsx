import { wholeText } from '#src/format/amount.ts'
import { tellCopied } from '#src/features/shared/CopyButton.tsx'
import { usePermits } from '#src/features/shared/policy.ts'
import { useToasts } from '#src/features/shared/useToasts.ts'
import { t } from '#src/i18n/t.ts'
import { usePlatform } from '#src/platform/usePlatform.ts'
import { Button } from '#src/ui/Button.tsx'
import { ShoresDrawing } from '#src/ui/EmptyState.tsx'
import { linkLook } from '#src/ui/linkLook.ts'
import { Sheet } from '#src/ui/Sheet.tsx'
import { countText, firstText } from './GroupList.tsx'
import type { Figures } from './trackerView.ts'

interface ShareProps {
  total: Figures
  networks: number
  onClose: () => void
}

/** A card of the figures to share. Its text and link name no address; the link with addresses is copied apart. */
export default function ShareSheet({ total, networks, onClose }: ShareProps) {
  const platform = usePlatform()
  const toasts = useToasts()
  const allowsExternalLinks = usePermits()('links', 'other')
  const text = t('tracker-share-post', {
    transactions: countText(total.transactions, total),
    days: countText(total.days, total),
    networks: wholeText(networks),
  })
  const facts = [
    ['tracker-days', countText(total.days, total)],
    ['tracker-weeks', countText(total.weeks, total)],
    ['tracker-months', countText(total.months, total)],
    ['tracker-networks-used', wholeText(networks)],
  ] as const
  const copy = async (copied: string): Promise<void> => tellCopied(toasts, await platform.copy(copied))
  return (
    <Sheet
      title={t('tracker-share-title')}
      onClose={onClose}
      footer={
        <div className="grid items-stretch gap-3 min-[40rem]:grid-cols-2">
          {allowsExternalLinks ? (
            <a
              href={postAddress(text, `${window.location.origin}/tracker`)}
              target="_blank"
              rel="noopener noreferrer"
              className={linkLook('primary')}
              data-testid="tracker-post"
            >
              {t('campaign-share-to')}
            </a>
          ) : (
            <Button wide onClick={() => void copy(text)}>
              {t('tracker-share-text')}
            </Button>
          )}
          <Button look="secondary" wide onClick={() => void copy(window.location.href)}>
            {t('tracker-share-link')}
          </Button>
        </div>
      }
    >
      <figure className="overflow-hidden rounded-card border border-line bg-raised p-5" data-testid="tracker-card">
        <div className="flex justify-center">
          <ShoresDrawing line="done" />
        </div>
        <p className="mt-3 text-center text-[2.375rem] leading-tight font-bold tracking-tight tabular-nums">
          {countText(total.transactions, total)}
        </p>
        <p className="text-center text-muted">{t('tracker-transactions')}</p>
        <dl className="mt-4 grid grid-cols-2 gap-px overflow-hidden rounded-input border border-line bg-line">
          {facts.map(([label, value]) => (
            <div key={label} className="bg-surface p-3 text-center">
              <dd className="text-heading font-semibold tabular-nums">{value}</dd>
              <dt className="text-caption text-muted">{t(label)}</dt>
            </div>
          ))}
        </dl>
        <figcaption className="mt-3 text-center text-small text-muted">
          {t('tracker-first')}: {firstText(total)}
        </figcaption>
      </figure>
      <p className="mt-3 text-center text-caption text-pretty text-muted">{t('tracker-share-private')}</p>
    </Sheet>
  )
}

/** Builds the URL of X's composer with text and link filled in. */
const postAddress = (text: string, url: string): string =>
  `https://twitter.com/intent/tweet?${new URLSearchParams({ text, url }).toString()}`
