import { randomBytes, randomInt } from 'node:crypto'
import * as fc from 'fast-check'
import { uuidv7 } from 'uuidv7'
import { describe, expect, it } from 'vitest'
import { chainId } from '#core/chain/chainId.ts'
import { orderIdFromUuid } from '#core/order/id.ts'
import type { CampaignAct } from '#core/rewards/campaign/awards.ts'
import { earned } from '#core/rewards/campaign/kinds.ts'
import type { BridgeCampaign, Campaign, CampaignKind, CampaignOf } from '#core/rewards/campaign/types.ts'
import { campaignOf, deployCampaignOf, socialCampaignOf, stepOf } from '#core/rewards/testing/campaigns.ts'
import { type CampaignBridge, countBridges } from '#core/rewards/testing/countBridges.ts'
import type { Store } from '../contract.ts'
import { aDeployment } from '../deployments/suite.ts'
import type { CreditedBridge } from '../points/types.ts'

const someone = (): string => `0x${randomBytes(20).toString('hex')}`
const someId = (): number => randomInt(1_000, 2 ** 31 - 1)
const start = new Date('2026-11-01T00:00:00Z')
const undone = { kind: 'taken_back', entry: '', why: 'transfer_undone' } as const
const worth = () => ({ bucket: 'cross_points' as const, points: 150, reason: undone })
const two = (id = someId(), some: Partial<BridgeCampaign> = {}) =>
  campaignOf(id, { tasks: [stepOf(1, 10), stepOf(2, 20)], extraPoints: 100, ...some })
const note = {
  actor: 'test',
  action: 'campaign edit',
  subject: 'campaign',
  before: null,
  after: { a: 1 },
  reason: null,
}

/** Random campaigns of a kind, and the bridges that count for each of its steps. */
interface KindCase<K extends CampaignKind> {
  /** Relative frequency. */
  readonly weight: number
  readonly arbitrary: fc.Arbitrary<(id: number) => CampaignOf<K>>
  stepCounts(campaign: CampaignOf<K>, settled: readonly CampaignBridge[]): readonly number[]
}

