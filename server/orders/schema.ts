import { z } from 'zod'
import { publicStatuses } from '#core/order/status.ts'

export const idempotencyHeader = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{8,128}$/, 'the header Idempotency-Key needs 8 to 128 visible characters'),
})
/** Accepts any text: an invalid id is an unknown order. */
export const orderParams = z.object({ id: z.string().min(1).max(64) })
export const resumeHeader = z.object({
  'last-event-id': z
    .string()
    .regex(/^\d{1,9}$/)
    .optional(),
})
export const userParams = z.object({ userId: z.string().min(1).max(128) })
export const pageQuery = z.strictObject({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
  status: z.enum(publicStatuses).optional(),
})
export const searchQuery = z.strictObject({ q: z.string().min(1).max(128) })
