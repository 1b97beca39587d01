import { randomBytes } from 'node:crypto'
import { Address, beginCell, type Cell, contractAddress, external, internal, storeMessage, toNano } from '@ton/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ObservedDeposit } from '#chains/contract/deposits.ts'
import { jettonWallet, usdcMaster } from '#local/ton/jetton.ts'
import { tonAddressRules } from '../address.ts'
import { highloadWallet, messageToSelf, payerKey, signedRequest } from '../pay/highload.ts'
import { ops, writeComment } from '../pay/payload.ts'
import { gramAsset, type LocalTonChain, maker, startLocalTonChain, usdcAsset } from '../testing/localChain.ts'

let chain: LocalTonChain
beforeAll(async () => {
  chain = await startLocalTonChain(Date.now() - 3_600_000)
})
afterAll(() => chain?.stop())

/** Deposits that the work makes, each of which the node also finds by its reference. */
async function depositsOf(work: () => Promise<unknown>): Promise<readonly ObservedDeposit[]> {
  const from = (await chain.node.head()).height + 1n
  await work()
  chain.pass(1)
  const { deposits } = await chain.node.scan(from, (await chain.node.head()).height)
  for (const deposit of deposits) expect(await chain.node.readDeposit(deposit.txId, deposit.ordinal)).toEqual(deposit)
  return deposits
}

const noMemo = { kind: 'memo', memo: null }

/** Cell that no reader of ordinary cells can parse: a library's hash. */
const library = beginCell().storeUint(2, 8).storeUint(7, 256).endCell({ exotic: true })

/** The user's jettons for the maker, with the rest of the request's bits after its amounts. */
const jettons = (amount: bigint, forwardCoins: bigint, rest: Cell) => ({
  to: jettonWallet(usdcMaster(), Address.parse(chain.user), 0n).address.toRawString(),
  coins: 100_000_000n,
  body: beginCell()
    .storeUint(ops.jettonTransfer, 32)
    .storeUint(1, 64)
    .storeCoins(amount)
    .storeAddress(Address.parse(maker))
    .storeAddress(Address.parse(chain.user))
    .storeBit(false)
    .storeCoins(forwardCoins)
    .storeSlice(rest.beginParse())
    .endCell(),
})

describe('ton: deposits that no wallet would make', () => {
  const unreadable: readonly (readonly [string, Cell])[] = [
    ['text that goes on in an exotic cell', beginCell().storeUint(0, 32).storeRef(library).endCell()],
    ['text of half a byte', beginCell().storeUint(0, 32).storeUint(1, 4).endCell()],
    ['no text', beginCell().storeUint(1, 1).endCell()],
  ]

  it.each(unreadable)('count as coins without a memo: %s', async (_, body) => {
    expect(await depositsOf(() => chain.send([{ to: maker, coins: 5n, bounce: false, body }]))).toEqual([
      expect.objectContaining({ asset: gramAsset, amount: 5n, binding: noMemo }),
    ])
  })

  const payloads: readonly (readonly [string, Cell])[] = [
    ...unreadable.map(([name, body]) => [name, beginCell().storeBit(true).storeRef(body).endCell()] as const),
    ['an exotic cell', beginCell().storeBit(true).storeRef(library).endCell()],
    ['a reference that is missing', beginCell().storeBit(true).endCell()],
  ]
  it.each(payloads)('count as jettons without a memo: %s', async (_, rest) => {
    expect(await depositsOf(() => chain.send([jettons(9n, 10_000_000n, rest)]))).toEqual([
      expect.objectContaining({ asset: usdcAsset, amount: 9n, sender: chain.user, binding: noMemo }),
    ])
  })

  it('count as jettons with their memo though no coins pay for a notification', async () => {
    const rest = beginCell().storeBit(true).storeRef(writeComment('memo')).endCell()
    expect(await depositsOf(() => chain.send([jettons(9n, 0n, rest), jettons(8n, 1n, rest)]))).toEqual(
      [9n, 8n].map((amount) =>
        expect.objectContaining({
          asset: usdcAsset,
          amount,
          sender: chain.user,
          binding: { kind: 'memo', memo: 'memo' },
        }),
      ),
    )
  })

  it('count with their sender, though its wallet is on the masterchain', async () => {
    const key = payerKey(randomBytes(32).toString('hex'))
    const { init } = highloadWallet(key.publicKey)
    const wallet = contractAddress(-1, init)
    await chain.send([{ to: wallet.toRawString(), coins: toNano('10'), bounce: false }])
    const payment = internal({ to: Address.parse(maker), value: 5n, bounce: false, body: writeComment('memo') })
    const message = messageToSelf(wallet, { messages: [payment], selfCoins: toNano('1') }, 0n)
    const body = signedRequest(key, { message, slot: 0n, createdAt: Math.floor(chain.now() / 1000) })
    const request = beginCell()
      .store(storeMessage(external({ to: wallet, init, body })))
      .endCell()
    const boc = request.toBoc().toString('base64')
    expect(await depositsOf(() => chain.call('sendBoc', { boc }))).toEqual([
      expect.objectContaining({ asset: gramAsset, amount: 5n, sender: tonAddressRules.parse(wallet.toRawString()) }),
    ])
  })

  it('are none if they only claim to be jettons of another owner’s wallet', async () => {
    const own = jettonWallet(usdcMaster(), Address.parse(maker), 0n).address.toRawString()
    const body = beginCell()
      .storeUint(ops.jettonInternalTransfer, 32)
      .storeUint(1, 64)
      .storeCoins(9n)
      .storeAddress(Address.parse(chain.user))
      .storeAddress(null)
      .storeCoins(0n)
      .storeBit(false)
      .endCell()
    expect(await depositsOf(() => chain.send([{ to: own, coins: 100_000_000n, body }]))).toEqual([])
  })
})
