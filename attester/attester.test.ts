import { encodeAbiParameters, recoverAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ChainNode } from '#chains/contract/node.ts'
import type { EscrowStatus, VerifiedFill } from '#chains/contract/settlement.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { sampleOrder } from '#chains/evm/testing/orders.ts'
import { localPool } from '#chains/evm/testing/pool.ts'
import { orderHash, proofId } from '#chains/evm/order/hash.ts'
import { attestRequestsDigest, endpointsRequestTypedData, fillDigest } from '#chains/evm/order/typedData.ts'
import { orderToWire } from '#chains/evm/order/wire.ts'
import { createFakeChain } from '#chains/testing/fakeChain.ts'
import { withOlderEscrow } from '#core/catalogue/fixture.ts'
import { type ChainId, chainId } from '#core/chain/chainId.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { systemClock } from '#runtime/clock.ts'
import { createAttesterClient, requestSigner } from '#maker/settle/attesterClient.ts'
import { endpointHashes } from '#runtime/config/endpoints.ts'
import { silentLog } from '#runtime/log.ts'
import { createMetrics } from '#runtime/metrics.ts'
import { AppError } from '#core/errors.ts'
import type { Attester, AttestRequest, SignedFill } from './contract.ts'
import { createAttester } from './createAttester.ts'
import { createAttesterApp, MOST_REQUESTS } from './createAttesterApp.ts'
import { type AttesterDatabase, openAttesterDatabase } from './database.ts'
import { createAttesterMetrics, silentAttesterMetrics } from './metrics.ts'

const NORTH = chainId(31337)
const SOUTH = chainId(31338)
const catalogue = loadCatalogue({ profile: 'local' })
const escrow = catalogue.chains.find(({ id }) => id === NORTH)?.settlement?.escrows[0]?.address as `0x${string}`
const key = devAccounts.attesters[0]?.key ?? '0x'
/** Tests share one database, so each has its own orders and transactions. */
let test = 0
const tx = (digit: string): `0x${string}` => `0x${digit.repeat(60)}${test.toString(16).padStart(4, '0')}`
const fillAt = (txId: `0x${string}`, change: Partial<VerifiedFill> = {}): VerifiedFill => ({
  txId,
  ordinal: 0,
  proofId: proofId(SOUTH, txId, 0),
  height: 5n,
  final: true,
  ...change,
})

