import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChainNode } from '#chains/contract/node.ts'
import type { Payer, PayoutAction, SignedTx } from '#chains/contract/payer.ts'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import { orderHash, proofId } from '../order/hash.ts'
import { fillDigest } from '../order/typedData.ts'
import { devAccounts } from '../testing/accounts.ts'
import { type Anvil, startAnvil } from '../testing/anvil.ts'
import { type Deployment, deployContracts, prepareAccounts } from '../testing/deploy.ts'
import { localNodeOptions } from '../testing/localChain.ts'
import { sampleOrder } from '../testing/orders.ts'
import { createUser } from '../testing/user.ts'
import { createEvmNode } from './createNode.ts'

const CHAIN = 31337
const native = assetId(chainId(CHAIN), NATIVE)
const fresh = () => privateKeyToAccount(generatePrivateKey()).address.toLowerCase() as `0x${string}`

let anvil: Anvil
let at: Deployment
let node: ChainNode
let payer: Payer
let user: ReturnType<typeof createUser>
let nonce = 100n

beforeAll(async () => {
  anvil = await startAnvil({ chainId: CHAIN })
  at = await deployContracts(anvil.url, CHAIN)
  await prepareAccounts(anvil.url, CHAIN, [
    [devAccounts.maker, 1_000n],
    [devAccounts.user, 1_000n],
  ])
  node = createEvmNode(localNodeOptions(CHAIN, [anvil.url]))
  payer = node.payer(devAccounts.maker.key)
  user = createUser(anvil.url)
})
afterAll(() => anvil.stop())

/** Order that this chain pays. */
const incoming = async (change: Partial<EscrowOrder> = {}): Promise<EscrowOrder> =>
  sampleOrder(await user.now(), {
    srcChainId: 31338n,
    dstChainId: BigInt(CHAIN),
    nonce: nonce++,
    recipient: fresh(),
    ...change,
  })

/** Order whose deposit this chain holds. */
const outgoing = async (change: Partial<EscrowOrder> = {}): Promise<EscrowOrder> =>
  sampleOrder(await user.now(), { nonce: nonce++, ...change })

async function signed(action: PayoutAction, previous: SignedTx | null = null, slot?: bigint): Promise<SignedTx> {
  const plan = await payer.plan(action, previous ? 1 : 0, previous)
  return payer.sign(plan, slot ?? (await payer.chainSlot?.()) ?? 0n)
}

async function act(action: PayoutAction): Promise<SignedTx> {
  const tx = await signed(action)
  await payer.broadcast(tx)
  await expect.poll(async () => (await node.txStatus(tx.ref)).state).toBe('mined')
  return tx
}

async function paused(work: () => Promise<void>): Promise<void> {
  await anvil.rpc('evm_setAutomine', [false])
  try {
    await work()
  } finally {
    await anvil.mine()
    await anvil.rpc('evm_setAutomine', [true])
  }
}

