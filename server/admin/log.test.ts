import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Clock } from '#runtime/clock.ts'
import type { Store } from '#store/contract.ts'
import { randomAddress } from '#store/testing/fixtures.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import { logCommands, sinceOf } from './log.ts'
import { differences, oneLine } from './text.ts'

let store: Store
let now = new Date('2026-06-01T00:00:00Z')
const clock: Clock = { now: () => now }
const wallet = randomAddress()
const named = randomAddress()
beforeAll(async () => {
  store = await openTestStore({ clock })
  const note = { actor: 'Ada', subject: wallet, reason: 'a lost transfer' }
  await store.adminLog.add({
    ...note,
    action: 'points grant',
    before: { campaign_points: 0 },
    after: { campaign_points: 40 },
  })
  now = new Date('2026-06-02T00:00:00Z')
  await store.adminLog.add({
    ...note,
    action: 'review close',
    subject: 'check_ins_of_range 10.0.0.0/24',
    before: { count: 2, wallets: [named, '0x2'] },
    after: null,
  })
  // A version without this check wrote such an entry.
  await store.adminLog.add({
    ...note,
    action: 'points revoke',
    subject: 'x',
    before: null,
    after: null,
    reason: 'mistake\n2026-06-03T00:00:00.000Z  root  points grant \u202e',
  })
  await store.adminLog.add({
    ...note,
    actor: 'automatic',
    action: 'transfer request',
    subject: 'transfer 1',
    before: null,
    after: null,
  })
  now = new Date('2026-06-03T00:00:00Z')
}, 60_000)
afterAll(() => store.close())
const list = async (options: object = {}) => (await logCommands['list']?.({ store, clock }, options)) ?? ''

describe('the operators’ log', () => {
  it('lists what changed, each note on its own line whatever its reason contains', async () => {
    expect((await list()).split('\n')).toEqual([
      '2026-06-02T00:00:00.000Z  automatic  transfer request  transfer 1  a lost transfer',
      '2026-06-02T00:00:00.000Z  Ada  points revoke  x  mistake\\u{a}2026-06-03T00:00:00.000Z  root  points grant \\u{202e}',
      `2026-06-02T00:00:00.000Z  Ada  review close  check_ins_of_range 10.0.0.0/24  count 2, wallets ${named} 0x2  a lost transfer`,
      `2026-06-01T00:00:00.000Z  Ada  points grant  ${wallet}  campaign_points 0 → 40  a lost transfer`,
    ])
  })

  it('can be filtered by wallet, by operator, by time and by number', async () => {
    const actions = async (options: object) =>
      (JSON.parse(await list({ json: true, ...options })) as { action: string }[]).map(({ action }) => action)
    expect(await actions({})).toEqual(['transfer request', 'points revoke', 'review close', 'points grant'])
    expect(await actions({ wallet: wallet.toUpperCase().replace('0X', '0x') })).toEqual(['points grant'])
    expect(await actions({ wallet: named })).toEqual(['review close'])
    expect(await actions({ by: 'automatic' })).toEqual(['transfer request'])
    expect(await actions({ by: 'Ada', since: '2026-06-02' })).toEqual(['points revoke', 'review close'])
    expect(await actions({ by: 'Ad' })).toEqual([])
    expect(await actions({ since: '2026-06-02' })).toEqual(['transfer request', 'points revoke', 'review close'])
    expect(await actions({ since: '36h', limit: '1' })).toEqual(['transfer request'])
    expect(await actions({ since: '1h' })).toEqual([])
    expect(await list({ limit: '1' })).toMatch(/\nThere are more than 1: --limit shows up to 1000\.$/)
    expect(await list({ wallet: randomAddress() })).toBe('Nothing was changed.')
    expect(await list({ by: 'Bob' })).toBe('Nothing was changed.')
    await expect(list({ wallet: '' })).rejects.toThrow('--wallet is needed')
    await expect(list({ by: ' ' })).rejects.toThrow('--by is needed')
  })

  it('has a complete JSON form', async () => {
    expect((JSON.parse(await list({ json: true })) as unknown[])[3]).toEqual({
      id: expect.stringMatching(/^\d+$/) as string,
      at: '2026-06-01T00:00:00.000Z',
      actor: 'Ada',
      action: 'points grant',
      subject: wallet,
      before: { campaign_points: 0 },
      after: { campaign_points: 40 },
      reason: 'a lost transfer',
    })
  })
})

it.each([
  ['2026-06-01', '2026-06-01T00:00:00.000Z'],
  ['2026-06-01T12:00:00+02:00', '2026-06-01T10:00:00.000Z'],
  ['90m', '2026-06-02T22:30:00.000Z'],
  ['12h', '2026-06-02T12:00:00.000Z'],
  ['7d', '2026-05-27T00:00:00.000Z'],
])('--since %s is %s', (since, moment) =>
  expect(sinceOf({ since }, new Date('2026-06-03T00:00:00Z'))?.toISOString()).toBe(moment),
)

it.each(['yesterday', '2026-02-31', '7', '7w', '', '2026-06-01T12:00'])('--since %j is refused', (since) =>
  expect(() => sinceOf({ since }, now)).toThrow('--since is a day'),
)

it.each([
  [{ a: 1, b: { c: 'x', d: 2 } }, { a: 1, b: { c: 'y', d: 2 } }, ['b.c x → y']],
  [{ tasks: [{ points: 5 }, { points: 9 }] }, { tasks: [{ points: 5 }] }, ['tasks.1.points 9 → none']],
  [{ referrer: '0x1' }, { referrer: null }, ['referrer 0x1 → none']],
  [null, { id: 7, name: 'Summer' }, ['id 7', 'name Summer']],
  [
    { wallets: Array.from({ length: 12 }, (_, n) => `0x${n}`) },
    null,
    ['wallets 0x0 0x1 0x2 0x3 0x4 0x5 0x6 0x7 0x8 0x9 and 2 more'],
  ],
  [null, null, []],
])('from %j to %j is told as %j', (before, after, told) => expect(differences(before, after)).toEqual(told))

it('escapes control characters, and keeps text of any script', () => {
  expect(oneLine('a\u001b[2Kb\u2028c')).toBe('a\\u{1b}[2Kb\\u{2028}c')
  expect(oneLine('می‌خواهم 👩‍🚀')).toBe('می‌خواهم 👩‍🚀')
})
