import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ObservedDeposit } from '#chains/contract/deposits.ts'
import type { ChainNode } from '#chains/contract/node.ts'
import type { PayoutAction, SignedTx } from '#chains/contract/payer.ts'
import { describeReadLiars, type ReadFacet } from '#chains/suite/readLiars.ts'
import type { SamplePayout } from '#chains/suite.ts'
import type { AssetId } from '#core/chain/assetId.ts'
import { padFelt } from '../address.ts'
import { depositCalls, type StarknetCall } from '../deposit.ts'
import { testAccount } from '../testing/accounts.ts'
import { blockHash } from '../testing/state.ts'
import { contracts } from '../testing/contracts.ts'
import { deployAccount, takeIn } from '../testing/pool.ts'
import { type StarknetLie, starknetLies } from '../testing/lies.ts'
import {
  etherAsset,
  type LocalStarknetChain,
  maker,
  makerSecret,
  startLocalStarknetChain,
  starknetOptions,
  strkAsset,
  usdcAsset,
  user,
} from '../testing/localChain.ts'
import { type LocalRpc, startLocalRpc } from '../testing/localRpc.ts'
import { newAccount, samplePayout } from '../testing/payouts.ts'
import { createStarknetNode } from './createNode.ts'

let chain: LocalStarknetChain
let node: ChainNode
beforeAll(async () => {
  chain = await startLocalStarknetChain()
  node = chain.node
})
afterAll(() => chain?.stop())

const payer = () => node.payer(makerSecret)
const nextSlot = async (): Promise<bigint> => (await payer().pendingSlot?.())?.agreed ?? 0n
const signed = async (action: PayoutAction, previous: SignedTx | null = null, at?: bigint): Promise<SignedTx> =>
  payer().sign(await payer().plan(action, previous ? 1 : 0, previous), at ?? (await nextSlot()))
const send = async (tx: SignedTx): Promise<void> => {
  await payer().broadcast(tx)
  chain.mine()
}
const balanceOf = async (owner: string, asset: AssetId): Promise<bigint> =>
  (await node.balances(owner, [asset])).get(asset) ?? 0n
const noPayment = { state: 'unpaid', disputed: null }
const referenceOf = ({ action }: SamplePayout): `0x${string}` =>
  (action.kind === 'transfer' ? action.orderId : null) ?? '0x'
const query = (paid: SamplePayout) => ({
  reference: referenceOf(paid),
  payer: maker,
  since: Math.floor(Date.now() / 1_000) - 4_000,
})

/** Deposits that the work makes. */
async function depositsOf(work: () => Promise<unknown>): Promise<readonly ObservedDeposit[]> {
  const from = (await node.head()).height + 1n
  await work()
  chain.mine()
  return (await node.scan(from, (await node.head()).height)).deposits
}
const memosOf = (deposits: readonly ObservedDeposit[]) =>
  deposits.map(({ amount, binding }) => [amount, binding.kind === 'memo' ? binding.memo : 'none'])
const transfer = (token: string, to: string, amount: bigint, entry_point = 'transfer'): StarknetCall => ({
  contract_address: token,
  entry_point,
  calldata: [...(entry_point === 'transfer' ? [] : [user.address]), to, `0x${amount.toString(16)}`, '0x0'],
})
const read = (token: string, number: string): StarknetCall => ({
  contract_address: token,
  entry_point: 'balance_of',
  calldata: [number],
})

