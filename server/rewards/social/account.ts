import type { SocialPlatform } from '#core/rewards/campaign/types.ts'

/** Stored name of a platform's account: "x:44196397". */
export const accountName = (platform: SocialPlatform, id: string): string => `${platform}:${id}`

/** Parses the platform's own id; null for another platform's account, as after a campaign moved. */
export const accountOn = (platform: SocialPlatform, name: string): string | null =>
  name.startsWith(`${platform}:`) ? name.slice(platform.length + 1) : null
