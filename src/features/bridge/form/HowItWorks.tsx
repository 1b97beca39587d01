import { isExternal } from '#core/order/escrowOrder.ts'
import { useStore } from 'zustand'
import { t } from '#src/i18n/t.ts'
import { Crossing } from '#src/ui/network/Crossing.tsx'
import { toNetworkArt } from '#src/ui/network/useNetworkColor.ts'
import type { RoutePreviewStore } from '../hooks/routePreview.ts'
import { Fragment } from 'react'

/** Explains the steps of a transfer between the selected networks. */
export default function HowItWorks({ way }: { way: RoutePreviewStore }) {
  const { from, to, custody } = useStore(way)
  const names = { from: from?.alias_name ?? t('aside-from'), to: to?.alias_name ?? t('aside-to') }
  // Its provider decides how an external route works.
  if (custody !== null && isExternal(custody)) return null
  const kind = custody === 'maker' ? 'maker' : 'escrow'
  return (
    <section data-way className="card p-5">
      <h2 className="text-heading font-semibold tracking-tight">{t('aside-title')}</h2>
      <div className="mt-3">
        <Crossing
          from={toNetworkArt(from, t('aside-shore-from'))}
          to={toNetworkArt(to, t('aside-shore-to'))}
          fill={0}
          label={t('aside-picture', names)}
        />
      </div>
      <ol className="mt-3 grid gap-3 text-small">
        {([1, 2, 3] as const).map((step) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="grid size-6 flex-none place-items-center rounded-full bg-raised text-caption font-semibold"
            >
              {step}
            </span>
            <span className="min-w-0 wrap-anywhere">
              <TextWithNetworks names={names} text={(named) => t(`aside-${kind}-${step}`, named)} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

type NetworkNames = Readonly<Record<'from' | 'to', string>>

/** Placeholders for network names; private-use characters that no message contains. */
const places: NetworkNames = { from: '\uE000', to: '\uE001' }

/**
 * Sentence about the route with its network names as separate elements: `fillNetworkNames` writes into them while this is still
 * prerendered HTML, and hydration keeps what was written.
 */
const TextWithNetworks = ({ names, text }: { names: NetworkNames; text: (names: NetworkNames) => string }) =>
  text(places)
    .split(/([\uE000\uE001])/)
    .map((part, at) => {
      const end = part === places.from ? 'from' : part === places.to ? 'to' : null
      return end ? (
        <span key={at} data-way-end={end} suppressHydrationWarning>
          {names[end]}
        </span>
      ) : (
        <Fragment key={at}>{part}</Fragment>
      )
    })
