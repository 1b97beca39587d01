import type { ReactNode } from 'react'
import type { SocialPlatform } from '#core/rewards/campaign/types.ts'
import { icon } from '#src/ui/icons.tsx'

const XIcon = icon(<path d="M3.500 3.500h3l8 11h-3zM14 3.500 9.700 8.300M7.800 10.200 4 14.500" />)
const DiscordIcon = icon(
  <>
    <path d="M6.400 4.100C5.200 4.300 4.200 4.700 3.400 5.200 2.300 7.400 1.900 9.800 2.100 12.500c1.200.9 2.300 1.400 3.600 1.700l.9-1.600M11.600 4.100c1.200.2 2.200.6 3 1.100 1.100 2.200 1.500 4.600 1.300 7.300-1.200.9-2.300 1.400-3.600 1.700l-.9-1.600M6.400 4.100c1.700-.4 3.500-.4 5.200 0M5.200 12c2.500 1.100 5.100 1.100 7.600 0" />
    <path d="M6.900 8.900v.1M11.100 8.900v.1" strokeWidth="2.200" />
  </>,
)
const TelegramIcon = icon(
  <path d="M15.500 3.200 2.500 8.300l4.300 1.800 1.500 4.700 2.300-2.800 3.500 2.600zM6.800 10.100l8.700-6.900" />,
)

/** Icon and name of each platform; names are the same in every language. */
export const platforms: Record<SocialPlatform, { readonly icon: ReactNode; readonly name: string }> = {
  x: { icon: <XIcon />, name: 'X' },
  discord: { icon: <DiscordIcon />, name: 'Discord' },
  telegram: { icon: <TelegramIcon />, name: 'Telegram' },
}
