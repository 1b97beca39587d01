import { wholeText } from '#src/format/whole.ts'
import type { ReferralPage } from '#src/api/referralQueries.ts'
import { t } from '#src/i18n/t.ts'
import { pointsOf } from './friendView.ts'

const stats = ['referees', 'bridges', 'points'] as const

/** Totals of the wallet's referrals; pending points appear below the confirmed ones. */
export function InviteStats({ page }: { page: ReferralPage }) {
  const { points, waiting } = pointsOf(page)
  const counts = { referees: page.referees, bridges: page.bridges, points }
  return (
    <dl
      className="grid grid-cols-2 gap-3 max-[14rem]:grid-cols-[minmax(0,1fr)] min-[30rem]:grid-cols-3"
      data-testid="invite-stats"
    >
      {stats.map((name) => (
        <div
          key={name}
          className={`grid grid-cols-[minmax(0,1fr)] min-h-19 content-center gap-1 rounded-input border border-line bg-raised px-4 py-3 ${name === 'points' ? 'min-[14rem]:max-[30rem]:col-span-2' : ''}`}
        >
          <dt className="text-caption text-pretty text-muted">{t(`invite-stat-${name}`)}</dt>
          <dd className={`text-heading font-semibold ${name === 'points' ? 'text-ember' : ''}`}>
            {wholeText(counts[name])}
          </dd>
          {name === 'points' && waiting > 0 ? (
            <dd className="text-caption text-pretty text-muted">
              {t('invite-stat-waiting', { points: wholeText(waiting) })}
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  )
}
