import { z } from 'zod'
import { families } from '../chain/family.ts'
import { address, time } from './common.ts'

export const launchRequest = z.strictObject({
  /** Init data from Telegram, unchanged: a query string. */
  init_data: z.string().min(1).max(8192),
})

export const telegramWallet = z.object({ address: z.string(), family: z.enum(families), linked_at: time })
export type TelegramWallet = z.infer<typeof telegramWallet>
/** A wallet that was moved to another account by a new proof, listed until the user acknowledges the move. */
export const movedWallet = z.object({ address: z.string(), family: z.enum(families), at: time })
export type MovedWallet = z.infer<typeof movedWallet>
export const telegramWallets = z.object({
  /** The selected one first. */
  wallets: z.array(telegramWallet),
  /** The latest first. */
  moved_away: z.array(movedWallet),
})
export type TelegramWallets = z.infer<typeof telegramWallets>

export const launchData = telegramWallets.extend({
  telegram_user_id: z.int(),
  /** The start parameter, which Telegram has signed. */
  start_param: z.string().nullable(),
  /** For `Authorization: Bearer`: a cookie does not reach an app inside a frame. */
  token: z.string(),
  expires_at: time,
})
export type LaunchData = z.infer<typeof launchData>

export const namedWallet = z.strictObject({ family: z.enum(families), address })
/** `at` as listed: a later move of the same wallet stays listed. */
export const acknowledgeMoveRequest = namedWallet.extend({ at: time })

/** Messages about the user's transfers. They are sent if wanted and if the bot may write to the user. */
export const telegramReceipts = z.object({ wanted: z.boolean(), may_write: z.boolean() })
export type TelegramReceipts = z.infer<typeof telegramReceipts>
export const receiptsRequest = z.strictObject({ on: z.boolean() })
