import { describe, expect, it } from 'vitest'
import type { CampaignData, ProgressData } from '#core/wire/campaigns.ts'
import { type ActivityGroup, activityView } from './activityView.ts'
import type { BridgeQuest } from './bridgeQuest.ts'

const step = (
  transfer_count: number,
  points: number,
  from_chain: number | null = null,
  to_chain: number | null = null,
) => ({ transfer_count, points, from_chain, to_chain })
const campaign = (id: number, more: Partial<CampaignData> = {}): CampaignData => ({
  id,
  kind: 'bridge',
  name: `Campaign ${id}`,
  status: 1,
  start_time: 100 + id,
  end_time: 200 + id,
  time_type: 1,
  logo_url: null,
  theme_id: 1,
  theme_name: 'One',
  invisible: false,
  tasks: [step(1, 10), step(3, 30), step(5, 60)],
  extra_points: 0,
  social: null,
  ...more,
})
const progress = (campaign_id: number, transfer_count_total: number, steps: number[]): ProgressData => ({
  campaign_id,
  transfer_count_total,
  steps,
  campaign_points: 0,
  cross_total_points: 0,
  extra_points: 0,
  social_done: false,
  completed_at: null,
  shared: false,
})
const running = (...list: CampaignData[]) => ({ list, ended: [] })
const rowsOf = (group: ActivityGroup | undefined): BridgeQuest[] =>
  group?.quests.filter((quest) => quest.kind === 'bridge') ?? []
const themes = [
  { id: 2, name: 'Two', display_position: 20 },
  { id: 1, name: 'One', display_position: 30 },
  { id: 3, name: 'Empty', display_position: 1 },
]

describe('the list', () => {
  it('has themes by position and the newest campaign first, without hidden ones', () => {
    const social = campaign(29, {
      kind: 'social',
      tasks: [],
      social: { platform: 'x', link: 'https://example.org', points: 30, verified: true, authorize_url: null },
    })
    const groups = activityView(
      running(
        campaign(1),
        campaign(2),
        campaign(3, { theme_id: 2 }),
        campaign(4, { invisible: true }),
        campaign(5, { status: 0 }),
        social,
      ),
      themes,
      [],
      0,
    )
    expect(groups.map(({ name, quests }) => [name, quests.map(({ kind, id }) => `${kind} ${id}`)])).toEqual([
      ['Two', ['bridge 3']],
      ['One', ['bridge 2', 'bridge 1', 'social 29']],
    ])
  })

  it('leaves out a kind that only a newer server knows', () => {
    const unknown = { ...campaign(2), kind: 'quiz' } as unknown as CampaignData
    expect(activityView(running(campaign(1), unknown), themes, [], 0).map(({ quests }) => quests.length)).toEqual([1])
    expect(activityView(running(unknown), themes, [], 0)).toEqual([])
  })

  it('shows the end of a campaign that ends before others of its theme', () => {
    const sprint = campaign(2, { time_type: 0, end_time: 150 })
    const [one, alone] = [
      activityView(running(campaign(1), sprint), themes, [], 0)[0],
      activityView(running(sprint), themes, [], 0)[0],
    ]
    expect(rowsOf(one).map(({ id, time }) => [id, time])).toEqual([
      [2, expect.objectContaining({ kind: 'countdown', end: 150_000 })],
      [1, null],
    ])
    expect(rowsOf(alone)[0]?.time).toBeNull()
  })

  it('shows the time left if one of a theme counts down, else the date range', () => {
    const timeOf = (second: CampaignData, now = 0) =>
      activityView(running(campaign(1), second), themes, [], now)[0]?.time
    expect(timeOf(campaign(2))).toEqual({ kind: 'range', start: 101_000, end: 202_000 })
    expect(timeOf(campaign(2, { time_type: 0 }))).toMatchObject({ kind: 'countdown', end: 202_000 })
    const far = campaign(2, { time_type: 0, end_time: 1500 * 86_400 })
    expect(timeOf(far)).toEqual({ kind: 'range', start: 101_000, end: 1500 * 86_400_000 })
    expect(timeOf(far, 1469 * 86_400_000)?.kind).toBe('range')
    expect(timeOf(far, 1470 * 86_400_000)?.kind).toBe('countdown')
  })
})

describe('a campaign', () => {
  const row = (total: number, steps: number[] | null, more: Partial<CampaignData> = {}) =>
    rowsOf(activityView(running(campaign(1, more)), themes, steps === null ? [] : [progress(1, total, steps)], 0)[0])[0]

  it.each([
    [0, null, [0, 0, 0], false],
    [0, [0, 0, 0], [0, 0, 0], false],
    [2, [1, 2, 2], [1, 0.5, 0], false],
    [4, [1, 3, 4], [1, 1, 0.5], false],
    [5, [1, 3, 5], [1, 1, 1], true],
  ])('with %j bridges, %j for its steps, shows %j', (made, steps, shares, done) => {
    const shown = row(made, steps)
    expect(shown?.steps.map(({ share }) => share)).toEqual(shares)
    expect(shown).toMatchObject({ done, made, asked: 5, unit: 'bridges' })
  })

  it('with steps on different networks counts each by its own bridges', () => {
    const tasks = [step(1, 10, 1, 8453), step(2, 20, 56, null), step(4, 40, 56, null)]
    const shown = row(2, [0, 2, 2], { tasks })
    expect(shown?.steps.map(({ share }) => share)).toEqual([0, 1, 0])
    expect(shown).toMatchObject({ unit: 'steps', made: 1, asked: 3, done: false, preset: { from: 1, to: 8453 } })
    expect(row(4, [1, 2, 4], { tasks })).toMatchObject({ made: 3, asked: 3, done: true })
  })

  it('has a bonus on top of its steps, if there is one', () => {
    expect([row(0, null)?.bonus, row(0, null, { extra_points: 100 })?.bonus]).toEqual([0, 100])
  })

  it('that has ended keeps its position among running ones', () => {
    const [group] = activityView(
      { list: [campaign(1), campaign(3)], ended: [campaign(2)] },
      themes,
      [progress(2, 4, [1, 3, 4])],
      0,
    )
    expect(rowsOf(group).map(({ id, ended, made }) => [id, ended, made])).toEqual([
      [3, false, 0],
      [2, true, 4],
      [1, false, 0],
    ])
  })

  it('can be shared once it is completed, until it has been', () => {
    const shareOf = (one: ProgressData) => rowsOf(activityView(running(campaign(1)), themes, [one], 0)[0])[0]?.share
    expect(shareOf(progress(1, 4, [1, 3, 4]))).toBeNull()
    expect(shareOf(progress(1, 5, [1, 3, 5]))).toEqual({ id: 1, name: 'Campaign 1', points: 0 })
    expect(shareOf({ ...progress(1, 5, [1, 3, 5]), shared: true })).toBeNull()
  })

  it('can require equally many bridges between other networks', () => {
    const tasks = [step(1, 10, null, 10), step(1, 20, null, 8453)]
    expect(row(0, [1, 0], { tasks })?.steps).toEqual([
      { points: 10, share: 1 },
      { points: 20, share: 0 },
    ])
  })

  it('links to the bridge of its next step', () => {
    const tasks = [step(1, 10, 1, 10), step(2, 20, null, 8453)]
    expect(row(0, [0, 0], { tasks })?.preset).toEqual({ from: 1, to: 10, token: null })
    expect(row(1, [1, 1], { tasks })?.preset).toEqual({ from: null, to: 8453, token: null })
    expect(row(2, [1, 2], { tasks })?.preset).toEqual({ from: null, to: 8453, token: null })
  })
})
