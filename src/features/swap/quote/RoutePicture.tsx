import type { SwapQuote, SwapToken } from '#core/wire/swap.ts'
import { displayPercent } from '#src/format/percent.ts'
import { t } from '#src/i18n/t.ts'
import { RoundIcon } from '#src/ui/network/TokenIcon.tsx'
import { feeText } from '../model/swapTexts.ts'

interface RoutePictureProps {
  route: SwapQuote['route']
  tokens: readonly SwapToken[]
}

/** The ways that the amount takes: each with its share, and the pools and tokens on it. */
export function RoutePicture({ route, tokens }: RoutePictureProps) {
  const tokenOf = (id: string) => tokens.find(({ asset_id }) => asset_id === id)
  return (
    <ol className="@container grid grid-cols-[minmax(0,1fr)] gap-2" aria-label={t('swap-route')}>
      {route.map(({ share_bps, hops }) => (
        <li
          key={hops.map(({ dex, to_asset, fee_pips }) => `${dex} ${to_asset} ${fee_pips}`).join()}
          className="flex items-center gap-2"
        >
          {route.length > 1 ? (
            <span className="w-12 flex-none text-caption font-semibold">
              {displayPercent(String(share_bps / 10_000))}
            </span>
          ) : null}
          <span className="flex min-w-0 flex-1 flex-wrap items-center gap-y-1">
            <TokenMark token={tokenOf(hops[0]?.from_asset ?? '')} />
            {hops.map((hop) => (
              <span key={`${hop.dex} ${hop.to_asset}`} className="flex flex-auto items-center">
                <Line />
                <span className="rounded-full border border-line bg-raised px-2 py-0.5 text-caption @min-[14rem]:whitespace-nowrap">
                  <span className="font-semibold">{hop.dex}</span>
                  {hop.fee_pips === null ? null : <span className="text-muted"> {feeText(hop.fee_pips)}</span>}
                </span>
                <Line />
                <TokenMark token={tokenOf(hop.to_asset)} />
              </span>
            ))}
          </span>
        </li>
      ))}
    </ol>
  )
}

const Line = () => <span aria-hidden="true" className="h-0.5 min-w-2 flex-1 rounded-full bg-tide/40" />

function TokenMark({ token }: { token: SwapToken | undefined }) {
  return (
    <span className="flex-none" title={token?.symbol}>
      <span className="sr-only">{token?.symbol ?? '?'}</span>
      <RoundIcon kind="token" name={token?.symbol ?? '?'} icon={token?.icon ?? ''} size={22} />
    </span>
  )
}
