import { z } from 'zod'
import { AppError } from '#core/errors.ts'
import { fingerprintOf, type Proof, readFields } from './proofs.ts'

/** The user as Telegram describes them; no other field is stored. */
const telegramUser = z.object({
  id: z.int().positive(),
  first_name: z.string().max(256).default(''),
  username: z.string().max(64).optional(),
  language_code: z.string().max(35).optional(),
  allows_write_to_pm: z.boolean().default(false),
})
type TelegramUser = z.infer<typeof telegramUser>

/** Init data with a verified signature. */
export interface InitData {
  readonly user: TelegramUser
  /** Signed, unlike the start parameter in the URL. */
  readonly startParam: string | null
  readonly signedAt: Date
  /** Equal for equal init data regardless of field order; unguessable for anyone else. */
  readonly fingerprint: string
}

/** Seconds after which init data is refused, so that a leaked copy is useless. */
export const LAUNCH_SECONDS = 3600
const SKEW_SECONDS = 60

const refuse = (reason: string, message: string): never => {
  throw new AppError(reason, message, { status: 401, retriable: false })
}
const invalid = () => refuse('init_data_invalid', 'The Telegram init data isn’t valid for this app.')

function userOf(text: string | undefined) {
  try {
    return telegramUser.parse(JSON.parse(text ?? ''))
  } catch {
    return invalid()
  }
}

/** @throws AppError 401 `init_data_invalid`, `init_data_expired`, `init_data_future` */
export function parseInitData(raw: string, proof: Proof, now: Date): InitData {
  const fields = readFields(raw) ?? invalid()
  if (!proof(fields)) invalid()
  const seconds = Number(/^\d{1,10}$/.exec(fields.get('auth_date') ?? '')?.[0] ?? invalid())
  const age = now.getTime() / 1000 - seconds
  if (age > LAUNCH_SECONDS)
    refuse('init_data_expired', 'Your Telegram sign-in has expired. Close the app and open it again.')
  if (age < -SKEW_SECONDS)
    refuse('init_data_future', 'Your device’s clock is ahead. Correct the time, then open the app again.')
  return {
    user: userOf(fields.get('user')),
    startParam: fields.get('start_param') ?? null,
    signedAt: new Date(seconds * 1000),
    fingerprint: fingerprintOf(fields),
  }
}
