import { z } from 'zod'

export const health = z.object({ status: z.literal('ok') })
export const ready = z.object({
  status: z.enum(['ready', 'not_ready']),
  database: z.boolean(),
  chains: z.array(
    z.object({
      chain_id: z.int(),
      name: z.string(),
      healthy: z.boolean(),
      height: z.string().nullable(),
      paused: z.boolean(),
    }),
  ),
  /** Platforms of social tasks that tell how they are set up, for the operator: `problem` keeps tasks from being verified, `notice` says what is left undone although they are. */
  social: z.array(z.object({ platform: z.string(), problem: z.string().nullable(), notice: z.string().nullable() })),
  /** Networks of the daily check-in, each looked at since the start. */
  check_in: z.array(z.object({ chain_id: z.int(), problem: z.string().nullable() })),
})
