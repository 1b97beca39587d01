import type {
  GetExecutionStatusResponse,
  QuoteRequest,
  QuoteResponse,
  SubmitDepositTxRequest,
  TokenResponse,
} from '@defuse-protocol/one-click-sdk-typescript'
import { z } from 'zod'

/** A schema that reads the vendor's published type: a field that the type no longer has is a type error here. */
const reading =
  <Published>() =>
  <Schema extends z.ZodType>(schema: Published extends z.input<Schema> ? Schema : never): Schema =>
    schema

const units = z.string().regex(/^\d{1,78}$/)
const option = z.string().nullish()

const quoteRequest = z.object({
  dry: z.boolean(),
  swapType: z.string(),
  slippageTolerance: z.number(),
  originAsset: z.string(),
  depositType: z.string(),
  destinationAsset: z.string(),
  amount: units,
  refundTo: z.string(),
  refundType: z.string(),
  recipient: z.string(),
  recipientType: z.string(),
  deadline: z.string(),
  quoteWaitingTimeMs: z.number().nullish(),
  referral: option,
  virtualChainRecipient: option,
  virtualChainRefundRecipient: option,
  customRecipientMsg: option,
})

const quote = z.object({
  amountIn: units,
  amountInFormatted: z.string(),
  amountInUsd: z.string(),
  minAmountIn: units,
  amountOut: units,
  amountOutFormatted: z.string(),
  amountOutUsd: z.string(),
  minAmountOut: units,
  depositAddress: option,
  depositMemo: option,
  deadline: option,
  timeWhenInactive: option,
  timeEstimate: z.number(),
  virtualChainRecipient: option,
  virtualChainRefundRecipient: option,
  customRecipientMsg: option,
  refundFee: option,
  withdrawFee: option,
})

/** Answer to POST /v0/quote. */
export const quoteAnswer = reading<QuoteResponse>()(
  z.object({ timestamp: z.string(), signature: z.string(), quoteRequest, quote }),
)
export type QuoteAnswer = z.infer<typeof quoteAnswer>

/** Answer to GET /v0/tokens. */
export const tokensAnswer = reading<TokenResponse[]>()(
  z.array(
    z.object({
      assetId: z.string(),
      decimals: z.number(),
      blockchain: z.string(),
      contractAddress: option,
    }),
  ),
)
export type Token = z.infer<typeof tokensAnswer>[number]

const hashes = z.array(z.object({ hash: z.string() })).nullish()

/** Answer to GET /v0/status and POST /v0/deposit/submit. */
export const statusAnswer = reading<GetExecutionStatusResponse>()(
  z.object({
    status: z.string(),
    quoteResponse: z.object({
      quoteRequest: z.object({ destinationAsset: z.string(), originAsset: z.string(), recipient: z.string() }),
      quote: z.object({ amountIn: units, depositAddress: option, depositMemo: option }),
    }),
    swapDetails: z.object({
      amountOut: units.nullish(),
      depositedAmount: units.nullish(),
      refundedAmount: units.nullish(),
      refundReason: option,
      originChainTxHashes: hashes,
      destinationChainTxHashes: hashes,
    }),
  }),
)
export type StatusAnswer = z.infer<typeof statusAnswer>
export type VendorStatus = `${GetExecutionStatusResponse['status']}`

/** The published request, with its enums as the words that are sent. */
type AsText<T> = {
  [K in keyof T]: T[K] extends string | undefined ? `${T[K] & string}` | Extract<T[K], undefined> : T[K]
}
export type QuoteBody = AsText<QuoteRequest>
export type SubmitBody = SubmitDepositTxRequest
