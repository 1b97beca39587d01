import type { ChainId } from '../../chain/chainId.ts'
import type { OwnText } from '../../format/ownText.ts'

interface CampaignBase {
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
  /** Hidden from users, but still counted. */
  readonly invisible: boolean
}

/** Counts settled bridges in steps. */
export interface BridgeCampaign extends CampaignBase {
  readonly kind: 'bridge'
  readonly tasks: readonly CampaignTask[]
  /** Bonus once all steps are done. */
  readonly extraPoints: number
}

/** Needs one act on a social platform. */
export interface SocialCampaign extends CampaignBase {
  readonly kind: 'social'
  readonly social: SocialTask
}

/** Counts notes that a wallet has deployed, in steps. */
export interface DeployCampaign extends CampaignBase {
  readonly kind: 'deploy'
  readonly deploy: readonly DeployTask[]
}

/** Quest of a season. docs/adding-a-campaign.md lists the tables that a further kind belongs to. */
export type Campaign = BridgeCampaign | SocialCampaign | DeployCampaign

export const campaignKinds = ['bridge', 'social', 'deploy'] as const satisfies readonly Campaign['kind'][]
export type CampaignKind = (typeof campaignKinds)[number]
export type CampaignOf<K extends CampaignKind> = Extract<Campaign, { readonly kind: K }>

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

export interface DeployTask {
  readonly count: number
  /** Null = any network. */
  readonly chain: ChainId | null
  readonly points: number
}

export const socialPlatforms = ['x', 'telegram', 'discord'] as const
export type SocialPlatform = (typeof socialPlatforms)[number]

export interface SocialTask {
  readonly platform: SocialPlatform
  readonly link: string
  /** Points for users whom the platform verified. */
  readonly points: number
  /** Points for users who only confirm the task, where the platform cannot be queried. */
  readonly honourPoints: number
}

export interface Theme {
  readonly id: number
  readonly name: OwnText
  readonly displayPosition: number
}

/** Status of an active campaign. */
export const RUNS = 1
