import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { startRpcProxy } from '#chains/evm/testing/rpcProxy.ts'
import { createChainNode } from '#chains/nodes.ts'
import { assetsOf } from '#core/catalogue/lookups.ts'
import { AppError } from '#core/errors.ts'
import { orderIdFromUuid } from '#core/order/id.ts'
import { systemClock } from '#runtime/clock.ts'
import { Crash, type Failpoints, noFailpoints } from '#runtime/failpoints.ts'
import { silentLog, createLog } from '#runtime/log.ts'
import { createMetrics } from '#runtime/metrics.ts'
import { createReconciler } from '#reconciler/createReconciler.ts'
import { createReconcilerMetrics } from '#reconciler/metrics.ts'
import { transferProblem } from '#reconciler/transferProblem.ts'
import type { ChainBooks } from '#reconciler/books.ts'
import type { TransferRow } from '#store/transfers/types.ts'
import type { MakerDeps } from '../contract.ts'
import { createMaker, type Maker } from '../createMaker.ts'
import { requestSteps, transferSteps } from '../failpoints.ts'
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
import { proposeTransfers } from './proposeTransfers.ts'
import { readPositions } from './readPositions.ts'
import { rebalanceCommand } from './rebalanceCommand.ts'
import { byItself, type QuotedTransfer, quoteTransfer, type RequestDeps, requestTransfer } from './requestTransfer.ts'
import { sealOf } from './transferTerms.ts'
import { createBandWatch } from './watchBands.ts'

const SECRET = 'of the payout key'
const NAME = '1-42161-eth'
const log = process.env['LOG'] === undefined ? silentLog : createLog(process.env['LOG'])

