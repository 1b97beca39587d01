import { z } from 'zod'
import type { Friend, FriendPlace } from '#store/referrals/types.ts'

/** Counts, named as in spec §3. */
export const referInfoAnswer = z.object({
  code: z.int(),
  message: z.string(),
  data: z.object({ total_referees: z.int(), referee_bridges: z.int() }),
})

/** `before`: the previous page's `next`, unchanged. */
export const friendsQuery = z.strictObject({
  before: z
    .string()
    .regex(/^\d{1,13}\.\d{1,6}$/)
    .optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
})

/** Cursor of the next page; null if these friends are the last. */
export function nextPlace(from: FriendPlace | null, friends: readonly Friend[], limit: number): string | null {
  const boundAt = friends.length === limit ? friends.at(-1)?.boundAt.getTime() : undefined
  if (boundAt === undefined) return null
  const here = friends.filter((friend) => friend.boundAt.getTime() === boundAt).length
  return `${boundAt}.${here + (from?.boundAt.getTime() === boundAt ? from.passed : 0)}`
}
export function readPlace(text: string): FriendPlace {
  const [boundAt, passed] = text.split('.').map(Number)
  return { boundAt: new Date(boundAt ?? 0), passed: passed ?? 0 }
}

export const bindRequest = z.strictObject({ code: z.string().min(1).max(64) })
