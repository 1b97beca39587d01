import { randomBytes, randomInt } from 'node:crypto'
import { uuidv7 } from 'uuidv7'
import { describe, expect, it } from 'vitest'
import { chainId } from '#core/chain/chainId.ts'
import { orderIdFromUuid } from '#core/order/id.ts'
import type { BridgeCampaign, Campaign } from '#core/rewards/campaign/types.ts'
import { campaignOf, stepOf } from '#core/rewards/testing/campaigns.ts'
import type { Store } from '../contract.ts'
import { finalOrder, newOrder } from '../testing/fixtures.ts'

/** Direct SQL access next to an open store on the same database. */
export interface Prompt {
  readonly store: Store
  readonly sql: (text: string) => Promise<unknown>
}

/** Changes that the store never makes but databases suffer: a mistake, or a table from an older backup. */
export function promptCases(prompt: () => Prompt): void {
  const store = () => prompt().store
  const sql = (text: string) => prompt().sql(text)
  const someone = (): string => `0:${randomBytes(32).toString('hex')}`
  const at = new Date('2026-03-04T10:00:00Z')

  it.each([
    'update point_entries set points = 7000',
    'delete from point_entries',
    "update admin_log set reason = 'another'",
    'delete from admin_log',
  ])('the database refuses %s', async (text) => {
    const wallet = someone()
    await store().points.award([
      {
        wallet,
        rule: 'test',
        sourceEvent: wallet,
        bucket: 'pool_points',
        points: 7,
        reason: { kind: 'granted', note: '' },
        at,
        finalAt: at,
      },
    ])
    await store().adminLog.add({
      actor: 'test',
      action: 'test',
      subject: wallet,
      before: null,
      after: null,
      reason: 'as it was',
    })
    await expect(sql(text)).rejects.toThrow('added and never changed')
    expect(await store().points.entries(wallet, { before: null, limit: 5 })).toMatchObject([{ points: 7 }])
    expect(await store().adminLog.recent(1)).toMatchObject([{ subject: wallet, reason: 'as it was' }])
  })

  describe('campaign awards whose rows are lost', () => {
    const season = (some: Partial<BridgeCampaign> = {}) =>
      campaignOf(randomInt(1_000, 2 ** 31 - 1), { tasks: [stepOf(1, 10), stepOf(2, 20)], extraPoints: 100, ...some })
    const pointsOf = async (wallet: string) => (await store().points.standing(wallet)).balances.campaign_points
    const settle = (wallet: string, ...list: Campaign[]) => store().campaigns.settle([wallet], () => list)
    const recount = (wallet: string, ...list: Campaign[]) => store().campaigns.recount([wallet], () => list)
    const lose = (wallet: string) => sql(`delete from campaign_awards where wallet = '${wallet}'`)
    const partsOf = async (wallet: string, campaign: Campaign) =>
      (await store().campaigns.standing(wallet, [campaign]))[0]?.awards.map(({ part }) => part).toSorted()
    async function bridge(wallet: string) {
      const one = {
        orderId: orderIdFromUuid(uuidv7()),
        wallet,
        fromChain: chainId(1),
        toChain: chainId(10),
        settledAt: campaignOf(1).startTime,
      }
      await store().points.creditBridge(one, () => ({
        bucket: 'cross_points',
        points: 150,
        reason: { kind: 'granted', note: '' },
      }))
      return one
    }
    const undo = (one: Awaited<ReturnType<typeof bridge>>) =>
      store().points.reverseBridge(one.orderId, { kind: 'taken_back', entry: '', why: 'transfer_undone' })

    it('are recovered by the next settling, which adds only new ones', async () => {
      const [wallet, campaign] = [someone(), season()]
      await bridge(wallet)
      await settle(wallet, campaign)
      await bridge(wallet)
      await lose(wallet)
      await settle(wallet, campaign)
      expect([await pointsOf(wallet), await partsOf(wallet, campaign)]).toEqual([130, ['extra', 'step-0', 'step-1']])
      expect(await settle(wallet, campaign)).toEqual({ given: 0, takenBack: 0 })
    })

    it('follow their current value', async () => {
      const [wallet, campaign] = [someone(), season()]
      await bridge(wallet)
      await settle(wallet, campaign)
      await lose(wallet)
      await settle(wallet, { ...campaign, tasks: [stepOf(1, 15), stepOf(2, 20)] })
      expect(await pointsOf(wallet)).toBe(15)
    })

    it('are given again if they had been reversed', async () => {
      const [wallet, campaign] = [someone(), season()]
      const first = await bridge(wallet)
      await settle(wallet, campaign)
      await undo(first)
      await settle(wallet, campaign)
      await lose(wallet)
      await bridge(wallet)
      await settle(wallet, campaign)
      expect([await pointsOf(wallet), await partsOf(wallet, campaign)]).toEqual([10, ['step-0']])
    })

    it('are reversed by a recount if no longer earned, and stay withheld if an operator revoked them', async () => {
      const [wallet, campaign, kept] = [someone(), season(), season()]
      const [first, second] = [await bridge(wallet), await bridge(wallet)]
      await settle(wallet, campaign, kept)
      const taken = await store().points.find({ rule: 'campaign', sourceEvent: `${kept.id}:extra:${wallet}:0` })
      await store().campaigns.withhold(wallet, taken?.id ?? 0n)
      await store().points.reverse('campaign', taken?.sourceEvent ?? '', { kind: 'revoked', note: '' })
      expect(await pointsOf(wallet)).toBe(130 + 30)
      await lose(wallet)
      expect(await recount(wallet, campaign, kept)).toEqual({ given: 0, takenBack: 0 })
      await lose(wallet)
      await undo(second)
      expect(await recount(wallet, campaign, kept)).toEqual({ given: 0, takenBack: 3 })
      expect(await pointsOf(wallet)).toBe(20)
      await undo(first)
      await recount(wallet, campaign, kept)
      expect(await pointsOf(wallet)).toBe(0)
    })

    it('in rows of an older backup follow the ledger', async () => {
      const [wallet, campaign] = [someone(), season()]
      const first = await bridge(wallet)
      await settle(wallet, campaign)
      await undo(first)
      await settle(wallet, campaign)
      const second = await bridge(wallet)
      await settle(wallet, campaign)
      await sql(`update campaign_awards set attempt = 0, standing = false where wallet = '${wallet}'`)
      await settle(wallet, campaign)
      expect(await pointsOf(wallet)).toBe(10)
      await undo(second)
      await settle(wallet, campaign)
      expect(await pointsOf(wallet)).toBe(0)
    })

    it('in older rows whose entry was reversed since are given again, or withheld', async () => {
      const [wallet, campaign, kept] = [someone(), season(), season()]
      const first = await bridge(wallet)
      await settle(wallet, campaign, kept)
      await store().points.reverse('campaign', `${kept.id}:step-0:${wallet}:0`, { kind: 'revoked', note: '' })
      await undo(first)
      await settle(wallet, campaign, kept)
      await sql(`update campaign_awards set standing = true, withheld = false where wallet = '${wallet}'`)
      await bridge(wallet)
      await recount(wallet, campaign, kept)
      expect([await pointsOf(wallet), await partsOf(wallet, campaign), await partsOf(wallet, kept)]).toEqual([
        10,
        ['step-0'],
        [],
      ])
    })

    it('for a bridge with a lost row are restored with it, and it is counted and paid once', async () => {
      const [wallet, campaign] = [someone(), season()]
      const one = await bridge(wallet)
      await bridge(wallet)
      await settle(wallet, campaign)
      await sql(`delete from point_bridges where wallet = '${wallet}'`)
      const again = { ...one, settledAt: new Date('2026-12-24T00:00:00Z') }
      expect(
        await store().points.creditBridge(again, () => ({
          bucket: 'cross_points',
          points: 999,
          reason: { kind: 'granted', note: '' },
        })),
      ).toBeNull()
      expect(await store().points.standing(wallet)).toMatchObject({ bridges: 2, balances: { cross_points: 300 } })
      expect((await store().campaigns.standing(wallet, [campaign]))[0]?.counts).toEqual({
        steps: [1, 1],
        crossPoints: 150,
      })
    })
  })

  it('a bridge whose row is lost is still reversed when its order is undone, once', async () => {
    const first = await store().orders.create(newOrder())
    const [order, never] = [await finalOrder(store()), await finalOrder(store())]
    const wallet = order.fromAddress
    await store().points.creditBridge(
      { orderId: order.id, wallet, fromChain: order.fromChain, toChain: order.toChain, settledAt: at },
      () => ({ bucket: 'cross_points', points: 150, reason: { kind: 'granted', note: '' } }),
    )
    await sql(`delete from point_bridges where wallet = '${wallet}'`)
    for (const { id } of [order, never]) await store().orders.apply(id, 'incident')
    const look = () =>
      store().points.ordersAmiss({ after: first.id, limit: 2, counted: ['final'], undone: ['incident'], except: [] })
    expect(await look()).toEqual({ looked: 2, last: never.id, amiss: [order.id] })
    const undo = () =>
      store().points.reverseBridge(order.id, { kind: 'taken_back', entry: order.id, why: 'transfer_undone' })
    expect(await undo()).toMatchObject({ settledAt: at, entry: { points: -150 } })
    expect(await undo()).toBeNull()
    expect(await store().points.standing(wallet)).toMatchObject({ bridges: 0, balances: { cross_points: 0 } })
    expect((await look()).amiss).toEqual([])
  })
}