describe('starknet: deposits', () => {
  it('have the memo of their own transfer, of every token and length, in one transaction', async () => {
    const long = `cw1:${'x'.repeat(280)}`
    const found = await depositsOf(() =>
      chain.send(user, [
        ...depositCalls({ to: maker, token: null, amount: 5n, memo: long }),
        ...depositCalls({ to: maker, token: contracts.usdc, amount: 6n, memo: 'second' }),
        transfer(contracts.strk, maker, 7n),
        transfer(contracts.strk, newAccount(), 8n),
      ]),
    )
    expect(found.map(({ asset, amount, ordinal, sender }) => [asset, amount, ordinal, sender])).toEqual([
      [etherAsset, 5n, 0, user.address],
      [usdcAsset, 6n, 1, user.address],
      [strkAsset, 7n, 2, user.address],
    ])
    expect(memosOf(found)).toEqual([
      [5n, long],
      [6n, 'second'],
      [7n, null],
    ])
    expect(await node.readDeposit(found[1]?.txId ?? '', 1)).toEqual(found[1])
    expect(await node.readDeposit(found[1]?.txId ?? '', 3)).toBeNull()
  })

  it('of equal amounts keep their memos apart', async () => {
    const found = await depositsOf(() =>
      chain.send(user, [
        ...depositCalls({ to: maker, token: contracts.usdc, amount: 9n, memo: 'one' }),
        ...depositCalls({ to: maker, token: contracts.usdc, amount: 9n, memo: 'two' }),
      ]),
    )
    expect(memosOf(found)).toEqual([
      [9n, 'one'],
      [9n, 'two'],
    ])
  })

  it('are unbound without a memo of their own', async () => {
    const other = contracts.strk
    const calls: Readonly<Record<string, readonly StarknetCall[]>> = {
      'a plain transfer': [transfer(contracts.usdc, maker, 3n)],
      'a memo before the transfer': [read(contracts.usdc, '0x6d'), transfer(contracts.usdc, maker, 3n)],
      'a memo in another token': [transfer(contracts.usdc, maker, 3n), read(other, '0x6d')],
      'numbers that are no text': [transfer(contracts.usdc, maker, 3n), read(contracts.usdc, '0xff')],
      'more numbers than a memo has': [
        transfer(contracts.usdc, maker, 3n),
        ...Array.from({ length: 11 }, () => read(contracts.usdc, '0x6d')),
      ],
      'an allowance that is used': [
        { contract_address: contracts.usdc, entry_point: 'approve', calldata: [user.address, '0x3', '0x0'] },
        transfer(contracts.usdc, maker, 3n, 'transfer_from'),
        read(contracts.usdc, '0x6d'),
      ],
    }
    for (const [title, own] of Object.entries(calls))
      expect(memosOf(await depositsOf(() => chain.send(user, own))), title).toEqual([[3n, null]])
  })

  it('are none in unlisted tokens, in reverted transactions, of nothing, and of the maker itself', async () => {
    const unlisted = padFelt('5ca1ab1e')
    chain.state.balances.set(`${unlisted} ${user.address}`, 100n)
    const found = await depositsOf(() =>
      chain.send(user, [
        transfer(unlisted, maker, 4n),
        transfer(contracts.usdc, maker, 0n),
        ...depositCalls({ to: maker, token: contracts.usdc, amount: 2n, memo: 'm' }),
      ]),
    )
    // An unlisted token counts for the place, so that one listed later renumbers nothing.
    expect(found.map(({ amount, ordinal }) => [amount, ordinal])).toEqual([[2n, 2]])
    const poor = transfer(contracts.usdc, newAccount(), 10n ** 30n)
    expect(await depositsOf(() => chain.send(user, [transfer(contracts.usdc, maker, 3n), poor]))).toEqual([])
    expect(await depositsOf(async () => send(await signed(samplePayout(usdcAsset, 5n).action)))).toEqual([])
  })

  it('are found whichever layout the events of their token have', async () => {
    for (const [token, asset] of [
      [contracts.usdc, usdcAsset],
      [contracts.strk, strkAsset],
      [contracts.ether, etherAsset],
    ] as const)
      for (const isInData of [true, false]) {
        if (isInData) chain.state.accountsInData.add(token)
        else chain.state.accountsInData.delete(token)
        const found = await depositsOf(() =>
          chain.send(user, depositCalls({ to: maker, token, amount: 4n, memo: 'm' })),
        )
        expect(found.map((one) => [one.asset, one.amount, one.sender])).toEqual([[asset, 4n, user.address]])
        expect(memosOf(found)).toEqual([[4n, 'm']])
      }
    chain.state.accountsInData.add(contracts.ether)
  })

  it('are found among more events than the pages of a range hold', async () => {
    chain.state.eventsPerPage = 1
    const many = Array.from({ length: 120 }, () => transfer(contracts.usdc, maker, 1n))
    const found = await depositsOf(async () => {
      for (const _ of [1, 2]) await chain.send(user, many)
    })
    chain.state.eventsPerPage = 1_024
    expect(found).toHaveLength(240)
    expect(new Set(found.map(({ txId, ordinal }) => `${txId} ${ordinal}`)).size).toBe(240)
  })

  it('leave with their block', async () => {
    const [deposit] = await depositsOf(() => chain.deposit({ token: null, amount: 5n, memo: 'm' }))
    chain.reorg(2)
    chain.mine()
    expect(await node.isCanonical(deposit?.height ?? 0n, deposit?.blockHash ?? '')).toBe(false)
    expect(await node.readDeposit(deposit?.txId ?? '', 0)).toBeNull()
  })
})