describe('paying', () => {
  it('fills once: the order is then filled, and another plan is refused', async () => {
    const order = await incoming()
    expect(await node.isFilled?.(orderHash(order))).toBe(false)
    expect(await node.findFill?.(orderHash(order), 0)).toBeNull()
    const { ref } = await act({ kind: 'fill', order })
    await anvil.mine(2)
    expect(await node.findFill?.(orderHash(order), 0)).toBe(ref)
    expect(await node.isFilled?.(orderHash(order))).toBe(true)
    expect((await node.balances(order.recipient, [native])).get(native)).toBe(order.outputAmount)
    await expect(payer.plan({ kind: 'fill', order }, 0, null)).rejects.toMatchObject({
      reason: 'already_filled',
      retriable: false,
    })
  })

  it('pays a token with native coin on top after the filler is approved', async () => {
    const asset = assetId(chainId(CHAIN), at.usdc)
    const order = await incoming({ outputToken: at.usdc, outputAmount: 5_000_000n, destinationGas: 7n })
    await expect(payer.plan({ kind: 'fill', order }, 0, null)).rejects.toMatchObject({ reason: 'allowance_missing' })
    await act({ kind: 'approve', token: at.usdc, spender: at.filler, amount: 5_000_000n })
    expect(await node.allowance?.(payer.address, at.usdc, at.filler)).toBe(5_000_000n)
    const tx = await act({ kind: 'fill', order })
    expect(await node.balances(order.recipient, [asset, native])).toEqual(
      new Map([
        [asset, 5_000_000n],
        [native, 7n],
      ]),
    )
    expect(await node.verifyFill(order, tx.ref, null)).toMatchObject({ ordinal: 0 })
  })

  it.each<readonly [string, Partial<EscrowOrder>, string]>([
    ['the time is over', { fillDeadline: 1_700_000_000 }, 'fill_expired'],
    ['the balance is too small', { outputAmount: 10n ** 24n }, 'insufficient_inventory'],
    ['the order names another maker', { maker: devAccounts.friend.address }, 'not_our_order'],
    ['the order is for another network', { dstChainId: 1n }, 'simulation_reverted'],
    ['the recipient is nobody', { recipient: `0x${'00'.repeat(20)}` }, 'recipient_rejects'],
  ])('refuses to plan when %s', async (_name, change, reason) => {
    const order = await incoming(change)
    await expect(payer.plan({ kind: 'fill', order }, 0, null)).rejects.toMatchObject({ reason })
  })

  it('detects a recipient that rejects native coin, before and during planning', async () => {
    const wall = fresh()
    await anvil.rpc('anvil_setCode', [wall, '0x60006000fd'])
    expect(await node.recipientProblem(wall, native)).toBe('recipient_rejects')
    expect(await node.recipientProblem(wall, assetId(chainId(CHAIN), at.usdc))).toBeNull()
    await expect(
      payer.plan({ kind: 'fill', order: await incoming({ recipient: wall }) }, 0, null),
    ).rejects.toMatchObject({ reason: 'recipient_rejects' })
  })

  it('detects a recipient that accepts the filler’s coins and refuses a transfer with an order reference', async () => {
    const quiet = fresh()
    // Reverts when the call carries data.
    await anvil.rpc('anvil_setCode', [quiet, '0x36600557005b60006000fd'])
    const from = devAccounts.maker.address
    expect(await node.recipientProblem(quiet, native)).toBeNull()
    expect(await node.recipientProblem(quiet, native, from)).toBe('recipient_rejects')
    expect(await node.recipientProblem(fresh(), native, from)).toBeNull()
  })

  it.each([
    ['nobody', () => `0x${'00'.repeat(20)}`, 'recipient_zero'],
    ['an address without a key', () => '0x000000000000000000000000000000000000dEaD', 'recipient_dead'],
    ['the escrow', () => at.escrow, 'recipient_is_bridge'],
    ['the filler', () => at.filler, 'recipient_is_bridge'],
    ['a token', () => at.usdc, 'recipient_is_token'],
  ])('refuses %s as recipient', async (_name, recipient, reason) => {
    expect(await node.recipientProblem(recipient(), native)).toBe(reason)
  })

  it('sends a plain transfer, which proves only a transfer-mode order of that amount', async () => {
    const order = await incoming({ fillMode: 1, outputToken: at.usdc, outputAmount: 3_000_000n })
    const asset = assetId(chainId(CHAIN), at.usdc)
    const tx = await act({
      kind: 'transfer',
      asset,
      amount: 3_000_000n,
      recipient: order.recipient,
      memo: null,
      destinationGas: 0n,
      orderId: orderHash(order),
    })
    expect(await node.verifyFill(order, tx.ref, null)).toMatchObject({ ordinal: 0 })
    expect(await node.verifyFill({ ...order, outputAmount: 2_999_999n }, tx.ref, null)).toBeNull()
    expect(await node.verifyFill({ ...order, fillMode: 0 }, tx.ref, null)).toBeNull()
    expect(await node.verifyFill({ ...order, maker: devAccounts.friend.address }, tx.ref, null)).toBeNull()
    expect(await node.verifyFill(order, tx.ref, 'memo')).toBeNull()
    // The same payment to the same recipient is still not that of another order.
    expect(await node.verifyFill({ ...order, nonce: order.nonce + 1n }, tx.ref, null)).toBeNull()
    const coin = await incoming({ fillMode: 1, outputAmount: 12n })
    const paid = await act({
      kind: 'transfer',
      asset: native,
      amount: 12n,
      recipient: coin.recipient,
      memo: null,
      destinationGas: 0n,
      orderId: orderHash(coin),
    })
    expect(await node.verifyFill(coin, paid.ref, null)).toMatchObject({ ordinal: 0 })
    expect(await node.verifyFill({ ...coin, nonce: coin.nonce + 1n }, paid.ref, null)).toBeNull()
  })

  it('refuses what a plain transfer cannot carry', async () => {
    const base = {
      kind: 'transfer',
      asset: assetId(chainId(CHAIN), at.usdc),
      amount: 1n,
      recipient: fresh(),
      orderId: null,
    } as const
    await expect(payer.plan({ ...base, memo: 'x', destinationGas: 0n }, 0, null)).rejects.toMatchObject({
      reason: 'memo_unsupported',
    })
    await expect(payer.plan({ ...base, memo: null, destinationGas: 1n }, 0, null)).rejects.toMatchObject({
      reason: 'destination_gas_unsupported',
    })
  })
})

