import { z } from 'zod'

export const domainQuery = z.object({ domain_name: z.string().min(1).max(253) })
export const channelData = z.object({ channel_id: z.int() })
