import { formerly } from '#core/chain/assetId.ts'
import type { ChainRow, TokenRow } from '#core/wire/catalogue.ts'
import { assetsFor, type BridgeForm, selectionOf } from '#src/features/shared/form.ts'
import type { Bridge } from '#src/features/bridge/hooks/useBridge.ts'
import type { RememberedAssets } from './assetMemory.ts'
import { resemblances } from './resembles.ts'
import { matchRank } from '../search.ts'

export interface AssetRow {
  readonly asset: TokenRow
  /**
   * Reason why the asset cannot be selected: no route, or its symbol means another asset of this network. Null when it
   * can.
   */
  readonly blocked: 'unreachable' | 'same_symbol' | null
  /** Better-known asset that this one may be mistaken for. */
  readonly resembles: string | null
  readonly recent: boolean
}

interface AssetWish {
  catalogue: NonNullable<Bridge['catalogue']>
  form: BridgeForm
  from: ChainRow | null
  search: string
  /** Snapshot from when the list opened: pinning must not move a row under the finger. */
  remembered: RememberedAssets
}

/** Includes earlier names. */
function namesOf({ symbol, name }: TokenRow): readonly string[] {
  const before = formerly(symbol)
  return before ? [symbol, name, before.symbol, before.name] : [symbol, name]
}

/** Hexadecimal addresses are case-insensitive; others are not. */
export const isAddressOf = (asset: TokenRow, from: ChainRow | null, text: string): boolean =>
  from?.family === 'evm' ? asset.address.toLowerCase() === text.toLowerCase() : asset.address === text

const LAST = 99
const place = (list: readonly string[], symbol: string): number => (list.includes(symbol) ? list.indexOf(symbol) : LAST)

/** Order: selectable first, then best match, pinned, recently chosen, and the catalogue's order. */
export function assetRows({
  catalogue,
  form,
  from,
  search,
  remembered: { pinned, recent },
}: AssetWish): readonly AssetRow[] {
  const here = catalogue.tokens.filter((token) => token.chain_id === form.fromChainId)
  const reachable = new Set(assetsFor(catalogue, form.fromChainId, form.toChainId).map((asset) => asset.asset_id))
  const like = resemblances(here, catalogue.tokens)
  const blocked = ({ asset_id, symbol }: TokenRow): AssetRow['blocked'] => {
    if (!reachable.has(asset_id)) return 'unreachable'
    return selectionOf(catalogue, { ...form, token: symbol })?.fromAsset.asset_id === asset_id ? null : 'same_symbol'
  }
  return here
    .flatMap((asset) => {
      const rank = isAddressOf(asset, from, search.trim()) ? 0 : matchRank(namesOf(asset), search)
      const row: AssetRow = {
        asset,
        blocked: blocked(asset),
        resembles: like.get(asset.asset_id) ?? null,
        recent: recent.includes(asset.symbol),
      }
      return rank === null
        ? []
        : [
            {
              row,
              order: [Number(row.blocked !== null), rank, place(pinned, asset.symbol), place(recent, asset.symbol)],
            },
          ]
    })
    .toSorted(
      (a, b) => a.order.map((value, i) => value - (b.order[i] ?? 0)).find((difference) => difference !== 0) ?? 0,
    )
    .map(({ row }) => row)
}

/** Long text without spaces is taken as an address. */
export const looksLikeAddress = (text: string): boolean => /^\S{24,}$/.test(text)
