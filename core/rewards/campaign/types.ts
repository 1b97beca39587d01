import type { ChainId } from '../../chain/chainId.ts'
import type { OwnText } from '../../format/ownText.ts'

/** A quest of a season. Campaigns on chains count settled bridges; social ones are done by one verified act. */
export interface Campaign {
  readonly id: number
  readonly name: OwnText
  /** 1 runs; with anything else the operator keeps it back and it gives nothing new. */
  readonly status: number
  readonly startTime: Date
  /** The first moment that no longer counts. */
  readonly endTime: Date
  readonly timeType: TimeType
  readonly logoUrl: string | null
  readonly themeId: number
  /** It counts, and nobody is told of it. */
  readonly invisible: boolean
  /** Empty for social campaigns. */
  readonly tasks: readonly CampaignTask[]
  /** On top, once all steps are done. */
  readonly extraPoints: number
  /** Null for campaigns on chains. */
  readonly social: SocialTask | null
}

/** How its theme tells the time: what is left of it, or from when to when. */
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
  /** For who was seen by the platform. */
  readonly points: number
  /** For who only says so, where the platform cannot be asked. */
  readonly honourPoints: number
}

export interface Theme {
  readonly id: number
  readonly name: OwnText
  readonly displayPosition: number
}

/** The status of a campaign that runs. */
export const RUNS = 1
