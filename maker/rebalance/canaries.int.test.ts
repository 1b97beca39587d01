import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { trustedPriceOf } from '#core/catalogue/lookups.ts'
import { formatUnits } from '#core/money/units.ts'
import { USD_DECIMALS, usdValue } from '#core/money/usd.ts'
import { canaryStates } from '#core/order/canary.ts'
import { systemClock } from '#runtime/clock.ts'
import { Crash, type Failpoints, noFailpoints } from '#runtime/failpoints.ts'
import { silentLog } from '#runtime/log.ts'
import { transferProblem } from '#reconciler/transferProblem.ts'
import type { TransferRow } from '#store/transfers/types.ts'
import type { MakerDeps } from '../contract.ts'
import { createMaker, type Maker } from '../createMaker.ts'
import { canarySteps, requestSteps } from '../failpoints.ts'
import { noMetrics } from '../metrics.ts'
import { eager } from '../testing/drive.ts'
import {
  ARBITRUM,
  DEPOSITORY,
  ETH,
  ETHEREUM,
  rulesFor,
  startTransferWorld,
  type TransferWorld,
  USDC,
} from '../testing/transferWorld.ts'
import type { BridgeApi } from './bridgeApi.ts'
import { canariesCommand } from './canariesCommand.ts'
import type { CanaryRules } from './canaryRules.ts'
import { createWatches } from './createWatches.ts'
import { rebalanceCommand } from './rebalanceCommand.ts'
import { byItself, type RequestDeps } from './requestTransfer.ts'
import type { RebalancingRules } from './rules.ts'
import { sendCanary } from './sendCanary.ts'
import { sealOf } from './transferTerms.ts'
import { createCanaryWatch } from './watchCanaries.ts'

const SECRET = 'of the payout key'
const AMOUNT = ETH / 500n
const canaries = {
  maxLossBps: 300,
  maxDayLossUsd: '2000',
  maxFeeUsd: '5',
  routes: [{ from: '1:native', to: '42161:native', provider: 'relay', amount: '0.002' }],
}
type WithCanaries = RebalancingRules & { readonly canaries: CanaryRules }

