import { t } from '#src/i18n/t.ts'
import { Button } from '#src/ui/Button.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import type { NetworkListState } from './useNetworkList.ts'

/** Explains an empty list. */
export function EmptyList({ list: { tab, offer, search, exchanges } }: { list: NetworkListState }) {
  const text = search.trim()
  if (tab !== 'exchange' || offer || exchanges.state === 'ready') {
    if (text !== '') return t('picker-nothing', { text })
    return tab === 'exchange' ? t('picker-exchange-none') : t('picker-none_here')
  }
  if (exchanges.state === 'loading') {
    return (
      <div role="status" className="grid gap-3">
        <span className="sr-only">{t('picker-exchange-loading')}</span>
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} className="h-11 w-full" />
        ))}
      </div>
    )
  }
  return (
    <>
      <p>{t('picker-exchange-failed')}</p>
      <Button look="quiet" onClick={exchanges.retry}>
        {t('action-retry')}
      </Button>
    </>
  )
}
