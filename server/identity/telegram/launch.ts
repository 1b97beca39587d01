import { z } from 'zod'

/** The person, as Telegram describes them; of these fields alone anything is kept. */
export const telegramUser = z.object({
  id: z.int().positive(),
  first_name: z.string().max(256).default(''),
  username: z.string().max(64).optional(),
  language_code: z.string().max(35).optional(),
  allows_write_to_pm: z.boolean().default(false),
})
export type TelegramUser = z.infer<typeof telegramUser>

/** Launch data whose signature has been checked. */
export interface Launch {
  readonly user: TelegramUser
  /** Signed, unlike the start parameter of the address. */
  readonly startParam: string | null
  readonly signedAt: Date
  /** The same for the same launch, however its fields are ordered; not to be guessed by anybody else. */
  readonly fingerprint: string
}