describe('an attester', () => {
  let database: AttesterDatabase
  let attester: Attester
  let status: EscrowStatus
  let fill: VerifiedFill | null
  const order = (nonce: bigint, change: Partial<EscrowOrder> = {}) =>
    sampleOrder(1_800_000_000, { nonce: nonce + BigInt(test) * 100n, ...change })
  const sign = (terms: EscrowOrder, txRef: string, by: `0x${string}` = devAccounts.maker.key, at: string = escrow) =>
    privateKeyToAccount(by).sign({ hash: attestRequestsDigest([{ order: terms, escrow: at, txRef }]) })
  /** Sends one request alone and throws its refusal. */
  const attestOne = async ({ signature, ...request }: AttestRequest & { signature: `0x${string}` }, by = attester) => {
    const [answer] = await by.attest({ requests: [request], signature })
    if (!answer || answer instanceof AppError) throw answer ?? new Error('no answer')
    return answer
  }
  const ask = async (terms: EscrowOrder, txRef = tx('a'), memo: string | null = null) =>
    attestOne({ order: terms, escrow, txRef, memo, signature: await sign(terms, txRef) })
  const stored = async (terms: EscrowOrder) => (await database.find([orderHash(terms)])).get(orderHash(terms)) ?? null

  beforeAll(async () => {
    database = await openAttesterDatabase({ clock: systemClock, log: silentLog })
    // The embedded database takes seconds to start on a busy machine.
  }, 60_000)
  afterAll(() => database?.close())
  beforeEach(() => {
    test += 1
    status = 'open'
    fill = fillAt(tx('a'))
    const north: ChainNode = { ...createFakeChain(NORTH, 'evm'), escrowStatus: async () => status }
    const south: ChainNode = { ...createFakeChain(SOUTH, 'evm'), verifyFill: async () => fill }
    attester = createAttester({
      database,
      chains: new Map([
        [NORTH, north],
        [SOUTH, south],
      ]),
      catalogue,
      makers: [devAccounts.maker.address],
      key,
      log: silentLog,
    })
  })

  it('signs a final fill of an open order, the same each time', async () => {
    const first = await ask(order(1n))
    const hash = fillDigest({ chainId: NORTH, escrow }, orderHash(order(1n)), first.proofId)
    expect((await recoverAddress({ hash, signature: first.signature })).toLowerCase()).toBe(attester.signer)
    expect(await ask(order(1n))).toEqual(first)
  })

  it('signs an attested payout again after its key was rotated, with the same proof', async () => {
    const first = await ask(order(1n))
    const next = devAccounts.attesters[1]
    const chains = new Map([[NORTH, { ...createFakeChain(NORTH, 'evm') }]])
    attester = createAttester({
      database,
      chains,
      catalogue,
      makers: [devAccounts.maker.address],
      key: next?.key ?? '0x',
      log: silentLog,
    })
    const again = await ask(order(1n))
    expect(again).toMatchObject({ signer: next?.address, proofId: first.proofId })
    const hash = fillDigest({ chainId: NORTH, escrow }, orderHash(order(1n)), first.proofId)
    expect((await recoverAddress({ hash, signature: again.signature })).toLowerCase()).toBe(next?.address)
  })

  describe('asked about an order of the pools’ account', () => {
    const account = localPool(NORTH).account
    const withOwner = (owner: string, makers: readonly string[] = [devAccounts.maker.address]) => {
      const data = encodeAbiParameters([{ type: 'address' }], [owner as `0x${string}`])
      const agreedCalls = async () => ({ height: 1n, results: [{ ok: true, data }] })
      const north = { ...createFakeChain(NORTH, 'evm'), escrowStatus: async () => status, agreedCalls } as ChainNode
      const south: ChainNode = { ...createFakeChain(SOUTH, 'evm'), verifyFill: async () => fill }
      const chains = new Map([
        [NORTH, north],
        [SOUTH, south],
      ])
      attester = createAttester({ database, chains, catalogue, makers, key, log: silentLog })
    }
    const ofAccount = () => order(1n, { maker: account })

    it('signs for the owner’s key', async () => {
      withOwner(devAccounts.maker.address)
      expect(await ask(ofAccount())).toMatchObject({ signer: attester.signer })
    })

    it('refuses the key of another owner, and an owner that it does not sign for', async () => {
      withOwner(devAccounts.user.address, [])
      await expect(ask(ofAccount())).rejects.toMatchObject({ reason: 'maker_signature_invalid' })
      withOwner(devAccounts.user.address)
      await expect(ask(ofAccount())).rejects.toMatchObject({ reason: 'maker_unknown' })
    })

    it('refuses the owner’s key for an account that its catalogue does not name', async () => {
      withOwner(devAccounts.maker.address)
      const other = order(1n, { maker: devAccounts.friend.address })
      await expect(ask(other)).rejects.toMatchObject({ reason: 'maker_unknown' })
    })
  })

  it('refuses one payout for two orders', async () => {
    await ask(order(1n))
    await expect(ask(order(2n))).rejects.toMatchObject({ reason: 'payout_already_used', retriable: false })
  })

  it('signs only the first payout of an order if another is shown later', async () => {
    const first = await ask(order(1n))
    fill = fillAt(tx('b'))
    expect(await ask(order(1n), tx('b'))).toEqual(first)
    expect(await ask(order(2n), tx('b'))).toMatchObject({ proofId: fill.proofId })
  })

  it('signs one payout if two are shown at once', async () => {
    const shown = [tx('a'), tx('b')]
    const south: ChainNode = {
      ...createFakeChain(SOUTH, 'evm'),
      verifyFill: async (_, ref) => fillAt(ref as `0x${string}`),
    }
    const north: ChainNode = { ...createFakeChain(NORTH, 'evm'), escrowStatus: async () => 'open' }
    attester = createAttester({
      database,
      chains: new Map([
        [NORTH, north],
        [SOUTH, south],
      ]),
      catalogue,
      makers: [devAccounts.maker.address],
      key,
      log: silentLog,
    })
    const [one, other] = await Promise.all(shown.map((ref) => ask(order(1n), ref)))
    expect(one).toEqual(other)
  })

  it('answers only the maker of the order', async () => {
    const asked = { order: order(1n), escrow, txRef: tx('a'), memo: null }
    const strangers = [
      await sign(order(1n), tx('a'), devAccounts.stranger.key),
      await sign(order(1n), tx('a'), devAccounts.offerSigner.key),
      await sign(order(2n), tx('a')),
      await sign(order(1n), tx('b')),
      `0x${'00'.repeat(65)}` as const,
      '0x' as const,
    ]
    for (const signature of strangers)
      await expect(attestOne({ ...asked, signature })).rejects.toMatchObject({
        reason: 'maker_signature_invalid',
        status: 403,
      })
    expect(await stored(order(1n))).toBeNull()
    await ask(order(1n))
    await expect(attestOne({ ...asked, signature: strangers[0] ?? '0x' })).rejects.toMatchObject({
      reason: 'maker_signature_invalid',
    })
  })

  const at = async (terms: EscrowOrder, where: string, by = attester) =>
    attestOne(
      {
        order: terms,
        escrow: where,
        txRef: tx('a'),
        memo: null,
        signature: await sign(terms, tx('a'), devAccounts.maker.key, where),
      },
      by,
    )

  it('signs for every escrow of its own catalogue, each under its own domain, and for no other', async () => {
    const asked: string[] = []
    const older = `0x${'0d'.repeat(20)}` as const
    const north = {
      ...createFakeChain(NORTH, 'evm'),
      escrowStatus: async (where: string) => {
        asked.push(where)
        return 'open' as const
      },
    }
    const south = { ...createFakeChain(SOUTH, 'evm'), verifyFill: async () => fill }
    const nodes: readonly (readonly [ChainId, ChainNode])[] = [
      [NORTH, north],
      [SOUTH, south],
    ]
    const both = createAttester({
      database,
      chains: new Map(nodes),
      catalogue: withOlderEscrow(catalogue, NORTH, older),
      makers: [],
      key,
      log: silentLog,
    })
    const signerOf = async (where: `0x${string}`, { proofId: proof, signature }: SignedFill, terms: EscrowOrder) => {
      const hash = fillDigest({ chainId: NORTH, escrow: where }, orderHash(terms), proof)
      return (await recoverAddress({ hash, signature })).toLowerCase()
    }
    const first = await at(order(1n), older, both)
    expect(await signerOf(older, first, order(1n))).toBe(both.signer)
    fill = fillAt(tx('a'), { ordinal: 1, proofId: proofId(SOUTH, tx('a'), 1) })
    expect(await signerOf(escrow, await at(order(2n), escrow, both), order(2n))).toBe(both.signer)
    expect(asked).toEqual([older, escrow])
    // The same order in the other escrow: two signatures would let one payout be claimed twice.
    await expect(at(order(1n), escrow, both)).rejects.toMatchObject({ reason: 'payout_already_used', retriable: false })
    expect(await at(order(1n), older, both)).toEqual(first)
    await expect(at(order(3n), `0x${'0e'.repeat(20)}`, both)).rejects.toMatchObject({ reason: 'escrow_unknown' })
    await expect(at(order(3n), older)).rejects.toMatchObject({ reason: 'escrow_unknown' })
    expect(asked).toHaveLength(2)
  })

  it('refuses requests for an escrow other than the one that its maker signed for', async () => {
    const signature = await sign(order(1n), tx('a'), devAccounts.maker.key, `0x${'0d'.repeat(20)}`)
    const asked = { order: order(1n), escrow, txRef: tx('a'), memo: null, signature }
    await expect(attestOne(asked)).rejects.toMatchObject({ reason: 'maker_signature_invalid' })
  })

  it('signs two payouts of one transaction for two orders', async () => {
    await ask(order(1n))
    fill = fillAt(tx('a'), { ordinal: 1, proofId: proofId(SOUTH, tx('a'), 1) })
    expect((await ask(order(2n))).proofId).toBe(fill.proofId)
  })

  it('gives one payout to only one of many concurrent orders', async () => {
    const results = await Promise.allSettled(Array.from({ length: 10 }, (_, i) => ask(order(BigInt(i)))))
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
  })

  it.each<[string, () => void, string, boolean]>([
    ['not final', () => (fill = fillAt(tx('a'), { final: false })), 'fill_not_final', true],
    ['not a payout of the order', () => (fill = null), 'fill_not_found', true],
    ['never opened', () => (status = 'none'), 'order_not_open', true],
    ['claimed already', () => (status = 'claimed'), 'order_not_open', false],
    ['given back', () => (status = 'refunded'), 'order_not_open', false],
  ])('refuses: %s', async (_, arrange, reason, retriable) => {
    arrange()
    await expect(ask(order(1n))).rejects.toMatchObject({ reason, retriable })
    expect(await stored(order(1n))).toBeNull()
  })

  it('does not sign for makers that it does not know', async () => {
    const own = order(1n, { maker: devAccounts.stranger.address })
    const request = {
      order: own,
      escrow,
      txRef: tx('a'),
      memo: null,
      signature: await sign(own, tx('a'), devAccounts.stranger.key),
    }
    await expect(attestOne(request)).rejects.toMatchObject({ reason: 'maker_unknown', status: 403 })
  })

  it('refuses a memo that was not signed, and networks that it does not watch', async () => {
    await expect(ask(order(1n), tx('a'), 'another')).rejects.toMatchObject({ reason: 'memo_mismatch' })
    await expect(ask(order(1n, { srcChainId: 10n ** 30n }))).rejects.toMatchObject({ reason: 'chain_unknown' })
    await expect(ask(order(1n, { dstChainId: 5n }))).rejects.toMatchObject({ reason: 'chain_unknown' })
  })

  const batch = async (...requests: AttestRequest[]) => {
    const hash = attestRequestsDigest(requests)
    return attester.attest({ requests, signature: await privateKeyToAccount(devAccounts.maker.key).sign({ hash }) })
  }
  const requestFor = (nonce: bigint, digit: string, change: Partial<EscrowOrder> = {}): AttestRequest => ({
    order: order(nonce, change),
    escrow,
    txRef: tx(digit),
    memo: null,
  })
  const payingAny = (): void => {
    const south = {
      ...createFakeChain(SOUTH, 'evm'),
      verifyFill: async (_: unknown, ref: string) => fillAt(ref as never),
    }
    const north = { ...createFakeChain(NORTH, 'evm'), escrowStatus: async () => 'open' as const }
    const nodes: readonly (readonly [ChainId, ChainNode])[] = [
      [NORTH, north],
      [SOUTH, south],
    ]
    const makers = [devAccounts.maker.address]
    attester = createAttester({ database, chains: new Map(nodes), catalogue, makers, key, log: silentLog })
  }

  it('answers many requests under one signature, in order and including refusals', async () => {
    payingAny()
    const first = await batch(requestFor(1n, 'a'))
    const answers = await batch(
      requestFor(2n, 'b'),
      requestFor(3n, 'b'),
      requestFor(1n, 'c'),
      requestFor(4n, 'd', { maker: devAccounts.stranger.address }),
      requestFor(5n, 'e'),
      requestFor(5n, 'e'),
    )
    expect(answers[2]).toEqual(first[0])
    expect(answers[3]).toMatchObject({ reason: 'maker_unknown' })
    expect(answers.slice(4)).toMatchObject([{ proofId: fillAt(tx('e')).proofId }, { proofId: fillAt(tx('e')).proofId }])
    // Two orders name one payout: one of them gets it.
    const [second, third] = answers.map((answer) => (answer instanceof AppError ? answer.reason : answer.proofId))
    expect([second, third].sort()).toEqual([fillAt(tx('b')).proofId, 'payout_already_used'].sort())
    expect(await stored(order(4n, { maker: devAccounts.stranger.address }))).toBeNull()
  })

  it('refuses a signed batch with added, removed or reordered requests', async () => {
    payingAny()
    const requests = [requestFor(1n, 'a'), requestFor(2n, 'b')]
    const [one, other] = requests as [AttestRequest, AttestRequest]
    const signature = await privateKeyToAccount(devAccounts.maker.key).sign({ hash: attestRequestsDigest(requests) })
    for (const changed of [[one], [other, one], [one, other, requestFor(3n, 'c')], [one, { ...other, txRef: tx('c') }]])
      for (const answer of await attester.attest({ requests: changed, signature }))
        expect(answer).toMatchObject({ reason: 'maker_signature_invalid' })
    expect(await stored(one.order)).toBeNull()
  })

  it('answers over HTTP in one format', async () => {
    const app = createAttesterApp(attester, silentLog, silentAttesterMetrics)
    const post = (body: unknown) => app.request('/attest', { method: 'POST', body: JSON.stringify(body) })
    const terms = { order: orderToWire(order(1n)), escrow, tx_ref: tx('a'), memo: null }
    const asked = { requests: [terms], signature: await sign(order(1n), tx('a')) }
    const good = await post(asked)
    expect([good.status, await good.json()]).toMatchObject([
      200,
      { code: 0, data: { results: [{ signer: attester.signer }] } },
    ])
    fill = null
    const other = { ...asked, requests: [{ ...terms, order: orderToWire(order(3n)) }] }
    const results = async (body: unknown) =>
      ((await (await post(body)).json()) as { data: { results: unknown } }).data.results
    expect(await results({ ...other, signature: await sign(order(3n), tx('a')) })).toMatchObject([
      { reason: 'fill_not_found' },
    ])
    expect(await results(other)).toMatchObject([{ reason: 'maker_signature_invalid' }])
    for (const body of [
      { ...asked, more: 1 },
      { ...asked, signature: '0x12' },
      { ...asked, signature: undefined },
      { ...asked, requests: [] },
      { ...asked, requests: Array.from({ length: MOST_REQUESTS + 1 }, () => terms) },
      { ...asked, requests: [{ ...terms, order: { ...terms.order, inputAmount: '-1' } }] },
      { ...asked, requests: [{ ...terms, order: { ...terms.order, openBy: 2 ** 40 } }] },
      'x',
    ]) {
      expect([(await post(body)).status]).toEqual([400])
    }
    expect((await app.request('/attest', { method: 'POST', body: '{' })).status).toBe(400)
    expect((await app.request('/nothing')).status).toBe(404)
    expect(await (await app.request('/health')).json()).toMatchObject({ data: { signer: attester.signer } })
  })

  it('gives only its makers the hashes of its providers, with their salt', async () => {
    const open = (endpoints: readonly string[]) =>
      createAttester({
        database,
        chains: new Map(),
        catalogue,
        makers: [devAccounts.maker.address],
        endpoints,
        key,
        log: silentLog,
      })
    const app = createAttesterApp(open(['https://rpc.a.com/secret', 'https://b.com']), silentLog, silentAttesterMetrics)
    const salt = `0x${'05'.repeat(32)}` as const
    const asked = (by: `0x${string}`, under: `0x${string}` = salt) =>
      privateKeyToAccount(by).signTypedData(endpointsRequestTypedData(under))
    const post = (body: unknown) => app.request('/endpoints', { method: 'POST', body: JSON.stringify(body) })
    const answer = await post({ salt, signature: await asked(devAccounts.maker.key) })
    expect(await answer.json()).toMatchObject({
      data: { hashes: endpointHashes(['https://a.com', 'https://b.com'], salt) },
    })
    expect((await post({ salt, signature: await asked(devAccounts.stranger.key) })).status).toBe(403)
    expect((await post({ salt, signature: await asked(devAccounts.maker.key, `0x${'06'.repeat(32)}`) })).status).toBe(
      403,
    )
    expect((await post({ salt, signature: `0x${'00'.repeat(65)}` })).status).toBe(403)
    expect((await post({ salt: '0x05', signature: await asked(devAccounts.maker.key) })).status).toBe(400)
    const client = createAttesterClient({
      baseUrl: 'http://attester',
      fetch: async (url, init) => app.request(url, init),
      sign: requestSigner(devAccounts.maker.key),
    })
    expect(await client.endpointHashes(salt)).toEqual(endpointHashes(['https://a.com', 'https://b.com'], salt))
  })

  it('counts what it signed and refused, by reason, along with the health of its endpoints', async () => {
    const north = createFakeChain(NORTH, 'evm')
    const registry = createMetrics()
    const app = createAttesterApp(attester, silentLog, createAttesterMetrics(registry, [north]))
    const post = async (terms: EscrowOrder) =>
      app.request('/attest', {
        method: 'POST',
        body: JSON.stringify({
          requests: [{ order: orderToWire(terms), escrow, tx_ref: tx('a'), memo: null }],
          signature: await sign(terms, tx('a')),
        }),
      })
    await post(order(1n))
    await post(order(1n))
    await post(order(2n))
    await app.request('/attest', { method: 'POST', body: '{' })
    await app.request('/nothing')
    north.setDown(true)
    expect((await app.request('/metrics')).status).toBe(404)
    const lines = (await registry.render()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
    expect(lines.sort()).toEqual([
      'causeway_attester_endpoint_errors{chain="31337",endpoint="fake"} 0',
      'causeway_attester_endpoint_healthy{chain="31337",endpoint="fake"} 0',
      'causeway_attester_refused_total{reason="payout_already_used"} 1',
      'causeway_attester_refused_total{reason="request_invalid"} 1',
      'causeway_attester_signed_total{source="31337",destination="31338"} 2',
    ])
  })
})
