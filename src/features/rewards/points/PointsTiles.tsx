import { type ReactNode, useId } from 'react'
import { wholeText } from '#src/format/amount.ts'
import { t } from '#src/i18n/t.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { ChevronIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/Link.tsx'
import { factorText } from './tasks/boostView.ts'
import { partColours, type PointsView, type Tile } from './pointsView.ts'

interface TilesProps {
  view: PointsView
  multiplier: number
  tiersOpen: boolean
  onTiers: () => void
  tiers: ReactNode
}

const tile = 'grid min-h-19 content-center gap-1 rounded-input border border-line bg-raised px-4 py-3 text-start'
const shown = (points: number): string => wholeText(points)

/** Points by source; the bridge tile opens the boost tiers (spec §2). */
export function PointsTiles({ view, multiplier, tiersOpen, onTiers, tiers }: TilesProps) {
  const id = useId()
  const [bridge, ...others] = view.tiles
  return (
    <>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3 min-[16rem]:grid-cols-2">
        <button
          type="button"
          aria-expanded={tiersOpen}
          aria-controls={id}
          onClick={onTiers}
          className={`press ${tile} hover:border-control-line`}
          data-testid="points-bridge"
        >
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-caption text-muted">
            <span aria-hidden="true" className={`size-2 rounded-full ${partColours.bridge}`} />
            {t('points-tile-bridge')}
            <ChevronIcon
              width={14}
              height={14}
              className={`ms-auto transition-transform duration-(--motion-usual) ${tiersOpen ? 'rotate-180' : ''}`}
            />
          </span>
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-heading font-semibold">
            {shown(bridge?.points ?? 0)}{' '}
            <Badge tone={multiplier > 1 ? 'tide' : 'plain'}>{factorText(Math.round(multiplier * 100))}</Badge>
          </span>
        </button>
        {others.map((one) => (
          <PartTile key={one.id} {...one} />
        ))}
      </div>
      <div id={id} hidden={!tiersOpen} className="mt-3">
        {tiersOpen ? tiers : null}
      </div>
      {view.extras.length > 0 ? (
        <dl className="mt-3 grid gap-2 text-small">
          {view.extras.map(({ id: name, points }) => (
            <div key={name} className="flex items-center justify-between gap-4">
              <dt className="flex items-center gap-2 text-muted">
                <span aria-hidden="true" className={`size-2 flex-none rounded-full ${partColours[name]}`} />
                {t(`points-extra-${name}`)}
              </dt>
              <dd className="font-semibold">{shown(points)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </>
  )
}

/** Pages that explain a tile's points. */
const pages: Partial<Record<Tile, string>> = { referral: '/invitepage' }

function PartTile({ id, points }: PointsView['tiles'][number]) {
  const to = pages[id]
  const content = (
    <>
      <span className="flex items-center gap-2 text-caption text-muted">
        <span aria-hidden="true" className={`size-2 flex-none rounded-full ${partColours[id]}`} />
        {t(`points-tile-${id}`)}
        {to ? <ChevronIcon width={14} height={14} className="ms-auto -rotate-90 rtl:rotate-90" /> : null}
      </span>
      <span className="text-heading font-semibold">{shown(points)}</span>
    </>
  )
  return to ? (
    <Link to={to} className={`press ${tile} hover:border-control-line`} data-testid={`points-${id}`}>
      {content}
    </Link>
  ) : (
    <p className={tile} data-testid={`points-${id}`}>
      {content}
    </p>
  )
}
