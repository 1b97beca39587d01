import { z } from 'zod'
import { families } from '../chain/family.ts'
import { address, time } from './common.ts'

export const launchRequest = z.strictObject({
  /** Init data from Telegram, unchanged: a query string. */
  init_data: z.string().min(1).max(8192),
})

export const telegramWallet = z.object({ address: z.string(), family: z.enum(families), linked_at: time })
export type TelegramWallet = z.infer<typeof telegramWallet>
/** The user's wallets, the selected one first. */
export const telegramWallets = z.object({ wallets: z.array(telegramWallet) })

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

/** Messages about the user's transfers. They are sent if wanted and if the bot may write to the user. */
export const telegramReceipts = z.object({ wanted: z.boolean(), may_write: z.boolean() })
export type TelegramReceipts = z.infer<typeof telegramReceipts>
export const receiptsRequest = z.strictObject({ on: z.boolean() })
