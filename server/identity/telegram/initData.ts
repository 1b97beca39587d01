import { z } from 'zod'

/** The user as Telegram describes them; no other field is stored. */
export const telegramUser = z.object({
  id: z.int().positive(),
  first_name: z.string().max(256).default(''),
  username: z.string().max(64).optional(),
  language_code: z.string().max(35).optional(),
  allows_write_to_pm: z.boolean().default(false),
})
export type TelegramUser = z.infer<typeof telegramUser>

/** Init data with a verified signature. */
export interface InitData {
  readonly user: TelegramUser
  /** Signed, unlike the start parameter in the URL. */
  readonly startParam: string | null
  readonly signedAt: Date
  /** Equal for equal init data regardless of field order; unguessable for anyone else. */
  readonly fingerprint: string
}
