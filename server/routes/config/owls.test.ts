import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chainOf } from '#core/catalogue/fixture.ts'
import { OWL_PAGE, type OwlBoard } from '#core/wire/owls.ts'
import { createTestApp, type TestApp, user } from '../../testing/testApp.ts'
import { boardOf } from './owls.ts'

const address = (n: number): string => `0x${n.toString(16).padStart(40, 'b')}`
const rows = Array.from({ length: OWL_PAGE + 5 }, (_, n) => ({
  rank: n + 1,
  address: address(n + 1),
  score: 1000 - n,
  reward: n === 0 ? '500 USDC' : null,
}))
const chain = { ...chainOf(1), explorerUrl: 'https://scan.example' }
const results = { chain, endedOn: '2026-06-30', rows }
const ask = (change: Partial<Parameters<typeof boardOf>[1]> = {}) =>
  boardOf(results, { after: 0, search: '', wallet: undefined, withLinks: true, ...change })
const ranks = ({ rows: listed }: OwlBoard) => listed.map(({ rank }) => rank)

describe('a board', () => {
  it('has its rows in pages, without a gap or a repetition', () => {
    const first = ask()
    expect([first.participants, first.ended_on, first.next]).toEqual([OWL_PAGE + 5, '2026-06-30', OWL_PAGE])
    const last = ask({ after: first.next ?? 0 })
    expect([...ranks(first), ...ranks(last)]).toEqual(rows.map(({ rank }) => rank))
    expect(last.next).toBeNull()
    expect(ranks(ask({ after: 100 }))).toEqual([])
  })

  it('links to the explorer only where links are allowed and there is one', () => {
    const [row] = ask().rows
    expect(row).toMatchObject({ score: 1000, reward: '500 USDC' })
    expect(row?.url?.toLowerCase()).toBe(`https://scan.example/address/${address(1)}`)
    expect(ask({ withLinks: false }).rows[0]?.url).toBeNull()
    const without = { ...results, chain: { ...chain, explorerUrl: null } }
    expect(boardOf(without, { after: 0, search: '', wallet: undefined, withLinks: true }).rows[0]?.url).toBeNull()
  })

  it('finds part of an address in any case, and says how many took part all the same', () => {
    const found = ask({ search: ` ${address(26).slice(-6).toUpperCase()} ` })
    expect([ranks(found), found.participants, found.next]).toEqual([[26], OWL_PAGE + 5, null])
    expect(ranks(ask({ search: 'no address' }))).toEqual([])
  })

  it('has the rank of the wallet on any page and in any case, and none of one that took no part', () => {
    expect(ask({ wallet: address(28).toUpperCase().replace('0X', '0x') }).own?.rank).toBe(28)
    expect(ask({ wallet: user }).own).toBeNull()
    expect(ask({ wallet: '' }).own).toBeNull()
  })

  it('is empty without results', () =>
    expect(boardOf(undefined, { after: 0, search: '', wallet: user, withLinks: true })).toEqual({
      ended_on: null,
      participants: 0,
      rows: [],
      next: null,
      own: null,
    }))
})

describe('the call', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await createTestApp()
  })
  beforeEach(() => t.reset())
  afterAll(() => t.close())
  const get = (path: string, headers = {}) => t.call('GET', `/api/config/owls/${path}`, { headers })

  it('answers with the local sample, and empty for the other event', async () => {
    const { status, body } = await get(`owlmazing?after=25&wallet=${user}`)
    expect(status).toBe(200)
    expect((body as { data: OwlBoard }).data).toMatchObject({ participants: 40, next: null })
    expect((await get('owlympics')).body).toMatchObject({ data: { participants: 0, rows: [] } })
  })

  it.each(['owlfest', 'owlmazing?after=-1', 'owlmazing?after=x', `owlmazing?search=${'a'.repeat(129)}`])(
    'refuses %s',
    async (path) => expect(await get(path)).toMatchObject({ status: 400 }),
  )
})
