import { z } from 'zod'

/** Signed proof that a TON account belongs to the wallet (`ton_proof`), as the text of a sign-in: JSON in `message`. */
export const tonProofMessage = z.strictObject({
  /** Network id in the wallet's form. */
  network: z.string().max(20),
  /** Initial state of an account that is not deployed yet: base64 of a bag of cells. */
  state_init: z.string().max(3500).optional(),
  proof: z.strictObject({
    /** Epoch seconds. */
    timestamp: z.int().positive(),
    domain: z.strictObject({ lengthBytes: z.int(), value: z.string().min(1).max(128) }),
    /** Our nonce and, after a colon, the account it was requested for. */
    payload: z.string().min(1).max(128),
  }),
})
export type TonProofMessage = z.infer<typeof tonProofMessage>
