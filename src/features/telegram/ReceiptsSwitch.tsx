import { t } from '#src/i18n/t.ts'
import { Switch } from '#src/ui/Switch.tsx'
import type { Receipts } from './useReceipts.ts'

/** Switch for the bot's transfer messages, with errors below it. It has its height while it loads: rows that move cause wrong taps. */
export function ReceiptsSwitch({ state, problem, turn }: Receipts) {
  return (
    <div>
      <Switch
        label={t('telegram-receipts')}
        note={t('telegram-receipts-note')}
        on={state === 'on'}
        onChange={turn}
        disabled={state === null}
      />
      <p role="status" className="pb-3 text-small text-pretty text-warn empty:hidden">
        {problem}
      </p>
    </div>
  )
}
