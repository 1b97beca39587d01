import { type SQL, sql } from 'drizzle-orm'
import { bigint, customType, numeric, text, timestamp } from 'drizzle-orm/pg-core'
import type { AssetId } from '#core/chain/assetId.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { type OrderId, orderIdFromUuid, uuidFromOrderId } from '#core/order/id.ts'

/** An order id: base58 in code, uuid in the database, with the same sort order. */
export const orderIdColumn = customType<{ data: OrderId; driverData: string }>({
  dataType: () => 'uuid',
  fromDriver: orderIdFromUuid,
  toDriver: uuidFromOrderId,
})

/** Integer that is wide enough for any uint256: a nonce, a height, a cursor. */
export const uint256 = (name: string) => numeric(name, { precision: 78, scale: 0, mode: 'bigint' })
/** Base units of an asset. */
export const amount = (name: string) => uint256(name)
/** Value in 1e-8 dollar. */
export const usdE8 = (name: string) => uint256(name)
export const big = (name: string) => bigint(name, { mode: 'bigint' })
export const identity = () => big('id').primaryKey().generatedAlwaysAsIdentity()
export const chain = (name: string) => bigint(name, { mode: 'number' }).$type<ChainId>()
export const asset = (name: string) => text(name).$type<AssetId>()
export const hex = (name: string) => text(name).$type<`0x${string}`>()
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/** CHECK that a text column has one of these values; they must be constants of the code. */
export const inWords = (column: { name: string }, values: readonly string[]): SQL =>
  sql.raw(`"${column.name}" in (${values.map((value) => `'${value}'`).join(', ')})`)

/**
 * CHECK on the bytes of text and JSON columns: the API's role may insert them, and readers of a list load all of it.
 */
export const noLongerThan = (most: Readonly<Record<string, number>>): SQL =>
  sql.raw(
    Object.entries(most)
      .map(([name, bytes]) => `octet_length("${name}"::text) <= ${bytes}`)
      .join(' and '),
  )
