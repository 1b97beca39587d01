import { z } from 'zod'
import { memoRules } from '../order/exchangeMemo.ts'
import { chainIdNumber, ownText } from './common.ts'

/** Exchange of get_all_exchange_infos (spec §3 "Exchange"), plus the facts that a depositor needs. */
export const exchangeRow = z.object({
  id: z.int(),
  name: z.string(),
  icon: z.string(),
  chain_ids: z.array(chainIdNumber),
  tokens: z.array(z.string()),
  networks: z.array(z.object({ chain_id: chainIdNumber, memo: z.enum(memoRules), confirmations: z.int().nullable() })),
  /** Minimum credited deposit per token, in whole units. */
  min_deposit: z.array(z.object({ symbol: z.string(), amount: z.string() })),
  suspended: z.boolean(),
  suspended_reason: ownText.nullable(),
})
export type ExchangeRow = z.infer<typeof exchangeRow>
export const exchangesData = z.object({ list: z.array(exchangeRow) })
