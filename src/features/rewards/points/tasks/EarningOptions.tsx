import type { ReactNode } from 'react'
import type { RewardsData } from '#core/wire/rewards.ts'
import { t } from '#src/i18n/t.ts'
import { useWallets } from '#src/services.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Mark } from '#src/ui/icons.tsx'
import { CalendarIcon, StarIcon } from '#src/ui/moreIcons.tsx'
import { boostView, factorText, type BoostStep, bridgeText, mostOf } from './boostView.ts'
import { IconText } from './TaskRow.tsx'

/** Ways to earn points for visitors without a wallet, with a start button. */
export function EarningOptions({ rules }: { rules: RewardsData }) {
  const openWallets = useWallets((state) => state.openList)
  const { bridge, check_in, tiers } = rules
  const best = tiers.at(-1)
  const times = check_in.double ? 2 : 1
  const most = check_in.points_with_bridge * times + Math.max(0, ...check_in.specials.map((special) => special.points))
  return (
    <Card title={t('points-earn-title')}>
      <p className="mb-4 text-pretty text-muted">{t('points-earn-text')}</p>
      <ul className="grid gap-4">
        <Way
          icon={<Mark width={24} height={20} />}
          title={t('points-earn-bridge')}
          text={bridgeText(bridge)}
          upTo={mostOf(bridge)}
        />
        {check_in.contracts.length > 0 ? (
          <Way
            icon={<CalendarIcon />}
            title={t('rewards-check_in-title')}
            text={t('points-earn-check_in-text', { points: check_in.points * times })}
            upTo={most}
          />
        ) : null}
        {best ? (
          <Way
            icon={<StarIcon />}
            title={t('points-earn-boost')}
            text={t('points-earn-boost-text', { bridges: best.above + 1, factor: factorText(best.percent) })}
          />
        ) : null}
      </ul>
      {best ? (
        <BoostSteps steps={boostView(tiers, 0).steps.map((step) => ({ ...step, current: false, reached: true }))} />
      ) : null}
      <Button wide className="mt-6" onClick={() => openWallets()}>
        {t('main-connect')}
      </Button>
    </Card>
  )
}

function Way({ icon, title, text, upTo }: { icon: ReactNode; title: string; text: string; upTo?: number }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <IconText icon={icon} title={title} text={text} />
      {upTo === undefined ? null : (
        <span className="ms-auto text-end font-semibold text-ember">{t('points-earn-up_to', { points: upTo })}</span>
      )}
    </li>
  )
}

const LOWEST = 24
const RISE = 40

/** Boost tiers as ascending steps: multiplier above, first transfer below. */
export function BoostSteps({ steps }: { steps: readonly BoostStep[] }) {
  const top = Math.max(101, ...steps.map((step) => step.percent))
  return (
    <ol
      style={{ gridTemplateColumns: `repeat(${steps.length}, minmax(0, 1fr))` }}
      className="mt-4 grid items-end gap-1 text-center"
      data-testid="boost-steps"
    >
      {steps.map(({ from, percent, current, reached }) => (
        <li key={percent} aria-current={current ? 'step' : undefined}>
          <span className={`block text-caption ${current ? 'font-semibold text-tide' : 'text-muted'}`}>
            {factorText(percent)}
          </span>
          <span
            aria-hidden="true"
            style={{ height: `${(LOWEST + (RISE * (percent - 100)) / (top - 100)) / 16}rem` }}
            className={`mt-1 block rounded-t-lg ${current ? 'bg-tide' : reached ? 'bg-tide/40' : 'bg-line'}`}
          />
          <span aria-hidden="true" className={`mt-1 block text-caption ${current ? 'font-semibold' : 'text-muted'}`}>
            {from}
          </span>
          <span className="sr-only">{t('points-boost-from', { from })}</span>
        </li>
      ))}
    </ol>
  )
}
