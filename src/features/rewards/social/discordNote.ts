import { type AuthReturn, type DiscordAuthState, otherWallet } from './discordAuth.ts'

export interface DiscordNoteView {
  readonly kind: Exclude<AuthReturn, 'code'> | 'connect' | 'other'
  /** The one that Discord has answered for. */
  readonly wallet: string
}

interface Now {
  readonly wallet: string | null
  /** A wallet of an earlier visit is being connected. */
  readonly resuming: boolean
}

/** What has to be said of Discord's answer; nothing while it leads on. */
export function discordNote(auth: DiscordAuthState, { wallet, resuming }: Now): DiscordNoteView | null {
  if (auth.returned !== null && auth.returned !== 'code') return { kind: auth.returned, wallet: '' }
  const other = otherWallet(auth, wallet)
  if (other === null || (wallet === null && resuming)) return null
  return { kind: wallet === null ? 'connect' : 'other', wallet: other }
}
