import type { ChainId } from '../../chain/chainId.ts'
import type { OwnText } from '../../format/ownText.ts'

/** Quest of a season. On-chain campaigns count settled bridges; social ones need one verified act. */
export interface Campaign {
  readonly id: number
  readonly name: OwnText
  /** 1 = active; any other value means that the operator holds it back and it awards nothing new. */
  readonly status: number
  readonly startTime: Date
  /** The first time that no longer counts. */
  readonly endTime: Date
  readonly timeType: TimeType
  readonly logoUrl: string | null
  readonly themeId: number
  /** It counts, but users don't see it. */
  readonly invisible: boolean
  /** Empty for social campaigns. */
  readonly tasks: readonly CampaignTask[]
  /** Bonus once all steps are done. */
  readonly extraPoints: number
  /** Null for on-chain campaigns. */
  readonly social: SocialTask | null
}

/** Time display of a theme: time left, or start and end. */
export const timeTypes = ['countdown', 'range'] as const
export type TimeType = (typeof timeTypes)[number]

export interface CampaignTask {
  readonly transferCount: number
  /** Null = any network. */
  readonly fromChain: ChainId | null
  readonly toChain: ChainId | null
  readonly points: number
}

export const socialPlatforms = ['x', 'telegram', 'discord'] as const
export type SocialPlatform = (typeof socialPlatforms)[number]

export interface SocialTask {
  readonly platform: SocialPlatform
  readonly link: string
  /** For users that the platform verified. */
  readonly points: number
  /** For users who only confirm it, where the platform cannot be asked. */
  readonly honourPoints: number
}

export interface Theme {
  readonly id: number
  readonly name: OwnText
  readonly displayPosition: number
}

/** Status of an active campaign. */
export const RUNS = 1
