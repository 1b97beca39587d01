import { z } from 'zod'
import { badgeIds } from '../rewards/badges.ts'
import { address, chainIdNumber, time } from './common.ts'

const badgeTaskData = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['bridges', 'check_ins', 'points']), count: z.int() }),
  /** `name` is the campaign's; empty if the campaign is not listed. */
  z.object({ kind: z.literal('campaign'), name: z.string() }),
])

export const badgeData = z.object({
  id: z.enum(badgeIds),
  name: z.string(),
  description: z.string(),
  /** Image as a data URI. */
  image: z.string(),
  chain_id: chainIdNumber,
  /** Null = nothing can be minted yet. */
  contract: address.nullable(),
  kind: z.int(),
  tasks: z.array(badgeTaskData),
  start_time: time,
  end_time: time,
})
export type BadgeData = z.infer<typeof badgeData>
export const badgesData = z.object({ list: z.array(badgeData) })

/** A wallet's progress, in the order of the badge's tasks. */
export const badgeProgressData = z.object({
  id: z.enum(badgeIds),
  tasks: z.array(z.object({ done: z.int(), of: z.int() })),
  earned: z.boolean(),
  /** True if the wallet has minted it; null if its network can't be read now, or the wallet is not an EVM one. */
  minted: z.boolean().nullable(),
})
export type BadgeProgressData = z.infer<typeof badgeProgressData>
export const badgeProgressesData = z.object({ list: z.array(badgeProgressData) })

/** Authorization to mint: arguments of `mint` in the badge contract. */
export const badgeAuthorizationData = z.object({
  chain_id: chainIdNumber,
  contract: address,
  kind: z.int(),
  /** Unix time of the last second at which the contract accepts it. */
  deadline: z.int(),
  signature: z.string(),
})
export type BadgeAuthorizationData = z.infer<typeof badgeAuthorizationData>
