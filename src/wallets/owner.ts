import { visitorOf } from '#src/platform/inTelegram.ts'
import type { WalletConfig } from './config.ts'

/** Keeps apart what this browser remembers for several people of Telegram; empty where a browser has one person. */
export function ownerOf({ launch = null }: Pick<WalletConfig, 'launch'>): string {
  const visitor = launch === null ? null : visitorOf(launch)
  return visitor ? `tg${visitor.id}` : ''
}
