import type { ChainsResponse, Estimate, LiFiStep, StatusResponse, ToolError, TransactionRequest } from '@lifi/types'
import { z } from 'zod'

const units = z.string().regex(/^\d{1,78}$/)
const address = z.string().regex(/^0x[0-9a-fA-F]{40}$/)
const token = z.object({ address: z.string(), chainId: z.number() })

/** Answer of GET /quote: one step with its transaction. */
export const quoteAnswer = z.object({
  tool: z.string(),
  toolDetails: z.object({ name: z.string() }),
  action: z.object({
    fromChainId: z.number(),
    toChainId: z.number(),
    fromToken: token,
    toToken: token,
    fromAmount: units,
    fromAddress: z.string().optional(),
    toAddress: z.string().optional(),
  }),
  estimate: z.object({
    fromAmount: units,
    toAmount: units,
    toAmountMin: units,
    approvalAddress: z.string(),
    executionDuration: z.number().nonnegative(),
    /** Only told to people: another form counts as none. */
    gasCosts: z
      .array(z.object({ amount: units, estimate: units.optional(), token }))
      .optional()
      .catch(undefined),
  }),
  transactionRequest: z.object({
    to: address,
    data: z.string().regex(/^0x([0-9a-fA-F]{2})+$/),
    /** Decimal, or hexadecimal with 0x. */
    value: z.string().regex(/^(0x[0-9a-fA-F]{1,64}|\d{1,78})$/),
    chainId: z.number(),
  }),
})
export type QuoteAnswer = z.infer<typeof quoteAnswer>

/** Answer of GET /status. Before LI.FI finds the transaction nothing but the status is sure to be there. */
export const statusAnswer = z.object({
  status: z.string(),
  substatus: z.string().optional(),
  transactionId: z.string().optional(),
  sending: z.object({ txHash: z.string().optional(), chainId: z.number().optional() }).optional(),
  receiving: z
    .object({
      chainId: z.number().optional(),
      txHash: z.string().optional(),
      amount: units.optional(),
      token: token.optional(),
    })
    .optional(),
})
export type StatusAnswer = z.infer<typeof statusAnswer>

export const chainsAnswer = z.object({
  chains: z.array(z.object({ id: z.number(), diamondAddress: z.string().optional() })),
})

/** Body of a refusal. */
export const errorAnswer = z.object({
  code: z.number().optional(),
  errors: z.array(z.object({ code: z.string() })).optional(),
})

/** A published type whose values the schema accepts; a drift of either is a type error here. */
type Accepted<Schema extends z.ZodType, Published extends z.input<Schema>> = Published
type Sent = Required<Pick<TransactionRequest, 'to' | 'data' | 'value' | 'chainId'>>
export type PublishedQuote = Accepted<
  typeof quoteAnswer,
  LiFiStep & { estimate: Estimate; transactionRequest: TransactionRequest & Sent }
>
export type PublishedStatus = Accepted<typeof statusAnswer, StatusResponse>
export type PublishedChains = Accepted<typeof chainsAnswer, ChainsResponse>
export type PublishedErrors = Accepted<typeof errorAnswer, { code: number; errors: ToolError[] }>
