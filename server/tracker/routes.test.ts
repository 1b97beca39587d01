import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { encodeAbiParameters } from 'viem'
import type { TrackerRow } from '#core/wire/tracker.ts'
import { AppError } from '#core/errors.ts'
import { chainById } from '#core/catalogue/lookups.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { silentLog } from '#runtime/log.ts'
import { createTestApp, createTestClock, north, south, stranger, type TestApp, user } from '../testing/testApp.ts'
import { createTracker } from './createTracker.ts'
import type { ActivityReader } from './reader.ts'

const path = '/api/tracker_api/v1/activity'
const catalogue = loadCatalogue({ profile: 'local' })
const token = `0x${'d4'.repeat(20)}`
let release = (): void => {}
const held = new Promise<void>((resolve) => (release = resolve))

/** Northshore answers for everyone; Southshore waits, and fails for the stranger. */
const reader: ActivityReader = {
  name: 'test',
  lanes: 10,
  freshMs: 1000,
  async sentBy(address, chain) {
    if (chain === south) await held
    if (chain === south && address === stranger) throw new AppError('vendor_down', 'no answer')
    return {
      transactions: [{ hash: '0x1', at: 1_772_323_200, contract: token, value: 10n ** 18n, fee: 10n ** 15n }],
      isComplete: chain === north,
    }
  },
}

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({
    deps: {
      tracker: createTracker(
        [north, south].map((id) => ({ chain: chainById(catalogue, id), readers: [reader] })),
        { clock: createTestClock(new Date('2026-03-01T12:00:00Z')), log: silentLog },
      ),
      trackerTokens: new Map([
        ['lxp', [{ chainId: north, token, id: null, symbol: 'LXP', decimals: 18 }]],
        ['soneium-og', [{ chainId: north, token, id: 7n, symbol: 'OG', decimals: 0 }]],
      ]),
      chains: (id) =>
        id === north
          ? ({
              callAll: (calls: { to: string; data: string }[]) =>
                Promise.resolve({
                  height: 1n,
                  results: calls.map(({ data }) => ({
                    ok: true,
                    data: data.includes(stranger.slice(2))
                      ? '0x'
                      : encodeAbiParameters([{ type: 'uint256' }], [data.endsWith('7') ? 1n : 25n]),
                  })),
                }),
            } as never)
          : null,
    },
  })
}, 60_000)
beforeEach(() => t.reset())
afterAll(() => t.close())

const ask = (body: object, headers = {}) => t.call('POST', path, { body, headers })

it('answers in lines as the networks do, and names the one that fails', async () => {
  const response = await t.app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/x-ndjson' },
    body: JSON.stringify({ addresses: [user, stranger], chain_ids: [north, south] }),
  })
  const stream = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = (await stream?.read())?.value ?? ''
  // The first figures arrive while another network has not answered.
  expect(text).toContain(`"chain_id":${north}`)
  expect(text).not.toContain(`"chain_id":${south}`)
  release()
  for (let part = await stream?.read(); part && !part.done; part = await stream?.read()) text += part.value
  const parts = text
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { data: { rows: TrackerRow[]; complete: boolean } }).data)
  expect(parts.map(({ complete }) => complete)).toEqual([...Array(parts.length - 1).fill(false), true])
  const rows = parts.flatMap((part) => part.rows)
  expect(rows).toHaveLength(4)
  const rowOf = (address: string, chain: number) =>
    rows.find((row) => row.address === address && row.chain_id === chain)
  expect(rowOf(stranger, south)).toEqual({ address: stranger, chain_id: south, activity: null, failure: 'unavailable' })
  expect(rowOf(user, south)?.activity?.at_least).toBe(true)
  expect(rowOf(user, north)?.activity).toEqual({
    transactions: 1,
    volume: { amount: '1000000000000000000', usd: expect.stringMatching(/^\d+$/) as string },
    gas: { amount: '1000000000000000', usd: expect.stringMatching(/^\d+$/) as string },
    contracts: 1,
    days: [[20_513, 1]],
    first_at: '2026-03-01T00:00:00.000Z',
    last_at: '2026-03-01T00:00:00.000Z',
    at_least: false,
    stale: false,
    read_at: '2026-03-01T12:00:00.000Z',
  })
})

it('names networks whose look-up fails unexpectedly, in lines and in one piece', async () => {
  const broken = await createTestApp({
    deps: {
      tracker: {
        networks: [north, south].map((id) => ({ chain: chainById(catalogue, id), readers: [reader] })),
        look: (_, { chain }) =>
          chain.id === north
            ? Promise.reject(new Error(`unexpected, about ${user}`))
            : Promise.resolve({ activity: null, isComplete: true } as never),
        tokensOf: () => Promise.resolve(null),
      },
    },
  })
  try {
    const body = { addresses: [user], chain_ids: [north, south] }
    const rows = [north, south].map((id) => ({
      address: user,
      chain_id: id,
      activity: null,
      failure: 'unavailable',
    }))
    expect(await broken.call('POST', path, { body })).toMatchObject({ status: 200, body: { data: { rows } } })
    const lines = await broken.app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/x-ndjson' },
      body: JSON.stringify(body),
    })
    expect(await lines.text()).toContain('"complete":true')
  } finally {
    await broken.close()
  }
})

