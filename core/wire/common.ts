import { z } from 'zod'
import { paymentIdForm } from '../order/paymentId.ts'

/** Integer up to a uint256 as a decimal string. */
export const uintText = z.string().regex(/^(0|[1-9]\d{0,77})$/, 'a whole number as a decimal string')
/** Amount in base units as a decimal string. */
export const amount = z.string().regex(/^(0|[1-9]\d{0,77})$/, 'base units as a decimal string')
export const assetIdText = z.string().regex(/^[1-9]\d{0,15}:[A-Za-z0-9:_-]{1,128}$/)
export const chainIdNumber = z.int().positive()
export const orderIdText = z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{22}$/)
export const paymentId = z.string().regex(paymentIdForm, 'a payment id as 32 hex digits')
export const hex = z.string().regex(/^0x[0-9a-fA-F]*$/)
/** Language of the reader; one without texts is answered in English. */
export const languageCode = z.string().regex(/^[a-z]{2}$/, 'two letters such as "en"')
export const address = z.string().min(1).max(128)
/** ISO 8601 in UTC. */
export const time = z.iso.datetime()

export const fix = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('use_amount'), amount }),
  z.object({ kind: z.literal('switch_network'), chain_id: chainIdNumber }),
  z.object({ kind: z.literal('connect_wallet'), family: z.string() }),
  z.object({ kind: z.literal('requote') }),
  z.object({ kind: z.literal('add_funds'), chain_id: chainIdNumber, asset_id: assetIdText, amount }),
  z.object({ kind: z.literal('change_recipient') }),
  z.object({ kind: z.literal('retry_after'), seconds: z.int() }),
])

/** Every answer of the newer calls: code 0 and data, or an error below. */
export const envelope = <T extends z.ZodType>(data: T) => z.object({ code: z.literal(0), message: z.string(), data })

export const errorBody = z.object({
  code: z.int(),
  message: z.string(),
  data: z.object({ reason: z.string(), fix: fix.optional() }),
})
export type ErrorBody = z.infer<typeof errorBody>

/** Wire form of `OwnText`: the client chooses the language. */
export const ownText = z.union([z.string(), z.object({ en: z.string() }).catchall(z.string())])

/** Place of a transaction in its sender's sequence, and a height before which it can't be. */
export const position = { sender: address, nonce: uintText, since: uintText }

/**
 * A wallet's own transaction by its hash, or by the sender's nonce if the wallet has not told the hash or has replaced it; `since`
 * is a height before which it can't be.
 */
export const transactionReport = z
  .strictObject({
    chain_id: chainIdNumber,
    tx_hash: z.string().min(1).max(128).optional(),
    position: z.strictObject(position).optional(),
  })
  .refine(({ tx_hash, position: place }) => tx_hash !== undefined || place !== undefined, {
    message: 'a hash or a position',
    path: ['tx_hash'],
  })
export type TransactionReport = z.infer<typeof transactionReport>

/**
 * `unknown` to all nodes, `pending` in a mempool, `done`, `failed` (reverted), `replaced` by another transaction of the wallet,
 * `other`: the transaction does something else.
 */
export const sightingStates = ['unknown', 'pending', 'done', 'failed', 'replaced', 'other'] as const
export type SightingState = (typeof sightingStates)[number]

/** Fields that every answer about such a transaction has. */
export const sighting = {
  state: z.enum(sightingStates),
  /** Of the transaction that was found, which may have replaced the reported one. */
  tx_hash: z.string().nullable(),
  /** Its place in the sender's sequence, to find a replacement; null while it is unknown. */
  position: z.object(position).nullable(),
}
