import { parseAssetId } from '#core/chain/assetId.ts'
import type { CsvRow } from '#core/format/csv.ts'
import { formatUnits } from '#core/money/units.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type { Order } from '#core/wire/order.ts'
import type { Swap } from '#core/wire/swap.ts'

/** A transfer or swap in the words of the server's file of a history. Nothing has moved where units are null. */
interface Listed {
  readonly type: string
  readonly row: Pick<Order | Swap, 'id' | 'status' | 'from_asset' | 'from_address' | 'created_at'>
  readonly provider: string
  readonly recipient: string
  /** The ordered asset, or the one that a provider paid out instead. */
  readonly toAsset: string
  readonly sent: string | null
  readonly received: string | null
  readonly txs: Readonly<Record<'sent' | 'received' | 'refund', string | null>>
}

interface Asset {
  readonly asset_id: string
  readonly symbol: string
  readonly decimals: number
}

interface Names {
  readonly chains: readonly Pick<ChainRow, 'chain_id' | 'alias_name'>[]
  /** Assets of transfers; a swap names its own. */
  readonly tokens: readonly Asset[]
}

type Column = readonly [name: string, cell: (listed: Listed, names: Names) => string | null]

const network = (asset: string, { chains }: Names): string => {
  const { chain } = parseAssetId(asset)
  return chains.find(({ chain_id }) => chain_id === chain)?.alias_name ?? String(chain)
}
const found = (asset: string, { tokens }: Names): Asset | undefined => tokens.find(({ asset_id }) => asset_id === asset)
const symbol = (asset: string, names: Names): string => found(asset, names)?.symbol ?? asset
const amount = (units: string | null, asset: string, names: Names): string | null => {
  const decimals = found(asset, names)?.decimals
  return units === null || decimals === undefined ? null : formatUnits(BigInt(units), decimals)
}

const columns: readonly Column[] = [
  ['type', ({ type }) => type],
  ['created_at', ({ row }) => row.created_at],
  ['status', ({ row }) => row.status],
  ['from_network', ({ row }, names) => network(row.from_asset, names)],
  ['sent_asset', ({ row }, names) => symbol(row.from_asset, names)],
  ['sent_amount', ({ row, sent }, names) => amount(sent, row.from_asset, names)],
  ['to_network', ({ toAsset }, names) => network(toAsset, names)],
  ['received_asset', ({ toAsset }, names) => symbol(toAsset, names)],
  ['received_amount', ({ toAsset, received }, names) => amount(received, toAsset, names)],
  ['provider', ({ provider }) => provider],
  ['from_address', ({ row }) => row.from_address],
  ['recipient', ({ recipient }) => recipient],
  ['sent_tx', ({ txs }) => txs.sent],
  ['received_tx', ({ txs }) => txs.received],
  ['refund_tx', ({ txs }) => txs.refund],
  ['id', ({ row }) => row.id],
  ['sent_asset_id', ({ row }) => row.from_asset],
  ['sent_base_units', ({ sent }) => sent],
  ['received_asset_id', ({ toAsset }) => toAsset],
  ['received_base_units', ({ received }) => received],
]

const rowsOf = (listed: readonly (readonly [Listed, Names])[]): readonly CsvRow[] => [
  columns.map(([name]) => name),
  ...listed.map(([one, names]) => columns.map(([, cell]) => cell(one, names))),
]

const transfer = (order: Order): Listed => {
  const { deposit, payout, refund, outcome } = order
  return {
    type: 'transfer',
    row: order,
    provider: order.provider,
    recipient: order.recipient,
    toAsset: outcome?.received_asset ?? order.to_asset,
    sent: order.deposited_amount ?? (deposit ? order.send_amount : null),
    received: outcome?.received_amount ?? (payout ? (order.paid_amount ?? order.receive_amount) : null),
    txs: { sent: deposit?.tx_hash ?? null, received: payout?.tx_hash ?? null, refund: refund?.tx_hash ?? null },
  }
}

const exchange = (swap: Swap): Listed => ({
  type: swap.kind,
  row: swap,
  provider: swap.provider,
  recipient: swap.from_address,
  toAsset: swap.to_asset,
  sent: swap.sent_amount,
  received: swap.received_amount,
  txs: { sent: swap.tx?.tx_hash ?? null, received: swap.received_amount && (swap.tx?.tx_hash ?? null), refund: null },
})

/** Rows of a CSV file of these transfers, as the page has them. */
export const orderRows = (orders: readonly Order[], names: Names): readonly CsvRow[] =>
  rowsOf(orders.map((order) => [transfer(order), names]))

/** Rows of a CSV file of these swaps, with the same columns. */
export const swapRows = (swaps: readonly Swap[], { chains }: Pick<Names, 'chains'>): readonly CsvRow[] =>
  rowsOf(swaps.map((swap) => [exchange(swap), { chains, tokens: swap.tokens }]))
