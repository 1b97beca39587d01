import { z } from 'zod'
import type { Friend } from '#store/contract/referrals.ts'

/** Counts as specification §3 names them. */
export const referInfoAnswer = z.object({ code: z.int(), message: z.string(), data: z.object({ total_referees: z.int(), referee_bridges: z.int() }) })

/** `before`: `next` of the page before, as it was given. */
export const friendsQuery = z.strictObject({
  before: z
    .string()
    .regex(/^\d{1,15}\.[^.]{1,128}$/)
    .optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
})
export const writePlace = ({ boundAt, referee }: Pick<Friend, 'boundAt' | 'referee'>): string => `${boundAt.getTime()}.${referee}`
export function readPlace(text: string): Pick<Friend, 'boundAt' | 'referee'> {
  const dot = text.indexOf('.')
  return { boundAt: new Date(Number(text.slice(0, dot))), referee: text.slice(dot + 1) }
}

export const bindRequest = z.strictObject({ code: z.string().min(1).max(64) })
