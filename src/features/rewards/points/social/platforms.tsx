import type { ReactNode } from 'react'
import type { SocialPlatform } from '#core/rewards/campaign/types.ts'
import { DiscordIcon, TelegramIcon, XIcon } from './platformIcons.tsx'

/** Icon and name of each platform; names are the same in every language. */
export const platforms: Record<SocialPlatform, { readonly icon: ReactNode; readonly name: string }> = {
  x: { icon: <XIcon />, name: 'X' },
  discord: { icon: <DiscordIcon />, name: 'Discord' },
  telegram: { icon: <TelegramIcon />, name: 'Telegram' },
}
