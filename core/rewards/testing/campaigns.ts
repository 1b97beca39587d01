import type { Campaign, CampaignTask } from '../campaign/types.ts'

/** A running campaign of November 2026, for tests. */
export const campaignOf = (id: number, some: Partial<Campaign> = {}): Campaign => ({
  id,
  name: `Campaign ${id}`,
  status: 1,
  startTime: new Date('2026-11-01T00:00:00Z'),
  endTime: new Date('2026-12-01T00:00:00Z'),
  timeType: 'countdown',
  logoUrl: null,
  themeId: 1,
  invisible: false,
  tasks: [],
  extraPoints: 0,
  social: null,
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
