import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chainId } from '#core/chain/chainId.ts'
import { orderIdFromUuid } from '#core/order/id.ts'
import { loadCampaigns } from '#runtime/catalogue/campaigns.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import type { Store } from '#store/contract.ts'
import { randomAddress } from '#store/testing/fixtures.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import { recountCampaigns } from '../rewards/campaigns/recount.ts'
import { campaignCommands, type CampaignDeps } from './campaigns.ts'
import type { AdminOptions } from './command.ts'
import { logCommands } from './log.ts'
import { pointCommands } from './points.ts'

let store: Store
let deps: CampaignDeps
let now = new Date('2026-06-01T00:00:00Z')
const told: string[] = []
const folder = mkdtempSync(join(tmpdir(), 'causeway-'))
beforeAll(async () => {
  store = await openTestStore()
  deps = {
    store,
    campaigns: loadCampaigns({ profile: 'local' }, loadCatalogue({ profile: 'local' })),
    clock: { now: () => now },
    tell: (line) => void told.push(line),
  }
}, 60_000)
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

const entry = {
  id: 70,
  name: 'Summer',
  status: 1,
  startTime: '2026-05-01T00:00:00Z',
  endTime: '2026-09-01T00:00:00Z',
  timeType: 'range',
  logoUrl: null,
  themeId: 1,
  invisible: false,
  tasks: [{ transferCount: 1, fromChain: null, toChain: 31338, points: 5 }],
  extraPoints: 0,
  social: null,
}
function fileOf(content: unknown): string {
  const path = join(folder, `${uuidv7()}.json`)
  writeFileSync(path, JSON.stringify(content))
  return path
}
const run = (name: string, options: AdminOptions = {}) =>
  campaignCommands[name]?.(deps, { reason: 'the season', by: 'Ada', ...options }) ??
  Promise.reject(new Error(`no command ${name}`))
const points = (name: string, options: AdminOptions = {}) =>
  pointCommands[name]?.(deps, { reason: 'a lost transfer', by: 'Ada', ...options }) ??
  Promise.reject(new Error(`no command ${name}`))
const log = async () => (await logCommands['list']?.(deps))?.split('\n') ?? []
const pointsOf = async (wallet: string) => (await store.points.standing(wallet)).balances.campaign_points
async function bridge(wallet: string, settledAt = new Date('2026-05-15T00:00:00Z')): Promise<void> {
  const one = { orderId: orderIdFromUuid(uuidv7()), wallet, fromChain: chainId(1), toChain: chainId(31338), settledAt }
  await store.points.creditBridge(one, () => ({
    bucket: 'cross_points',
    points: 1,
    reason: { kind: 'granted', note: '' },
  }))
}

