import { z } from 'zod'
import { AIRDROP_BATCH, isAirdropAddress } from '#core/rewards/airdrops.ts'

/** Accepts any text: an unknown airdrop is reported in the body. */
export const dropParams = z.object({ drop: z.string().min(1).max(40) })
export const dropBody = z.object({
  addressList: z
    .array(z.string().max(64).refine(isAirdropAddress, 'an address with 42 characters'))
    .min(1)
    .max(AIRDROP_BATCH),
})
/** `value` in whole tokens, exact; "0" if the list doesn't have the address. */
export const dropRow = z.object({ address: z.string(), value: z.string() })
/** `listed` is false, and `data` empty, while the airdrop has no list: zeros would claim that nothing was allocated. */
export const dropAnswer = z.object({
  code: z.int(),
  message: z.string(),
  data: z.array(dropRow),
  listed: z.boolean(),
})
