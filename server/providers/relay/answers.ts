import type { paths } from '@relayprotocol/relay-sdk'
import { z } from 'zod'
import type { SettlementOrder } from './settlementOrder.ts'

type Answer<Path extends keyof paths, Method extends keyof paths[Path]> = paths[Path][Method] extends {
  responses: { 200: { content: { 'application/json': infer Body } } }
}
  ? Body
  : never

/** Request body of POST /quote/v2, as Relay publishes it. */
export type QuoteBody = paths['/quote/v2']['post']['requestBody']['content']['application/json']
export type PublishedStatus = NonNullable<Answer<'/intents/status/v3', 'get'>['status']>

/** The parts of `Ours` that `Theirs` publishes with the same type; `never` for others, so that a drift is a type error. */
type Published<Theirs, Ours> = unknown extends Theirs ? Ours : PublishedPart<NonNullable<Theirs>, Ours>
type PublishedPart<Theirs, Ours> = Ours extends readonly (infer Item)[]
  ? Theirs extends readonly (infer TheirItem)[]
    ? readonly Published<TheirItem, Item>[]
    : never
  : Ours extends object
    ? { readonly [Key in keyof Ours]: Key extends keyof Theirs ? Published<Theirs[Key], Ours[Key]> : never }
    : Ours extends Theirs | undefined | null
      ? Ours
      : never

/** Returns the schema, which compiles only while Relay publishes every field that it reads. */
const reading =
  <Theirs>() =>
  <Ours>(schema: z.ZodType<Ours> & (Ours extends Published<Theirs, Ours> ? unknown : never)): z.ZodType<Ours> =>
    schema

const decimal = z.string().regex(/^\d{1,78}$/)
const hex = z.string().regex(/^0x([0-9a-fA-F]{2})*$/)
/** Address in the notation of its network. */
const address = z.string().min(1).max(100)
const seconds = z.int().min(0).max(0xffff_ffff)

/** The order in `protocol.v2.orderData`. */
export const settlementOrder = z.object({
  version: z.literal('v1'),
  solverChainId: z.string(),
  solver: hex,
  salt: z.union([hex, decimal]),
  inputs: z.array(
    z.object({
      payment: z.object({ chainId: z.string(), currency: address, amount: decimal, weight: decimal }),
      refunds: z.array(
        z.object({
          chainId: z.string(),
          recipient: address,
          currency: address,
          minimumAmount: decimal,
          deadline: seconds,
          extraData: hex,
        }),
      ),
    }),
  ),
  output: z.object({
    chainId: z.string(),
    payments: z.array(
      z.object({ recipient: address, currency: address, minimumAmount: decimal, expectedAmount: decimal }),
    ),
    calls: z.array(hex),
    deadline: seconds,
    extraData: hex,
  }),
  fees: z.array(
    z.object({
      recipientChainId: z.string(),
      recipient: address,
      currencyChainId: z.string(),
      currency: address,
      amount: decimal,
    }),
  ),
}) satisfies z.ZodType<SettlementOrder>

const currencyAmount = z.object({
  currency: z.object({ chainId: z.int(), address: z.string() }),
  amount: decimal,
})

/** Transaction of a step, which Relay publishes as `unknown`. */
export const stepTransaction = z.object({
  to: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
  data: z.string().regex(/^0x([0-9a-fA-F]{2})*$/),
  value: decimal.default('0'),
  chainId: z.int().positive(),
})

export const quoteAnswer = reading<Answer<'/quote/v2', 'post'>>()(
  z.object({
    steps: z.array(
      z.object({
        id: z.enum(['deposit', 'approve', 'authorize', 'authorize1', 'authorize2', 'swap', 'send']),
        kind: z.string(),
        requestId: z.string().optional(),
        items: z.array(z.object({ data: z.unknown() })),
      }),
    ),
    details: z.object({
      recipient: z.string(),
      currencyIn: currencyAmount,
      currencyOut: currencyAmount.extend({ minimumAmount: decimal }),
      timeEstimate: z.number().nonnegative().optional(),
    }),
    /** Only told to people: another form counts as none. */
    fees: z.object({ gas: currencyAmount.optional() }).optional().catch(undefined),
    /** Absent where Relay settles without a Depository. */
    protocol: z.object({ v2: z.object({ orderId: z.string(), orderData: settlementOrder }).optional() }).optional(),
  }),
)
export type QuoteAnswer = z.infer<typeof quoteAnswer>

/** Documented, but missing in the published types: "N/A" where nothing failed. */
type FailReasons = { readonly status?: string; readonly failReason?: string }

export const statusAnswer = reading<Omit<Answer<'/intents/status/v3', 'get'>, 'status'> & FailReasons>()(
  z.object({
    status: z.string(),
    inTxHashes: z.array(z.string()).optional(),
    txHashes: z.array(z.string()).optional(),
    failReason: z.string().nullish(),
  }),
)
export type StatusAnswer = z.infer<typeof statusAnswer>

const listed = z.object({ address: z.string(), supportsBridging: z.boolean().optional() })

export const chainsAnswer = reading<Answer<'/chains', 'get'>>()(
  z.object({
    chains: z.array(
      z.object({
        id: z.int(),
        disabled: z.boolean().optional(),
        depositEnabled: z.boolean().optional(),
        currency: listed.partial().optional(),
        erc20Currencies: z.array(listed.partial()).optional(),
        solverCurrencies: z.array(z.object({ address: z.string().optional() })).optional(),
        protocol: z.object({ v2: z.object({ depository: z.string().nullish() }).optional() }).optional(),
      }),
    ),
  }),
)
export type ChainsAnswer = z.infer<typeof chainsAnswer>

export const requestsAnswer = reading<Answer<'/requests/v3', 'get'>>()(
  z.object({
    requests: z.array(
      z.object({
        id: z.string(),
        data: z.object({
          refundCurrencyData: currencyAmount.nullish(),
          route: z
            .object({
              actual: z
                .object({ destination: z.object({ outputCurrency: currencyAmount.nullish() }).nullish() })
                .nullish(),
            })
            .nullish(),
        }),
      }),
    ),
  }),
)
export type RequestsAnswer = z.infer<typeof requestsAnswer>
