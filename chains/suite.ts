import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AssetId } from '#core/chain/assetId.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import { type AddressHarness, describeAddresses } from './suite/addresses.ts'
import type { Scan } from './contract/deposits.ts'
import type { ChainNode } from './contract/node.ts'
import type { Payer, PayoutAction, SignedTx } from './contract/payer.ts'
import type { TxStatus } from './contract/reader.ts'

export interface MadeDeposit {
  readonly txId: string
  readonly asset: AssetId
  readonly amount: bigint
  readonly sender: string
}

/** Payout that the fixture's payer can make, with its order. */
export interface SamplePayout {
  readonly order: EscrowOrder
  readonly action: PayoutAction
  readonly memo: string | null
  readonly asset: AssetId
  readonly amount: bigint
  readonly recipient: string
}

/** Running local network of a family, with a funded payer. Blocks are mined only by `mine`, if the node allows it. */
export interface ChainFixture {
  readonly node: ChainNode
  readonly payerSecret: string
  /** Sends one deposit as a user would and resolves once it is mined. */
  deposit(): Promise<MadeDeposit>
  /** Creates a new payout at each call. */
  payout(): Promise<SamplePayout>
  mine(blocks: number): Promise<void>
  /** Replaces the newest blocks with empty ones; null if the local node cannot. */
  readonly reorg: ((depth: number) => Promise<void>) | null
  stop(): Promise<void>
}

export interface FamilyHarness extends AddressHarness {
  /** Well-formed ref that no network knows. */
  readonly unknownRef: string
  start(): Promise<ChainFixture>
}

const idsOf = (scan: Scan): string[] => scan.deposits.map((d) => `${d.txId}/${d.ordinal}`)

/** Contract suite of every family (design §7); each runs it on its own real local node. */
export function describeChainFamily(name: string, harness: FamilyHarness): void {
  describe(`${name}: addresses`, () => describeAddresses(harness))
  describe(`${name}: network`, () => {
    let chain: ChainFixture
    beforeAll(async () => {
      chain = await harness.start()
    })
    afterAll(() => chain?.stop())
    describeReading(() => chain, harness)
    describePaying(() => chain)
    describeProof(() => chain, harness)
    describePayments(() => chain)
  })
}