describe('campaigns of an operator', () => {
  it('are added, edited and ended; awards follow, and the log records who and why', async () => {
    const wallet = randomAddress()
    await bridge(wallet)
    await bridge(wallet, new Date('2026-06-15T00:00:00Z'))
    expect(await run('list')).toContain('1  Southbound  theme 1  runs, 1675 d 0 h 0 min left')
    expect(await run('add', { file: fileOf(entry) })).toMatch(
      /Summer.*runs, 92 d.*1 wallet checked, 1 award given, 0 reversed/,
    )
    expect(await pointsOf(wallet)).toBe(5)
    expect(
      await run('edit', {
        id: '70',
        set: '{"tasks": [{"transferCount": 2, "fromChain": null, "toChain": null, "points": 9}]}',
      }),
    ).toContain('1 award given, 1 reversed')
    expect(await pointsOf(wallet)).toBe(9)
    // The second bridge settles after the end.
    expect(await run('end', { id: '70' })).toContain('0 awards given, 1 reversed')
    expect(await pointsOf(wallet)).toBe(0)
    expect(await run('list')).toContain('70  Summer  theme 1  ended 2026-06-01T00:00:00.000Z')
    const changes = [
      ['end', 'endTime 2026-09-01T00:00:00.000Z → 2026-06-01T00:00:00.000Z'],
      ['edit', 'tasks.0.points 5 → 9, tasks.0.toChain 31338 → none, tasks.0.transferCount 1 → 2'],
      [
        'add',
        'id 70, name Summer, tasks.0.points 5, tasks.0.toChain 31338, tasks.0.transferCount 1, status 1, endTime 2026-09-01T00:00:00Z, themeId 1, timeType range, invisible false, startTime 2026-05-01T00:00:00Z, extraPoints 0',
      ],
    ]
    expect((await log()).map((line) => line.split('  ').slice(1))).toEqual(
      changes.map(([action, change]) => ['Ada', `campaigns ${action}`, 'campaign 70', change, 'the season']),
    )
    expect((await store.adminLog.recent(1))[0]).toMatchObject({
      before: { id: 70, endTime: '2026-09-01T00:00:00.000Z' },
      after: { id: 70, endTime: '2026-06-01T00:00:00.000Z' },
    })
  })

  it('with an id of the configuration override it and keep the id', async () => {
    expect(await run('edit', { id: '2', set: '{"status": 0}' })).toContain('kept back')
    expect(await run('list')).toContain('2  Home again  theme 2  kept back (status 0)')
    await expect(run('edit', { id: '2', set: '{"id": 3}' })).rejects.toThrow('stays')
  })

  it('concurrent edits both count, and each note records what the other left', async () => {
    await run('add', { file: fileOf({ ...entry, id: 72, status: 0 }) })
    await Promise.all([
      run('edit', { id: '72', set: '{"name": "Late summer"}' }),
      run('edit', { id: '72', set: '{"extraPoints": 77}' }),
    ])
    const [second, first] = await store.adminLog.recent(2)
    expect([first?.before, second?.after]).toMatchObject([
      { name: 'Summer', extraPoints: 0 },
      { name: 'Late summer', extraPoints: 77 },
    ])
    expect(second?.before).toMatchObject({ ...(first?.after as object), startTime: '2026-05-01T00:00:00.000Z' })
    expect(await run('list')).toContain('72  Late summer')
  })

  it('are listed with their source, what they give and what the file has instead', async () => {
    await run('edit', { id: '2', set: '{"extraPoints": 70, "name": {"en": "Home\\nagain"}}' })
    const list = await run('list')
    expect(list).toMatch(
      /^1 {2}Southbound {2}theme 1 {2}.* {2}from campaigns\.json\n {3}1 bridge from 31337 to 31338: 10; 3 bridges from 31337 to 31338: 30; 5 bridges from 31337 to 31338: 60\n/,
    )
    expect(list).toMatch(
      /\n2 {2}Home\\u\{a\}again .* {2}from the database, instead of campaigns\.json\n {3}1 bridge from 31338 to 31337: 10; .*; all of it: 70 more\n/,
    )
    expect(list).toMatch(/\n29 .*\n {3}x: 30 points where it is seen, 0 on one’s word\n/)
    expect(await run('show', { id: '2' })).toMatch(
      /\nfrom {3}the database, instead of campaigns\.json, written .*\n {7}name\.en Home again → Home\\u\{a\}again\n {7}name\.ru Снова дома → none\n {7}status 1 → 0\n {7}extraPoints 100 → 70\n/,
    )
    expect(JSON.parse(await run('show', { id: '2', json: true }))).toMatchObject({
      id: 2,
      source: 'instead',
      campaign: { extraPoints: 70 },
      in_file: { extraPoints: 100 },
    })
    expect(JSON.parse(await run('list', { json: true }))).toContainEqual(
      expect.objectContaining({ id: 70, source: 'database', in_file: null }),
    )
    await expect(run('show', { id: '999' })).rejects.toMatchObject({ reason: 'campaign_unknown' })
  })

  it('are reset to the file, together with their awards', async () => {
    now = new Date('2026-06-02T00:00:00Z')
    const wallet = randomAddress()
    await bridge(wallet, new Date('2026-06-01T12:00:00Z'))
    const had = await pointsOf(wallet)
    await run('edit', {
      id: '1',
      set: '{"tasks": [{"transferCount": 1, "fromChain": null, "toChain": null, "points": 900}]}',
    })
    expect(await pointsOf(wallet)).toBeGreaterThanOrEqual(900)
    expect(await run('reset', { id: '1' })).toMatch(/^Campaign 1 “Southbound”: runs.* reversed\.$/)
    await run('recount')
    const fresh = randomAddress()
    await bridge(fresh, new Date('2026-06-01T12:00:00Z'))
    await run('recount')
    expect([had, await pointsOf(wallet)]).toEqual([0, await pointsOf(fresh)])
    expect((await store.adminLog.recent(3)).at(-1)).toMatchObject({ actor: 'Ada' })
    expect(await store.campaigns.edits()).not.toContainEqual(expect.objectContaining({ id: 1 }))
    await expect(run('reset', { id: '1' })).rejects.toMatchObject({ reason: 'campaign_unchanged' })
    await expect(run('reset', { id: '70' })).rejects.toMatchObject({ reason: 'campaign_not_in_file' })
  })

  it('of a social task keep the fields that are not edited', async () => {
    await run('edit', { id: '29', set: '{"social": {"honourPoints": 5}}' })
    const before = (await store.adminLog.recent(1))[0]?.before as { social: object }
    expect((await store.adminLog.recent(1))[0]?.after).toMatchObject({ social: { ...before.social, honourPoints: 5 } })
    await expect(run('edit', { id: '29', set: '{"social": {"honourPoints": -5}}' })).rejects.toThrow(
      'social.honourPoints',
    )
    await run('reset', { id: '29' })
  })

  it('that no longer match the configuration are reported', async () => {
    const id = 71
    await store.campaigns.change(() => ({
      id,
      body: { ...entry, id, themeId: 99 },
      note: { actor: 'x', action: 'x', subject: 'x', before: null, after: null, reason: null },
    }))
    expect(await run('list')).toContain('71  suspended: The campaign is not valid: theme 99 does not exist')
    await expect(run('edit', { id: '71', set: '{"themeId": 1}' })).rejects.toMatchObject({
      reason: 'campaign_rests',
      message: expect.stringContaining('theme 99 does not exist.') as string,
    })
    expect(await run('add', { file: fileOf({ ...entry, id, status: 0 }) })).toContain('kept back')
    expect((await store.adminLog.recent(20)).find(({ action }) => action === 'campaigns add')?.before).toMatchObject({
      id,
      themeId: 99,
    })
  })

  const wrong: [string, string, AdminOptions, string][] = [
    ['add', 'a number that is taken', { file: fileOf({ ...entry, id: 1 }) }, 'edit it'],
    ['add', 'what is no campaign', { file: fileOf({ id: 5 }) }, 'not valid'],
    ['add', 'a file that is not there', { file: join(folder, 'none.json') }, 'does not exist'],
    ['add', 'a folder', { file: folder }, 'is a folder'],
    ['edit', 'an unknown number', { id: '999', set: '{}' }, 'Campaign 999 not found'],
    [
      'edit',
      'what changes nothing',
      { id: '1', set: '{"status": 1, "startTime": "2026-01-01T00:00:00Z"}' },
      'is like that already',
    ],
    [
      'edit',
      'a reason that would forge a line',
      { id: '1', set: '{"status": 0}', reason: 'x\n2026-01-01  root  points grant' },
      'control character',
    ],
    ['edit', 'a name that turns the line', { id: '1', set: '{"status": 0}', by: '\u202eAda' }, 'control character'],
    ['edit', 'a number that no campaign can have', { id: '2147483648', set: '{}' }, '--id'],
    ['edit', 'no number', { id: 'first', set: '{}' }, '--id'],
    ['edit', 'what is not JSON', { id: '1', set: 'status=0' }, 'not JSON'],
    ['edit', 'a number for fields', { id: '1', set: '5' }, 'object of fields'],
    [
      'edit',
      'a social task in another theme',
      { id: '29', set: '{"themeId": 1}' },
      'a social task belongs in theme 10',
    ],
    ['recount', 'no reason', { reason: ' ' }, '--reason'],
    ['recount', 'an unknown number', { id: '999' }, 'Campaign 999 not found'],
    ['recount', 'what is no wallet to go on after', { after: 'garbage' }, '--after is not an address'],
    ['edit', 'no reason', { id: '1', set: '{"status": 0}', reason: ' ' }, '--reason'],
  ]
  it.each(wrong)('%s refuses %s, and nothing is logged', async (name, _, options, why) => {
    const before = await log()
    await expect(run(name, options)).rejects.toThrow(why)
    expect(await log()).toEqual(before)
  })
})

