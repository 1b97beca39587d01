import type { SwapChain } from '@across-protocol/app-sdk'
import { z } from 'zod'

const units = z.string().regex(/^\d{1,78}$/)
const hash = z
  .string()
  .regex(/^0x[0-9a-fA-F]{64}$/)
  .nullish()
const token = z.object({ address: z.string(), chainId: z.number().int() })

/** Answer to a swap request: the amounts, and the call that makes the deposit. */
export const swapApproval = z.object({
  inputToken: token,
  outputToken: token,
  inputAmount: units,
  expectedOutputAmount: units,
  minOutputAmount: units,
  /** Seconds. */
  expectedFillTime: z.number().nonnegative(),
  swapTx: z.object({
    chainId: z.number().int(),
    to: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
    data: z.string().regex(/^0x(?:[0-9a-fA-F]{2})+$/),
    value: units.nullish(),
  }),
})
export type SwapApproval = z.infer<typeof swapApproval>

export const swapChains = z.array(z.object({ chainId: z.number().int() })) satisfies z.ZodType<
  Pick<SwapChain, 'chainId'>[]
>

/** State of a deposit. Transactions have two names: one for EVM networks, which came first, and one for all. */
export const depositStatus = z.object({
  status: z.string(),
  originChainId: z.number().int(),
  destinationChainId: z.number().int(),
  fillTx: hash,
  fillTxnRef: hash,
  depositRefundTxHash: hash,
  depositRefundTxnRef: hash,
})
export type DepositStatus = z.infer<typeof depositStatus>