function describeReading(chain: () => ChainFixture, { unknownRef }: FamilyHarness): void {
  it('knows its head and what is final', async () => {
    const head = await chain().node.head()
    expect(head.finalized).toBeLessThanOrEqual(head.height)
    expect(head.hash).not.toBe('')
    expect(head.time).toBeGreaterThan(1_600_000_000)
    await chain().mine(1)
    expect((await chain().node.head()).height).toBeGreaterThan(head.height)
  })

  it('has the reads of its capabilities, and omits the others', () => {
    const { capabilities, isFilled, findFill, escrowStatus, refundableAt } = chain().node
    expect([isFilled, findFill].map((read) => read !== undefined)).toEqual([
      capabilities.fillOnce,
      capabilities.fillOnce,
    ])
    expect([escrowStatus, refundableAt].map((read) => read !== undefined)).toEqual([
      capabilities.escrow,
      capabilities.escrow,
    ])
  })

  it('finds a deposit exactly once, however the range is cut', async () => {
    const { node } = chain()
    const from = (await node.head()).height
    const made = await chain().deposit()
    const to = (await node.head()).height
    const scan = await node.scan(from, to)
    const found = scan.deposits.filter((d) => d.txId === made.txId)
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({ ...made, ordinal: 0, chainId: node.id })
    expect(idsOf(await node.scan(from, to))).toEqual(idsOf(scan))
    const pieces: string[] = []
    for (let height = from; height <= to; height++) pieces.push(...idsOf(await node.scan(height, height)))
    expect(pieces).toEqual(idsOf(scan))
  })

  it('reads one deposit again as the scan showed it, and nothing that is not there', async () => {
    const { node } = chain()
    const from = (await node.head()).height
    const made = await chain().deposit()
    const { deposits } = await node.scan(from, (await node.head()).height)
    const scanned = deposits.find((d) => d.txId === made.txId)
    expect(await node.readDeposit(made.txId, 0)).toEqual(scanned)
    expect(await node.readDeposit(made.txId, 7)).toBeNull()
    expect(await node.readDeposit(unknownRef, 0)).toBeNull()
  })

  it('tells blocks of the chain from others', async () => {
    const { node } = chain()
    const head = await node.head()
    expect(await node.isCanonical(head.height, head.hash)).toBe(true)
    const before = await node.head()
    const other = [...before.hash].map((c) => (c === '1' ? '2' : c === '2' ? '1' : c)).join('')
    expect(await node.isCanonical(before.height, other === before.hash ? `${other}1` : other)).toBe(false)
  })

  it.for([1, 3])('loses a deposit whose block was replaced, %i deep', async (depth, { skip }) => {
    const { node, reorg } = chain()
    if (!reorg) return skip()
    const from = (await node.head()).height
    const made = await chain().deposit()
    if (depth > 1) await chain().mine(depth - 1)
    const [seen] = (await node.scan(from, (await node.head()).height)).deposits.filter((d) => d.txId === made.txId)
    expect(await node.isCanonical(seen?.height ?? 0n, seen?.blockHash ?? '')).toBe(true)
    await reorg(depth)
    await chain().mine(1)
    expect(await node.isCanonical(seen?.height ?? 0n, seen?.blockHash ?? '')).toBe(false)
    const after = await node.scan(from, (await node.head()).height)
    expect(after.deposits.filter((d) => d.blockHash === seen?.blockHash)).toEqual([])
    expect((await node.readDeposit(made.txId, 0))?.blockHash).not.toBe(seen?.blockHash)
  })

  it('says "unknown" of a transaction that nobody made', async () => {
    expect(await chain().node.txStatus(unknownRef)).toEqual({
      state: 'unknown',
      height: null,
      blockHash: null,
      final: false,
    })
  })
}

/** Slots of payers whose chain has no nonces: each transaction takes another one, as the database does. */
let unusedSlot = 1n

async function signed(
  chain: ChainFixture,
  action: PayoutAction,
): Promise<{ payer: Payer; tx: SignedTx; slot: bigint | undefined }> {
  const payer = chain.node.payer(chain.payerSecret)
  const slot = await payer.chainSlot?.()
  const tx = await payer.sign(await payer.plan(action, 0, null), slot ?? unusedSlot++)
  return { payer, tx, slot }
}

async function until(chain: ChainFixture, ref: string, done: (status: TxStatus) => boolean): Promise<TxStatus> {
  for (let round = 0; round < 100; round++) {
    const status = await chain.node.txStatus(ref)
    if (done(status)) return status
    await chain.mine(1)
  }
  throw new Error('the transaction did not get there in 100 blocks')
}

