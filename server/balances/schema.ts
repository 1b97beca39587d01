import { z } from 'zod'
import { address } from '#core/wire/common.ts'

export const MAX_CHAINS = 4

export const multiBalanceQuery = z.object({
  user_address: address,
  /** Comma-separated list of at most four networks. */
  chain_ids: z
    .string()
    .regex(/^\d{1,15}(,\d{1,15})*$/, 'network ids separated by commas')
    .refine((list) => list.split(',').length <= MAX_CHAINS, `at most ${MAX_CHAINS} networks`),
  token_name: z.string().min(1).max(20),
})
export const balanceView = z.object({ view_value: z.string(), status_code: z.int(), status_message: z.string() })
export const multiBalanceData = z.record(z.string(), balanceView)

export const balanceQuery = z.object({
  chainid: z.string().regex(/^\d{1,15}$/),
  /** Token address, the family's native name, or a symbol. */
  token: z.string().min(1).max(128),
  address,
})
/** `e18` is the balance scaled to 18 decimals, null if it could not be read. */
export const balanceAnswer = z.object({
  code: z.int(),
  message: z.string(),
  msg: z.object({ e18: z.string().nullable() }),
})

export const queryBalancesBody = z.object({
  user: address,
  chain_name: z.string().min(1).max(60),
  tokens: z
    .array(
      z.object({ name: z.string().max(60), address: z.string().min(1).max(128), decimals: z.int().min(0).max(36) }),
    )
    .max(50),
  version: z.literal('3'),
})
/** Base units in the order of the requested tokens; null for an unsupported token. */
export const queryBalancesAnswer = z.object({
  code: z.int(),
  message: z.string(),
  data: z.object({ balances: z.array(z.object({ balance: z.string().nullable() })) }),
})
