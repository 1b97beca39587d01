import { z } from 'zod'
import { families } from '../chain/family.ts'
import { address, time } from './common.ts'
import { verifyRequest } from './identity.ts'

/** Of whom export and deletion speak: a wallet alone, or a Telegram account with every wallet that is linked to it. */
export const accountData = z.object({
  kind: z.enum(['wallet', 'telegram']),
  /** The session's owner: a canonical address, or the number of the Telegram account. */
  user_id: z.string(),
  wallets: z.array(z.object({ family: z.enum(families), address })),
  /** False where the operator has not set up deletion. */
  deletable: z.boolean(),
})
export type AccountData = z.infer<typeof accountData>

/** A link that downloads the export without a header, as a browser and Telegram do it. */
export const exportLink = z.object({
  /** Path with its ticket. */
  path: z.string(),
  file_name: z.string(),
  expires_at: time,
})
export type ExportLink = z.infer<typeof exportLink>

/** A fresh proof of the session's owner: the wallet's signature, or launch data of at most ten minutes ago. */
export const deletionRequest = z.union([
  z.strictObject({ proof: verifyRequest }),
  z.strictObject({ init_data: z.string().min(1).max(8_000) }),
])
export type DeletionRequest = z.infer<typeof deletionRequest>

export const deletionData = z.object({
  /** Rows that were deleted, by table. */
  deleted: z.record(z.string(), z.int()),
})

/** Names the shape of the exported document; a later version may add fields within a version, and never removes one. */
export const EXPORT_FORMAT = 'causeway-account'
export const EXPORT_VERSION = 1
