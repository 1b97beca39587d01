import type { CsvRow } from '#core/format/csv.ts'
import { formatUnits } from '#core/money/units.ts'
import { USD_DECIMALS } from '#core/money/usd.ts'
import type { Movement, Side } from './movement.ts'

type Column = readonly [name: string, cell: (movement: Movement) => string | null]

const amount = (side: Side | null): string | null =>
  side === null || side.units === null || side.decimals === null ? null : formatUnits(side.units, side.decimals)
const units = (side: Side): string | null => (side.units === null ? null : String(side.units))
export const usdCell = (usdE8: bigint | null): string | null =>
  usdE8 === null ? null : formatUnits(usdE8, USD_DECIMALS)
const value = (side: Side | null): string | null => usdCell(side?.usdE8 ?? null)

/** Columns of a history, named once. Times are ISO 8601 in UTC; a fact that isn't known is an empty cell. */
const columns: readonly Column[] = [
  ['type', ({ kind }) => kind],
  ['time', ({ movedAt, createdAt }) => (movedAt ?? createdAt).toISOString()],
  ['direction', ({ direction }) => direction],
  ['status', ({ status }) => status],
  ['from_network', ({ sent }) => sent.network],
  ['sent_asset', ({ sent }) => sent.symbol],
  ['sent_amount', ({ sent }) => amount(sent)],
  ['sent_value_usd', ({ sent }) => value(sent)],
  ['to_network', ({ received }) => received.network],
  ['received_asset', ({ received }) => received.symbol],
  ['received_amount', ({ received }) => amount(received)],
  ['received_value_usd', ({ received }) => value(received)],
  [
    'received_verified',
    ({ isReceivedVerified }) => (isReceivedVerified === null ? null : isReceivedVerified ? 'yes' : 'no'),
  ],
  ['fee_asset', ({ fee }) => fee?.symbol ?? null],
  ['fee_amount', ({ fee }) => amount(fee)],
  ['fee_value_usd', ({ fee }) => value(fee)],
  ['native_fee_asset', ({ nativeFee }) => nativeFee?.symbol ?? null],
  ['native_fee_amount', ({ nativeFee }) => amount(nativeFee)],
  ['native_fee_value_usd', ({ nativeFee }) => value(nativeFee)],
  ['gas_asset', ({ gas }) => (gas?.units == null ? null : gas.symbol)],
  ['gas_amount', ({ gas }) => amount(gas)],
  ['gas_value_usd', ({ gas }) => value(gas)],
  ['provider', ({ provider }) => provider],
  ['from_address', ({ fromAddress }) => fromAddress],
  ['recipient', ({ recipient }) => recipient],
  ['sent_tx', ({ sentTx }) => sentTx],
  ['received_tx', ({ receivedTx }) => receivedTx],
  ['refund_tx', ({ refundTx }) => refundTx],
  ['id', ({ id }) => id],
  ['created_at', ({ createdAt }) => createdAt.toISOString()],
  ['sent_asset_id', ({ sent }) => sent.asset],
  ['sent_base_units', ({ sent }) => units(sent)],
  ['received_asset_id', ({ received }) => received.asset],
  ['received_base_units', ({ received }) => units(received)],
]

export const HISTORY_HEAD: CsvRow = columns.map(([name]) => name)

export const historyRow = (movement: Movement): CsvRow => columns.map(([, cell]) => cell(movement))
