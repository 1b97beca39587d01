import { describe, expect, it } from 'vitest'
import type { CampaignData } from '#core/wire/campaigns.ts'
import { postAddress, shareOffer } from './shareOffer.ts'

const END = 2_000_000
const DAY = 86_400
const now = new Date(END * 1000 - 1)
const campaign = (more: Partial<CampaignData> = {}): CampaignData => ({
  id: 1,
  name: 'Southbound',
  status: 1,
  start_time: 100,
  end_time: END,
  time_type: 0,
  logo_url: null,
  theme_id: 1,
  theme_name: 'North',
  invisible: false,
  tasks: [
    { transfer_count: 1, from_chain: null, to_chain: null, points: 10 },
    { transfer_count: 3, from_chain: null, to_chain: null, points: 30 },
  ],
  extra_points: 0,
  social: null,
  kind: 'bridge',
  ...more,
})
const made = (count: number, campaign_id = 1) => ({
  campaign_id,
  transfer_count_total: count,
  campaign_points: 40,
  cross_total_points: 0,
  extra_points: 0,
  social_done: false,
  steps: [Math.min(count, 1), count],
  completed_at: new Date(END * 1000 - DAY * 1000).toISOString(),
  shared: false,
})
const never = () => false

describe('sharing a completed campaign', () => {
  it('is offered with its points', () => {
    expect(shareOffer({ campaigns: [campaign()], progress: [made(3)], now, told: never })).toEqual({
      id: 1,
      name: 'Southbound',
      points: 40,
    })
  })

  it('is available for days after its end, since its last bridge may be late', () => {
    expect(
      shareOffer({ campaigns: [campaign({ end_time: END - 6 * DAY })], progress: [made(3)], now, told: never })?.id,
    ).toBe(1)
  })

  it.each([
    ['it is not completed', campaign(), made(2)],
    ['it has extra points', campaign({ extra_points: 100 }), made(3)],
    ['it is a social task', campaign({ kind: 'social' }), made(3)],
    ['it has no tasks', campaign({ tasks: [] }), made(0)],
    ['it does not run', campaign({ status: 0 }), made(3)],
    ['it is kept back', campaign({ invisible: true }), made(3)],
    ['it was shared on another device', campaign(), { ...made(3), shared: true }],
    [
      'it was completed more than a day ago',
      campaign(),
      { ...made(3), completed_at: new Date(END * 1000 - DAY * 1000 - 1).toISOString() },
    ],
    ['its time of completion is unknown', campaign(), { ...made(3), completed_at: null }],
    ['it begins later', campaign({ start_time: END }), made(3)],
    ['it ended a week ago', campaign({ end_time: END - 7 * DAY - 1 }), made(3)],
    ['the progress is another’s', campaign(), made(3, 2)],
  ])('is not where %s', (_, one, progress) => {
    expect(shareOffer({ campaigns: [one], progress: [progress], now, told: never })).toBeNull()
  })

  it('is offered once; then the next one', () => {
    const both = { now, campaigns: [campaign(), campaign({ id: 2, start_time: 150 })], progress: [made(3), made(3, 2)] }
    expect(shareOffer({ ...both, told: never })?.id).toBe(2)
    expect(shareOffer({ ...both, told: (id) => id === 2 })?.id).toBe(1)
    expect(shareOffer({ ...both, told: () => true })).toBeNull()
  })
})

it('creates a post with the full text and link', () => {
  const address = new URL(postAddress('40 points & more', 'https://bridge.example/?ref=Abcd2345'))
  expect(address.origin + address.pathname).toBe('https://twitter.com/intent/tweet')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    text: '40 points & more',
    url: 'https://bridge.example/?ref=Abcd2345',
  })
})