export function campaignCases(store: () => Store): void {
  const campaigns = () => store().campaigns
  const settle = (wallets: readonly string[], list: readonly Campaign[]) => campaigns().settle(wallets, () => list)
  async function bridge(wallet: string, some: Partial<CreditedBridge> = {}): Promise<CreditedBridge> {
    const one = {
      orderId: orderIdFromUuid(uuidv7()),
      wallet,
      fromChain: chainId(1),
      toChain: chainId(10),
      settledAt: start,
      ...some,
    }
    await store().points.creditBridge(one, worth)
    return one
  }
  const pointsOf = async (wallet: string) => (await store().points.standing(wallet)).balances.campaign_points
  const ledger = async (wallet: string) =>
    (await store().points.entries(wallet, { before: null, limit: 50 }))
      .filter((row) => row.bucket === 'campaign_points')
      .map((row) => row.points)
      .toSorted((a, b) => a - b)

  describe('campaigns', () => {
    it('count final deployments of their time, per network', async () => {
      const wallet = someone()
      const campaign = deployCampaignOf(someId(), {
        deploy: [
          { count: 1, chain: chainId(8453), points: 10 },
          { count: 2, chain: null, points: 20 },
        ],
      })
      const deploy = async (chain: number, deployedAt = start): Promise<bigint> => {
        const row = aDeployment({ wallet, chainId: chainId(chain), deployedAt })
        return (await store().deployments.record(row, new Date('2999-01-01T00:00:00Z'))).id
      }
      const finish = async (id: bigint, at = start) => store().deployments.finish(id, at)
      const first = await deploy(8453)
      expect(await settle([wallet], [campaign])).toEqual({ given: 0, takenBack: 0 })
      await finish(first)
      expect(await settle([wallet], [campaign])).toEqual({ given: 1, takenBack: 0 })
      const early = new Date(start.getTime() - 1)
      await finish(await deploy(10, early), early)
      await finish(await deploy(10, campaign.endTime), campaign.endTime)
      expect(await settle([wallet], [campaign])).toEqual({ given: 0, takenBack: 0 })
      await finish(await deploy(10))
      expect(await settle([wallet], [campaign])).toEqual({ given: 1, takenBack: 0 })
      expect(await settle([wallet], [campaign])).toEqual({ given: 0, takenBack: 0 })
      expect(await ledger(wallet)).toEqual([10, 20])
      expect(await campaigns().standing(wallet, [campaign])).toMatchObject([
        { counts: { steps: [1, 2], crossPoints: 0 } },
      ])
      // A recount by an operator finds the wallet.
      const before = `${wallet.slice(0, -1)}${String.fromCharCode(wallet.charCodeAt(wallet.length - 1) - 1)}`
      expect(await campaigns().walletsAfter(before, 5)).toContain(wallet)
    })

    it('give each step once, and the extra points with the last', async () => {
      const [wallet, campaign] = [someone(), two()]
      expect(await settle([wallet], [campaign])).toEqual({ given: 0, takenBack: 0 })
      await bridge(wallet)
      expect(await settle([wallet], [campaign])).toEqual({ given: 1, takenBack: 0 })
      await bridge(wallet)
      expect(await settle([wallet], [campaign])).toEqual({ given: 2, takenBack: 0 })
      expect(await settle([wallet], [campaign])).toEqual({ given: 0, takenBack: 0 })
      expect(await ledger(wallet)).toEqual([10, 20, 100])
      await campaigns().act(wallet, campaign.id, 'share')
      expect(await campaigns().standing(wallet, [campaign])).toMatchObject([
        {
          campaignId: campaign.id,
          counts: { steps: [2, 2], crossPoints: 300 },
          lastStepAt: expect.any(Date),
          acts: new Set(['share']),
        },
      ])
      expect((await campaigns().standing(someone(), [campaign]))[0]).toMatchObject({
        lastStepAt: null,
        acts: new Set(),
      })
    })

    it('reverse what an undone bridge had reached, and give it again', async () => {
      const [wallet, campaign] = [someone(), two()]
      await bridge(wallet)
      const second = await bridge(wallet)
      await settle([wallet], [campaign])
      await store().points.reverseBridge(second.orderId, undone)
      expect(await settle([wallet], [campaign])).toEqual({ given: 0, takenBack: 2 })
      expect([await pointsOf(wallet), (await campaigns().standing(wallet, [campaign]))[0]?.awards]).toEqual([
        10,
        [{ part: 'step-0', points: 10 }],
      ])
      await bridge(wallet)
      expect(await settle([wallet], [campaign])).toEqual({ given: 2, takenBack: 0 })
      expect(await pointsOf(wallet)).toBe(130)
      const rows = await store().points.entries(wallet, { before: null, limit: 50 })
      expect(
        rows
          .filter((row) => row.rule === 'campaign')
          .map((row) => row.sourceEvent)
          .toSorted(),
      ).toEqual(
        [
          `extra:${wallet}:0`,
          `extra:${wallet}:1`,
          `step-0:${wallet}:0`,
          `step-1:${wallet}:0`,
          `step-1:${wallet}:1`,
        ].map((source) => `${campaign.id}:${source}`),
      )
    })

    it('follow an edit: other points, another network, another time', async () => {
      const [wallet, campaign] = [someone(), two()]
      await bridge(wallet)
      await settle([wallet], [campaign])
      await settle([wallet], [{ ...campaign, tasks: [stepOf(1, 15), stepOf(2, 20)] }])
      expect([await pointsOf(wallet), await ledger(wallet)]).toEqual([15, [-10, 10, 15]])
      await settle([wallet], [{ ...campaign, tasks: [stepOf(1, 15, { toChain: chainId(56) })] }])
      expect(await pointsOf(wallet)).toBe(0)
      await settle([wallet], [campaign])
      expect(await pointsOf(wallet)).toBe(10)
      await settle([wallet], [{ ...campaign, endTime: start, startTime: new Date(0) }])
      expect(await pointsOf(wallet)).toBe(0)
    })

    it('that do not run give nothing new, and reverse what is undone', async () => {
      const [wallet, campaign] = [someone(), two()]
      const kept = { ...campaign, status: 0 }
      const first = await bridge(wallet)
      expect(await settle([wallet], [kept])).toEqual({ given: 0, takenBack: 0 })
      await settle([wallet], [campaign])
      await bridge(wallet)
      expect(await settle([wallet], [{ ...kept, tasks: [stepOf(1, 99), stepOf(2, 20)] }])).toEqual({
        given: 0,
        takenBack: 0,
      })
      expect(await pointsOf(wallet)).toBe(10)
      await store().points.reverseBridge(first.orderId, undone)
      await settle([wallet], [{ ...kept, tasks: [stepOf(2, 10)] }])
      expect(await pointsOf(wallet)).toBe(0)
    })

    it('give points for sharing once they are completed, once', async () => {
      const [wallet, campaign] = [someone(), two(someId(), { tasks: [stepOf(1, 10)], extraPoints: 0 })]
      await campaigns().act(wallet, campaign.id, 'share')
      expect(await settle([wallet], [campaign])).toEqual({ given: 0, takenBack: 0 })
      await bridge(wallet)
      await campaigns().act(wallet, campaign.id, 'share')
      expect(await settle([wallet], [campaign])).toEqual({ given: 2, takenBack: 0 })
      expect(await ledger(wallet)).toEqual([10, 50])
    })

    describe('social tasks', () => {
      const social = (id = someId()) => socialCampaignOf(id, { honourPoints: 5 })
      const act = (wallet: string, { id }: Campaign, account = `x:${someId()}`) => ({ wallet, campaignId: id, account })
      const later = new Date('2027-01-01T00:00:00Z')
      const never = new Date('2999-01-01T00:00:00Z')

      it('an account serves one wallet of a campaign, and others in other campaigns', async () => {
        const [a, b, one, two_] = [someone(), someone(), social(), social()]
        expect(await campaigns().socialAct(act(a, one, 'x:1'), later)).toBe('noted')
        expect(await campaigns().socialAct(act(b, one, 'x:1'), later)).toBe('taken')
        expect(await campaigns().socialAct(act(b, two_, 'x:1'), later)).toBe('noted')
        expect(await campaigns().socialAct(act(a, one, 'x:2'), later)).toBe('noted')
        expect(await campaigns().socialAct(act(b, one, 'x:2'), later)).toBe('noted')
        expect([
          await campaigns().hasAct(a, one.id, 'social'),
          await campaigns().hasAct(a, two_.id, 'social'),
          await campaigns().hasAct(a, one.id, 'honour'),
        ]).toEqual([true, false, false])
      })

      it('of many wallets that report the same account concurrently one is recorded', async () => {
        const one = social()
        const answers = await Promise.all(
          Array.from({ length: 20 }, () => campaigns().socialAct(act(someone(), one, 'x:1'), later)),
        )
        expect(answers.filter((answer) => answer === 'noted')).toHaveLength(1)
      })

      it('give what was verified; undone they reverse it, and free the account', async () => {
        const [wallet, other, one] = [someone(), someone(), social()]
        const done = act(wallet, one)
        await campaigns().act(wallet, one.id, 'honour')
        await settle([wallet], [one])
        await campaigns().socialAct(done, later)
        await settle([wallet], [one])
        expect(await ledger(wallet)).toEqual([-5, 5, 30])
        expect(await campaigns().undoAct({ ...done, account: 'x:0' })).toBe(false)
        expect([await campaigns().undoAct(done), await campaigns().undoAct(done)]).toEqual([true, false])
        await settle([wallet], [one])
        expect(await pointsOf(wallet)).toBe(5)
        expect(await campaigns().socialAct({ ...done, wallet: other }, later)).toBe('noted')
      })

      it('are due once, until they are confirmed', async () => {
        const [wallet, one] = [someone(), social()]
        const done = act(wallet, one)
        await campaigns().socialAct(done, later)
        const due = async (now: Date, retryAt = never) =>
          (await campaigns().dueRechecks([one.id], now, retryAt, 10)).filter((row) => row.wallet === wallet)
        expect(await due(new Date(later.getTime() - 1))).toEqual([])
        expect(
          await Promise.all([
            due(later, new Date(later.getTime() + 5)),
            due(later, new Date(later.getTime() + 5)),
          ]).then((all) => all.flat()),
        ).toEqual([done])
        expect(await due(later)).toEqual([])
        expect([
          await campaigns().dueRechecks([someId()], never, never, 10),
          await campaigns().dueRechecks([], never, never, 10),
        ]).toEqual([[], []])
        expect(await due(new Date(later.getTime() + 5))).toEqual([done])
        await campaigns().confirmAct({ ...done, account: 'x:0' })
        expect(await due(never)).toEqual([done])
        await campaigns().confirmAct(done)
        expect(await due(never)).toEqual([])
      })
    })

    it('claimed many times concurrently give points once', async () => {
      const [wallet, campaign] = [someone(), two()]
      await bridge(wallet)
      const answers = await Promise.all(Array.from({ length: 20 }, () => settle([wallet], [campaign])))
      expect(answers.filter(({ given }) => given === 1)).toHaveLength(1)
      expect(await pointsOf(wallet)).toBe(10)
    })

    it('settle many wallets concurrently, each by its own bridges', async () => {
      const [a, b, c] = [someone(), someone(), someone()]
      const [first, second] = [
        two(),
        two(someId(), { tasks: [stepOf(1, 7, { toChain: chainId(56) })], extraPoints: 0 }),
      ]
      await bridge(a)
      await bridge(b)
      await bridge(b, { toChain: chainId(56) })
      expect(await settle([a, b, c], [first, second])).toEqual({ given: 5, takenBack: 0 })
      expect([await pointsOf(a), await pointsOf(b), await pointsOf(c)]).toEqual([10, 137, 0])
    })

    it('of an operator are stored with a note of their author', async () => {
      const id = someId()
      await campaigns().change(() => ({ id, body: { id, name: 'a' }, note: { ...note, subject: `campaign ${id}` } }))
      await campaigns().change(() => ({
        id,
        body: { id, name: 'b' },
        note: { ...note, subject: `campaign ${id}`, reason: 'a better name' },
      }))
      expect((await campaigns().edits()).filter((edit) => edit.id === id)).toMatchObject([{ body: { id, name: 'b' } }])
      const rows = (await store().adminLog.recent(50)).filter((row) => row.subject === `campaign ${id}`)
      expect(rows.map(({ actor, reason, after, before }) => [actor, reason, after, before])).toEqual([
        ['test', 'a better name', { a: 1 }, null],
        ['test', null, { a: 1 }, null],
      ])
      await campaigns().change(() => ({
        id,
        body: null,
        note: { ...note, subject: `campaign ${id}`, reason: 'as the file has it' },
      }))
      expect((await campaigns().edits()).some((edit) => edit.id === id)).toBe(false)
      expect((await store().adminLog.recent(1))[0]).toMatchObject({
        subject: `campaign ${id}`,
        reason: 'as the file has it',
      })
    })

    it('list active wallets in pages, in order and once, and no others', async () => {
      const [bridged, acted, given, idle] = [someone(), someone(), someone(), someone()]
      const id = someId()
      await bridge(bridged)
      await campaigns().act(acted, id, 'share')
      const gone = await bridge(given)
      await settle([bridged, given], [campaignOf(id, { tasks: [stepOf(1, 5)] })])
      await store().points.reverseBridge(gone.orderId, undone)
      await store().points.award([
        {
          wallet: idle,
          rule: 'test',
          sourceEvent: idle,
          bucket: 'check_in_points',
          points: 1,
          reason: { kind: 'granted', note: '' },
          at: start,
          finalAt: start,
        },
      ])
      const seen: string[] = []
      for (
        let page = await campaigns().walletsAfter(null, 2);
        page.length > 0;
        page = await campaigns().walletsAfter(page.at(-1) ?? null, 2)
      )
        seen.push(...page)
      expect(new Set(seen).size).toBe(seen.length)
      expect([bridged, acted, given, idle].map((wallet) => seen.includes(wallet))).toEqual([true, true, true, false])
    })

    const network = fc.constantFrom(chainId(1), chainId(10))
    const base = fc.record({
      status: fc.constantFrom(1, 1, 1, 0),
      endTime: fc.constantFrom(new Date('2026-11-02T00:00:00Z'), new Date('2026-12-01T00:00:00Z')),
    })
    const bridges = fc.record({
      extraPoints: fc.constantFrom(0, 5),
      tasks: fc.array(
        fc.record({
          transferCount: fc.integer({ min: 1, max: 3 }),
          points: fc.integer({ min: 0, max: 3 }),
          fromChain: fc.option(network),
          toChain: fc.option(network),
        }),
        { minLength: 1, maxLength: 3 },
      ),
    })
    /** Campaigns of each kind for random histories; a missing kind does not compile. */
    const kinds: { readonly [K in CampaignKind]: KindCase<K> } = {
      bridge: {
        weight: 2,
        arbitrary: fc.tuple(base, bridges).map(
          ([some, own]) =>
            (id) =>
              campaignOf(id, { ...some, ...own }),
        ),
        stepCounts: (one, settled) => countBridges(one, settled).steps,
      },
      social: {
        weight: 1,
        arbitrary: base.map((some) => (id) => socialCampaignOf(id, { points: 3, honourPoints: 1 }, some)),
        stepCounts: () => [],
      },
      // Deployments count in a test of their own: here the wallet has none.
      deploy: {
        weight: 1,
        arbitrary: base.map(
          (some) => (id) => deployCampaignOf(id, { ...some, deploy: [{ count: 1, chain: null, points: 5 }] }),
        ),
        stepCounts: () => [0],
      },
    }
    const campaign: fc.Arbitrary<(id: number) => Campaign> = fc.oneof(
      ...Object.values(kinds).map(({ weight, arbitrary }) => ({ weight, arbitrary })),
    )
    const stepCounts = (one: Campaign, settled: readonly CampaignBridge[]): readonly number[] =>
      (kinds[one.kind] as Pick<KindCase<CampaignKind>, 'stepCounts'>).stepCounts(one, settled)
    const step = fc.oneof(
      {
        weight: 4,
        arbitrary: fc.record({
          kind: fc.constant('bridge' as const),
          fromChain: network,
          toChain: network,
          late: fc.boolean(),
        }),
      },
      fc.record({ kind: fc.constant('undo' as const), which: fc.nat() }),
      fc.record({ kind: fc.constant('edit' as const), campaign }),
      fc.record({ kind: fc.constant('act' as const), act: fc.constantFrom('share' as const, 'honour' as const) }),
      fc.record({ kind: fc.constant('social' as const), left: fc.boolean() }),
    )

    it('settle any history to what was earned, and a second time to nothing', async () => {
      await fc.assert(
        fc.asyncProperty(campaign, fc.array(step, { maxLength: 10 }), async (first, history) => {
          const [wallet, id] = [someone(), someId()]
          const seen = { wallet, campaignId: id, account: 'x:1' }
          let now = first(id)
          const acts = new Set<CampaignAct>()
          let credited: CreditedBridge[] = []
          for (const one of history) {
            if (one.kind === 'bridge')
              credited.push(
                await bridge(wallet, {
                  fromChain: one.fromChain,
                  toChain: one.toChain,
                  settledAt: new Date(start.getTime() + (one.late ? 3 * 86_400_000 : 0)),
                }),
              )
            else if (one.kind === 'edit') now = one.campaign(id)
            else if (one.kind === 'act')
              await campaigns()
                .act(wallet, id, one.act)
                .then(() => acts.add(one.act))
            else if (one.kind === 'social' && one.left)
              await campaigns()
                .undoAct(seen)
                .then(() => acts.delete('social'))
            else if (one.kind === 'social')
              await campaigns()
                .socialAct(seen, start)
                .then(() => acts.add('social'))
            else {
              const gone = credited[one.which % Math.max(1, credited.length)]
              if (gone) await store().points.reverseBridge(gone.orderId, undone)
              credited = credited.filter((kept) => kept !== gone)
            }
            await settle([wallet], [now])
          }
          const open: Campaign = { ...now, status: 1 }
          await settle([wallet], [open])
          const wanted = earned(open, {
            counts: {
              steps: stepCounts(
                open,
                credited.map((kept) => ({ ...kept, points: 150 })),
              ),
            },
            acts,
          })
          expect(
            (await campaigns().standing(wallet, [open]))[0]?.awards.toSorted((a, b) => a.part.localeCompare(b.part)),
          ).toEqual(wanted.toSorted((a, b) => a.part.localeCompare(b.part)))
          expect(await pointsOf(wallet)).toBe(wanted.reduce((sum, award) => sum + award.points, 0))
          expect(await settle([wallet], [open])).toEqual({ given: 0, takenBack: 0 })
        }),
        { numRuns: 8 },
      )
    })
  })
}