describe('canaries on real nodes', () => {
  let world: TransferWorld
  /** Each test checks a route of its own, since one has a canary an hour. */
  let tests = 0
  beforeAll(async () => {
    world = await startTransferWorld()
  })
  afterAll(() => world?.stop())
  beforeEach(async () => {
    tests += 1
    world.standIn.lie(null)
    world.standIn.hasRoute(true)
    world.standIn.report('waiting')
    await world.fund(10n * ETH, 5n * ETH)
    await world.restarts.store.transfers.endBackoffs({ provider: 'relay', route: null })
    await settleAll()
  })

  /** Earlier transfers end, as if they had arrived long ago: none makes the provider unusable. */
  async function settleAll(): Promise<void> {
    const { transfers } = world.restarts.store
    for (const { id, state } of await transfers.recent(500))
      if (!['arrived', 'returned', 'failed', 'expired'].includes(state))
        await transfers.setState(id, state === 'waiting' ? 'expired' : 'arrived')
  }

  const rules = (change: object = {}, file: object = {}, name: string | number = tests): WithCanaries => {
    const parsed = rulesFor(world.catalogue, { canaries: { ...canaries, ...change }, ...file })
    if (!parsed.canaries) throw new Error('no canaries')
    const routes = parsed.canaries.routes.map((route) => ({ ...route, id: `${route.id}-${name}` }))
    return { ...parsed, canaries: { ...parsed.canaries, routes } }
  }
  const idOf = ({ canaries: { routes } }: WithCanaries): string => routes[0]?.id ?? ''
  const makerDeps = (change: Partial<MakerDeps> = {}): MakerDeps => ({
    store: world.restarts.store,
    catalogue: world.catalogue,
    chains: world.chains,
    payers: world.payers,
    priceSecret: 'test',
    attesters: [],
    clock: systemClock,
    log: silentLog,
    metrics: noMetrics,
    failpoints: noFailpoints,
    owner: 'test',
    pollMs: 50,
    policy: eager,
    ...change,
  })
  const requestDeps = (of: RebalancingRules, change: Partial<RequestDeps> = {}): RequestDeps => ({
    ...makerDeps(),
    api: world.api,
    rules: of,
    secret: SECRET,
    ...change,
  })
  const makerOf = (of: RebalancingRules, change: Partial<MakerDeps> = {}): Maker =>
    createMaker(makerDeps({ rebalancing: { rules: of, secret: SECRET }, ...change }))
  const watchOf = (of: WithCanaries, change: Partial<MakerDeps> = {}, api: BridgeApi = world.api) =>
    createCanaryWatch(makerDeps(change), { rules: of, secret: SECRET }, api)
  const canariesOf = async (of: WithCanaries): Promise<TransferRow[]> =>
    (await world.restarts.store.transfers.recent(200)).filter(({ canaryRoute }) => canaryRoute === idOf(of))
  const auditOf = async (of: WithCanaries) =>
    (await world.restarts.store.adminLog.recent(1_000)).filter(
      ({ after }) => (after as { readonly route?: unknown } | null)?.route === idOf(of),
    )
  const newest = async (of: WithCanaries): Promise<TransferRow> => {
    const [row] = await canariesOf(of)
    if (!row) throw new Error('no canary')
    return row
  }
  const drive = async (of: WithCanaries, maker: Maker, states: readonly string[]): Promise<TransferRow> => {
    for (let round = 0; round < 20; round++) {
      const row = await newest(of)
      if (states.includes(row.state)) return row
      await maker.runOnce()
      await world.mine()
    }
    const row = await newest(of)
    throw new Error(`the canary stayed ${row.state} (${row.reason})`)
  }
  const checksOf = async (of: WithCanaries, now = new Date()) =>
    (await world.restarts.store.outcomes.canaries({ since: new Date(now.getTime() - 86_400_000), now })).filter(
      ({ route }) => route === idOf(of),
    )
  const problems = () => {
    const found = new Map<string, boolean>()
    const metrics = { ...noMetrics, canary: (_: string, kind: string, has: boolean) => void found.set(kind, has) }
    return { metrics, found: () => [...found].filter(([, has]) => has).map(([kind]) => kind) }
  }

  it('are off by default: nothing is asked for', async () => {
    const asked: string[] = []
    const api = {
      quotes: async () => Promise.reject(new Error(`asked ${asked.push('quotes')}`)),
      order: async () => Promise.reject(new Error(`asked ${asked.push('order')}`)),
    }
    const file = rulesFor(world.catalogue)
    const before = (await world.restarts.store.transfers.recent(200)).length
    const watches = createWatches(makerDeps(), { rules: file, secret: SECRET }, api)
    expect(watches.map(({ name }) => name)).toEqual(['rebalancing'])
    for (const { watch } of watches) await watch.runOnce()
    for (const { watch } of watches) await watch.stop()
    expect(asked).toEqual([])
    expect(await world.restarts.store.transfers.recent(200)).toHaveLength(before)
    await expect(canariesCommand(requestDeps(file), [])).rejects.toMatchObject({ reason: 'canaries_off' })
    expect(createWatches(makerDeps(), { rules: rules(), secret: SECRET }, api).map(({ name }) => name)).toEqual([
      'rebalancing',
      'canaries',
    ])
  })

  it('leave once an hour as an ordinary order, and are measured by the poll of orders', async () => {
    const { store } = world.restarts
    const of = rules()
    const before = await world.deposited()
    const seen = problems()
    const watch = watchOf(of, { metrics: seen.metrics })
    await watch.runOnce()
    expect(await newest(of)).toMatchObject({ state: 'waiting', amount: AMOUNT, origin: 'automatic', provider: 'relay' })
    const { id, orderId } = await newest(of)
    expect(await auditOf(of)).toMatchObject([
      {
        actor: 'automatic',
        action: 'canary_send',
        subject: `transfer ${id}`,
        reason: 'check',
        after: { provider: 'relay', amount: String(AMOUNT), order: orderId },
      },
    ])
    const sent = await drive(of, makerOf(of), ['final'])
    expect((await world.deposited()) - before).toBe(AMOUNT)
    // The reconciler needs no rule of its own.
    const watched = new Map([ETHEREUM, ARBITRUM].map((id) => [id, { wallet: devAccounts.maker.address }])) as never
    const head = BigInt(String(await world.nodes[1].rpc('eth_blockNumber')))
    const signed = (await world.chains.get(ETHEREUM)?.books?.signedBy(devAccounts.maker.address, 1n, head)) ?? []
    const own = signed.find(({ ref }) => ref === sent.txRef)
    expect(own && (await transferProblem(world.catalogue, watched, { tx: own, chain: ETHEREUM }, sent))).toBeNull()
    expect(await checksOf(of)).toMatchObject([{ outcome: 'open' }])
    await world.deliver(sent.orderId, AMOUNT)
    // The order has ended by the server's own read of the payout.
    expect(await store.orders.get(sent.orderId)).toMatchObject({ state: 'done' })
    expect(await checksOf(of)).toMatchObject([{ outcome: 'arrived', received: AMOUNT }])
    expect(await drive(of, makerOf(of), ['arrived'])).toMatchObject({ id: sent.id })
    await watch.runOnce()
    await watch.stop()
    expect(seen.found()).toEqual([])
    expect(await canariesOf(of)).toHaveLength(1)
    const figures = await store.outcomes.byRoute({ since: new Date(0), now: new Date() })
    const visitors = figures.filter(({ fromChain, toChain }) => fromChain === ETHEREUM && toChain === ARBITRUM)
    expect(visitors.reduce((sum, row) => sum + row.arrived, 0)).toBe(0)
    const text = await canariesCommand(requestDeps(of), [])
    expect(text).toMatch(
      /arrived in \d+ s through relay, sent 0 min ago, 0\.002 ETH received {2}1 of 1 arrived in 7 days/,
    )
    expect(await rebalanceCommand(requestDeps(of), [])).toMatch(new RegExp(`order ${sent.orderId} {2}canary`))
  })

  it('are reported once overdue, and none follows until an operator ends it', async () => {
    const of = rules()
    await watchOf(of).runOnce()
    const sent = await drive(of, makerOf(of), ['final'])
    const clock = { now: () => new Date(sent.createdAt.getTime() + 3 * 3_600_000) }
    const seen = problems()
    await watchOf(of, { clock, metrics: seen.metrics }).runOnce()
    expect(seen.found()).toEqual(['overdue'])
    expect(await canariesOf(of)).toHaveLength(1)
    await makerOf(of, { clock }).runOnce()
    expect(await world.restarts.store.incidents.latest('transfer_overdue', sent.orderId)).not.toBeNull()
    await rebalanceCommand(requestDeps(of), ['--close', String(sent.id)])
    expect(canaryStates(await checksOf(of)).get(idOf(of))).toMatchObject({ state: 'failed', checks: 1, arrived: 0 })
  })

  it('count as failed if they are refunded, also while the maker has not seen the money', async () => {
    const of = rules()
    await watchOf(of).runOnce()
    const sent = await drive(of, makerOf(of), ['final'])
    const progress = await world.restarts.store.externalOrders.get(sent.orderId)
    if (!progress) throw new Error('the order is not tracked')
    await world.restarts.store.externalOrders.record(sent.orderId, {
      progress,
      events: ['deposit_seen', 'refunded'],
      pollAt: null,
    })
    const seen = problems()
    await watchOf(of, { metrics: seen.metrics }).runOnce()
    expect(seen.found()).toEqual(['failed'])
  })

  it('are missing if the provider refuses, which is not asked again at once', async () => {
    const of = rules()
    let quotes = 0
    const api = {
      ...world.api,
      quotes: (request: Parameters<BridgeApi['quotes']>[0]) => {
        quotes += 1
        return world.api.quotes(request)
      },
    }
    world.standIn.hasRoute(false)
    const before = await world.deposited()
    const start = Date.now()
    let now = start
    const seen = problems()
    const newProcess = () => watchOf(of, { clock: { now: () => new Date(now) }, metrics: seen.metrics }, api)
    const pass = async (watch = newProcess()): Promise<void> => {
      await watch.runOnce()
      await watch.stop()
    }
    await pass()
    await pass()
    expect([quotes, (await canariesOf(of)).length]).toEqual([1, 0])
    now = start + 5 * 60_000
    await pass()
    expect(quotes).toBe(2)
    now = start + 14 * 60_000
    await pass()
    expect(quotes).toBe(2)
    now = start + 15 * 60_000
    await pass()
    expect(quotes).toBe(3)
    expect(seen.found()).toEqual([])
    for (const minutes of [35, 75]) {
      now = start + minutes * 60_000
      await pass()
    }
    expect(seen.found()).toEqual([])
    // Also a process that began just now knows how long requests have failed.
    now = start + 135 * 60_000
    await pass()
    expect(seen.found()).toEqual(['missing'])
    expect(await world.deposited()).toBe(before)
  })

  it.each(['canary.refused', 'canary.blamed'] as const)('wait although the process dies after %s', async (name) => {
    const of = rules()
    let orders = 0
    const api = {
      ...world.api,
      order: () => Promise.reject(new Error(`order ${(orders += 1)} is refused`)),
    }
    const hit = async (place: string): Promise<void> => {
      if (place === `${name}:after`) throw new Crash(place)
    }
    await expect(watchOf(of, { failpoints: { hit } }, api).runOnce()).rejects.toThrow(Crash)
    await world.restarts.restart()
    await watchOf(of, {}, api).runOnce()
    expect([orders, await canariesOf(of)]).toEqual([1, []])
    const other = rules({}, {}, `${name} other`)
    await watchOf(other, {}, api).runOnce()
    // The provider is blamed before the route waits, so another route does not ask it either.
    expect([orders, await canariesOf(other)]).toEqual([1, []])
  })

  it('are not approved unless the approval and the deposit fit into the fee together', async () => {
    const usdc = (chain: 1 | 42161) => `${chain}:${USDC[chain]}`
    const band = (chain: 1 | 42161) => ({ asset: usdc(chain), low: '100', target: '200', high: '100000' })
    const routes = [{ from: usdc(1), to: usdc(42161), provider: 'relay', amount: '20' }]
    await world.fundTokens(10_000n * 10n ** 6n, 10_000n * 10n ** 6n)
    const [native] = world.catalogue.assets.filter(({ id }) => id === `${ETHEREUM}:native`)
    const price = native && trustedPriceOf(world.catalogue, native)
    const action = { kind: 'approve' as const, token: USDC[1], spender: DEPOSITORY, amount: 20n * 10n ** 6n }
    const plan = await world.payers.get(ETHEREUM)?.plan(action, 0, null)
    if (!plan || !price) throw new Error('no fee')
    const approvals = (count: bigint): string => formatUnits(usdValue(plan.feeCap * count, 18, price), USD_DECIMALS)
    const of = (maxFeeUsd: string) => rules({ maxFeeUsd, routes }, { bands: [band(1), band(42161)] })
    await watchOf(of(approvals(4n))).runOnce()
    // A process that starts again decides the same.
    for (let start = 0; start < 2; start++) {
      await makerOf(of(approvals(4n))).runOnce()
      await world.mine()
      expect(await newest(of('1'))).toMatchObject({ state: 'waiting', reason: 'canary_fee' })
      expect([await world.allowed(), await world.tokens(1)]).toEqual([0n, 10_000n * 10n ** 6n])
      await world.restarts.restart()
    }
    await drive(of('1'), makerOf(of(approvals(40n))), ['final'])
    expect(await world.tokens(1)).toBe(9_980n * 10n ** 6n)
  })

  it('skip a provider that is blamed for another transfer', async () => {
    const of = rules()
    const { transfers } = world.restarts.store
    await watchOf(of).runOnce()
    await transfers.setState((await newest(of)).id, 'expired', { reason: 'policy_target' })
    const other = rules({}, {}, 'other')
    await watchOf(other).runOnce()
    expect(await canariesOf(other)).toEqual([])
    await transfers.setState((await newest(of)).id, 'expired', { reason: 'expired' })
    await transfers.endBackoffs({ provider: 'relay', route: idOf(other) })
    await watchOf(other).runOnce()
    expect(await canariesOf(other)).toHaveLength(1)
  })

  it.each<[string, object, object, string, string]>([
    ['the operator turned them off', {}, { canaries: undefined }, 'expired', 'canary_off'],
    ['the loss that a canary may have', { maxLossBps: 0 }, {}, 'expired', 'loss_limit'],
    ['the losses of a day', { maxDayLossUsd: '0' }, {}, 'waiting', 'canary_loss_limit'],
    ['the network fee', { maxFeeUsd: '0' }, {}, 'waiting', 'canary_fee'],
    [
      'the limit of all transfers of a day',
      {},
      { minTransferUsd: '0', maxTransferUsd: '1', maxDayUsd: '1' },
      'waiting',
      'day_limit',
    ],
    [
      'the low band of the source',
      {},
      {
        bands: [
          { asset: '1:native', low: '9.999', target: '11', high: '12' },
          { asset: '42161:native', low: '2', target: '4', high: '12' },
        ],
      },
      'waiting',
      'inventory_needed',
    ],
  ])('hold %s at signing', async (_, change, file, state, reason) => {
    const of = rules()
    const before = await world.deposited()
    await watchOf(of).runOnce()
    const strict = 'canaries' in file ? rulesFor(world.catalogue) : rules(change, file)
    await makerOf(strict).runOnce()
    expect(await newest(of)).toMatchObject({ state, reason })
    expect(await world.deposited()).toBe(before)
  })

  it('wait while a network is paused', async () => {
    const { chainState } = world.restarts.store
    const of = rules()
    await chainState.pause(ARBITRUM, 'test')
    await watchOf(of).runOnce()
    await expect(canariesCommand(requestDeps(of), ['--send', idOf(of)])).rejects.toMatchObject({
      reason: 'canary_delayed',
    })
    await chainState.resume(ARBITRUM)
    expect(await canariesOf(of)).toEqual([])
  })

  it('are sent by hand once an hour, recorded in the admin log', async () => {
    const of = rules({ everyHours: 24 })
    const text = await canariesCommand(requestDeps(of), ['--send', idOf(of)])
    expect(text).toMatch(/^canary 1-42161-eth-relay-\d+ {2}transfer \d+ {2}waiting {2}relay {2}order /)
    expect((await world.restarts.store.adminLog.recent(1))[0]).toMatchObject({ action: 'canary_send' })
    await expect(canariesCommand(requestDeps(of), ['--send', idOf(of)])).rejects.toThrow(/has no end yet/)
    await expect(canariesCommand(requestDeps(of), ['--send', 'elsewhere'])).rejects.toMatchObject({
      reason: 'command_invalid',
    })
    const sent = await drive(of, makerOf(of), ['final'])
    await world.deliver(sent.orderId, AMOUNT)
    await drive(of, makerOf(of), ['arrived'])
    await expect(canariesCommand(requestDeps(of), ['--send', idOf(of)])).rejects.toThrow(/within the hour/)
  })

  it('are stored once, however many request them at the same time', async () => {
    const of = rules()
    const [route] = of.canaries.routes
    if (!route) throw new Error('no route')
    const all = await Promise.allSettled([1, 2, 3].map(() => sendCanary(requestDeps(of), route, byItself)))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(all.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: { reason: 'canary_repeated' } },
      { reason: { reason: 'canary_repeated' } },
    ])
    expect(await canariesOf(of)).toHaveLength(1)
  })

  it('are signed once an hour, although the database forgot the one before', async () => {
    const { store } = world.restarts
    const of = rules()
    await watchOf(of).runOnce()
    const first = await drive(of, makerOf(of), ['broadcast', 'mined', 'final'])
    const before = await world.deposited()
    // Its row is gone for every read, so another one of the same hour is requested under a name that the database does not compare.
    const [route] = of.canaries.routes
    if (!route) throw new Error('no route')
    const renamed = { ...of, canaries: { ...of.canaries, routes: [{ ...route, id: `${route.id}-again` }] } }
    await watchOf(renamed).runOnce()
    const again = await newest(renamed)
    const forged = { ...again, canaryRoute: first.canaryRoute, canaryHour: first.canaryHour }
    const row = { ...forged, seal: sealOf(SECRET, forged) }
    const forgetful = {
      ...store,
      transfers: {
        ...store.transfers,
        inStates: async (states: readonly string[], _: number, chain?: number) =>
          states.includes('waiting') && chain === ETHEREUM ? [row] : [],
      },
    }
    await makerOf(of, { store: forgetful as never }).runOnce()
    expect(await store.transfers.get(again.id)).toMatchObject({ state: 'expired', reason: 'canary_repeated' })
    expect(await world.deposited()).toBe(before)
  })

  it('leave once from a process that dies at any await', { timeout: 540_000 }, async () => {
    const money = ['transfer.moved', 'transfer.plan', 'transfer.sign', 'send.broadcast', 'send.mark', 'transfer.end']
    const onRefusal: readonly string[] = ['canary.blamed', 'canary.refused']
    const checks = canarySteps.filter((name) => !onRefusal.includes(name))
    expect(checks.length).toBeGreaterThan(5)
    for (const place of [...checks, ...requestSteps, ...money].flatMap((name) => [`${name}:before`, `${name}:after`])) {
      const of = rules({}, {}, place)
      await world.fund(10n * ETH, 5n * ETH)
      const before = await world.deposited()
      let dead = false
      const failpoints: Failpoints = {
        hit: async (name) => {
          if (name !== place || dead) return
          dead = true
          throw new Crash(name)
        },
      }
      const pass = async (points: Failpoints): Promise<void> => {
        const watch = watchOf(of, { failpoints: points })
        await watch.runOnce()
        if ((await canariesOf(of)).length === 0) return
        const sent = await drive(of, makerOf(of, { failpoints: points }), ['final', 'arrived'])
        if ((await world.restarts.store.externalOrders.get(sent.orderId))?.payoutTx == null)
          await world.deliver(sent.orderId, AMOUNT)
        await drive(of, makerOf(of, { failpoints: points }), ['arrived'])
        await watch.runOnce()
      }
      await pass(failpoints).catch((error: unknown) => {
        if (!(error instanceof Crash)) throw error
      })
      expect(dead, place).toBe(true)
      await world.restarts.restart()
      await pass(noFailpoints)
      await pass(noFailpoints)
      expect(
        (await canariesOf(of)).map(({ state }) => state),
        place,
      ).toEqual(['arrived'])
      expect(await auditOf(of), place).toHaveLength(1)
      expect((await world.deposited()) - before, place).toBe(AMOUNT)
    }
  })
})
