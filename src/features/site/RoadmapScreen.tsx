import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { RoadmapState } from '#core/screens/entryKinds.ts'
import type { RoadmapRow } from '#core/wire/site.ts'
import { dayText } from '#src/format/dayText.ts'
import { currentLanguage } from '#src/i18n/current.ts'
import { t } from '#src/i18n/t.ts'
import { useApi } from '#src/services.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'
import { Card } from '#src/ui/Card.tsx'
import { EmptyState, ErrorState } from '#src/ui/EmptyState.tsx'
import { Link } from '#src/ui/Link.tsx'
import { Skeleton } from '#src/ui/Loading.tsx'
import { OutIcon } from '#src/ui/moreIcons.tsx'
import { linkLook } from '#src/ui/linkLook.ts'
import { roadmapGroups } from './roadmapView.ts'

const tones: Readonly<Record<RoadmapState, BadgeTone>> = { in_progress: 'tide', planned: 'plain', live: 'good' }

/** Shows the operator's work in progress, plans and releases. */
export function RoadmapScreen() {
  const roadmap = useRoadmap()
  if (roadmap.isPending) return <Skeleton className="h-40" />
  if (!roadmap.data)
    return (
      <ErrorState
        title={t('roadmap-failed')}
        text={t('ecosystem-failed-text')}
        action={{ label: t('action-retry'), onClick: () => void roadmap.refetch() }}
        loading={roadmap.isFetching}
      />
    )
  const groups = roadmapGroups(roadmap.data.list)
  if (groups.length === 0)
    return (
      <EmptyState title={t('roadmap-empty')} text={t('roadmap-empty-text')}>
        <Link to="/" className={linkLook('primary')}>
          {t('screen-back')}
        </Link>
      </EmptyState>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4" data-testid="roadmap">
      {groups.map(({ state, rows }) => (
        <Card key={state} title={t(`roadmap-${state}`)} aside={<Badge tone={tones[state]}>{rows.length}</Badge>}>
          <ul className="divide-y divide-line">
            {rows.map((row) => (
              <li key={row.id} className="grid gap-1 py-3 first:pt-0 last:pb-0">
                <h3 dir="auto" className="font-semibold text-pretty rtl:text-right">
                  <Title to={row.link}>{row.title}</Title>
                </h3>
                {row.text === '' ? null : (
                  <p dir="auto" className="text-small text-pretty text-muted rtl:text-right">
                    {row.text}
                  </p>
                )}
                {row.date === null ? null : <p className="text-caption text-muted">{dayText(row.date)}</p>}
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  )
}

const MINUTE = 60_000

/** Reads the operator's roadmap in the page's language. */
function useRoadmap() {
  const api = useApi()
  const language = currentLanguage()
  return useQuery({
    queryKey: ['roadmap', language],
    queryFn: async ({ signal }) => (await api.get('/config/roadmap', { query: { language }, signal })).data,
    staleTime: 5 * MINUTE,
  })
}

function Title({ to, children }: { to: RoadmapRow['link']; children: ReactNode }) {
  const look = 'inline-flex min-h-11 items-center gap-1 text-tide'
  if (to === null) return children
  if (to.startsWith('/'))
    return (
      <Link to={to} className={look}>
        {children}
      </Link>
    )
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" className={look}>
      {children}
      <OutIcon width={14} height={14} />
    </a>
  )
}
