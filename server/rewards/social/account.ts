import type { SocialPlatform } from '#core/rewards/campaign/types.ts'

/** How a platform's account stands in the database: "x:44196397". */
export const accountName = (platform: SocialPlatform, id: string): string => `${platform}:${id}`

/** The platform's own id; null when the account is one of another platform, as after a campaign has moved. */
export const accountOn = (platform: SocialPlatform, name: string): string | null =>
  name.startsWith(`${platform}:`) ? name.slice(platform.length + 1) : null
