import { z } from 'zod'
import { AppError } from '#core/errors.ts'
import { VendorRefusal } from '#runtime/outbound.ts'

const units = z.string().regex(/^\d{1,78}$/)
const hash = z.string().regex(/^0x[0-9a-fA-F]{64}$/)
const token = z.object({ address: z.string(), chainId: z.number().int(), amount: units })

/** Answer to create-tx. Without the parties' addresses it has an estimation, and neither an order nor a call. */
export const estimate = z.object({
  estimation: z.object({
    srcChainTokenIn: token,
    /** Present if the sent token is exchanged before the order. */
    srcChainTokenOut: token.nullish(),
    dstChainTokenOut: token,
  }),
  order: z.object({ approximateFulfillmentDelay: z.number().nonnegative().nullish() }).nullish(),
  /** Native coins that the protocol takes for each order. */
  fixFee: units,
})
export type Estimate = z.infer<typeof estimate>

export const createTx = estimate.extend({
  orderId: hash,
  tx: z.object({
    to: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
    data: z.string().regex(/^0x(?:[0-9a-fA-F]{2})+$/),
    value: units,
  }),
})

export const supportedChains = z.object({
  chains: z.array(z.object({ chainId: z.number().int(), originalChainId: z.number().int().nullish() })),
})

export const orderStatus = z.object({ orderId: hash, status: z.string() })

const event = z.object({ transactionHash: z.object({ stringValue: z.string().nullish() }).nullish() }).nullish()

/** An order with its transactions, of the order tracking API. */
export const trackedOrder = z.object({
  orderId: z.object({ stringValue: hash }),
  createdSrcEventMetadata: event,
  fulfilledDstEventMetadata: event,
  takeOfferWithMetadata: z.object({ finalAmount: z.object({ stringValue: units }).nullish() }).nullish(),
})
export type TrackedOrder = z.infer<typeof trackedOrder>

const failure = z.object({ errorId: z.string() })

/** The id of an error, such as ERROR_LOW_GIVE_AMOUNT, in deBridge's answer; null if it has none. */
export function errorIdOf(error: unknown): string | null {
  if (!(error instanceof AppError) || !(error.cause instanceof VendorRefusal)) return null
  try {
    return failure.parse(JSON.parse(error.cause.body)).errorId
  } catch {
    return null
  }
}
