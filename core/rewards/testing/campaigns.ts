import type { BridgeCampaign, CampaignTask, DeployCampaign, SocialCampaign, SocialTask } from '../campaign/types.ts'

const november = {
  status: 1,
  startTime: new Date('2026-11-01T00:00:00Z'),
  endTime: new Date('2026-12-01T00:00:00Z'),
  timeType: 'countdown',
  logoUrl: null,
  themeId: 1,
  invisible: false,
} as const

/** A running campaign of November 2026, for tests. */
export const campaignOf = (id: number, some: Partial<BridgeCampaign> = {}): BridgeCampaign => ({
  kind: 'bridge',
  id,
  name: `Campaign ${id}`,
  ...november,
  tasks: [],
  extraPoints: 0,
  ...some,
})

/** A running social task of November 2026, for tests. */
export const socialCampaignOf = (
  id: number,
  social: Partial<SocialTask> = {},
  some: Partial<SocialCampaign> = {},
): SocialCampaign => ({
  kind: 'social',
  id,
  name: `Campaign ${id}`,
  ...november,
  social: { platform: 'x', link: 'https://x.example.org', points: 30, honourPoints: 0, ...social },
  ...some,
})

/** Step that any bridge counts for. */
export const stepOf = (transferCount: number, points: number, some: Partial<CampaignTask> = {}): CampaignTask => ({
  transferCount,
  points,
  fromChain: null,
  toChain: null,
  ...some,
})

/** A running campaign of deployments of November 2026, for tests. */
export const deployCampaignOf = (id: number, some: Partial<DeployCampaign> = {}): DeployCampaign => ({
  kind: 'deploy',
  id,
  name: `Campaign ${id}`,
  ...november,
  deploy: [],
  ...some,
})