describe('rebalancing on real nodes', () => {
  let world: TransferWorld
  beforeAll(async () => {
    world = await startTransferWorld()
  })
  afterAll(() => world?.stop())
  beforeEach(async () => {
    world.standIn.lie(null)
    world.standIn.oddity(null)
    world.standIn.report('waiting')
    await world.fund(10n * ETH, ETH)
    // Earlier transfers are settled, so that each test begins with the same inventory.
    for (const { id, state } of await world.restarts.store.transfers.recent(100))
      if (!['arrived', 'returned', 'failed', 'expired'].includes(state))
        await world.restarts.store.transfers.setState(id, state === 'waiting' ? 'expired' : 'returned')
  })

  const deps = (change: Partial<RequestDeps> = {}): RequestDeps => ({
    store: world.restarts.store,
    catalogue: world.catalogue,
    chains: world.chains,
    payers: world.payers,
    clock: systemClock,
    api: world.api,
    rules: world.rules,
    secret: SECRET,
    failpoints: noFailpoints,
    ...change,
  })
  const makerWith = (failpoints: Failpoints = noFailpoints, change: Partial<MakerDeps> = {}): Maker =>
    createMaker({
      store: world.restarts.store,
      catalogue: world.catalogue,
      chains: world.chains,
      payers: world.payers,
      priceSecret: 'test',
      attesters: [],
      clock: systemClock,
      log,
      metrics: noMetrics,
      failpoints,
      owner: 'test',
      pollMs: 50,
      policy: eager,
      rebalancing: { rules: world.rules, secret: SECRET },
      ...change,
    })
  const newest = async (): Promise<TransferRow> => {
    const [row] = await world.restarts.store.transfers.recent(1)
    if (!row) throw new Error('no transfer')
    return row
  }
  const drive = async (maker: Maker, states: readonly string[], rounds = 20): Promise<TransferRow> => {
    for (let round = 0; round < rounds; round++) {
      const row = await newest()
      if (states.includes(row.state)) return row
      await maker.runOnce()
      await world.mine()
    }
    const row = await newest()
    throw new Error(`the transfer stayed ${row.state} (${row.reason})`)
  }
  const quoted = async (change: Partial<RequestDeps> = {}): Promise<QuotedTransfer> => {
    const all = deps(change)
    const { positions, moved } = await readPositions(all, all.rules)
    const [proposal] = proposeTransfers(positions, { ...all.rules, dayLeftE8: all.rules.maxDayE8 })
    if (!proposal) throw new Error('nothing is proposed')
    const outcome = await quoteTransfer(all, proposal, moved)
    if ('refused' in outcome) throw new Error(outcome.refused)
    return outcome
  }
  const quotedFor = async (amount: bigint, source = ETHEREUM): Promise<QuotedTransfer> => {
    const [from, to] = [source, source === ETHEREUM ? ARBITRUM : ETHEREUM].map(
      (chain) => world.rules.bands.find(({ asset }) => asset.chainId === chain)?.asset,
    )
    if (!from || !to) throw new Error('no band')
    const proposal = { id: 'test', from, to, amount, usdE8: 0n, why: 'refill' as const }
    const outcome = await quoteTransfer(deps(), proposal, [])
    if ('refused' in outcome) throw new Error(outcome.refused)
    return outcome
  }
  const send = () => rebalanceCommand(deps(), ['--send', NAME])
  const auditOf = async (id: bigint) =>
    (await world.restarts.store.adminLog.recent(1_000)).filter(({ subject }) => subject === `transfer ${id}`)

  it('lists the proposal with its quote and cost', async () => {
    const text = await rebalanceCommand(deps(), [])
    expect(text).toMatch(/^LOW .*1 ETH free on Arbitrum/m)
    expect(text).toMatch(
      /^1-42161-eth {2}3 ETH {2}Ethereum → Arbitrum.* \(refill\) {2}relay, at least 2\.9\d+ ETH, costs \$\d+/m,
    )
    expect(await world.restarts.store.transfers.recent(1)).not.toContainEqual(
      expect.objectContaining({ state: 'waiting' }),
    )
  })

  it('moves an operator’s transfer once, knows its arrival by the chain, and keeps the reconciler’s books', async () => {
    const { store } = world.restarts
    const kept = new Map<number, ChainBooks>()
    const reconciler = createReconciler({
      store,
      catalogue: { ...world.catalogue, channels: [] },
      chains: world.chains,
      wallets: new Map([ETHEREUM, ARBITRUM].map((id) => [id, devAccounts.maker.address])),
      bookStorage: { read: async (id) => kept.get(id) ?? null, write: async (id, books) => void kept.set(id, books) },
      alerts: { raise: () => undefined, stop: async () => undefined } as never,
      clock: systemClock,
      log,
      metrics: createReconcilerMetrics(createMetrics()),
      confirmMs: 1,
    })
    for (let pass = 0; pass < 3; pass++) {
      expect(await reconciler.runOnce()).toEqual([])
      await world.mine(3)
    }
    const before = await world.deposited()
    expect(await send()).toMatch(/^transfer \d+ {2}waiting {2}3 ETH {2}1 → 42161 {2}relay/)
    expect((await store.adminLog.recent(1))[0]).toMatchObject({
      action: 'rebalance_send',
      after: { provider: 'relay' },
    })
    const maker = makerWith()
    const sent = await drive(maker, ['final'])
    expect((await world.deposited()) - before).toBe(3n * ETH)
    expect(await reconciler.runOnce()).toEqual([])
    // Less than the minimum ends nothing, whatever the order's row says.
    await world.settle(sent.orderId, (3n * ETH * 98n) / 100n)
    await maker.runOnce()
    expect((await newest()).state).toBe('final')
    await world.settle(sent.orderId, 3n * ETH)
    expect(await drive(maker, ['arrived'])).toMatchObject({ id: sent.id })
    expect((await store.orders.get(sent.orderId))?.depositHint).toBe(sent.txRef)
    await world.mine(3)
    expect(await reconciler.runOnce()).toEqual([])
    expect((await world.deposited()) - before).toBe(3n * ETH)
  })

  it('raises the alarm in the reconciler if the transaction is not the one that its steps describe', async () => {
    const { store } = world.restarts
    await send()
    const row = await drive(makerWith(), ['final'])
    const watched = new Map([ETHEREUM, ARBITRUM].map((id) => [id, { wallet: devAccounts.maker.address }])) as never
    const head = BigInt(String(await world.nodes[1].rpc('eth_blockNumber')))
    const signed = (await world.chains.get(ETHEREUM)?.books?.signedBy(devAccounts.maker.address, 1n, head)) ?? []
    const own = signed.find(({ ref }) => ref === row.txRef)
    if (!own) throw new Error('no transaction')
    expect(await transferProblem(world.catalogue, watched, { tx: own, chain: ETHEREUM }, row)).toBeNull()
    const other = { ...own, call: { to: '0x0000000000000000000000000000000000000bad', data: '0x', value: 3n * ETH } }
    expect(await transferProblem(world.catalogue, watched, { tx: other, chain: ETHEREUM }, row)).toMatch(/another call/)
    const elsewhere = new Map(
      [ETHEREUM, ARBITRUM].map((id) => [id, { wallet: devAccounts.user.address.toLowerCase() }]),
    ) as never
    expect(await transferProblem(world.catalogue, elsewhere, { tx: own, chain: ETHEREUM }, row)).not.toBeNull()
    expect(await transferProblem(world.catalogue, watched, { tx: own, chain: ETHEREUM }, null)).not.toBeNull()
    const there = { tx: own, chain: ARBITRUM }
    expect(await transferProblem(world.catalogue, watched, there, row)).toMatch(/another network/)
    const cheap = { ...row, minReceive: 1n }
    expect(await transferProblem(world.catalogue, watched, { tx: own, chain: ETHEREUM }, cheap)).toMatch(/less arrives/)
    const strange = { ...row, toAsset: '999:x' as typeof row.toAsset }
    expect(await transferProblem(world.catalogue, watched, { tx: own, chain: ETHEREUM }, strange)).not.toBeNull()
    expect((await store.transfers.get(row.id))?.state).toBe('final')
  })

  it('signs nothing for a row that another writer of the database made or changed', async () => {
    const { store } = world.restarts
    const before = await world.deposited()
    const good = await quoted()
    const row = await requestTransfer(deps({ secret: 'of a thief' }), good, byItself)
    await makerWith().runOnce()
    expect(await store.transfers.get(row.id)).toMatchObject({ state: 'expired', reason: 'seal_invalid' })
    expect(await store.incidents.latest('transfer_forged', row.orderId)).not.toBeNull()
    // A sealed row whose terms were raised.
    const { id: _, state: _s, reason: _r, txRef: _t, arrivalKey: _k, createdAt: _c, updatedAt: _u, ...terms } = row
    expect(sealOf(SECRET, { ...terms, amount: terms.amount + 1n })).not.toBe(sealOf(SECRET, terms))
    expect(await world.deposited()).toBe(before)
  })

  it.each([
    ['pays_less', /loss_limit|price_moved|no_quote/],
    ['takes_more', /no_route|step_refused/],
    ['other_target', /no_route|step_refused/],
    ['other_recipient', /recipient|provider_unavailable/],
  ] as const)('refuses a provider that lies: %s', async (lie, reason) => {
    const before = await world.deposited()
    world.standIn.lie(lie)
    await expect(send()).rejects.toThrow(reason)
    world.standIn.lie(null)
    await makerWith().runOnce()
    expect(await world.deposited()).toBe(before)
  })

  it('refuses steps of a server that lies, by the policy of the provider', async () => {
    const before = await world.deposited()
    const good = await quoted()
    const lying = (change: (step: Record<string, unknown>) => Record<string, unknown>): RequestDeps =>
      deps({
        api: {
          ...world.api,
          order: async (request) => {
            const made = await world.api.order(request)
            return { ...made, steps: made.steps.map((step) => change(step as never) as never) }
          },
        },
      })
    const by = byItself
    await expect(
      requestTransfer(
        lying((step) => ({ ...step, to: devAccounts.stranger.address })),
        good,
        by,
      ),
    ).rejects.toThrow(/policy of relay \(target\)/)
    const again = await quoted()
    await expect(
      requestTransfer(
        lying((step) => ({ ...step, value: String(4n * ETH) })),
        again,
        by,
      ),
    ).rejects.toThrow(/policy of relay/)
    await makerWith().runOnce()
    expect(await world.deposited()).toBe(before)
  })

  it('checks the policy again at signing, although the row is sealed', async () => {
    const before = await world.deposited()
    const row = await requestTransfer(deps(), await quoted(), byItself)
    await world.restarts.store.transfers.setState(row.id, 'expired')
    const {
      id: _,
      state: _s,
      reason: _r,
      txRef: _t,
      arrivalKey: _k,
      createdAt: _c,
      updatedAt: _u,
      seal: _e,
      ...rest
    } = row
    const forged = { ...rest, orderId: orderIdFromUuid(randomUUID()), minReceive: rest.minReceive + ETH }
    const kept = await world.restarts.store.transfers.request({ ...forged, seal: sealOf(SECRET, forged) })
    await makerWith().runOnce()
    expect(await world.restarts.store.transfers.get(kept.id)).toMatchObject({
      state: 'expired',
      reason: 'policy_minimum',
    })
    expect(await world.deposited()).toBe(before)
  })

  it.each<[string, Record<string, unknown>, string, string]>([
    ['the limit of one transfer', { maxTransferUsd: '5000' }, 'expired', 'transfer_limit'],
    ['the limit of a day', { maxTransferUsd: '9000', maxDayUsd: '9000' }, 'waiting', 'day_limit'],
    ['the allowed loss', { maxLossBps: 1 }, 'expired', 'loss_limit'],
    ['the providers', { providers: ['lifi'] }, 'expired', 'provider_off'],
    [
      'the low band of the source',
      {
        bands: [
          { asset: '1:native', low: '8', target: '9', high: '12' },
          { asset: '42161:native', low: '2', target: '4', high: '12' },
        ],
      },
      'waiting',
      'inventory_needed',
    ],
  ])('holds %s at signing, whatever was requested before', async (_, change, state, reason) => {
    const before = await world.deposited()
    await send()
    const rules = rulesFor(world.catalogue, change)
    await makerWith(noFailpoints, { rebalancing: { rules, secret: SECRET } }).runOnce()
    expect(await newest()).toMatchObject({ state, reason })
    expect(await world.deposited()).toBe(before)
  })

  it('waits above the outflow cap of the network, with the payouts of the hour', async () => {
    const before = await world.deposited()
    await send()
    const chains = world.catalogue.chains.map((chain) => ({
      ...chain,
      settlement: chain.settlement && { ...chain.settlement, outflowCapUsd: '8999' },
    }))
    await makerWith(noFailpoints, { catalogue: { ...world.catalogue, chains } }).runOnce()
    expect(await newest()).toMatchObject({ state: 'waiting', reason: 'outflow_cap' })
    expect(await world.deposited()).toBe(before)
  })

  it('leaves the inventory that payouts have reserved', async () => {
    const { store } = world.restarts
    const reserved = { ...store.disbursements, reserved: async () => new Map([['1:native', 7n * ETH]]) as never }
    const { positions } = await readPositions(deps({ store: { ...store, disbursements: reserved } }), world.rules)
    expect(positions.find(({ band }) => band.asset.chainId === ETHEREUM)?.free).toBe(3n * ETH)
    expect(proposeTransfers(positions, { ...world.rules, dayLeftE8: world.rules.maxDayE8 })).toEqual([])
    await send()
    const busy = {
      ...store,
      disbursements: { ...store.disbursements, reserved: async () => new Map([['1:native', 9n * ETH]]) as never },
    }
    const before = await world.deposited()
    await makerWith(noFailpoints, { store: busy }).runOnce()
    expect(await newest()).toMatchObject({ state: 'waiting', reason: 'inventory_needed' })
    expect(await world.deposited()).toBe(before)
  })

  it('proposes nothing while endpoints contradict each other about a balance', async () => {
    const honest = world.chains.get(ARBITRUM)
    if (!honest) throw new Error('no node')
    const proxy = await startRpcProxy(world.nodes[42161].url)
    proxy.meddle = (call, next) => (call.method === 'eth_getBalance' ? Promise.resolve('0x0') : next())
    const [chain] = world.catalogue.chains.filter(({ id }) => id === ARBITRUM)
    if (!chain) throw new Error('no network')
    const two = createChainNode({
      chain,
      assets: assetsOf(world.catalogue, ARBITRUM),
      endpoints: [world.nodes[42161].url, proxy.url],
      quorum: 2,
    })
    await world.fund(10n * ETH, 3n * ETH)
    try {
      const lied = deps({ chains: new Map([...world.chains, [ARBITRUM, two]]) })
      const { positions, unread } = await readPositions(lied, world.rules)
      expect([...unread]).toEqual([[ARBITRUM, 'rpc_disagree']])
      expect(positions).toEqual([])
      expect(await rebalanceCommand(lied, [])).toMatch(
        /network 42161 {2}cannot be read \(rpc_disagree\)[\s\S]*nothing to move/,
      )
    } finally {
      await two.close()
      await proxy.stop()
    }
  })

  it('requests by itself only in automatic mode, one transfer until it has arrived', async () => {
    const { store } = world.restarts
    const waiting = async () => (await store.transfers.inStates(['waiting'], 10)).length
    const watch = (automatic: boolean) =>
      createBandWatch(
        { ...deps(), log, metrics: noMetrics, owner: 'watch' },
        { rules: { ...world.rules, automatic }, secret: SECRET },
        world.api,
      )
    await watch(false).runOnce()
    expect(await waiting()).toBe(0)
    const automatic = watch(true)
    await automatic.runOnce()
    await automatic.runOnce()
    await automatic.stop()
    expect(await waiting()).toBe(1)
    const { id, orderId, origin, minReceive } = await newest()
    expect(origin).toBe('automatic')
    expect(await auditOf(id)).toMatchObject([
      {
        actor: 'automatic',
        action: 'rebalance_send',
        reason: 'refill',
        after: {
          route: NAME,
          provider: 'relay',
          amount: String(3n * ETH),
          min_receive: String(minReceive),
          value_usd: expect.stringMatching(/^\d+(\.\d+)?$/) as string,
          cost_usd: expect.stringMatching(/^\d+(\.\d+)?$/) as string,
          order: orderId,
        },
      },
    ])
  })

  it('requests from another provider if the best one makes no order', async () => {
    const { store } = world.restarts
    let tried = 0
    const api = {
      quotes: async (request: Parameters<typeof world.api.quotes>[0]) => {
        const found = await world.api.quotes(request)
        const better = found.quotes.map((quote) => ({
          ...quote,
          provider: 'debridge',
          quote_id: 'bad',
          min_receive_amount: String(BigInt(quote.min_receive_amount) + 1n),
        }))
        return { ...found, quotes: [...better, ...found.quotes] }
      },
      order: async (request: Parameters<typeof world.api.order>[0]) => {
        if (request.quote_id !== 'bad') return world.api.order(request)
        tried += 1
        throw new AppError('bridge_api_failed', 'The provider is down.', { retriable: true })
      },
    }
    const rules = rulesFor(world.catalogue, { automatic: true, providers: ['debridge', 'relay'] })
    // Each pass is one of a new process.
    const pass = async (): Promise<void> => {
      const all = { ...deps(), log, metrics: noMetrics, owner: 'watch' }
      const watch = createBandWatch(all, { rules, secret: SECRET }, api)
      await watch.runOnce()
      await watch.stop()
    }
    await pass()
    expect(await newest()).toMatchObject({ state: 'waiting', provider: 'relay', origin: 'automatic' })
    await store.transfers.setState((await newest()).id, 'expired')
    await pass()
    expect(await newest()).toMatchObject({ state: 'waiting', provider: 'relay' })
    expect(tried).toBe(1)
  })

  it('reports a band that was violated for an hour', async () => {
    const { store } = world.restarts
    let now = Date.now()
    const clock = { now: () => new Date(now) }
    const bands: number[] = []
    const metrics = { ...noMetrics, band: (_: number, __: string, side: number) => void bands.push(side) }
    const watch = createBandWatch(
      { ...deps(), clock, log, metrics, owner: 'watch' },
      { rules: world.rules, secret: SECRET },
      world.api,
    )
    await watch.runOnce()
    expect(bands.toSorted()).toEqual([-1, 0])
    expect(await store.incidents.latest('band_violated', `${ARBITRUM}:native`)).toBeNull()
    now += 3_600_001
    await watch.runOnce()
    expect(await store.incidents.latest('band_violated', `${ARBITRUM}:native`)).not.toBeNull()
    expect(await store.incidents.latest('band_violated', `${ETHEREUM}:native`)).toBeNull()
  })

  it('signs nothing without the operator’s file, and reserves nothing for longer than the deadline', async () => {
    const before = await world.deposited()
    await send()
    await makerWith(noFailpoints, { rebalancing: undefined }).runOnce()
    expect(await newest()).toMatchObject({ state: 'waiting', reason: 'rebalancing_off' })
    const { openBy } = await newest()
    await makerWith(noFailpoints, { rebalancing: undefined, clock: { now: () => openBy } }).runOnce()
    expect(await newest()).toMatchObject({ state: 'expired' })
    expect(await world.restarts.store.disbursements.reserved(ETHEREUM)).toEqual(new Map())
    expect(await world.deposited()).toBe(before)
  })

  it('does not sign a transfer that would stay open for longer than two hours', async () => {
    const row = await requestTransfer(deps(), await quoted(), byItself)
    await world.restarts.store.transfers.setState(row.id, 'expired')
    const {
      id: _,
      state: _s,
      reason: _r,
      txRef: _t,
      arrivalKey: _k,
      createdAt: _c,
      updatedAt: _u,
      seal: _e,
      ...rest
    } = row
    const openBy = new Date(Date.now() + 2 * 3_600_000 + 60_000)
    const terms = { ...rest, orderId: orderIdFromUuid(randomUUID()), openBy }
    await world.restarts.store.transfers.request({ ...terms, seal: sealOf(SECRET, terms) })
    const before = await world.deposited()
    await makerWith().runOnce()
    expect(await newest()).toMatchObject({ state: 'expired', reason: 'open_too_long' })
    expect(await world.deposited()).toBe(before)
  })

  it('replaces a transaction by the same transfer only, as the journal has it', async () => {
    const { store } = world.restarts
    await world.nodes[1].rpc('evm_setAutomine', [false])
    onTestFinished(async () => void (await world.nodes[1].rpc('evm_setAutomine', [true])))
    await send()
    await makerWith().runOnce()
    const signed = await newest()
    expect(signed.state).toBe('broadcast')
    const slot = await store.slots.forRef('transfer', signed.id)
    // Another sealed transfer of the same wallet, in the place of the signed one.
    const other = await requestTransfer(deps({ store }), await quotedFor(2n * ETH), byItself)
    const lying = { ...store, transfers: { ...store.transfers, inStates: async () => [], get: async () => other } }
    const later = { now: () => new Date(Date.now() + 60_000) }
    await makerWith(noFailpoints, { store: lying, clock: later, policy: { ...eager, bumpAfterBlocks: 0 } }).runOnce()
    expect((await store.slots.forRef('transfer', signed.id))?.txs).toHaveLength(slot?.txs.length ?? -1)
    expect(await store.incidents.latest('transfer_forged', other.orderId)).toMatchObject({
      details: { signed: signed.orderId },
    })
    await store.transfers.setState(other.id, 'expired')
    // The right one is replaced.
    await makerWith(noFailpoints, { clock: later, policy: { ...eager, bumpAfterBlocks: 0 } }).runOnce()
    expect((await store.slots.forRef('transfer', signed.id))?.txs.length).toBeGreaterThan(slot?.txs.length ?? 0)
    for (let round = 0; round < 10 && (await store.transfers.get(signed.id))?.state !== 'final'; round++) {
      await world.mine()
      await makerWith().runOnce()
    }
    expect((await store.transfers.get(signed.id))?.state).toBe('final')
  })

  it('does not sign two transfers on two networks that exceed the day’s limit together', async () => {
    const { store } = world.restarts
    await world.fund(10n * ETH, 10n * ETH)
    const [north, south] = [await quotedFor(2n * ETH), await quotedFor(2n * ETH, ARBITRUM)]
    const by = byItself
    const rows = [await requestTransfer(deps(), north, by), await requestTransfer(deps(), south, by)]
    const moved = (await readPositions(deps(), world.rules)).movedTodayE8 ?? 0n
    const maxDayE8 = moved + (north.value.sentE8 * 3n) / 2n
    // Both have passed the check before either is signed.
    let waiting = 0
    let open = (): void => undefined
    const both = new Promise<void>((resolve) => {
      open = resolve
    })
    const hit = async (place: string): Promise<void> => {
      if (place !== 'transfer.plan:before') return
      waiting += 1
      if (waiting === 2) open()
      await both
    }
    const rules = { ...world.rules, maxDayE8 }
    const maker = makerWith({ hit }, { rebalancing: { rules, secret: SECRET } })
    await Promise.all([maker.runLane(ETHEREUM, 'pay'), maker.runLane(ARBITRUM, 'pay')])
    expect(waiting).toBe(2)
    const states = await Promise.all(rows.map(({ id }) => store.transfers.get(id)))
    expect(states.map((row) => row?.state).toSorted()).toEqual(['broadcast', 'waiting'])
    expect(states.find((row) => row?.state === 'waiting')?.reason).toBe('day_limit')
    for (const row of states) if (row?.state === 'waiting') await store.transfers.setState(row.id, 'expired')
    for (let round = 0; round < 5; round++) {
      await world.mine()
      await makerWith().runOnce()
    }
  })

  it('ends one transfer by one payment, and none by a payment of another', async () => {
    const { store } = world.restarts
    const maker = makerWith()
    await send()
    const first = await drive(maker, ['final'])
    await world.settle(first.orderId, 3n * ETH)
    await drive(maker, ['arrived'])
    const payoutTx = (await store.externalOrders.get(first.orderId))?.payoutTx ?? null
    await world.fund(10n * ETH, ETH)
    await send()
    const second = await drive(maker, ['final'])
    const progress = await store.externalOrders.get(second.orderId)
    if (!progress) throw new Error('the order is not tracked')
    await store.externalOrders.record(second.orderId, { progress: { ...progress, payoutTx }, events: [], pollAt: null })
    await maker.runOnce()
    expect(await newest()).toMatchObject({ id: second.id, state: 'final', arrivalKey: null })
    await world.settle(second.orderId, 3n * ETH)
    expect(await drive(maker, ['arrived'])).toMatchObject({ id: second.id })
  })

  it('leaves deposits that may have to be refunded', async () => {
    const { store } = world.restarts
    const orders = { ...store.orders, refundable: async () => new Map([['1:native', 9n * ETH]]) as never }
    const { positions } = await readPositions(deps({ store: { ...store, orders } }), world.rules)
    expect(positions.find(({ band }) => band.asset.chainId === ETHEREUM)?.free).toBe(ETH)
    await send()
    const before = await world.deposited()
    await makerWith(noFailpoints, { store: { ...store, orders } }).runOnce()
    expect(await newest()).toMatchObject({ state: 'waiting', reason: 'inventory_needed' })
    expect(await world.deposited()).toBe(before)
  })

  it('does not sign after the provider’s deadline', async () => {
    const before = await world.deposited()
    await send()
    const { openBy } = await newest()
    const late = { now: () => new Date(openBy.getTime()) }
    await makerWith(noFailpoints, { clock: late }).runOnce()
    expect(await newest()).toMatchObject({ state: 'expired', reason: 'expired' })
    expect(await world.deposited()).toBe(before)
  })

  describe('tokens', () => {
    const usd = 1_000_000n
    const band = (chain: 1 | 42161) => ({
      asset: `${chain}:${USDC[chain]}`,
      low: '1000',
      target: '3000',
      high: '20000',
    })
    const rules = () => rulesFor(world.catalogue, { bands: [band(1), band(42161)] })
    const request = async (): Promise<void> => {
      await world.fundTokens(10_000n * usd, 100n * usd)
      await rebalanceCommand(deps({ rules: rules() }), ['--send', '1-42161-usdc'])
    }
    const makerOf = (failpoints: Failpoints = noFailpoints): Maker =>
      makerWith(failpoints, { rebalancing: { rules: rules(), secret: SECRET } })
    const deposited = () => world.tokens(1, DEPOSITORY)

    it('are approved for exactly the amount, then deposited once', async () => {
      const before = await deposited()
      await request()
      const allowances: bigint[] = []
      const maker = makerOf()
      while ((await newest()).state !== 'final') {
        await maker.runOnce()
        await world.mine()
        allowances.push(await world.allowed())
      }
      expect(Math.max(...allowances.map(Number))).toBe(Number(2_900n * usd))
      expect(allowances.at(-1)).toBe(0n)
      expect((await deposited()) - before).toBe(2_900n * usd)
      expect(await world.tokens(1)).toBe(7_100n * usd)
      const row = await newest()
      const head = BigInt(String(await world.nodes[1].rpc('eth_blockNumber')))
      const signed = (await world.chains.get(ETHEREUM)?.books?.signedBy(devAccounts.maker.address, 1n, head)) ?? []
      const own = signed.find(({ ref }) => ref === row.txRef)
      const watched = new Map([ETHEREUM, ARBITRUM].map((id) => [id, { wallet: devAccounts.maker.address }])) as never
      expect(own && (await transferProblem(world.catalogue, watched, { tx: own, chain: ETHEREUM }, row))).toBeNull()
    })

    it('are not approved above the outflow cap', async () => {
      await request()
      const chains = world.catalogue.chains.map((chain) => ({
        ...chain,
        settlement: chain.settlement && { ...chain.settlement, outflowCapUsd: '2000' },
      }))
      const rebalancing = { rules: rules(), secret: SECRET }
      await makerWith(noFailpoints, { rebalancing, catalogue: { ...world.catalogue, chains } }).runOnce()
      await world.mine()
      expect(await newest()).toMatchObject({ state: 'waiting', reason: 'outflow_cap' })
      expect(await world.allowed()).toBe(0n)
    })

    it('are no longer approved once their transfer has expired', async () => {
      const before = await deposited()
      await request()
      await makerOf().runLane(ETHEREUM, 'pay')
      await world.mine()
      expect(await world.allowed()).toBe(2_900n * usd)
      const { openBy } = await newest()
      const change = { rebalancing: { rules: rules(), secret: SECRET }, clock: { now: () => openBy } }
      await makerWith(noFailpoints, change).runOnce()
      expect(await newest()).toMatchObject({ state: 'expired' })
      const maker = makerOf()
      for (let round = 0; round < 6 && (await world.allowed()) > 0n; round++) {
        await maker.runOnce()
        await world.mine()
      }
      expect(await world.allowed()).toBe(0n)
      expect(await deposited()).toBe(before)
    })

    it.each(
      ['transfer.allowance', 'approve.pending', 'approve.plan', 'approve.open', 'send.broadcast', 'send.mark'].flatMap(
        (name) => [`${name}:before`, `${name}:after`],
      ),
    )('are deposited once by a maker that dies at %s', async (place) => {
      const before = await deposited()
      await request()
      let dead = false
      const hit = async (name: string): Promise<void> => {
        if (name !== place || dead) return
        dead = true
        throw new Crash(name)
      }
      await drive(makerOf({ hit }), ['final']).catch((error: unknown) => {
        if (!(error instanceof Crash)) throw error
      })
      expect(dead).toBe(true)
      await world.restarts.restart()
      await drive(makerOf(), ['final'])
      expect((await deposited()) - before).toBe(2_900n * usd)
      expect(await world.allowed()).toBe(0n)
    })
  })

  describe('a maker that dies at any await', () => {
    /** Dies once at the place; whatever else fails is an error. */
    const dieAt = async (place: string, work: (failpoints: Failpoints) => Promise<unknown>): Promise<boolean> => {
      let dead = false
      const hit = async (name: string): Promise<void> => {
        if (name !== place || dead) return
        dead = true
        throw new Crash(name)
      }
      await work({ hit }).catch((error: unknown) => {
        if (!(error instanceof Crash)) throw error
      })
      if (dead) await world.restarts.restart()
      return dead
    }
    /** Passes until the transfer has arrived; its payout is known once it is final. */
    const bring = async (maker: Maker): Promise<TransferRow> => {
      const { store } = world.restarts
      const sent = await drive(maker, ['final', 'arrived'])
      const progress = await store.externalOrders.get(sent.orderId)
      if (progress?.payoutTx === null) await world.settle(sent.orderId, 3n * ETH)
      return drive(maker, ['arrived'])
    }
    const places = new Set<string>()

    it('deposits once', { timeout: 540_000 }, async () => {
      await send()
      await bring(makerWith({ hit: async (name) => void places.add(name) }))
      const relevant = [...places].filter((name) => /^(transfer|send|follow|brake|context)\./.test(name))
      expect(relevant.length).toBeGreaterThan(40)
      for (const place of relevant) {
        let hasDied = false
        // A transaction that is final when it is first seen was never only mined: such a place is tried again.
        for (let tries = 0; !hasDied && tries < 3; tries++) {
          await world.fund(10n * ETH, ETH)
          const before = await world.deposited()
          await send()
          hasDied = await dieAt(place, (failpoints) => bring(makerWith(failpoints)))
          const row = await bring(makerWith())
          expect(row, place).toMatchObject({ state: 'arrived', reason: null })
          expect((await world.deposited()) - before, place).toBe(3n * ETH)
        }
        expect(hasDied, place).toBe(true)
      }
    })

    it.each([':before', ':after'])('refuses a forged row all the same: %s', async (at) => {
      const { store } = world.restarts
      const before = await world.deposited()
      for (const place of [`transfer.forged${at}`, `transfer.note${at}`]) {
        const row = await requestTransfer(deps({ secret: 'of a thief' }), await quoted(), byItself)
        expect(await dieAt(place, (failpoints) => makerWith(failpoints).runOnce()), place).toBe(true)
        await makerWith().runOnce()
        expect(await world.restarts.store.transfers.get(row.id)).toMatchObject({
          state: 'expired',
          reason: 'seal_invalid',
        })
        expect(await world.restarts.store.incidents.latest('transfer_forged', row.orderId)).not.toBeNull()
      }
      expect(await store.transfers.inStates(['waiting'], 1)).toEqual([])
      expect(await world.deposited()).toBe(before)
    })

    it('reports an overdue transfer all the same', async () => {
      for (const place of ['transfer.overdue:before', 'transfer.overdue:after']) {
        await world.fund(10n * ETH, ETH)
        await send()
        const row = await drive(makerWith(), ['final'])
        const clock = { now: () => new Date(row.openBy.getTime() + 3_600_001) }
        expect(await dieAt(place, (failpoints) => makerWith(failpoints, { clock }).runOnce()), place).toBe(true)
        await makerWith(noFailpoints, { clock }).runOnce()
        expect(await world.restarts.store.incidents.latest('transfer_overdue', row.orderId)).not.toBeNull()
        await world.restarts.store.transfers.setState(row.id, 'returned')
      }
    })

    it('requests a transfer with its audit row, or neither', async () => {
      const watch = (failpoints: Failpoints) =>
        createBandWatch(
          { ...deps(), failpoints, log, metrics: noMetrics, owner: 'watch' },
          { rules: { ...world.rules, automatic: true }, secret: SECRET },
          world.api,
        )
      const counts = async () => {
        const { store } = world.restarts
        const rows = await store.transfers.recent(1_000)
        const notes = (await store.adminLog.recent(1_000)).filter(({ actor }) => actor === 'automatic')
        const named = new Set(notes.map(({ subject }) => subject))
        const unnamed = rows.filter(({ id, origin }) => origin === 'automatic' && !named.has(`transfer ${id}`))
        return { rows: rows.length, notes: notes.length, unnamed: unnamed.length }
      }
      // A transfer that came to nothing, of a test before, would make the provider unusable.
      await send()
      await world.restarts.store.transfers.setState((await newest()).id, 'expired', { reason: 'expired' })
      const { unnamed } = await counts()
      for (const place of requestSteps.flatMap((name) => [`${name}:before`, `${name}:after`])) {
        const before = await counts()
        expect(await dieAt(place, (failpoints) => watch(failpoints).runOnce()), place).toBe(true)
        const isStored = place === 'request.save:after'
        const added = isStored ? 1 : 0
        const after = { rows: before.rows + added, notes: before.notes + added, unnamed }
        expect(await counts(), place).toEqual(after)
        await watch(noFailpoints).runOnce()
        expect(await counts(), place).toEqual({ rows: before.rows + 1, notes: before.notes + 1, unnamed })
        const { id } = await newest()
        await world.restarts.store.transfers.setState(id, 'expired', { reason: 'expired' })
      }
    })

    it('has met each step of a transfer', () => {
      const elsewhere = ['transfer.link', 'transfer.forged', 'transfer.note', 'transfer.overdue', 'transfer.allowance']
      const met = new Set([...places].map((place) => place.replace(/:.*/, '')))
      expect(transferSteps.filter((name) => !met.has(name) && !elsewhere.includes(name))).toEqual([])
    })
  })
})
