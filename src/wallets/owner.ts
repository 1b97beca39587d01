import { visitorOf } from '#src/platform/inTelegram.ts'
import type { WalletConfig } from './config.ts'

/** Key that separates several Telegram users' data in one browser; empty outside of Telegram. */
export function ownerOf({ launch = null }: Pick<WalletConfig, 'launch'>): string {
  const visitor = launch === null ? null : visitorOf(launch)
  return visitor ? `tg${visitor.id}` : ''
}