it('answers each address once, in one piece without lines, and nothing for other networks', async () => {
  const { body } = await ask({ addresses: [user, user.toUpperCase().replace('0X', '0x')], chain_ids: [north, 1] })
  expect(body).toMatchObject({ code: 0, data: { complete: true, rows: [{ address: user, chain_id: north }] } })
  expect((await ask({ addresses: [user], chain_ids: [1] })).body).toMatchObject({ data: { rows: [], complete: true } })
})

describe('refusals', () => {
  it.each([
    ['no address', { addresses: [], chain_ids: [north] }],
    ['21 addresses', { addresses: Array(21).fill(user), chain_ids: [north] }],
    ['a name', { addresses: ['vitalik.eth'], chain_ids: [north] }],
    ['no network', { addresses: [user], chain_ids: [] }],
    ['21 networks', { addresses: [user], chain_ids: Array(21).fill(north) }],
  ])('%s', async (_, body) => expect(await ask(body)).toMatchObject({ status: 400 }))

  it('where the policy hides it', async () => {
    t.policy.telegram['tracker'] = 'hidden'
    const headers = { 'x-surface': 'telegram' }
    expect(await ask({ addresses: [user], chain_ids: [north] }, headers)).toMatchObject({
      status: 403,
      body: { data: { reason: 'hidden_on_surface' } },
    })
    expect(await t.call('GET', '/api/tracker_api/v1/settings', { headers })).toMatchObject({ status: 403 })
    const page = { body: { addresses: [user] }, headers }
    expect(await t.call('POST', '/api/tracker_api/v1/pages/lxp', page)).toMatchObject({ status: 403 })
    expect(await ask({ addresses: [user], chain_ids: [north] })).toMatchObject({ status: 200 })
  })
})

it('lists and answers no page about an airdrop where the policy hides airdrops', async () => {
  t.policy.telegram['airdrop'] = 'hidden'
  const headers = { 'x-surface': 'telegram' }
  const { body } = await t.call('GET', '/api/tracker_api/v1/settings', { headers })
  const { pages } = (body as { data: { pages: { page: string }[] } }).data
  expect(pages.map((row) => row.page)).toEqual(['scrollmarks', 'lxp', 'soneium-og'])
  const lookUp = (page: string) =>
    t.call('POST', `/api/tracker_api/v1/pages/${page}`, { body: { addresses: [user] }, headers })
  for (const page of ['scroll-airdrop', 'zora-airdrop', 'eclipse-airdrop'])
    expect(await lookUp(page)).toMatchObject({ status: 403, body: { data: { reason: 'hidden_on_surface' } } })
  expect(await lookUp('lxp')).toMatchObject({ status: 200 })
})

describe('pages', () => {
  const page = (name: string, addresses: string[]) =>
    t.call('POST', `/api/tracker_api/v1/pages/${name}`, { body: { addresses } })

  it('lists what each page shows, and which have no list', async () => {
    await t.store.airdrops.import('scroll', async function* () {
      yield await Promise.resolve([{ line: 1, address: user, amount: 3n }])
    })
    const { body } = await t.call('GET', '/api/tracker_api/v1/settings')
    const { networks, pages } = (body as { data: { networks: object[]; pages: { page: string; listed: boolean }[] } })
      .data
    expect(networks).toHaveLength(2)
    expect(pages.map(({ page: name, listed }) => [name, listed])).toEqual([
      ['scrollmarks', false],
      ['scroll-airdrop', true],
      ['lxp', true],
      ['soneium-og', true],
      ['zora-airdrop', false],
      ['eclipse-airdrop', false],
    ])
    expect((await page('scroll-airdrop', [stranger, user])).body).toMatchObject({
      data: {
        listed: true,
        rows: [
          { address: stranger, values: ['0'] },
          { address: user, values: ['3'] },
        ],
      },
    })
    expect((await page('zora-airdrop', [user])).body).toMatchObject({ data: { listed: false, rows: [] } })
  })

  it('reads balances of a token, and of one badge of a contract', async () => {
    expect((await page('lxp', [user])).body).toMatchObject({ data: { rows: [{ address: user, values: ['25'] }] } })
    expect((await page('soneium-og', [user])).body).toMatchObject({ data: { rows: [{ values: ['1'] }] } })
  })

  it('a contract that answers nothing is a failure, not a balance of zero', async () =>
    expect(await page('lxp', [stranger])).toMatchObject({
      status: 503,
      body: { data: { reason: 'tracker_unavailable' } },
    }))

  it.each([
    ['none', 'lxp', []],
    ['six', 'lxp', Array(6).fill(user)],
    ['of an unknown page', 'points', [user]],
  ])('refuses addresses: %s', async (_, name, addresses) =>
    expect(await page(name, addresses as string[])).toMatchObject({ status: 400 }),
  )
})

it('no table has an address that was looked up', async () => {
  await ask({ addresses: [`0x${'e5'.repeat(20)}`], chain_ids: [north] })
  expect(await t.everything()).not.toContain('e5'.repeat(20))
})