describe('a recount', () => {
  it('adds missed awards batch by batch, and a second one adds nothing', async () => {
    now = new Date('2026-05-20T00:00:00Z')
    const wallets = [randomAddress(), randomAddress(), randomAddress()]
    for (const wallet of wallets) await bridge(wallet)
    const campaign = deps.campaigns.read({ ...entry, id: 80 })
    if (!campaign) throw new Error('the campaign was not read')
    const lasts: string[] = []
    const first = await recountCampaigns(store, () => [campaign], { batch: 2, tell: (last) => void lasts.push(last) })
    expect(first).toMatchObject({ takenBack: 0, given: first.wallets })
    // No resume point is reported after the last batch.
    expect(lasts).toHaveLength(Math.ceil(first.wallets / 2) - 1)
    expect(await recountCampaigns(store, () => [campaign], { batch: 2 })).toEqual({
      wallets: first.wallets,
      given: 0,
      takenBack: 0,
    })
    expect(await recountCampaigns(store, () => [campaign], { after: lasts[0] ?? '' })).toMatchObject({
      wallets: first.wallets - 2,
    })
    for (const wallet of wallets) expect(await pointsOf(wallet)).toBe(5)
    expect(await run('recount')).toContain('0 awards given, 0 reversed')
  })

  it('by an operator is logged before it starts, and with its result', async () => {
    const before = (await log()).length
    const after = randomAddress()
    await run('recount', { id: '70', after })
    expect(await store.adminLog.recent(2)).toMatchObject([
      {
        actor: 'Ada',
        action: 'campaigns recounted',
        subject: 'campaign 70',
        reason: 'the season',
        after: { given: 0, takenBack: 0 },
      },
      {
        actor: 'Ada',
        action: 'campaigns recount',
        subject: 'campaign 70',
        reason: 'the season',
        before: null,
        after: { after },
      },
    ])
    const cutOff: CampaignDeps = {
      ...deps,
      store: {
        ...store,
        campaigns: { ...store.campaigns, walletsAfter: () => Promise.reject(new Error('the machine stopped')) },
      },
    }
    await expect(campaignCommands['recount']?.(cutOff, { reason: 'the season' })).rejects.toThrow('stopped')
    expect((await store.adminLog.recent(1))[0]).toMatchObject({
      action: 'campaigns recount',
      subject: 'all campaigns',
      after: { after: null },
    })
    expect(await log()).toHaveLength(before + 3)
  })
})

