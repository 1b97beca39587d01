import { describe, expect, it } from 'vitest'
import type { CampaignData } from '#core/wire/campaigns.ts'
import type { SocialState } from './socialState.ts'
import { socialTaskOf, socialTasks, type SocialTask } from './socialTasks.ts'
import { isOneTap, nextOf, stateOf, wantsHandle } from './socialView.ts'

const campaign = (id: number, platform: SocialTask['platform'], more: Partial<CampaignData> = {}): CampaignData => ({
  id,
  kind: 'social',
  name: `Task ${id}`,
  status: 1,
  start_time: 100 + id,
  end_time: 900,
  time_type: 1,
  logo_url: null,
  theme_id: 10,
  theme_name: 'Social',
  invisible: false,
  tasks: [],
  extra_points: 0,
  social: {
    platform,
    link: `https://${platform}.example.org`,
    points: 30,
    verified: true,
    authorize_url: platform === 'discord' ? 'https://discord.com/oauth2/authorize?client_id=2' : null,
  },
  ...more,
})
const task = (platform: SocialTask['platform'], more: Partial<SocialTask> = {}): SocialTask => {
  const found = socialTaskOf(campaign(29, platform))
  if (!found) throw new Error('not social')
  return { ...found, ...more }
}
const onTrust = { verified: false, authorizeUrl: null }
const failed = (reason: string): SocialState => ({ step: 'failed', reason, wait: null })
const steps: Record<SocialState['step'], SocialState> = {
  todo: { step: 'todo' },
  opened: { step: 'opened' },
  verifying: { step: 'verifying' },
  failed: failed('verification_failed'),
  done: { step: 'done', at: 1 },
}

describe('social tasks', () => {
  it('follow the order of the specification, without hidden campaigns and those completed by bridging', () => {
    const list = [
      campaign(32, 'telegram'),
      campaign(29, 'x'),
      campaign(30, 'discord'),
      campaign(33, 'x'),
      campaign(34, 'x', { invisible: true }),
      campaign(35, 'x', { status: 0 }),
      campaign(1, 'x', { kind: 'bridge', social: null }),
    ]
    expect(socialTasks(list).map(({ id }) => id)).toEqual([33, 29, 30, 32])
  })
})

describe('the next step', () => {
  it.each<[string, SocialTask, readonly string[]]>([
    ['of a follow', task('x'), ['follow open', 'verify verify', 'verifying nothing', 'retry verify', 'done nothing']],
    [
      'of the chat',
      task('discord'),
      ['join open', 'auth authorise', 'verifying nothing', 'retry authorise', 'done nothing'],
    ],
    [
      'of the chat, taken on trust',
      task('discord', onTrust),
      ['join open', 'verify verify', 'verifying nothing', 'retry verify', 'done nothing'],
    ],
    [
      'of the channel',
      task('telegram'),
      ['join open', 'verify verify', 'verifying nothing', 'retry verify', 'done nothing'],
    ],
  ])('%s', (_, one, wanted) => {
    expect(
      Object.values(steps)
        .map((state) => nextOf(one, state, null))
        .map(({ label, does }) => `${label} ${does}`),
    ).toEqual(wanted)
  })

  it('of the chat with a code is to verify with it', () => {
    const next = (['todo', 'opened', 'failed'] as const).map((step) => nextOf(task('discord'), steps[step], 'abc'))
    expect(next.map(({ label, does }) => `${label} ${does}`)).toEqual([
      'verify verify',
      'verify verify',
      'retry verify',
    ])
  })

  it('requires a handle only if X is verified', () => {
    expect([task('x'), task('x', onTrust), task('discord'), task('telegram')].map(wantsHandle)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  it('needs one tap if nothing is missing', () => {
    expect(
      [task('x'), task('x', onTrust), task('discord'), task('discord', onTrust), task('telegram')].map((one) =>
        isOneTap(one, null, steps.todo),
      ),
    ).toEqual([false, true, false, true, true])
  })

  it.each([
    ['nothing was tried', steps.todo, false],
    ['its page was opened', steps.opened, false],
    ['the code was not in the profile', failed('account_unproven'), false],
    ['nobody was asked', failed('wallet_rejected'), false],
    ['the code was seen and the follow was not', failed('verification_failed'), true],
    ['the code was seen and the follow could not be', failed('follow_out_of_sight'), true],
  ])('on X, with a name, is told with the same tap: %s', (_, state, oneTap) => {
    expect([isOneTap(task('x'), 'someone', state), isOneTap(task('x'), null, state)]).toEqual([oneTap, false])
  })
})

describe('the server’s state of a task', () => {
  const told = (social_done: boolean, readAt: number) => ({ row: { social_done }, readAt })
  const done: SocialState = { step: 'done', at: 10_000 }

  it.each<[string, SocialState, Parameters<typeof stateOf>[1], SocialState['step']]>([
    ['what was done on another device is done', steps.todo, told(true, 1), 'done'],
    ['also after a failure here', steps.failed, told(true, 1), 'done'],
    ['what was just done stays done until it is asked for again', done, told(false, 14_999), 'done'],
    ['what was taken back is to do again', done, told(false, 15_000), 'todo'],
    ['without an answer what is known here stands', done, { row: undefined, readAt: 99_000 }, 'done'],
    ['what is not done yet stands as it is', steps.opened, told(false, 99_000), 'opened'],
  ])('%s', (_, kept, answer, step) => {
    expect(stateOf(kept, answer).step).toBe(step)
  })
})
