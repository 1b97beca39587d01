import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLog } from '#runtime/log.ts'
import { expectGolden } from '../../testing/golden.ts'
import { createTestApp, stranger, type TestApp, user } from '../../testing/testApp.ts'

const path = '/api/lottery/maker/layerzero/drop'
const other = `0x${'1'.repeat(40)}`
const shouted = `0x${user.slice(2).toUpperCase()}`

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
  await t.store.airdrops.import('layerzero', async function* () {
    yield await Promise.resolve([
      { line: 1, address: user, amount: 1234_500_000_000_000_000_001n },
      { line: 2, address: stranger, amount: 10n ** 18n },
    ])
  })
}, 60_000)
beforeEach(() => t.reset())
afterAll(() => t.close())

const query = (addressList: unknown, at = path) => t.call('POST', at, { body: { addressList } })

describe('POST layerzero/drop', () => {
  it.each([path, `/api${path}`])('%s returns the recorded response', async (at) => {
    const { status, body } = await query([shouted, other, stranger], at)
    expect(status).toBe(200)
    expectGolden(import.meta.dirname, 'drop', body)
  })

  it('distinguishes an airdrop without a list from an address without an allocation', async () => {
    expect((await query([other])).body).toMatchObject({ data: [{ address: other, value: '0' }], listed: true })
    expect(await query([user], '/api/lottery/maker/taiko/drop')).toMatchObject({
      status: 200,
      body: { code: 200, message: 'Allocations aren’t loaded yet.', data: [], listed: false },
    })
  })

  it('reads the other airdrops from their own lists', async () => {
    await t.store.airdrops.import('blast', async function* () {
      yield await Promise.resolve([{ line: 1, address: stranger, amount: 10n ** 18n }])
    })
    expect((await query([user], '/api/lottery/maker/blast/drop')).body).toEqual({
      code: 200,
      message: 'success',
      data: [{ address: user, value: '0' }],
      listed: true,
    })
    expect(await query([user], '/api/lottery/maker/none/drop')).toMatchObject({
      status: 200,
      body: { code: 404, data: [] },
    })
  })

  it.each([
    ['none', []],
    ['six', Array(6).fill(user)],
    ['one of 41 characters', [user.slice(0, -1)]],
    ['one that is no address', ['z'.repeat(42)]],
    ['no list', user],
  ])('refuses %s and does not repeat it', async (_, list) => {
    const { status, body } = await query(list)
    expect({ status, body }).toMatchObject({ status: 400, body: { data: { reason: 'request_invalid' } } })
    expect(JSON.stringify(body)).not.toContain(user.slice(2, 20))
  })

  it('is closed if the surface hides airdrops', async () => {
    t.policy.web['airdrop'] = 'hidden'
    expect(await query([user])).toMatchObject({ status: 403, body: { data: { reason: 'hidden_on_surface' } } })
  })

  it('has its own limit', async () => {
    const strict = await createTestApp({ config: { rateLimitScale: 1 / 150 } })
    try {
      const statuses = []
      for (let n = 0; n < 3; n++)
        statuses.push((await strict.call('POST', path, { body: { addressList: [user] } })).status)
      expect(statuses).toEqual([200, 200, 429])
    } finally {
      await strict.close()
    }
  })
})

describe('the queried addresses', () => {
  it('are not stored in any table: only the caller’s counter is written', async () => {
    const before = await t.contents(['limits'])
    expect((await query([shouted, other])).status).toBe(200)
    expect((await query([other, 'too short'])).status).toBe(400)
    expect(await t.contents(['limits'])).toEqual(before)
    expect(await t.everything()).toContain(stranger)
    expect(await t.everything()).not.toContain(other.slice(2))
  })

  it('are not logged, not even if the database fails with them in its message', async () => {
    const written: string[] = []
    const log = createLog('trace', { write: (line: string) => void written.push(line) })
    let broken = false
    const airdrops: typeof t.store.airdrops = {
      ...t.store.airdrops,
      amounts: (drop, list) =>
        broken
          ? Promise.reject(new Error(`Failed query: params: ${list.join()}`))
          : t.store.airdrops.amounts(drop, list),
    }
    const noisy = await createTestApp({ deps: { log, store: { ...t.store, airdrops } } })
    const ask = () => noisy.call('POST', path, { body: { addressList: [shouted, other] } })
    try {
      expect(await ask()).toMatchObject({ status: 200 })
      broken = true
      expect(await ask()).toMatchObject({ status: 503, body: { data: { reason: 'airdrop_unavailable' } } })
      expect(written.join()).toContain('airdrop_unavailable')
      expect(written.join().toLowerCase()).not.toContain(user.slice(2))
      expect(written.join()).not.toContain(other.slice(2))
    } finally {
      await noisy.close()
    }
  })
})
