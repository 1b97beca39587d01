import { randomBytes } from 'node:crypto'
import { uuidv7 } from 'uuidv7'
import { zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { memoHash, orderHash } from '#chains/evm/order/hash.ts'
import { sampleOrder } from '#chains/evm/testing/orders.ts'
import { svm } from '#chains/svm/family.ts'
import { transferInstructions } from '#chains/svm/instructions.ts'
import {
  maker as svmMaker,
  SVM_CHAIN,
  user as svmUser,
  usdcAsset as svmUsdc,
  usdcMint,
} from '#chains/svm/testing/localChain.ts'
import { gramAsset, makerSecret, TON_CHAIN, usdcAsset } from '#chains/ton/testing/localChain.ts'
import type { AssetId } from '#core/chain/assetId.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { fillModes } from '#core/order/escrowOrder.ts'
import { orderIdFromUuid } from '#core/order/id.ts'
import type { Store } from '#store/contract.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import { finishRetirement } from '../keys/rotatePayoutKey.ts'
import { depositMemoOf, placeIncoming, placeOutgoing } from '../testing/custodyOrders.ts'
import { driveTo, eager, makerIn } from '../testing/drive.ts'
import { escrowStatus, openOrder, timeOf, toRow } from '../testing/orders.ts'
import { tonNetwork } from '../testing/tonOrders.ts'
import { rebuildInto } from '../testing/rebuildInto.ts'
import { NORTH, startWorld, type World } from '../testing/world.ts'
import { isCovered } from './readRebuiltFacts.ts'

const DAY = 86_400
const { outgoing, incoming } = tonNetwork
type Kind = 'claimed' | 'paid' | 'unpaid' | 'exchange'

/** World of a maker whose database is lost, with orders from and to TON, one kind of them without any contract. */
describe('a database with orders of TON that is lost entirely', () => {
  let world: World
  let lost: Store
  let found: Store
  /** From an escrow to TON. */
  const toTon = {} as Record<Kind, OrderRow>
  /** From TON to the filler. */
  const fromTon = {} as Record<'paid' | 'unpaid', OrderRow>
  /** From an SVM network to TON: no contract takes part. */
  const between = {} as Record<'paid' | 'unpaid', OrderRow>

  const holding = async (chain: ChainId, owner: string, asset: AssetId): Promise<bigint> =>
    (await world.chains.get(chain)?.balances(owner, [asset]))?.get(asset) ?? 0n
  const onTon = (owner: string, asset: AssetId = usdcAsset) => holding(TON_CHAIN, owner, asset)
  const onSvm = () => holding(SVM_CHAIN, svmUser.publicKey.toBase58(), svmUsdc)
  const stateOf = async ({ onchainId }: OrderRow) => (await found.orders.byOnchainId(onchainId ?? '0x'))?.state

  async function open(memo?: string): Promise<OrderRow> {
    const exchange = memo === undefined ? undefined : { recipient: tonNetwork.newAccount(), memo }
    const order = await placeOutgoing(lost, world, tonNetwork, exchange)
    await openOrder(world.north, order)
    return order
  }
  async function sendOnTon(): Promise<OrderRow> {
    const order = await placeIncoming(lost, world, tonNetwork)
    await tonNetwork.deposit(world, order.sendAmount, order, lost)
    return order
  }
  async function sendOnSvm(): Promise<OrderRow> {
    const id = orderIdFromUuid(uuidv7())
    const recipient = tonNetwork.newAccount()
    const { toBytes } = tonNetwork.family.addresses
    const now = await timeOf(world.north)
    const terms = sampleOrder(now, {
      depositor: zeroAddress,
      maker: zeroAddress,
      inputToken: zeroAddress,
      inputAmount: incoming.sent,
      outputToken: toBytes(tonNetwork.token),
      outputAmount: incoming.received,
      recipient: toBytes(recipient),
      memoHash: memoHash(id),
      srcChainId: BigInt(SVM_CHAIN),
      dstChainId: BigInt(TON_CHAIN),
      fillMode: fillModes.transfer,
      fillDeadline: now + 3_780,
      nonce: BigInt(`0x${randomBytes(16).toString('hex')}`),
    })
    const [from, to] = [svmUser, svmMaker].map(({ publicKey }) => publicKey.toBase58()) as [string, string]
    const row = await toRow(terms, { id, custody: 'maker' })
    const order = await lost.orders.create({
      ...row,
      fromAsset: svmUsdc,
      toAsset: usdcAsset,
      fromAddress: from,
      recipient,
      refundAddress: from,
      refundAfter: null,
      makerSignature: null,
      gasCompensation: incoming.gasCompensation,
      onchainId: orderHash(terms),
    })
    const transfer = { amount: order.sendAmount, memo: depositMemoOf(svm, order), extraLamports: 0n }
    const token = { mint: usdcMint, decimals: 6 }
    await world.svm?.send(transferInstructions({ ...transfer, from, to, token, createAccount: false }), [svmUser])
    return order
  }

  beforeAll(async () => {
    world = await startWorld({
      svm: true,
      ton: true,
      change: (catalogue) => ({
        ...catalogue,
        chains: catalogue.chains.map((chain) => ({
          ...chain,
          settlement: chain.settlement && { ...chain.settlement, firstBlock: 0 },
        })),
      }),
    })
    ;[lost, found] = [await openTestStore(), await openTestStore()]
    const maker = makerIn(world, lost)
    toTon.claimed = await open()
    await driveTo(world, lost, maker, toTon.claimed, ['done'])
    fromTon.paid = await sendOnTon()
    await driveTo(world, lost, maker, fromTon.paid, ['done'])
    between.paid = await sendOnSvm()
    await driveTo(world, lost, maker, between.paid, ['done'])
    const unattested = makerIn(world, lost, { attesters: [] })
    toTon.paid = await open()
    toTon.exchange = await open('customer 12345')
    for (const order of [toTon.paid, toTon.exchange]) await driveTo(world, lost, unattested, order, ['final'])
    toTon.unpaid = await open()
    fromTon.unpaid = await sendOnTon()
    between.unpaid = await sendOnSvm()
    await world.mine(3)
  })
  afterAll(async () => {
    await lost?.close()
    await found?.close()
    await world?.stop()
  })

  const rebuilt = () => rebuildInto(found, world)

  it('decides nothing while an unknown payout could still land', async () => {
    const { counts } = await rebuilt()
    expect(counts).toMatchObject({ adopt: 2, end: 2, refund: 0, hold: 1, waits: 3 })
  })

  it('is restored afterwards, and refunds only what TON proves unpaid', async () => {
    for (const chain of [world.north, world.south]) await chain.rpc('evm_increaseTime', [DAY])
    world.ton?.pass(DAY)
    await world.mine(3)
    const { counts, balances } = await rebuilt()
    expect(counts).toMatchObject({ known: 5, adopt: 0, end: 0, refund: 3, hold: 0, waits: 0 })
    expect(balances.map(({ chainId }) => chainId)).toEqual(expect.arrayContaining([NORTH, SVM_CHAIN, TON_CHAIN]))
    expect(balances.every(isCovered)).toBe(true)
    expect((await rebuilt()).counts).toMatchObject({ known: 8, refund: 0 })
  })

  it('lets a maker claim what was paid and refund the rest, as balances show', async () => {
    const before = { ton: await onTon(tonNetwork.user), svm: await onSvm() }
    const maker = makerIn(world, found, { policy: { ...eager, forgottenMs: 0 } })
    const ends = [
      [toTon.claimed, 'done'],
      [toTon.paid, 'done'],
      [toTon.unpaid, 'refunded'],
      // Only its customer's exchange knows the memo by now.
      [toTon.exchange, 'held'],
      [fromTon.paid, 'done'],
      [fromTon.unpaid, 'refunded'],
      [between.paid, 'done'],
      [between.unpaid, 'refunded'],
    ] as const
    const states = () => Promise.all(ends.map(([order]) => stateOf(order)))
    const wanted = ends.map(([, state]) => state)
    for (let round = 0; round < 40 && String(await states()) !== String(wanted); round++) {
      await maker.runOnce()
      await world.mine()
    }
    expect(await states()).toEqual(wanted)
    expect(await escrowStatus(world.north, toTon.paid)).toBe('claimed')
    expect(await escrowStatus(world.north, toTon.unpaid)).toBe('cancelled')
    expect(await onTon(tonNetwork.user)).toBe(before.ton + incoming.sent)
    expect(await onSvm()).toBe(before.svm + incoming.sent)
    for (const [order, amount] of [
      [toTon.claimed, outgoing.received],
      [toTon.paid, outgoing.received],
      [toTon.unpaid, 0n],
      [toTon.exchange, outgoing.received],
      [between.paid, incoming.received],
      [between.unpaid, 0n],
    ] as const)
      expect(await onTon(order.recipient)).toBe(amount)
  })

  it('and its payout key moves every asset at once if it was stolen', async () => {
    const [node, from] = [world.chains.get(TON_CHAIN), world.payers.get(TON_CHAIN)]
    if (!node || !from) throw new Error('no ton chain')
    const to = node.payer(randomBytes(32).toString('hex'))
    expect(to.address).not.toBe(node.payer(makerSecret).address)
    const held = await onTon(from.address)
    const blocks = setInterval(() => void world.mine(), 200)
    try {
      const said = await finishRetirement(
        {
          store: found,
          catalogue: world.catalogue,
          chains: new Map([[TON_CHAIN, node]]),
          retiring: new Map([[TON_CHAIN, from]]),
          replacing: new Map([[TON_CHAIN, to]]),
          attesters: [],
        },
        { stolen: true },
      )
      expect(said.match(/moved/g)).toHaveLength(2)
    } finally {
      clearInterval(blocks)
    }
    expect(await onTon(to.address)).toBe(held)
    expect(await onTon(to.address, gramAsset)).toBeGreaterThan(await onTon(from.address, gramAsset))
  })
})
