import { z } from 'zod'

/** A campaign id in a path or a list. */
export const campaignId = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, 'a whole number')
  .transform(Number)
  .refine((id) => id < 2 ** 31, 'a whole number')

/** `join_type`: 1 = verify a social task (the default), 2 = share. `join_platform`: 1 X, 2 Telegram, 3 Discord. */
export const joinQuery = z.strictObject({
  join_type: z.enum(['1', '2']).optional(),
  join_platform: z.enum(['1', '2', '3']).optional(),
  twitter_username: z
    .string()
    .regex(/^@?\w{1,15}$/, 'a handle such as @name')
    .optional(),
  code: z.string().min(1).max(512).optional(),
})
export const joinParams = z.object({ userId: z.string().min(1).max(128), campaignId: z.string().min(1).max(32) })
export const joinAnswer = z.object({
  code: z.int(),
  message: z.string(),
  data: z.object({ reason: z.string().optional() }),
})