describe('one nonce', () => {
  it('lets a later attempt replace an earlier one, which never lands', async () => {
    const order = await incoming()
    let first: SignedTx | undefined
    let second: SignedTx | undefined
    await paused(async () => {
      const slot = (await payer.chainSlot?.()) ?? 0n
      first = await signed({ kind: 'fill', order }, null, slot)
      await payer.broadcast(first)
      second = await signed({ kind: 'fill', order }, first, slot)
      expect(second.feeCap * 8n).toBeGreaterThanOrEqual(first.feeCap * 9n)
      await payer.broadcast(second)
    })
    await expect.poll(async () => (await node.txStatus(second?.ref ?? '')).state).toBe('mined')
    expect(await node.txStatus(first?.ref ?? '')).toMatchObject({ state: 'unknown' })
    await expect(payer.broadcast(first as SignedTx)).rejects.toMatchObject({ reason: 'slot_used', retriable: false })
  })

  it('refuses an attempt that does not outbid as underpriced', async () => {
    await paused(async () => {
      const slot = (await payer.chainSlot?.()) ?? 0n
      await payer.broadcast(await signed({ kind: 'fill', order: await incoming() }, null, slot))
      const rival = await signed({ kind: 'void' }, null, slot)
      await expect(payer.broadcast(rival)).rejects.toMatchObject({ reason: 'underpriced', retriable: true })
    })
  })

  it('is outbid by the call of its action alone, whatever transaction and gas the row has', async () => {
    const slot = (await payer.chainSlot?.()) ?? 0n
    const paid = {
      kind: 'transfer',
      asset: native,
      amount: 12n,
      memo: null,
      destinationGas: 0n,
      orderId: null,
    } as const
    const action: PayoutAction = { ...paid, recipient: fresh() }
    const plan = await payer.plan(action, 0, null)
    const first = await payer.sign(plan, slot)
    const again = await payer.reprice?.(action, first)
    expect(again?.detail).toMatchObject({ call: { to: action.recipient, data: '0x', value: 12n } })
    expect(again?.feeCap).toBeGreaterThan(first.feeCap)
    for (const other of [
      { ...action, recipient: fresh() },
      { ...action, amount: 13n },
    ])
      await expect(payer.reprice?.(action, await signed(other, null, slot))).rejects.toMatchObject({
        reason: 'transaction_changed',
        retriable: false,
      })
    const nothing = await payer.reprice?.(action, await signed({ kind: 'void' }, null, slot))
    expect(nothing && payer.isVoid?.(await payer.sign(nothing, slot))).toBe(true)
    const thirsty = { ...plan, detail: { ...(plan.detail as object), gas: 29_000_000n } }
    const bounded = await payer.reprice?.(action, await payer.sign(thirsty, slot))
    expect(bounded?.detail).toMatchObject({ gas: 1_000_000n })
  })

  it('is freed by a void transaction', async () => {
    const slot = (await payer.chainSlot?.()) ?? 0n
    const tx = await signed({ kind: 'void' }, null, slot)
    await payer.broadcast(tx)
    await expect.poll(() => payer.chainSlot?.()).toBe(slot + 1n)
  })

  it('reports a transaction that reverts as failed', async () => {
    const order = await incoming()
    let tx: SignedTx | undefined
    await paused(async () => {
      const slot = (await payer.chainSlot?.()) ?? 0n
      const one = await signed({ kind: 'fill', order }, null, slot)
      tx = await signed({ kind: 'fill', order }, null, slot + 1n)
      await payer.broadcast(one)
      await payer.broadcast(tx)
    })
    await expect.poll(async () => (await node.txStatus(tx?.ref ?? '')).state).toBe('failed')
    expect(await node.verifyFill(order, tx?.ref ?? '', null)).toBeNull()
  })

  it('is final after so many blocks if the network’s settings say it', async () => {
    const counting = createEvmNode(localNodeOptions(CHAIN, [anvil.url], { finalityBlocks: 3 }))
    const { ref } = await act({ kind: 'void' })
    expect(await counting.txStatus(ref)).toMatchObject({ state: 'mined', final: false })
    await anvil.mine(2)
    expect((await counting.txStatus(ref)).final).toBe(false)
    await anvil.mine(1)
    expect((await counting.txStatus(ref)).final).toBe(true)
  })

  it('never pays more per gas than the operator allows', async () => {
    const frugal = createEvmNode(localNodeOptions(CHAIN, [anvil.url], { maxFeePerGasGwei: '0.000000001' })).payer(
      devAccounts.maker.key,
    )
    await expect(frugal.plan({ kind: 'void' }, 0, null)).rejects.toMatchObject({
      reason: 'fee_above_cap',
      retriable: true,
    })
  })

  it('reports that the fee cannot be paid', async () => {
    const poor = node.payer(generatePrivateKey())
    await expect(poor.plan({ kind: 'void' }, 0, null)).rejects.toMatchObject({ reason: 'insufficient_gas' })
    const broke = await poor.sign(await payer.plan({ kind: 'void' }, 0, null), 0n)
    await expect(poor.broadcast(broke)).rejects.toMatchObject({ reason: 'insufficient_gas' })
  })

  it('refuses an invalid key', () => {
    expect(() => node.payer('0x1234')).toThrow(expect.objectContaining({ reason: 'key_invalid' }))
  })
})