describe('starknet: payouts', () => {
  afterEach(() => {
    chain.state.isOpen = true
    takeIn(chain.state)
  })

  it.each([
    ['ether', etherAsset],
    ['usdc', usdcAsset],
    ['strk', strkAsset],
  ])('of %s cost no more than planned, and deliver amount and gas', async (_, asset) => {
    const paid = samplePayout(asset, 1_000n, { destinationGas: 70n })
    const [before, rate] = [await balanceOf(maker, strkAsset), 30_000n]
    const tx = await signed(paid.action)
    await send(tx)
    expect(await balanceOf(paid.recipient, etherAsset)).toBe(asset === etherAsset ? 1_070n : 70n)
    expect(await balanceOf(paid.recipient, asset)).toBe(asset === etherAsset ? 1_070n : 1_000n)
    const spent = before - (await balanceOf(maker, strkAsset)) - (asset === strkAsset ? 1_000n : 0n)
    expect(spent).toBeGreaterThan(0n)
    expect(spent / rate).toBeLessThanOrEqual(tx.feeCap)
    expect(await node.verifyFill(paid.order, tx.ref, null)).toMatchObject({ txId: tx.ref, ordinal: 0 })
    for (const change of [
      { destinationGas: 71n },
      { memoHash: paid.order.recipient },
      { fillMode: 0 as const },
      { outputToken: paid.order.recipient },
      { nonce: paid.order.nonce + 1n },
    ])
      expect(await node.verifyFill({ ...paid.order, ...change }, tx.ref, null)).toBeNull()
    expect(await node.verifyFill(paid.order, tx.ref, 'memo')).toBeNull()
  })

  it('take nonces in order, each once', async () => {
    const slot = await nextSlot()
    const [one, two, three] = await Promise.all(
      [slot, slot + 1n, slot].map((at) => signed(samplePayout(usdcAsset, 5n).action, null, at)),
    )
    if (!one || !two || !three) throw new Error('not signed')
    await payer().broadcast(two)
    expect((await node.txStatus(two.ref)).state).toBe('pending')
    expect(await payer().chainSlot?.()).toBe(slot)
    await send(one)
    expect(await payer().chainSlot?.()).toBe(slot + 2n)
    for (const { ref } of [one, two]) expect((await node.txStatus(ref)).state).toBe('mined')
    await expect(payer().broadcast(three)).rejects.toMatchObject({ reason: 'slot_used' })
    await payer().broadcast(one)
  })

  it('are replaced by the same nonce at a higher price, or voided, and land once', async () => {
    chain.state.isOpen = false
    const slot = await nextSlot()
    const paid = samplePayout(usdcAsset, 5n)
    const first = await signed(paid.action, null, slot)
    await payer().broadcast(first)
    expect((await payer().pendingSlot?.())?.highest).toBe(slot + 1n)
    await expect(
      signed(samplePayout(usdcAsset, 6n).action, null, slot).then((tx) => payer().broadcast(tx)),
    ).rejects.toMatchObject({ reason: 'underpriced' })
    const plan = await payer().reprice?.(paid.action, first)
    if (!plan) throw new Error('no plan')
    const second = await payer().sign(plan, slot)
    await payer().broadcast(second)
    expect(second.feeCap).toBeGreaterThan(first.feeCap)
    const voiding = await signed({ kind: 'void' }, second, slot)
    expect([first, second, voiding].map((tx) => payer().isVoid?.(tx))).toEqual([false, false, true])
    await payer().broadcast(voiding)
    chain.state.isOpen = true
    chain.mine()
    expect((await node.txStatus(voiding.ref)).state).toBe('mined')
    for (const { ref } of [first, second]) expect((await node.txStatus(ref)).state).toBe('unknown')
    expect(await balanceOf(paid.recipient, usdcAsset)).toBe(0n)
    expect(await node.findPayment?.(query(paid))).toEqual(noPayment)
    await expect(payer().broadcast(second)).rejects.toMatchObject({ reason: 'slot_used' })
  })

  it('are outbid by the calls of their action alone, whatever transaction and gas the row has', async () => {
    const slot = await nextSlot()
    const { action } = samplePayout(usdcAsset, 5n)
    if (action.kind !== 'transfer') throw new Error('no transfer')
    const first = await signed(action, null, slot)
    const callsOf = ({ raw }: SignedTx) => (JSON.parse(raw) as { calldata: string[] }).calldata
    const again = async (row: SignedTx) => {
      const plan = await payer().reprice?.(action, row)
      if (!plan) throw new Error('no plan')
      return payer().sign(plan, slot)
    }
    expect(callsOf(await again(first))).toEqual(callsOf(first))
    for (const other of [
      { ...action, recipient: newAccount() },
      { ...action, amount: 6n },
    ])
      await expect(again(await signed(other, null, slot))).rejects.toMatchObject({
        reason: 'transaction_changed',
        retriable: false,
      })
    expect(payer().isVoid?.(await again(await signed({ kind: 'void' }, null, slot)))).toBe(true)
    const row = JSON.parse(first.raw) as { resource_bounds: { l2_gas: { max_amount: string } } }
    row.resource_bounds.l2_gas.max_amount = '0xffffffff'
    const bounded = JSON.parse((await again({ ...first, raw: JSON.stringify(row) })).raw) as typeof row
    expect(BigInt(bounded.resource_bounds.l2_gas.max_amount)).toBeLessThanOrEqual(action.maxGas ?? 20_000_000n)
  })

  it('wait in the pool while the price is above theirs, and are no pending nonce there', async () => {
    const slot = await nextSlot()
    const { prices } = chain.state
    if (!prices) throw new Error('no prices')
    chain.state.isOpen = false
    const tx = await signed(samplePayout(usdcAsset, 5n).action, null, slot)
    await payer().broadcast(tx)
    expect(await payer().pendingSlot?.()).toEqual({ agreed: slot + 1n, highest: slot + 1n })
    chain.state.prices = { ...prices, l2_gas: { fri: prices.l2_gas.fri * 4n, wei: prices.l2_gas.wei * 4n } }
    chain.state.isOpen = true
    chain.mine()
    expect((await node.txStatus(tx.ref)).state).toBe('pending')
    expect(await payer().pendingSlot?.()).toEqual({ agreed: slot, highest: slot })
    chain.state.prices = prices
    chain.mine()
    expect((await node.txStatus(tx.ref)).state).toBe('mined')
  })

  it('are voided also after a fall of the price, which no other replacement may outbid', async () => {
    const slot = await nextSlot()
    const { prices } = chain.state
    if (!prices) throw new Error('no prices')
    chain.state.isOpen = false
    const paid = samplePayout(usdcAsset, 5n)
    const first = await signed(paid.action, null, slot)
    await payer().broadcast(first)
    chain.state.prices = { ...prices, l2_gas: { fri: prices.l2_gas.fri / 10n, wei: prices.l2_gas.wei / 10n } }
    chain.mine()
    await expect(signed(paid.action, first, slot)).rejects.toMatchObject({ reason: 'fee_above_cap' })
    const voiding = await signed({ kind: 'void' }, first, slot)
    await payer().broadcast(voiding)
    for (const action of [paid.action, { kind: 'void' } as const])
      expect((await payer().reprice?.(action, voiding))?.feeCap).toBeGreaterThan(voiding.feeCap)
    chain.state.isOpen = true
    chain.mine()
    expect((await node.txStatus(voiding.ref)).state).toBe('mined')
    expect(await balanceOf(paid.recipient, usdcAsset)).toBe(0n)
    chain.state.prices = prices
    chain.mine()
  })

  it('are planned for no more gas of any kind than the ceilings', async () => {
    const rpc = await startLocalRpc(chain.state)
    const alone = createStarknetNode(starknetOptions([rpc.url])).payer(makerSecret)
    const { action } = samplePayout(usdcAsset, 5n)
    for (const name of ['l1_gas_consumed', 'l1_data_gas_consumed', 'l2_gas_consumed']) {
      rpc.lie = (method, honest) =>
        method === 'starknet_estimateFee'
          ? { result: [{ ...(honest.result as [object])[0], [name]: '0x1312d01' }] }
          : honest
      await expect(alone.plan(action, 0, null), name).rejects.toMatchObject({ reason: 'recipient_gas_too_high' })
    }
    rpc.lie = null
    await alone.plan(action, 0, null)
    await rpc.stop()
  })

  it('are proven only with the events of both amounts', async () => {
    const paid = samplePayout(usdcAsset, 5n, { destinationGas: 70n })
    const tx = await signed(paid.action)
    await send(tx)
    const rpc = await startLocalRpc(chain.state)
    for (const token of [contracts.ether, contracts.usdc]) {
      rpc.lie = (method, honest) => {
        const { events = [] } = honest.result as { events?: { from_address: string }[] }
        return method === 'starknet_getTransactionReceipt'
          ? { result: { ...(honest.result as object), events: events.filter((one) => one.from_address !== token) } }
          : honest
      }
      const lied = createStarknetNode(starknetOptions([rpc.url]))
      expect(await lied.verifyFill(paid.order, tx.ref, null)).toBeNull()
    }
    await rpc.stop()
    expect(await node.verifyFill(paid.order, tx.ref, null)).toMatchObject({ txId: tx.ref })
  })

  it('that fail in a block move nothing, name nothing, and use their nonce', async () => {
    chain.state.isOpen = false
    const slot = await nextSlot()
    const held = await balanceOf(maker, usdcAsset)
    const [one, two] = [samplePayout(usdcAsset, (held * 6n) / 10n), samplePayout(usdcAsset, (held * 6n) / 10n)]
    const [paid, failed] = [await signed(one.action, null, slot), await signed(two.action, null, slot + 1n)]
    await payer().broadcast(paid)
    await payer().broadcast(failed)
    chain.state.isOpen = true
    chain.mine(3)
    expect(await node.txStatus(failed.ref)).toMatchObject({ state: 'failed', final: true })
    expect(await node.verifyFill(two.order, failed.ref, null)).toBeNull()
    expect(await node.findPayment?.(query(two))).toEqual(noPayment)
    expect(await node.findPayment?.(query(one))).toMatchObject({ state: 'paid', ref: paid.ref, final: true })
    expect(await payer().chainSlot?.()).toBe(slot + 2n)
    await expect(signed(two.action)).rejects.toMatchObject({ reason: 'insufficient_inventory' })
  })

  it('are bounded by the quote’s gas, the operator’s price and the wallet', async () => {
    const { action } = samplePayout(usdcAsset, 5n)
    await expect(signed({ ...action, maxGas: 1_000n } as PayoutAction)).rejects.toMatchObject({
      reason: 'recipient_gas_too_high',
      retriable: false,
    })
    const options = starknetOptions([chain.url])
    const { settlement } = options.chain
    if (!settlement) throw new Error('no settlement')
    const capped = { ...options.chain, settlement: { ...settlement, maxFeePerGasGwei: '0.0000001' } }
    const strict = createStarknetNode({ ...options, chain: capped }).payer(makerSecret)
    await expect(strict.plan(action, 0, null)).rejects.toMatchObject({ reason: 'fee_above_cap', retriable: true })
    const strk = `${contracts.strk} ${maker}`
    const held = chain.state.balances.get(strk) ?? 0n
    chain.state.balances.set(strk, 10n)
    await expect(signed(action)).rejects.toMatchObject({ reason: 'insufficient_gas' })
    chain.state.balances.set(strk, held)
  })

  it('go to no token and no dead address, and only from the key’s own account', async () => {
    for (const [recipient, reason] of [
      [contracts.usdc, 'recipient_is_token'],
      [contracts.ether, 'recipient_dead'],
      [newAccount(), null],
    ] as const) {
      expect(await node.recipientProblem(recipient, usdcAsset)).toBe(reason)
      if (reason === null) continue
      const action = { ...samplePayout(usdcAsset, 5n).action, recipient } as PayoutAction
      await expect(signed(action)).rejects.toMatchObject({ reason: 'recipient_rejects' })
    }
    await expect(payer().plan({ kind: 'approve', token: '', spender: '', amount: 1n }, 0, null)).rejects.toMatchObject({
      reason: 'action_unsupported',
    })
    const memo = { ...samplePayout(usdcAsset, 5n).action, memo: 'm' } as PayoutAction
    await expect(signed(memo)).rejects.toMatchObject({ reason: 'memo_unsupported' })
    const absent = node.payer('0x77')
    await expect(absent.plan({ kind: 'void' }, 0, null)).rejects.toMatchObject({ reason: 'account_not_deployed' })
    expect([await absent.chainSlot?.(), absent.address]).toEqual([0n, testAccount('0x77').address])
  })
})

