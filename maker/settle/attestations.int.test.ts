import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { localDeployment } from '#chains/evm/testing/deploy.ts'
import { orderHash, proofId } from '#chains/evm/order/hash.ts'
import { fillDigest } from '#chains/evm/order/typedData.ts'
import type { ChainNode } from '#chains/contract/node.ts'
import type { AttesterSet } from '#chains/contract/settlement.ts'
import { withOlderEscrow } from '#core/catalogue/fixture.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { AppError } from '#core/errors.ts'
import type { Store } from '#store/contract.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { emptyEscrowOrder } from '#store/testing/fixtures.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import type { Attestation, AttestationRequest, AttesterClient } from '../contract.ts'
import { noMetrics } from '../metrics.ts'
import { driveTo, eager, makerIn } from '../testing/drive.ts'
import { escrowStatus, freshAddress, openOrder, placeEvmOrder, timeOf } from '../testing/orders.ts'
import { NORTH, SOUTH, startWorld, type World } from '../testing/world.ts'

const { escrow } = localDeployment(NORTH)

/** Key that sorts before those of the escrow's set, so that a claim would use its signature first. */
function lowKey(): `0x${string}` {
  const least = devAccounts.attesters.map(({ address }) => address).sort()[0] ?? '0x'
  for (;;) {
    const key = generatePrivateKey()
    if (privateKeyToAccount(key).address.toLowerCase() < least) return key
  }
}

/** Attester whose signatures are valid, but who isn't in the escrow's set, or no longer is. */
function stranger(): AttesterClient & { attestOne(request: AttestationRequest): Promise<Attestation> } {
  const account = privateKeyToAccount(lowKey())
  const attestOne = async ({ order, txRef }: AttestationRequest): Promise<Attestation> => {
    const proof = proofId(SOUTH, txRef as `0x${string}`, 0)
    const signature = await account.sign({ hash: fillDigest({ chainId: NORTH, escrow }, orderHash(order), proof) })
    return { signer: account.address.toLowerCase() as `0x${string}`, proofId: proof, signature }
  }
  return { label: 'stranger', attestOne, attest: (requests) => Promise.all(requests.map(attestOne)) }
}