describe('deposits and their outcomes', () => {
  const scanAll = async () => node.scan(0n, (await node.head()).height)

  it('detects a token deposit, its claim with attestations, and the status', async () => {
    const order = await outgoing({ inputToken: at.usdc, inputAmount: 9_000_000n })
    await user.approve(at.usdc, at.escrow, order.inputAmount)
    await user.open(at.escrow, order)
    const id = orderHash(order)
    const deposit = (await scanAll()).deposits.find((d) => d.binding.kind === 'escrow' && d.binding.onchainId === id)
    expect(deposit).toMatchObject({
      asset: assetId(chainId(CHAIN), at.usdc),
      amount: 9_000_000n,
      sender: user.address,
      binding: { order },
    })
    expect(await node.escrowStatus?.(at.escrow, id)).toBe('open')
    const proof = proofId(31338, `0x${'ab'.repeat(32)}`, 0)
    const signers = devAccounts.attesters.slice(0, 2).sort((a, b) => (a.address < b.address ? -1 : 1))
    const hash = fillDigest({ chainId: CHAIN, escrow: at.escrow }, id, proof)
    const signatures = await Promise.all(signers.map((s) => privateKeyToAccount(s.key).sign({ hash })))
    const tx = await act({ kind: 'claim', escrow: at.escrow, claims: [{ order, proofId: proof, signatures }] })
    expect((await scanAll()).endings).toContainEqual(
      expect.objectContaining({ kind: 'claimed', onchainId: id, txId: tx.ref }),
    )
    expect(await node.escrowStatus?.(at.escrow, id)).toBe('claimed')
    expect(await node.escrowStatus?.(at.escrow, orderHash(await outgoing()))).toBe('none')
  })

  it('detects a cancellation and a refund', async () => {
    const cancelled = await outgoing()
    await user.open(at.escrow, cancelled)
    await act({ kind: 'cancel', escrow: at.escrow, order: cancelled })
    await expect(payer.plan({ kind: 'cancel', escrow: at.escrow, order: cancelled }, 0, null)).rejects.toMatchObject({
      reason: 'order_not_open',
    })
    const refunded = await outgoing()
    await user.open(at.escrow, refunded)
    await anvil.rpc('evm_setNextBlockTimestamp', [refunded.refundAfter + 1])
    await anvil.mine()
    await user.refund(at.escrow, refunded)
    const { endings } = await scanAll()
    expect(endings.map((e) => [e.kind, e.onchainId])).toEqual(
      expect.arrayContaining([
        ['cancelled', orderHash(cancelled)],
        ['refunded', orderHash(refunded)],
      ]),
    )
    expect(await node.escrowStatus?.(at.escrow, orderHash(refunded))).toBe('refunded')
  })

  it('accepts a plain account’s signature only over its own text', async () => {
    const key = privateKeyToAccount(devAccounts.user.key)
    const signature = await key.signMessage({ message: 'hello' })
    expect(await node.acceptsSignature?.(user.address, 'hello', signature)).toBe(true)
    expect(await node.acceptsSignature?.(user.address, 'other', signature)).toBe(false)
    expect(await node.acceptsSignature?.(at.escrow, 'hello', signature)).toBe(false)
    expect(await node.acceptsSignature?.(user.address, 'hello', 'nonsense')).toBe(false)
  })
})
