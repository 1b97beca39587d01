import type { StatusData } from '#core/wire/status.ts'
import { t } from '#src/i18n/t.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Card } from '#src/ui/Card.tsx'
import { canaryRows, type NetworkNames } from './statusView.ts'

/** Routes that the operator checks by transfers of its own; nothing where it checks none. */
export function Canaries({ data, nameOf }: { data: StatusData; nameOf: NetworkNames }) {
  const rows = canaryRows(data, nameOf)
  if (rows.length === 0) return null
  return (
    <Card title={t('service-checks')} data-testid="status-canaries">
      <p className="mb-3 max-w-[70ch] text-small text-pretty text-muted">{t('service-checks-about')}</p>
      <ul className="grid gap-3">
        {rows.map(({ key, name, state, checked, share }) => (
          <li key={key} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{name}</p>
              <p className="text-caption text-muted">{checked}</p>
              <p className="text-caption text-muted">{share}</p>
            </div>
            <Badge tone={state === 'ok' ? 'good' : 'warn'}>{t(`service-check-${state}`)}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}
