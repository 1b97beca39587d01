import { z } from 'zod'
import { families } from '../chain/family.ts'
import { address, time } from './common.ts'
import { verifyRequest } from './identity.ts'

/** Subject of export and deletion: a single wallet, or a Telegram account with all of its linked wallets. */
export const accountData = z.object({
  kind: z.enum(['wallet', 'telegram']),
  /** Owner of the session: a canonical address, or the number of the Telegram account. */
  user_id: z.string(),
  wallets: z.array(z.object({ family: z.enum(families), address })),
  /** True if a wallet and a Telegram account are linked, so that the link is part of the data. */
  linked: z.boolean(),
  /** False if the operator has not set up deletion. */
  deletable: z.boolean(),
})
export type AccountData = z.infer<typeof accountData>

/** Link that downloads the export without a header, as a browser and Telegram do it. */
export const exportLink = z.object({
  /** Path with its ticket. */
  path: z.string(),
  file_name: z.string(),
  expires_at: time,
})
export type ExportLink = z.infer<typeof exportLink>

/** Fresh proof by the session's owner: the wallet's signature, or init data at most ten minutes old. */
export const deletionRequest = z.union([
  z.strictObject({ proof: verifyRequest }),
  z.strictObject({ init_data: z.string().min(1).max(8_000) }),
])
export type DeletionRequest = z.infer<typeof deletionRequest>

export const deletionData = z.object({
  /** Number of deleted rows, by table. */
  deleted: z.record(z.string(), z.int()),
})

/** Names the format of the exported document; a release may add fields within a version, but never removes one. */
export const EXPORT_FORMAT = 'causeway-account'
export const EXPORT_VERSION = 1
