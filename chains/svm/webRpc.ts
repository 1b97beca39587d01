import { z } from 'zod'
import type { WebRpc } from '../family.ts'

const commitment = z.enum(['processed', 'confirmed', 'finalized'])
const committed = z.tuple([z.strictObject({ commitment })])
const signature = z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{64,88}$/)
/** A transaction is at most 1,232 bytes. */
const transaction = z
  .string()
  .max(1_644)
  .regex(/^[A-Za-z0-9+/]+={0,2}$/)

/** Methods that the web app may call. Anyone can call these at the operator's cost. */
const methods: WebRpc['methods'] = {
  getBlockHeight: { params: committed, keepMs: 1_000 },
  getLatestBlockhash: { params: committed, keepMs: 1_000 },
  getSignatureStatuses: {
    params: z.tuple([z.tuple([signature]), z.strictObject({ searchTransactionHistory: z.boolean() })]),
  },
  sendTransaction: {
    params: z.tuple([
      transaction,
      z.strictObject({
        encoding: z.literal('base64'),
        skipPreflight: z.boolean().optional(),
        preflightCommitment: commitment.optional(),
      }),
    ]),
    broadcasts: true,
  },
}

export const svmWebRpc: WebRpc = { methods }