describe('starknet: payments', () => {
  it('are known only while every nonce has its transaction', async () => {
    const paid = samplePayout(usdcAsset, 5n)
    const tx = await signed(paid.action)
    await send(tx)
    const rpc = await startLocalRpc(chain.state)
    const alone = createStarknetNode(starknetOptions([rpc.url]))
    expect(await alone.findPayment?.(query(paid))).toMatchObject({ state: 'paid', ref: tx.ref })
    // Without events the nonces lead to it; without its block, nothing does.
    rpc.lie = (method, honest) => (method === 'starknet_getEvents' ? { result: { events: [] } } : honest)
    const blind = createStarknetNode(starknetOptions([rpc.url]))
    expect(await blind.findPayment?.(query(paid))).toMatchObject({ state: 'paid', ref: tx.ref })
    rpc.lie = (method, honest) =>
      method === 'starknet_getEvents'
        ? { result: { events: [] } }
        : method === 'starknet_getBlockWithTxs'
          ? { result: { transactions: [] } }
          : honest
    await expect(blind.findPayment?.(query(paid))).rejects.toMatchObject({ reason: 'rpc_behind', retriable: true })
    await rpc.stop()
    await expect(node.findPayment?.({ ...query(paid), since: 4_000_000_000 })).rejects.toMatchObject({
      reason: 'rpc_behind',
    })
  })

  it('of an account that deployed itself are known, with the deployment as a transaction of no payment', async () => {
    const account = testAccount('0xdeb1')
    const opening = (await node.head()).height
    for (const token of [contracts.strk, contracts.usdc])
      chain.state.balances.set(`${token} ${account.address}`, 10n ** 20n)
    const deployment = deployAccount(chain.state, account)
    const own = node.payer('0xdeb1')
    const paid = samplePayout(usdcAsset, 5n)
    const tx = await own.sign(await own.plan(paid.action, 0, null), (await own.chainSlot?.()) ?? 0n)
    await own.broadcast(tx)
    chain.mine()
    const rpc = await startLocalRpc(chain.state)
    for (const isBlind of [false, true]) {
      rpc.lie = (method, honest) => (isBlind && method === 'starknet_getEvents' ? { result: { events: [] } } : honest)
      const of = createStarknetNode(starknetOptions([rpc.url]))
      const ask = { ...query(paid), payer: account.address }
      expect(await of.findPayment?.(ask)).toMatchObject({ state: 'paid', ref: tx.ref })
      const signedBy = await of.books?.signedBy(account.address, opening, (await of.head()).height)
      expect(signedBy?.map(({ ref, slot, names, out }) => [ref, slot, names, [...out]])).toEqual([
        [deployment, 0n, [], []],
        [tx.ref, 1n, [referenceOf(paid)], [[usdcAsset, 5n]]],
      ])
    }
    await rpc.stop()
  })

  it('that one endpoint shows delay, and prove nothing', async () => {
    const rpcs = await Promise.all([1, 2, 3].map(() => startLocalRpc(chain.state)))
    const of = createStarknetNode(
      starknetOptions(
        rpcs.map(({ url }) => url),
        2,
      ),
    )
    const paid = samplePayout(usdcAsset, 5n)
    const tx = await signed(paid.action)
    const [liar] = rpcs
    if (!liar) throw new Error('no endpoint')
    // An endpoint that is ahead: it has a block with the payment, and the others do not.
    const events = [
      {
        from_address: contracts.strk,
        keys: ['0x99cd8bde557814842a3121e8ddfd433a539b8c9f14bf31ebf108d12e6196e9', maker, '0x1'],
        data: ['0x1', '0x0'],
      },
    ]
    const block = { block_number: chain.state.head, block_hash: blockHash(1) }
    liar.lie = (method, honest) =>
      method === 'starknet_getEvents'
        ? { result: { events: [{ ...events[0], ...block, transaction_hash: tx.ref }] } }
        : method === 'starknet_getTransactionByHash'
          ? { result: { ...(JSON.parse(tx.raw) as object), transaction_hash: tx.ref } }
          : method === 'starknet_getTransactionReceipt'
            ? {
                result: { ...block, execution_status: 'SUCCEEDED', actual_fee: { amount: '0x1', unit: 'FRI' }, events },
              }
            : honest
    expect(await of.findPayment?.(query(paid))).toEqual({ state: 'unpaid', disputed: tx.ref })
    await Promise.all(rpcs.map((rpc) => rpc.stop()))
  })
})

