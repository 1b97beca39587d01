/** Reason for points, as facts; the sentence is built in the reader's language. */
export type PointReason =
  | {
      readonly kind: 'bridge'
      readonly order: string
      readonly base: number
      readonly percent: number
      readonly number: number
    }
  | {
      readonly kind: 'check_in'
      readonly date: number
      readonly bridged: boolean
      readonly double: boolean
      readonly streak: number
      readonly chain: number
      readonly tx: string
    }
  | { readonly kind: 'check_in_bridge'; readonly date: number }
  | { readonly kind: 'check_in_streak'; readonly date: number; readonly streak: number }
  | { readonly kind: 'campaign_step'; readonly campaign: number; readonly name: string; readonly transfers: number }
  | { readonly kind: 'campaign_deploy'; readonly campaign: number; readonly name: string; readonly deployments: number }
  | { readonly kind: 'campaign_extra'; readonly campaign: number; readonly name: string }
  | { readonly kind: 'campaign_social'; readonly campaign: number; readonly name: string }
  | { readonly kind: 'campaign_share'; readonly campaign: number; readonly name: string }
  | { readonly kind: 'referral'; readonly friend: string; readonly order: string; readonly percent: number }
  | {
      readonly kind: 'pool'
      readonly date: number
      readonly chain: number
      /** Symbol of the pool's token, and the least value that the wallet had in the pool that day, in whole tokens. */
      readonly asset: string
      readonly amount: string
    }
  | { readonly kind: 'granted'; readonly note: string }
  | { readonly kind: 'revoked'; readonly note: string }
  | { readonly kind: 'taken_once' }
  | { readonly kind: 'taken_back'; readonly entry: string; readonly why: ClawbackReason }

export const clawbackReasons = [
  'transfer_undone',
  'check_in_undone',
  'bridge_of_day_undone',
  'streak_changed',
  'campaign_not_reached',
  'social_changed',
  'one_person',
  'invitation_ended',
] as const
export type ClawbackReason = (typeof clawbackReasons)[number]
