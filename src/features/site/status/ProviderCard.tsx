import type { ReactNode } from 'react'
import { t } from '#src/i18n/t.ts'
import { useTwoColumns } from '#src/ui/browserState.ts'
import { Card, FactRow } from '#src/ui/Card.tsx'
import { ChevronIcon } from '#src/ui/icons.tsx'
import type { FewRow, ProviderView, RouteRow, Spread } from './statusView.ts'

/** A provider's routes: a table, or on phones a list of facts per route. */
export function ProviderCard({ provider: { name, routes, few } }: { provider: ProviderView }) {
  const wide = useTwoColumns()
  return (
    <Card title={name} data-testid="status-provider">
      {routes.length > 0 ? wide ? <RouteTable label={name} routes={routes} /> : <RouteList routes={routes} /> : null}
      {few.length > 0 ? <FewRoutes rows={few} isFolded={routes.length > 0 || few.length > 3} /> : null}
    </Card>
  )
}

const columns = ['route', 'transfers', 'arrived', 'time', 'shortfall', 'late', 'refunded'] as const

const cell = 'py-3 ps-4 text-end align-top'

const Figure = ({ spread }: { spread: Spread | null }) =>
  spread === null ? (
    <Unknown />
  ) : (
    <>
      <span className="figure block font-semibold whitespace-nowrap">{spread.median}</span>
      <span className="text-caption text-muted">{spread.within}</span>
    </>
  )

const Unknown = () => <span className="text-muted">{t('service-unknown')}</span>

const Plain = ({ children }: { children: ReactNode }) => (
  <span className="figure font-semibold whitespace-nowrap">{children}</span>
)

function RouteTable({ label, routes }: { label: string; routes: readonly RouteRow[] }) {
  return (
    <table className="w-full text-small" aria-label={label}>
      <thead>
        <tr className="text-caption text-muted">
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className={`pb-2 align-bottom font-normal ${column === 'route' ? 'text-start' : 'ps-4 text-end'}`}
            >
              {t(`service-${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {routes.map((route) => (
          <tr key={route.key} className="border-t border-line">
            <th scope="row" className="py-3 text-start align-top font-semibold">
              {route.name}
              <Reported text={route.reported} />
            </th>
            <td className={cell}>
              <Plain>{route.transfers}</Plain>
            </td>
            <td className={cell}>
              <Plain>{route.arrived}</Plain>
            </td>
            <td className={cell}>
              <Figure spread={route.time} />
            </td>
            <td className={cell}>
              <Figure spread={route.shortfall} />
            </td>
            <td className={cell}>{route.late === null ? <Unknown /> : <Plain>{route.late}</Plain>}</td>
            <td className={cell}>
              <Plain>{route.refunded}</Plain>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const RouteList = ({ routes }: { routes: readonly RouteRow[] }) => (
  <ul className="grid gap-5">
    {routes.map((route) => (
      <li key={route.key}>
        <h3 className="font-semibold">{route.name}</h3>
        <Reported text={route.reported} />
        <dl className="mt-1">
          <FactRow label={t('service-arrived')}>{route.arrived}</FactRow>
          <FactRow label={t('service-time')} note={route.time?.within}>
            {route.time?.median ?? <Unknown />}
          </FactRow>
          <FactRow label={t('service-shortfall')} note={route.shortfall?.within}>
            {route.shortfall?.median ?? <Unknown />}
          </FactRow>
          <FactRow label={t('service-late')}>{route.late ?? <Unknown />}</FactRow>
          <FactRow label={t('service-refunded')}>{route.refunded}</FactRow>
          <FactRow label={t('service-transfers')}>{route.transfers}</FactRow>
        </dl>
      </li>
    ))}
  </ul>
)

const Reported = ({ text }: { text: string | null }) =>
  text === null ? null : <span className="block text-caption font-normal text-muted">{text}</span>

function FewRoutes({ rows, isFolded }: { rows: readonly FewRow[]; isFolded: boolean }) {
  const list = (
    <dl>
      {rows.map(({ key, name, sample, reported }) => (
        <FactRow key={key} label={name}>
          <span className="font-normal">{sample}</span>
          <Reported text={reported} />
        </FactRow>
      ))}
    </dl>
  )
  if (!isFolded) return list
  return (
    <details className="group mt-2 text-small">
      <summary className="flex min-h-11 cursor-pointer items-center text-muted hover:text-text">
        {t('service-few', { count: rows.length })}
        <ChevronIcon className="ms-1 flex-none group-open:rotate-180" />
      </summary>
      {list}
    </details>
  )
}