function describePaying(chain: () => ChainFixture): void {
  it('signs the same plan and slot to the same bytes', async () => {
    const { action } = await chain().payout()
    const payer = chain().node.payer(chain().payerSecret)
    const plan = await payer.plan(action, 0, null)
    const slot = (await payer.chainSlot?.()) ?? 0n
    const [once, again] = [await payer.sign(plan, slot), await payer.sign(plan, slot)]
    expect(again).toEqual(once)
    expect(once.feeCap).toBeGreaterThan(0n)
    if (payer.chainSlot) expect((await payer.sign(plan, slot + 1n)).ref).not.toBe(once.ref)
  })

  it('pays once, takes the same bytes twice, and follows them to finality', async () => {
    const { node } = chain()
    const { action, asset, amount, recipient } = await chain().payout()
    const before = (await node.balances(recipient, [asset])).get(asset) ?? 0n
    const { payer, tx, slot } = await signed(chain(), action)
    await payer.broadcast(tx)
    await payer.broadcast(tx)
    expect((await node.txStatus(tx.ref)).state).toMatch(/pending|mined/)
    const mined = await until(chain(), tx.ref, (s) => s.state === 'mined')
    expect(await node.isCanonical(mined.height ?? 0n, mined.blockHash ?? '')).toBe(true)
    await payer.broadcast(tx)
    expect((await until(chain(), tx.ref, (s) => s.final)).state).toBe('mined')
    expect((await node.balances(recipient, [asset])).get(asset)).toBe(before + amount)
    if (slot !== undefined) expect(await payer.chainSlot?.()).toBe(slot + 1n)
  })

  it('sees its own balance and the price of gas', async () => {
    const { node } = chain()
    const { asset } = await chain().payout()
    const payer = node.payer(chain().payerSecret)
    expect((await node.balances(payer.address, [asset])).get(asset)).toBeGreaterThan(0n)
    expect(await node.gasPrice()).toBeGreaterThan(0n)
  })

  it('has nothing against an ordinary recipient', async () => {
    const { recipient, asset } = await chain().payout()
    expect(await chain().node.recipientProblem(recipient, asset)).toBeNull()
  })
}

/** Another address that differs in its last byte alone. */
const neighbour = (address: `0x${string}`): `0x${string}` =>
  `${address.slice(0, -2)}${address.endsWith('7f') ? '80' : '7f'}` as `0x${string}`

function describeProof(chain: () => ChainFixture, { unknownRef }: FamilyHarness): void {
  it('proves a payout of exactly this order and no other', async () => {
    const { node } = chain()
    const paid = await chain().payout()
    const { payer, tx } = await signed(chain(), paid.action)
    await payer.broadcast(tx)
    await until(chain(), tx.ref, (s) => s.final)
    const { order, memo } = paid
    const fill = await node.verifyFill(order, tx.ref, memo)
    expect(fill).toMatchObject({
      txId: tx.ref,
      ordinal: 0,
      final: true,
      proofId: expect.stringMatching(/^0x[0-9a-f]{64}$/) as string,
    })
    const other = await chain().payout()
    const wrong: readonly (readonly [EscrowOrder, string, string | null])[] = [
      [{ ...order, outputAmount: order.outputAmount + 1n }, tx.ref, memo],
      [{ ...order, recipient: neighbour(order.recipient) }, tx.ref, memo],
      [{ ...order, dstChainId: order.dstChainId + 1n }, tx.ref, memo],
      [other.order, tx.ref, other.memo],
    ]
    for (const [changed, ref, itsMemo] of wrong) expect(await node.verifyFill(changed, ref, itsMemo)).toBeNull()
    await expect(node.verifyFill(order, unknownRef, memo)).rejects.toMatchObject({
      reason: 'rpc_behind',
      retriable: true,
    })
  })
}

/** Payments must be found by their reference where nothing else excludes a second one. */
function describePayments(chain: () => ChainFixture): void {
  it('finds a payment by its reference, and no other', async ({ skip }) => {
    const { node } = chain()
    if (!node.findPayment) return skip()
    const since = (await node.head()).time - 1
    const reference = anyReference()
    const { action } = await chain().payout()
    if (action.kind !== 'transfer') throw new Error('only transfers are found by reference')
    const { payer, tx } = await signed(chain(), { ...action, orderId: reference })
    const query = { reference, payer: payer.address, since }
    expect(await node.findPayment(query)).toEqual({ state: 'unpaid', disputed: null })
    await payer.broadcast(tx)
    await until(chain(), tx.ref, (status) => status.final)
    expect(await node.findPayment(query)).toEqual({ state: 'paid', ref: tx.ref, final: true })
    for (const other of [
      { ...query, reference: anyReference() },
      { ...query, payer: (await chain().payout()).recipient },
    ])
      expect(await node.findPayment(other)).toEqual({ state: 'unpaid', disputed: null })
  })
}

const anyReference = (): `0x${string}` => `0x${randomBytes(32).toString('hex')}`
