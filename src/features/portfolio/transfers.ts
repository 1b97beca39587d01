import type { ChainRow, TokenRow } from '#core/wire/catalogue.ts'
import { formatUnits } from '#core/money/units.ts'
import type { Order } from '#core/wire/order.ts'

interface Names {
  readonly chains: readonly ChainRow[]
  readonly tokens: readonly TokenRow[]
}

const HEAD = [
  'id',
  'created_at',
  'status',
  'from_network',
  'sent_asset',
  'sent_amount',
  'to_network',
  'received_asset',
  'received_amount',
  'from_address',
  'recipient',
  'deposit_tx',
  'payout_tx',
  'refund_tx',
] as const

/** Transfers as rows, newest first. An amount that is not on its network yet is empty, not the quoted one. */
export const transferRows = (orders: readonly Order[], names: Names): readonly (readonly (string | null)[])[] => [
  HEAD,
  ...orders.map((order) => {
    const [sent, received] = [order.from_asset, order.to_asset].map((asset) => partOf(asset, names))
    return [
      order.id,
      order.created_at,
      order.status,
      sent?.network ?? '',
      sent?.symbol ?? '',
      sent?.write(sentUnits(order)) ?? null,
      received?.network ?? '',
      received?.symbol ?? '',
      received?.write(receivedUnits(order)) ?? null,
      order.from_address,
      order.recipient,
      order.deposit?.tx_hash ?? null,
      order.payout?.tx_hash ?? null,
      order.refund?.tx_hash ?? null,
    ]
  }),
]

/** Sums of finished transfers per year, network and asset. */
export function yearRows(orders: readonly Order[], names: Names): readonly (readonly (string | null)[])[] {
  const sums = new Map<string, { part: Part; year: string; count: number; sent: bigint; received: bigint }>()
  const add = (order: Order, asset: string, change: { sent?: bigint; received?: bigint }): void => {
    const part = partOf(asset, names)
    if (!part) return
    const year = order.created_at.slice(0, 4)
    const key = `${year} ${asset}`
    const before = sums.get(key) ?? { part, year, count: 0, sent: 0n, received: 0n }
    const { sent = 0n, received = 0n } = change
    sums.set(key, {
      ...before,
      count: before.count + 1,
      sent: before.sent + sent,
      received: before.received + received,
    })
  }
  for (const order of orders) {
    const [sent, received] = [sentUnits(order), receivedUnits(order)]
    if (order.payout === null || sent === null || received === null) continue
    add(order, order.from_asset, { sent: BigInt(sent) })
    add(order, order.to_asset, { received: BigInt(received) })
  }
  const rows = [...sums.values()].toSorted((a, b) => (a.year === b.year ? compare(a, b) : a.year < b.year ? 1 : -1))
  return [
    ['year', 'network', 'asset', 'transfers', 'sent_amount', 'received_amount'],
    ...rows.map(({ part, year, count, sent, received }) => [
      year,
      part.network,
      part.symbol,
      String(count),
      part.write(String(sent)),
      part.write(String(received)),
    ]),
  ]
}

const compare = (a: { part: Part }, b: { part: Part }): number =>
  `${a.part.network} ${a.part.symbol}`.localeCompare(`${b.part.network} ${b.part.symbol}`, 'en')

interface Part {
  readonly network: string
  readonly symbol: string
  write(units: string | null): string | null
}

function partOf(asset: string, { chains, tokens }: Names): Part | null {
  const token = tokens.find(({ asset_id }) => asset_id === asset)
  const chain = chains.find(({ chain_id }) => chain_id === token?.chain_id)
  if (!token || !chain) return null
  const write = (units: string | null): string | null =>
    units === null ? null : formatUnits(BigInt(units), token.decimals)
  return { network: chain.alias_name, symbol: token.symbol, write }
}

/** Base units of the deposit; null without one. */
const sentUnits = ({ deposit, deposited_amount, send_amount }: Order): string | null =>
  deposit === null ? null : (deposited_amount ?? send_amount)

/** Base units that were paid out in the ordered asset; null without a payout. */
function receivedUnits({ payout, paid_amount, outcome, to_asset, receive_amount }: Order): string | null {
  if (payout === null) return null
  if (outcome) return outcome.received_asset === to_asset ? outcome.received_amount : null
  return paid_amount ?? receive_amount
}
