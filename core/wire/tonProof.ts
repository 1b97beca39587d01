import { z } from 'zod'

/** What a wallet of TON signs to show that an account is its own (`ton_proof`), as the text of a sign-in: JSON in `message`. */
export const tonProofMessage = z.strictObject({
  /** The network as wallets name it. */
  network: z.string().max(20),
  /** What the account begins with, for one that is not deployed yet: base64 of a bag of cells. */
  state_init: z.string().max(3500).optional(),
  proof: z.strictObject({
    /** Epoch seconds. */
    timestamp: z.int().positive(),
    domain: z.strictObject({ lengthBytes: z.int(), value: z.string().min(1).max(128) }),
    /** Our nonce, and behind a colon for whom it was asked. */
    payload: z.string().min(1).max(128),
  }),
})
export type TonProofMessage = z.infer<typeof tonProofMessage>
