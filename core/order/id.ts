import type { Brand } from '../brand.ts'
import { AppError } from '../errors.ts'
import { base58Alphabet as alphabet } from '../format/address.ts'

/** UUIDv7 in base58: short enough for a memo, a URL and a start parameter; sorts by time like a UUID. */
export type OrderId = Brand<string, 'OrderId'>

const WIDTH = 22
const form = /^[1-9A-HJ-NP-Za-km-z]{22}$/

/** Encodes a UUID as fixed-width base58, so that ids sort like their UUIDs. */
export function orderIdFromUuid(uuid: string): OrderId {
  let value = BigInt(`0x${uuid.replaceAll('-', '')}`)
  let text = ''
  for (let i = 0; i < WIDTH; i++) {
    text = alphabet.charAt(Number(value % 58n)) + text
    value /= 58n
  }
  return text as OrderId
}

/** Parses an order id. @throws AppError `order_id_invalid`. */
export function parseOrderId(text: string): OrderId {
  if (!isOrderId(text)) throw new AppError('order_id_invalid', 'That isn’t a valid transfer ID.', { status: 400 })
  return text
}

export const isOrderId = (text: string): text is OrderId => form.test(text) && decode(text) < 1n << 128n

/** Returns the UUID behind an order id, for the database. */
export function uuidFromOrderId(id: OrderId): string {
  const hex = decode(id).toString(16).padStart(32, '0')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** Returns the epoch ms of the id's creation, as claimed by the process that created it. */
export const orderIdTime = (id: OrderId): number =>
  Number.parseInt(uuidFromOrderId(id).replaceAll('-', '').slice(0, 12), 16)

/** Returns the order id in the low 128 bits of an escrow order's nonce. */
export const orderIdFromNonce = (nonce: bigint): OrderId =>
  orderIdFromUuid((nonce & ((1n << 128n) - 1n)).toString(16).padStart(32, '0'))

function decode(text: string): bigint {
  let value = 0n
  for (const letter of text) value = value * 58n + BigInt(alphabet.indexOf(letter))
  return value
}