describe('granting and revoking points', () => {
  it('adds ledger entries with the log’s row and the reason', async () => {
    const wallet = randomAddress()
    expect(await points('grant', { wallet: wallet.toUpperCase().replace('0X', '0x'), points: '40' })).toBe(
      `${wallet}: 0 → 40 campaign_points`,
    )
    expect(await points('revoke', { wallet, points: '15' })).toBe(`${wallet}: 40 → 25 campaign_points`)
    const [newest] = await store.adminLog.recent(1)
    expect(
      (await store.points.entries(wallet, { before: null, limit: 5 })).map((row) => [
        row.rule,
        row.sourceEvent,
        row.points,
        row.reason,
      ]),
    ).toEqual([
      ['grant', newest?.id.toString(), -15, { kind: 'revoked', note: 'a lost transfer' }],
      ['grant', ((newest?.id ?? 0n) - 1n).toString(), 40, { kind: 'granted', note: 'a lost transfer' }],
    ])
    expect(newest).toMatchObject({
      actor: 'Ada',
      action: 'points revoke',
      subject: wallet,
      before: { campaign_points: 40 },
      after: { campaign_points: 25 },
    })
  })

  it.each([
    ['more than there is', { points: '26' }, 'has 0'],
    ['half a point', { points: '0.5' }, '--points'],
    ['no reason', { points: '1', reason: '' }, '--reason'],
    ['an unknown kind', { points: '1', bucket: 'gold' }, '--bucket'],
    ['no address', { points: '1', wallet: 'me' }, '--wallet'],
  ])('refuses to revoke %s', async (_, options: AdminOptions, why) => {
    const before = await log()
    await expect(points('revoke', { wallet: randomAddress(), ...options })).rejects.toThrow(why)
    expect(await log()).toEqual(before)
  })
})
