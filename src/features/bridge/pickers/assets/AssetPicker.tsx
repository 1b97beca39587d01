import { useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useStore } from 'zustand'
import { parseAssetId } from '#core/chain/assetId.ts'
import type { TokenRow } from '#core/wire/catalogue.ts'
import { assetsFor } from '#src/features/shared/form.ts'
import { useSwapNetworks } from '#src/features/shared/useSwapNetworks.ts'
import { t } from '#src/i18n/t.ts'
import { useServices, usePersistentStore } from '#src/services.ts'
import { createAssetMemory } from './assetMemory.ts'
import { Sheet } from '#src/ui/Sheet.tsx'
import type { Bridge } from '#src/features/bridge/hooks/useBridge.ts'
import { AssetLine, type AssetOption } from './AssetLine.tsx'
import { assetRows, looksLikeAddress } from './assetRows.ts'
import { ListPane, openingFocus } from '../ListPane.tsx'
import { useAssetBalances } from './useAssetBalance.ts'
import { StarIcon } from '#src/ui/moreIcons.tsx'

interface PickerProps {
  bridge: Bridge
  catalogue: NonNullable<Bridge['catalogue']>
  onClose: () => void
}

/** Assets of the source network; those with a route to the destination can be selected. */
export default function AssetPicker({ bridge, catalogue, onClose }: PickerProps) {
  const { form: store } = useServices()
  const assetMemory = usePersistentStore(createAssetMemory)
  const { form, from, to, selection } = bridge
  const [search, setSearch] = useState('')
  const [remembered] = useState(() => assetMemory.read())
  const [{ pinned }, setMemory] = useState(remembered)
  const load = useAssetBalances()
  const focus = useRef<HTMLElement>(null)
  const navigate = useNavigate()
  const bridgeable = useAfterSwap(bridge, catalogue)

  const rows = useMemo(
    () => assetRows({ catalogue, form, from, search, remembered }),
    [catalogue, form, from, search, remembered],
  )
  const options = useMemo((): readonly AssetOption[] => {
    const swapsFirst = ({ blocked }: AssetOption['row']): boolean => blocked === 'unreachable' && bridgeable !== null
    return from
      ? rows.map((row) => ({
          key: row.asset.asset_id,
          label: row.asset.symbol,
          blocked: row.blocked !== null && !swapsFirst(row),
          swapsFirst: swapsFirst(row),
          row,
          from,
          toName: to?.alias_name ?? '',
          load,
        }))
      : []
  }, [rows, from, to, load, bridgeable])
  const choose = ({ row: { asset }, swapsFirst }: AssetOption) => {
    if (swapsFirst && bridgeable) {
      onClose()
      return void navigate(swapPath(asset, bridgeable, form))
    }
    const { symbol } = asset
    assetMemory.used(symbol)
    store.getState().patch({ token: symbol })
    onClose()
  }
  const star = ({
    row: {
      asset: { symbol },
    },
  }: AssetOption) => (
    <PinButton
      symbol={symbol}
      pinned={pinned.includes(symbol)}
      onToggle={() => setMemory(assetMemory.toggle(symbol))}
    />
  )

  return (
    <Sheet title={t('picker-asset')} onClose={onClose} initialFocus={focus} fill>
      <ListPane
        focus={{ on: openingFocus(window), ref: focus }}
        search={search}
        onSearch={setSearch}
        placeholder={t('picker-asset-search')}
        label={t('picker-asset-list', { network: from?.alias_name ?? '' })}
        chips={[]}
        rows={options}
        rowsLabel={t('picker-asset-list', { network: from?.alias_name ?? '' })}
        scope="assets"
        current={selection?.fromAsset.asset_id ?? null}
        empty={t(looksLikeAddress(search.trim()) ? 'picker-asset-no_address' : 'picker-asset-nothing', {
          network: from?.alias_name ?? '',
          text: search.trim(),
        })}
        Row={AssetLine}
        beside={star}
        onChoose={choose}
      />
    </Sheet>
  )
}

/** Pin button next to an asset's row. */
function PinButton({ symbol, pinned, onToggle }: { symbol: string; pinned: boolean; onToggle: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={pinned}
      aria-label={t('picker-pin', { symbol })}
      onClick={onToggle}
      className="press grid size-11 place-items-center rounded-full text-muted hover:text-text aria-pressed:text-tide"
    >
      <StarIcon fill={pinned ? 'currentColor' : 'none'} />
    </button>
  )
}

/**
 * First asset that a swap can bring and the bridge can send to the destination; null where no swap helps. Not for an exchange, which
 * names the asset that it credits, nor for a recipient that only a link has named.
 */
function useAfterSwap({ form, from }: Bridge, catalogue: PickerProps['catalogue']): TokenRow | null {
  const { link } = useServices()
  const networks = useSwapNetworks()
  const unconfirmed = useStore(link, ({ unconfirmed: recipient }) => recipient)
  const isLinked = unconfirmed !== null && unconfirmed === form.recipient
  if (!from || !networks.includes(from.chain_id) || isLinked || form.exchangeId !== null) return null
  return assetsFor(catalogue, form.fromChainId, form.toChainId)[0] ?? null
}

/** The swap page, with the bridge that follows. */
function swapPath(asset: TokenRow, via: TokenRow, { toChainId, amount, exact }: Bridge['form']): string {
  const tokenOf = ({ asset_id }: TokenRow): string => parseAssetId(asset_id).token
  const fields = {
    chain: String(asset.chain_id),
    from: tokenOf(asset),
    to: tokenOf(via),
    // An amount to receive is of another asset.
    amount: exact === 'send' ? amount : '',
    bridge: String(toChainId),
  }
  return `/swap?${new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== '')).toString()}`
}
