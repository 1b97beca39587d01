import { z } from 'zod'
import { address } from '#core/wire/common.ts'

export const ipInfoData = z.object({ country_code: z.string() })

export const userAction = z.object({
  user_address: address,
  action: z.string().regex(/^[A-Za-z][A-Za-z0-9_-]{0,39}$/),
  /** The wallet's signature of the action's text; empty if none was requested. */
  sign: z.string().max(4000).default(''),
  agent: z.string().max(400).default(''),
  wallet_name: z.string().max(100).default(''),
})
export const userActionAnswer = z.object({ code: z.literal(200), message: z.string() })
