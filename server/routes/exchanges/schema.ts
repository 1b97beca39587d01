import { z } from 'zod'
import { chainIdNumber } from '#core/wire/common.ts'

export const exchangeRow = z.object({
  id: z.int(),
  name: z.string(),
  icon: z.string(),
  chain_ids: z.array(chainIdNumber),
  tokens: z.array(z.string()),
  memo_required: z.boolean(),
  min_deposit: z.array(z.object({ symbol: z.string(), amount: z.string() })),
  suspended: z.boolean(),
})
export const exchangesData = z.object({ list: z.array(exchangeRow) })
