import { type AssetId, formerly, isNative } from '#core/chain/assetId.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { shortAddress } from '#src/format/text.ts'
import { t } from '#src/i18n/t.ts'
import { WarnIcon } from '#src/ui/icons.tsx'
import { AssetIcon } from '#src/ui/network/TokenIcon.tsx'
import { UsdText } from '#src/ui/AmountText.tsx'
import type { AssetRow } from './assetRows.ts'
import { type AssetBalances, useAssetBalance } from './useAssetBalance.ts'
import { BalanceText, OptionRow, saysWhy } from '../OptionRow.tsx'
import type { RowLook } from '../PickerList.tsx'
import type { PickerOption } from '../usePickerList.ts'

export interface AssetOption extends PickerOption {
  readonly row: AssetRow
  readonly from: ChainRow
  /** Destination name, for assets without a route there. */
  readonly toName: string
  readonly load: AssetBalances
  /** Without a route of its own, but a swap makes the destination reachable. */
  readonly swapsFirst: boolean
}

export function AssetLine({ option, look }: { option: AssetOption; look: RowLook }) {
  const {
    row: { asset, blocked, resembles },
    from,
    load,
    swapsFirst,
  } = option
  const isBlocked = blocked !== null && !swapsFirst
  const { cell, usd } = useAssetBalance(load, from, asset, look.resting && !isBlocked)
  // The error replaces a warning only in the active row.
  const failed =
    (look.active || !resembles) && saysWhy(cell, look.active, window) ? (
      <span aria-hidden="true">{t('picker-balance_failed')}</span>
    ) : null
  return (
    <OptionRow
      icon={
        <AssetIcon
          symbol={asset.symbol}
          icon={asset.icon}
          network={from.alias_name}
          networkIcon={from.icon}
          size={32}
        />
      }
      name={asset.symbol}
      note={failed ?? <AssetNote option={option} />}
      muted={isBlocked}
      end={
        isBlocked ? null : (
          <span className="grid flex-none justify-items-end">
            <BalanceText cell={cell} />
            {usd ? (
              <span className="text-caption text-muted">
                <UsdText usd={usd} isPlain />
              </span>
            ) : null}
          </span>
        )
      }
    />
  )
}

/** Warning or reason first, then details that distinguish the asset from others. */
function AssetNote({
  option: {
    row: { asset, blocked, resembles, recent },
    toName,
    swapsFirst,
  },
}: {
  option: AssetOption
}) {
  if (swapsFirst) return t('picker-swap_first')
  if (blocked === 'unreachable') return t('picker-unreachable_to', { network: toName })
  if (resembles) {
    return (
      <span className="inline-flex max-w-full items-center gap-1 text-warn">
        <WarnIcon width={14} height={14} className="flex-none" />
        <span className="truncate">
          {t(blocked ? 'picker-same_symbol' : 'picker-resembles', { symbol: resembles })}
        </span>
      </span>
    )
  }
  const address = isNative(asset.asset_id as AssetId) ? [] : [shortAddress(asset.address)]
  const before = formerly(asset.symbol)
  const renamed = before ? [t('picker-formerly', { symbol: before.symbol })] : []
  return [asset.name, ...renamed, ...address, ...(recent ? [t('picker-recent')] : [])].join(' · ')
}
