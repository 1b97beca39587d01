import { orderHash } from '#chains/evm/order/hash.ts'
import { addressOfferTypedData } from '#chains/evm/order/addressOffer.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ObservedDeposit } from '#chains/contract/deposits.ts'
import type { ChainNode } from '#chains/contract/node.ts'
import type { Payer, PayoutAction } from '#chains/contract/payer.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { AppError } from '#core/errors.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import type { Store } from '#store/contract.ts'
import type { DepositRow } from '#store/deposits/types.ts'
import type { DisbursementRow } from '#store/disbursements/types.ts'
import type { NewOrder, OrderRow } from '#store/orders/types.ts'
import {
  ESCROW,
  depositOf,
  newOrder,
  payoutOf,
  randomAddress,
  randomHex,
  reservedOrder,
} from '#store/testing/fixtures.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import type { MakerPolicy } from '../policy.ts'
import { agreedOrder, MAKER, sourceOf } from '../testing/agreedOrder.ts'
import { unitContext, unpaidDestinations } from '../testing/unitContext.ts'
import { signAndBroadcast } from './signAndBroadcast.ts'
import { startPayouts } from './startPayouts.ts'
import { startRefunds } from './startRefunds.ts'

const ETHER = 10n ** 18n
/** Gas charge of the route in `unitContext`, its margin included. */
const CHARGED_GAS = 1n
const UNLIMITED = { frozen: false, claimLeft: 10n ** 40n, claimCap: 10n ** 40n, windowSeconds: 3_600 }

