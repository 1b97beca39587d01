import type { SwapToken } from '#core/wire/swap.ts'
import type { UsdView } from '#src/format/amount.ts'
import { isolateBidi } from '#src/format/text.ts'
import { t } from '#src/i18n/t.ts'
import { fitSize, UsdText } from '#src/ui/AmountText.tsx'
import { AssetIcon } from '#src/ui/network/TokenIcon.tsx'

interface LegProps {
  label: string
  amount: string
  /** The exact amount, where `amount` is cut. */
  full?: string | null
  usd: UsdView
  token: SwapToken
  chain: { alias_name: string; icon: string }
}

/** One side of a swap. */
export function Leg({ label, amount, full = null, usd, token, chain }: LegProps) {
  return (
    <div className="flex items-center gap-3 px-4 py-3 low:py-1">
      <AssetIcon
        symbol={token.symbol}
        icon={token.icon ?? ''}
        network={chain.alias_name}
        networkIcon={chain.icon}
        size={36}
      />
      <div className="min-w-0 flex-1">
        <p className="text-caption text-muted">{label}</p>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="@container min-w-[min(100%,10rem)] flex-1">
            <span
              className="figure block font-semibold tracking-tight whitespace-nowrap"
              style={fitSize(`${amount} ${token.symbol}`, 1.5)}
            >
              {amount} <span className="text-[0.75em] text-muted">{token.symbol}</span>
            </span>
          </span>
          <span className="text-small whitespace-nowrap text-muted">
            <UsdText usd={usd} />
          </span>
        </p>
        {full === null ? null : (
          <p className="text-caption wrap-anywhere text-muted">
            {t('swap-full_amount', { amount: isolateBidi(`${full} ${token.symbol}`) })}
          </p>
        )}
      </div>
    </div>
  )
}