describe('attestations', () => {
  let world: World
  let store: Store
  beforeAll(async () => {
    world = await startWorld()
    store = await openTestStore()
  })
  afterAll(async () => {
    await store?.close()
    await world?.stop()
  })

  it('count by the escrow’s attester set', async () => {
    const set = await world.chains.get(NORTH)?.attesterSet?.(escrow)
    expect(set?.threshold).toBe(2)
    expect([...(set?.attesters ?? [])].sort()).toEqual(devAccounts.attesters.map(({ address }) => address).sort())
  })

  it('of an attester that the escrow does not count neither replace others nor spoil a claim', async () => {
    const order = await placeEvmOrder(store, { from: world.north, to: world.south })
    await openOrder(world.north, order)
    const alone = makerIn(world, store, { attesters: [stranger(), ...world.attesters.slice(0, 1)] })
    await driveTo(world, store, alone, order, ['final'])
    for (let i = 0; i < 3; i++) await alone.runOnce()
    expect((await store.claims.attestations(order.id)).map(({ signer }) => signer)).toHaveLength(1)
    // The store has an attestation that counted when it was signed.
    const answer = await stranger().attestOne({
      order: order.escrowOrder as never,
      escrow,
      txRef: (await payoutOf(order)) ?? '',
      memo: null,
    })
    await store.claims.saveAttestation({ orderId: order.id, ...answer })
    await driveTo(world, store, makerIn(world, store, { attesters: [stranger(), ...world.attesters] }), order, ['done'])
    expect(await escrowStatus(world.north, order)).toBe('claimed')
  })

  it('are counted again when the escrow refuses a claim, since its attester set may have changed', async () => {
    const order = await placeEvmOrder(store, { from: world.north, to: world.south })
    await openOrder(world.north, order)
    const gone = stranger()
    const north = world.chains.get(NORTH) as ChainNode
    const now = (await north.attesterSet?.(escrow)) as AttesterSet
    const { signer } = await gone.attestOne({
      order: order.escrowOrder as never,
      escrow,
      txRef: order.onchainId ?? '',
      memo: null,
    })
    const looks = [{ ...now, attesters: [...now.attesters, signer] }]
    const chains = new Map([...world.chains, [NORTH, { ...north, attesterSet: async () => looks.shift() ?? now }]])
    const refused: string[] = []
    const metrics = {
      ...noMetrics,
      failure: (_chain: number, where: string, reason: string) => void (where === 'claim' && refused.push(reason)),
    }
    await driveTo(
      world,
      store,
      makerIn(world, store, { chains, metrics, attesters: [gone, ...world.attesters] }),
      order,
      ['done'],
    )
    expect(refused).toEqual(['simulation_reverted'])
  })

  it('are requested one by one from an attester that refuses a batch for one order in it', async () => {
    const orders = [
      await placeEvmOrder(store, { from: world.north, to: world.south }),
      await placeEvmOrder(store, { from: world.north, to: world.south }),
    ]
    for (const order of orders) await openOrder(world.north, order)
    const calls: number[] = []
    const picky = world.attesters.map((attester) => ({
      label: attester.label,
      async attest(requests: readonly AttestationRequest[]) {
        calls.push(requests.length)
        if (requests.length > 1) throw new AppError('request_invalid', 'One of them is not to its taste.')
        return attester.attest(requests)
      },
    }))
    const unattested = makerIn(world, store, { attesters: [] })
    for (const order of orders) await driveTo(world, store, unattested, order, ['final'])
    for (const order of orders)
      await driveTo(world, store, makerIn(world, store, { attesters: picky }), order, ['done'])
    expect(calls.slice(0, 3)).toEqual([2, 2, 2])
    expect(calls.filter((count) => count === 1)).toHaveLength(6)
  })

  describe('of a paid order whose row was rewritten in the database', () => {
    const older = devAccounts.stranger.address.toLowerCase() as `0x${string}`
    /** Changes that a writer of the database makes to one order. */
    const rewritten = (id: OrderRow['id'], change: Partial<OrderRow>): Store => {
      const forge = (rows: OrderRow[]) => rows.map((row) => (row.id === id ? { ...row, ...change } : row))
      return {
        ...store,
        orders: {
          ...store.orders,
          getAll: async (ids) => forge(await store.orders.getAll(ids)),
          inStates: async (query) => forge(await store.orders.inStates(query)),
        },
        claims: { ...store.claims, claimable: async (...query) => forge(await store.claims.claimable(...query)) },
      }
    }
    /** The contract that the forged row names is an older generation with the same signers. */
    const withOlder = () => {
      const north = world.chains.get(NORTH) as ChainNode
      const attesterSet = async () => (await north.attesterSet?.(escrow)) as AttesterSet
      return {
        catalogue: withOlderEscrow(world.catalogue, NORTH, older),
        chains: new Map<ChainId, ChainNode>([...world.chains, [NORTH, { ...north, attesterSet }]]),
      }
    }
    const incidents = async (id: string) =>
      (await store.incidents.open(1000)).filter(({ subject }) => subject === id).map(({ kind }) => kind)

    it.each([
      ['names no escrow', { escrow: null }],
      ['names a contract of no generation', { escrow: devAccounts.friend.address.toLowerCase() }],
      ['names an older escrow', { escrow: older }],
      ['has no terms', { escrowOrder: null }],
      ['has other terms', { escrowOrder: emptyEscrowOrder }],
      ['has impossible terms', { escrowOrder: { ...emptyEscrowOrder, openBy: 2 ** 50 } }],
    ])('are collected and claimed by the deposit itself, with an incident: the row %s', async (_, change) => {
      const order = await placeEvmOrder(store, { from: world.north, to: world.south })
      await openOrder(world.north, order)
      await driveTo(world, store, makerIn(world, store, { attesters: [] }), order, ['final'])
      const maker = makerIn(world, rewritten(order.id, change), withOlder())
      for (let i = 0; i < 12 && (await escrowStatus(world.north, order)) !== 'claimed'; i++) {
        await maker.runOnce()
        await world.mine()
      }
      expect(await escrowStatus(world.north, order)).toBe('claimed')
      expect(await incidents(order.id)).toContain('order_contradicted')
      await driveTo(world, store, makerIn(world, store), order, ['done'])
    })

    it('count when the row was rewritten after they were collected', async () => {
      const order = await placeEvmOrder(store, { from: world.north, to: world.south })
      await openOrder(world.north, order)
      const patient = makerIn(world, store, {
        policy: { ...eager, batch: { size: 20, maxAgeSeconds: 999, urgentSeconds: 0 } },
      })
      await driveTo(world, store, patient, order, ['final'])
      for (let i = 0; i < 5 && (await store.claims.attestations(order.id)).length < 2; i++) await patient.runOnce()
      const maker = makerIn(world, rewritten(order.id, { escrow: older }), withOlder())
      for (let i = 0; i < 12 && (await escrowStatus(world.north, order)) !== 'claimed'; i++) {
        await maker.runOnce()
        await world.mine()
      }
      expect(await escrowStatus(world.north, order)).toBe('claimed')
    })
  })

  const payoutOf = async ({ id }: OrderRow) => (await store.disbursements.forOrder(id))[0]?.txRef

  it('are not given for the payout of another order with the same amount and recipient', async () => {
    const now = await timeOf(world.north)
    const change = {
      recipient: freshAddress(),
      fillMode: 1,
      fillDeadline: now + 3_600,
      refundAfter: now + 3_600 + 25 * 3_600,
    } as const
    const [a, b] = [
      await placeEvmOrder(store, { from: world.north, to: world.south, change }),
      await placeEvmOrder(store, { from: world.north, to: world.south, change }),
    ]
    for (const order of [a, b]) await openOrder(world.north, order)
    const unattested = makerIn(world, store, { attesters: [] })
    for (const order of [a, b]) await driveTo(world, store, unattested, order, ['final'])
    const refs = [await payoutOf(a), await payoutOf(b)]
    for (const attester of world.attesters) {
      const request = { order: a.escrowOrder as never, escrow, txRef: refs[1] ?? '', memo: null }
      expect(await attester.attest([request])).toMatchObject([{ reason: 'fill_not_found' }])
    }
    const maker = makerIn(world, store)
    for (const order of [a, b]) await driveTo(world, store, maker, order, ['done'])
    expect([await escrowStatus(world.north, a), await escrowStatus(world.north, b)]).toEqual(['claimed', 'claimed'])
  })
})