describe('starknet: books', () => {
  it('explain every unit that the wallet holds, deposits, payouts and fees included', async () => {
    const opening = (await node.head()).height
    const assets = [etherAsset, strkAsset, usdcAsset]
    const before = await node.books?.holdings(maker, assets, opening)
    await chain.deposit({ token: contracts.usdc, amount: 70n, memo: 'memo' })
    const paid = [samplePayout(strkAsset, 30n), samplePayout(usdcAsset, 20n, { destinationGas: 3n })]
    const txs: SignedTx[] = []
    for (const action of [...paid.map((one) => one.action), { kind: 'void' } as const]) {
      const tx = await signed(action)
      await send(tx)
      txs.push(tx)
    }
    const at = (await node.head()).height
    chain.mine(2)
    await chain.deposit({ token: null, amount: 1n, memo: 'later' })
    const moves = (await node.books?.signedBy(maker, opening + 1n, at)) ?? []
    const { deposits } = await node.scan(opening + 1n, at)
    expect(moves.map(({ ref, out, names }) => ({ ref, out: [...out], names }))).toEqual([
      { ref: txs[0]?.ref, out: [[strkAsset, 30n]], names: [referenceOf(paid[0] as SamplePayout)] },
      {
        ref: txs[1]?.ref,
        out: [
          [usdcAsset, 20n],
          [etherAsset, 3n],
        ],
        names: [referenceOf(paid[1] as SamplePayout)],
      },
      { ref: txs[2]?.ref, out: [], names: [] },
    ])
    const after = await node.books?.holdings(maker, assets, at)
    for (const asset of assets) {
      const received = deposits.filter((one) => one.asset === asset).reduce((sum, { amount }) => sum + amount, 0n)
      const sent = moves.reduce(
        (sum, { out, fee, feeAsset }) => sum + (out.get(asset) ?? 0n) + (feeAsset === asset ? fee : 0n),
        0n,
      )
      expect(after?.get(asset)).toBe((before?.get(asset) ?? 0n) + received - sent)
    }
  })

  it('begin with the endpoints that have the tokens and the history', async () => {
    const verdicts = await node.verifyEndpoints?.({ maker, offerSigner: null, cursor: 5n })
    expect(verdicts?.map(({ check, verdict }) => [check, verdict])).toEqual([
      ['token_decimals', 'refuted'],
      ['history', 'confirmed'],
      ['account_class', 'confirmed'],
    ])
    for (const token of ['0x068f5c6a61780768455de69077e07e89787839bf8166decfbf92b645209c0fb8'])
      chain.state.balances.set(`${token} ${user.address}`, 0n)
    chain.state.decimals.set('0x068f5c6a61780768455de69077e07e89787839bf8166decfbf92b645209c0fb8', 6)
    const [decimals] = (await node.verifyEndpoints?.({ maker, offerSigner: null, cursor: 99_999n })) ?? []
    expect(decimals).toMatchObject({ verdict: 'confirmed' })
    const [, history] = (await node.verifyEndpoints?.({ maker, offerSigner: null, cursor: 99_999n })) ?? []
    expect(history).toMatchObject({ verdict: 'refuted' })
    const rpc = await startLocalRpc(chain.state)
    const classVerdict = async (answer: object) => {
      rpc.lie = (method, honest) => (method === 'starknet_getClassHashAt' ? answer : honest)
      const of = createStarknetNode(starknetOptions([rpc.url]))
      const all = await of.verifyEndpoints?.({ maker, offerSigner: null, cursor: 5n })
      return all?.find(({ check }) => check === 'account_class')?.verdict
    }
    expect(await classVerdict({ result: '0x5' })).toBe('refuted')
    expect(await classVerdict({ error: { code: 20, message: 'Contract not found' } })).toBe('confirmed')
    await rpc.stop()
  })
})

