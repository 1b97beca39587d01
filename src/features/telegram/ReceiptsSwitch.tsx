import { t } from '#src/i18n/t.ts'
import { Skeleton } from '#src/ui/Loading.tsx'
import { Switch } from '#src/ui/Switch.tsx'
import type { Receipts } from './useReceipts.ts'

/** Switch for the bot's transfer messages, with errors below it. */
export function ReceiptsSwitch({ state, problem, turn }: Receipts) {
  return (
    <div>
      {state === null ? (
        <Skeleton className="my-3 h-6 w-full" />
      ) : (
        <Switch label={t('telegram-receipts')} note={t('telegram-receipts-note')} on={state === 'on'} onChange={turn} />
      )}
      <p role="status" className="pb-3 text-small text-pretty text-warn empty:hidden">
        {problem}
      </p>
    </div>
  )
}