/** Anyone who can write the database can write any of these rows; the chain shows the facts. */
describe('manipulated rows', () => {
  let store: Store
  beforeAll(async () => {
    store = await openTestStore()
  })
  afterAll(() => store.close())

  const planning = (planned: PayoutAction[]): Partial<Payer> => ({
    address: MAKER,
    chainSlot: async () => 0n,
    plan: async (action) => {
      planned.push(action)
      throw new AppError('rpc_unreachable', '', { retriable: true })
    },
  })
  const rich = { balances: async (_: string, assets: readonly string[]) => new Map(assets.map((a) => [a, 10n ** 40n])) }

  interface Around {
    offerSigner?: string
    others?: readonly (readonly [ChainId, Partial<ChainNode>])[]
    policy?: Partial<MakerPolicy>
  }
  /** Returns the actions planned for a row that is already taken. */
  async function sent(
    order: OrderRow,
    deposit: DepositRow,
    row: DisbursementRow,
    source: Partial<ChainNode>,
    { others = [], policy = {}, offerSigner }: Around = {},
  ): Promise<PayoutAction[]> {
    const planned: PayoutAction[] = []
    const at = row.kind === 'payout' ? order.toChain : order.fromChain
    const node = at === order.fromChain ? source : {}
    const unpaid = row.kind === 'payout' ? { chains: [] } : unpaidDestinations(order.toChain)
    const deps = {
      ...unpaid,
      chains: new Map([...unpaid.chains, ...others, [order.fromChain, source]]),
      offerSigner,
    } as never
    const ctx = await unitContext({ store, chain: at, node, payer: planning(planned), policy, deps })
    await signAndBroadcast(ctx, [{ row, order: (await store.orders.get(order.id)) ?? order, deposit }])
    return planned
  }
  const stateOf = async ({ id }: OrderRow) => {
    const { state, heldReason } = (await store.orders.get(id)) ?? {}
    return { state, heldReason }
  }

  it('a hostile API’s order, from 0.001 ether to 5,000, is held before anything is reserved', async () => {
    const order = await store.orders.create(agreedOrder({ sendAmount: ETHER / 1000n, receiveAmount: 5_000n * ETHER }))
    const { deposit } = await store.deposits.record(depositOf(order))
    await store.deposits.confirm(deposit.id)
    const planned: PayoutAction[] = []
    const chains = new Map([
      [order.fromChain, { ...sourceOf(order, deposit), escrowLimits: async () => null }],
    ]) as never
    const ctx = await unitContext({
      store,
      chain: order.toChain,
      node: rich as never,
      payer: planning(planned),
      deps: { chains },
    })
    await startPayouts(ctx)
    expect(planned).toEqual([])
    expect(await store.disbursements.forOrder(order.id)).toEqual([])
    expect(await stateOf(order)).toEqual({ state: 'held', heldReason: 'price_mismatch' })
  })

  it('an honest order is paid by the terms of its event', async () => {
    const { order, deposit, payout } = await reservedOrder(store, agreedOrder())
    const planned = await sent(order, deposit, payout, sourceOf(order, deposit))
    expect(planned).toEqual([{ kind: 'fill', order: order.escrowOrder, maxGas: CHARGED_GAS }])
  })

  const bigger: Partial<NewOrder> = { receiveAmount: 5_000n * ETHER }
  type Lie = [
    string,
    { row?: Partial<NewOrder>; terms?: Partial<EscrowOrder>; seen?: Partial<ObservedDeposit> | null },
    string,
  ]
  it.each<Lie>([
    ['its deposit is smaller than its row says', { seen: { amount: 1n } }, 'deposit_mismatch'],
    ['its deposit is another coin', { seen: { asset: '1:native' as never } }, 'deposit_mismatch'],
    ['its deposit is somebody else’s', { seen: { sender: randomAddress() } }, 'deposit_mismatch'],
    [
      'its deposit opened another order',
      {
        seen: {
          binding: {
            kind: 'escrow',
            escrow: ESCROW,
            onchainId: randomHex(32),
            order: agreedOrder().escrowOrder as never,
          },
        },
      },
      'deposit_mismatch',
    ],
    ['its deposit came by memo', { seen: { binding: { kind: 'memo', memo: null } } }, 'deposit_mismatch'],
    ['it pays more than its deposit is worth', { row: bigger }, 'price_mismatch'],
    ['it hands on more coins than its deposit is worth', { row: { destinationGas: ETHER } }, 'price_mismatch'],
  ])('nothing is planned for an order whose rows agree while %s', async (_, { row, terms, seen }, reason) => {
    const { order, deposit, payout } = await reservedOrder(store, agreedOrder(row, terms))
    expect(await sent(order, deposit, payout, sourceOf(order, deposit, seen))).toEqual([])
    expect(await stateOf(order)).toEqual({ state: 'held', heldReason: reason })
    expect(await store.disbursements.get(payout.id)).toBeNull()
  })

  it.each<[string, (honest: NewOrder) => Partial<NewOrder>]>([
    ['amount', () => ({ receiveAmount: 99n * 10n ** 15n - 1n })],
    ['recipient', () => ({ recipient: randomAddress() })],
    ['deadline', ({ fillDeadline }) => ({ fillDeadline: new Date(fillDeadline.getTime() + 3_600_000) })],
    ['way of paying', () => ({ fillMode: 'transfer' })],
    ['gas on top', () => ({ destinationGas: 1n })],
    ['stored terms', ({ escrowOrder }) => ({ escrowOrder: escrowOrder && { ...escrowOrder, nonce: 7n } })],
  ])('nothing is planned for an order whose %s was rewritten after its deposit', async (_, rewrite) => {
    const honest = agreedOrder()
    const { order, deposit, payout } = await reservedOrder(store, { ...honest, ...rewrite(honest) })
    const event = {
      kind: 'escrow' as const,
      escrow: ESCROW,
      onchainId: honest.onchainId as `0x${string}`,
      order: honest.escrowOrder as EscrowOrder,
    }
    const planned = await sent(order, deposit, payout, sourceOf(order, deposit, { binding: event }))
    // Stored terms decide nothing, because the event has them.
    if (
      order.receiveAmount === honest.receiveAmount &&
      order.recipient === honest.recipient &&
      order.escrowOrder?.nonce === 7n
    )
      return expect(planned).toEqual([{ kind: 'fill', order: honest.escrowOrder, maxGas: CHARGED_GAS }])
    expect(planned).toEqual([])
    expect(await stateOf(order)).toEqual({ state: 'held', heldReason: 'offer_mismatch' })
  })

  it.each<[string, (source: Partial<ChainNode>, at: bigint) => Partial<ChainNode>]>([
    ['never happened', () => ({ readDeposit: async () => null })],
    ['is called confirmed and final, and is neither', (_, at) => ({ head: async () => head(at, at - 1n) })],
    ['the escrow does not know yet', () => ({ escrowStatus: async () => 'none' })],
  ])('a deposit that %s is waited for', async (_, change) => {
    const { order, deposit, payout } = await reservedOrder(store, agreedOrder())
    await store.deposits.markFinal(deposit.id)
    const honest = sourceOf(order, deposit)
    const source = { ...honest, ...change(honest, deposit.height) }
    expect(await sent(order, { ...deposit, final: true }, payout, source)).toEqual([])
    expect(await stateOf(order)).toMatchObject({ state: 'reserved' })
  })
  const head = (height: bigint, finalized: bigint) => ({ height, finalized, hash: '0x', time: 0 })

  it.each(['claimed', 'cancelled', 'refunded'] as const)(
    'an order that the escrow calls %s is held',
    async (status) => {
      const { order, deposit, payout } = await reservedOrder(store, agreedOrder())
      const source = { ...sourceOf(order, deposit), escrowStatus: async () => status }
      expect(await sent(order, deposit, payout, source)).toEqual([])
      expect(await stateOf(order)).toEqual({ state: 'held', heldReason: 'escrow_not_open' })
    },
  )

  it.each<[string, Partial<DisbursementRow>]>([
    ['amount', { amount: 5_000n * ETHER }],
    ['recipient', { recipient: randomAddress() }],
    ['gas on top', { destinationGas: 1n }],
    ['asset', { asset: '1:native' as never }],
  ])('a payout whose row has another %s is not planned', async (_, lie) => {
    const { order, deposit } = await reservedOrder(store, agreedOrder())
    const [row] = await store.disbursements.forOrder(order.id)
    expect(await sent(order, deposit, { ...(row as DisbursementRow), ...lie }, sourceOf(order, deposit))).toEqual([])
    expect(await stateOf(order)).toEqual({ state: 'held', heldReason: 'disbursement_mismatch' })
  })

  describe('a refund from the maker’s own account', () => {
    async function refundRow(change: Partial<DisbursementRow>, made: Partial<NewOrder> = {}) {
      const order = await store.orders.create(
        agreedOrder({ custody: 'maker', refundAddress: randomAddress(), refundAfter: null, ...made }),
      )
      const { deposit } = await store.deposits.record(depositOf(order))
      await store.deposits.confirm(deposit.id)
      await store.deposits.markFinal(deposit.id)
      const recipient = order.refundAddress ?? ''
      const { fromChain: chainId, fromAsset: asset } = order
      const request = { ...payoutOf(order, deposit), kind: 'refund' as const, chainId, asset, amount: deposit.amount }
      const taken = await store.disbursements.take({ ...request, recipient, ...change }, 10n ** 30n)
      if (!('taken' in taken)) throw new Error(taken.refused)
      return { order, deposit, row: taken.taken }
    }
    it('goes to the address in its order', async () => {
      const { order, deposit, row } = await refundRow({})
      expect(await sent(order, deposit, row, sourceOf(order, deposit))).toMatchObject([
        { kind: 'transfer', amount: deposit.amount, recipient: order.refundAddress },
      ])
    })
    it.each<[string, Partial<DisbursementRow>, Partial<ObservedDeposit>, string]>([
      ['more than was deposited', { amount: ETHER }, {}, 'disbursement_mismatch'],
      ['somebody else', { recipient: randomAddress() }, {}, 'disbursement_mismatch'],
      ['another coin', { asset: '1:native' as never }, {}, 'disbursement_mismatch'],
      ['a deposit of another amount', {}, { amount: 1n }, 'deposit_mismatch'],
      [
        'the owner of an order that its deposit does not name',
        {},
        { binding: { kind: 'memo', memo: newOrder().id } },
        'deposit_mismatch',
      ],
    ])('is not planned for %s', async (_, lie, seen, reason) => {
      const { order, deposit, row } = await refundRow(lie)
      expect(await sent(order, deposit, row, sourceOf(order, deposit, seen))).toEqual([])
      expect(await stateOf(order)).toEqual({ state: 'held', heldReason: reason })
    })
    it('waits for a review if only the database names its address, even for small amounts', async () => {
      const { order, deposit, row } = await refundRow({})
      const bare = { binding: { kind: 'memo' as const, memo: order.id } }
      expect(await sent(order, deposit, row, sourceOf(order, deposit, bare))).toEqual([])
      const reviewed = { policy: { reviewSeconds: 0 } }
      expect(await sent(order, deposit, row, sourceOf(order, deposit, bare), reviewed)).toHaveLength(1)
      expect(await stateOf(order)).toMatchObject({ state: 'confirmed' })
    })
    it.each<[string, boolean | null, string, string | null]>([
      ['is proven paid', true, 'held', 'paid_elsewhere'],
      ['cannot be asked for', null, 'confirmed', null],
    ])('is not planned where the order in its memo %s, whatever its row says', async (_, answer, state, heldReason) => {
      const { order: paid } = await refundRow({})
      const { fromChain, toChain } = paid
      const { order, deposit, row } = await refundRow({}, { surface: 'operator', fromChain, toChain })
      const { isFilled: _omitted, ...unsearchable } = unpaidDestinations(toChain).chains.get(toChain) as ChainNode
      const destination = {
        ...unsearchable,
        ...(answer !== null && { isFilled: async (id: string) => id === paid.onchainId && answer }),
      }
      const source = sourceOf(order, deposit, { binding: depositOf(paid).binding })
      const around = { others: [[toChain, destination] as const], policy: { reviewSeconds: 0 } }
      expect(await sent(order, deposit, row, source, around)).toEqual([])
      expect(await stateOf(order)).toEqual({ state, heldReason })
    })
    it.each([
      ['an unpaid order', false],
      ['a paid order', true],
    ])('of a further deposit at the address of %s looks the payout up: %s', async (_, isPaid) => {
      const { order, deposit, row } = await refundRow({})
      const [{ fromChain, toChain }, address] = [order, `address of ${order.id}`]
      const offer = { chainId: fromChain, address, orderHash: orderHash(order.escrowOrder as EscrowOrder) }
      const signer = privateKeyToAccount(devAccounts.offerSigner.key)
      const sign = () => signer.signTypedData(addressOfferTypedData(offer))
      await store.depositAddresses.handOut({ chainId: fromChain, orderId: order.id, addressAt: () => address, sign })
      await store.deposits.setException(deposit.id, 'second')
      const destination = { ...unpaidDestinations(toChain).chains.get(toChain), isFilled: async () => isPaid }
      const seen = { binding: { kind: 'address' as const, address } }
      const around = {
        others: [[toChain, destination] as const],
        offerSigner: signer.address,
        policy: { reviewSeconds: 0 },
      }
      // A journal that was replaced since would not name the payout.
      const covers = vi.spyOn(store.intents, 'reachesBackTo').mockReturnValue(false)
      const planned = await sent(
        order,
        { ...deposit, exception: 'second' },
        row,
        sourceOf(order, deposit, seen),
        around,
      )
      covers.mockRestore()
      expect(planned).toHaveLength(isPaid ? 0 : 1)
    })
    it('waits until its deposit is final on the chain', async () => {
      const { order, deposit, row } = await refundRow({})
      const source = { ...sourceOf(order, deposit), head: async () => head(deposit.height, deposit.height - 1n) }
      expect(await sent(order, deposit, row, source)).toEqual([])
    })
  })

  it.each(['payout', 'cancel'] as const)(
    'is not planned as %s if the row names another escrow than the event',
    async (kind) => {
      const honest = agreedOrder(kind === 'cancel' ? { fillDeadline: new Date(0) } : {})
      const order = await store.orders.create({ ...honest, escrow: randomAddress() })
      const binding = {
        kind: 'escrow' as const,
        escrow: ESCROW,
        onchainId: honest.onchainId as `0x${string}`,
        order: honest.escrowOrder as EscrowOrder,
      }
      const { deposit } = await store.deposits.record(depositOf(order))
      await store.deposits.confirm(deposit.id)
      const planned: PayoutAction[] = []
      const node = { ...sourceOf(order, deposit, { binding }), escrowLimits: async () => UNLIMITED }
      const unpaid = unpaidDestinations(order.toChain)
      const source = [order.fromChain, node] as const
      const chains = new Map<ChainId, unknown>(kind === 'payout' ? [source] : [...unpaid.chains, source])
      const deps = kind === 'payout' ? { chains } : { ...unpaid, chains }
      const at = kind === 'payout' ? { chain: order.toChain, node: rich } : { chain: order.fromChain, node }
      const ctx = await unitContext({ store, ...at, payer: planning(planned), deps } as never)
      await (kind === 'payout' ? startPayouts(ctx) : startRefunds(ctx))
      expect(planned).toEqual([])
      expect(await stateOf(order)).toEqual({ state: 'held', heldReason: 'deposit_mismatch' })
    },
  )

  it('a cancel is signed for the order of the event', async () => {
    const honest = agreedOrder({ fillDeadline: new Date(0) })
    const order = await store.orders.create({
      ...honest,
      escrowOrder: { ...(honest.escrowOrder as EscrowOrder), nonce: 7n },
    })
    const { deposit } = await store.deposits.record(depositOf(order))
    await store.deposits.confirm(deposit.id)
    const planned: PayoutAction[] = []
    const binding = {
      kind: 'escrow' as const,
      escrow: ESCROW,
      onchainId: honest.onchainId as `0x${string}`,
      order: honest.escrowOrder as EscrowOrder,
    }
    const node = sourceOf(order, deposit, { binding })
    const unpaid = unpaidDestinations(order.toChain)
    const chains = new Map([...unpaid.chains, [order.fromChain, node]]) as never
    const deps = { ...unpaid, chains }
    await startRefunds(await unitContext({ store, chain: order.fromChain, node, payer: planning(planned), deps }))
    expect(planned).toEqual([{ kind: 'cancel', escrow: ESCROW, order: honest.escrowOrder }])
  })

  it('an order with rewritten terms is not cancelled if the terms in its escrow are paid', async () => {
    const honest = agreedOrder({ fillDeadline: new Date(0) })
    const terms = honest.escrowOrder as EscrowOrder
    const order = await store.orders.create({ ...honest, escrowOrder: { ...terms, nonce: 7n } })
    const { deposit } = await store.deposits.record(depositOf(order))
    await store.deposits.confirm(deposit.id)
    const planned: PayoutAction[] = []
    const binding = {
      kind: 'escrow' as const,
      escrow: ESCROW,
      onchainId: honest.onchainId as `0x${string}`,
      order: terms,
    }
    const node = sourceOf(order, deposit, { binding })
    const unpaid = unpaidDestinations(order.toChain)
    const paid = { ...unpaid.chains.get(order.toChain), isFilled: async (id: string) => id === honest.onchainId }
    const chains = new Map([
      [order.toChain, paid],
      [order.fromChain, node],
    ]) as never
    const deps = { ...unpaid, chains }
    await startRefunds(await unitContext({ store, chain: order.fromChain, node, payer: planning(planned), deps }))
    expect(planned).toEqual([])
    expect(await stateOf(order)).toEqual({ state: 'held', heldReason: 'paid_elsewhere' })
  })
})
