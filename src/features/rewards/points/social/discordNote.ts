import { type AuthReturn, type DiscordAuthState, otherWallet } from './discordAuth.ts'

export interface DiscordNoteView {
  readonly kind: Exclude<AuthReturn, 'code'> | 'connect' | 'other'
  /** Wallet that Discord has authorized. */
  readonly wallet: string
}

interface Now {
  readonly wallet: string | null
  /** True while a wallet of an earlier visit reconnects. */
  readonly resuming: boolean
}

/** Message about Discord's answer; null when the next step needs none. */
export function discordNote(auth: DiscordAuthState, { wallet, resuming }: Now): DiscordNoteView | null {
  if (auth.returned !== null && auth.returned !== 'code') return { kind: auth.returned, wallet: '' }
  const other = otherWallet(auth, wallet)
  if (other === null || (wallet === null && resuming)) return null
  return { kind: wallet === null ? 'connect' : 'other', wallet: other }
}