describe('starknet: liars', () => {
  let rpcs: LocalRpc[] = []
  let deposit: ObservedDeposit
  let paid: SamplePayout
  let tx: SignedTx
  const never = `0x${'77'.repeat(32)}` as const
  const unknown = padFelt('777')
  beforeAll(async () => {
    rpcs = await Promise.all([1, 2, 3].map(() => startLocalRpc(chain.state)))
    const [found] = await depositsOf(() => chain.deposit({ token: contracts.usdc, amount: 11n, memo: 'memo' }))
    if (!found) throw new Error('no deposit')
    deposit = found
    paid = samplePayout(usdcAsset, 12n)
    tx = await signed(paid.action)
    await send(tx)
    chain.mine(2)
  })
  afterAll(() => Promise.all(rpcs.map((rpc) => rpc.stop())))

  const facets: Readonly<Record<string, ReadFacet<ChainNode>>> = {
    heads: { ask: (of) => of.head() },
    blocks: {
      ask: async (of) => [
        await of.isCanonical(deposit.height, deposit.blockHash),
        await of.isCanonical(deposit.height, unknown),
        await of.timeAt?.(deposit.height),
      ],
    },
    deposits: {
      ask: async (of) => [
        await of.scan(deposit.height - 2n, deposit.height + 2n),
        await of.readDeposit(deposit.txId, 0),
        await of.readDeposit(unknown, 0),
      ],
    },
    statuses: {
      ask: async (of) => [await of.txStatus(tx.ref), await of.txStatuses?.([{ ref: deposit.txId, expiresAt: null }])],
    },
    payments: {
      ask: async (of) => {
        const since = query(paid).since
        const find = (reference: `0x${string}`) => of.findPayment?.({ reference, payer: maker, since })
        return [await find(referenceOf(paid)), await find(never)]
      },
    },
    attestation: {
      ask: async (of) => [
        await of.verifyFill(paid.order, tx.ref, null),
        await of.verifyFill({ ...paid.order, outputAmount: 13n }, tx.ref, null),
      ],
    },
    balances: { ask: async (of) => [...(await of.balances(maker, [etherAsset, usdcAsset]))] },
    fees: { ask: (of) => of.gasPrice() },
    slots: { ask: async (of) => [await of.payer(makerSecret).chainSlot?.()] },
    books: {
      ask: async (of) => [
        await of.books?.signedBy(maker, deposit.height, deposit.height + 3n),
        [...((await of.books?.holdings(maker, [strkAsset, usdcAsset], deposit.height)) ?? [])],
      ],
    },
    payout: {
      ask: async (of) => {
        const plan = await of.payer(makerSecret).plan(paid.action, 0, null)
        const { ref, feeCap } = await of.payer(makerSecret).sign(plan, 7n)
        return [ref, feeCap]
      },
    },
    'a payout, sent': {
      ask: async (of) => {
        const payout = samplePayout(etherAsset, 4n)
        const own = of.payer(makerSecret)
        const plan = await own.plan(payout.action, 0, null)
        await own.broadcast(await own.sign(plan, await nextSlot()))
        return balanceOf(payout.recipient, etherAsset)
      },
    },
  }

  describeReadLiars<StarknetLie, ChainNode>('Starknet', {
    lies: starknetLies,
    facets,
    nodes: () =>
      createStarknetNode({
        ...starknetOptions(
          rpcs.map(({ url }) => url),
          2,
        ),
        timeoutMs: 1_000,
        attempts: 1,
      }),
    lie: (method, change, endpoint) =>
      rpcs.forEach(
        (rpc, at) =>
          (rpc.lie = at === endpoint ? (asked: string, honest) => (asked === method ? change(honest) : honest) : null),
      ),
    honest: () => rpcs.forEach((rpc) => (rpc.lie = null)),
    calls: () => new Set(rpcs.flatMap(({ methods }) => methods.splice(0))),
  })
})
