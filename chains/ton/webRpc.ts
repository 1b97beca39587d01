import { z } from 'zod'
import type { WebRpc } from '../family.ts'

/** Methods that the web app may call. Anyone can call these at the operator's cost. */
const methods: WebRpc['methods'] = {
  getTransactions: {
    params: z.strictObject({
      address: z.string().regex(/^[A-Za-z0-9:_+/-]{48,70}$/),
      limit: z.int().min(1).max(20),
    }),
  },
}

export const tonWebRpc: WebRpc = { methods }
