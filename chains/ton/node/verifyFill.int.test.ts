import { Address, beginCell, external, internal, storeMessage, toNano } from '@ton/core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { localTonKey } from '#local/ton/keys.ts'
import { writeTxRef } from '../family.ts'
import { highloadWallet, messageToSelf, signedRequest } from '../pay/highload.ts'
import { writeComment, writeJettonTransfer } from '../pay/payload.ts'
import { payoutMessages } from '../pay/payout.ts'
import { type LocalTonChain, maker, startLocalTonChain, usdcAsset } from '../testing/localChain.ts'
import { samplePayout } from '../testing/payouts.ts'
import { hashOfBoc } from '../transaction.ts'

let chain: LocalTonChain
beforeAll(async () => {
  chain = await startLocalTonChain(Date.now() - 3_600_000)
})
afterAll(() => chain?.stop())

let slot = 0n
/** Pays the sample from the maker's wallet with this many coins for the recipient's notification. */
async function pay({ recipient, amount, memo, action }: ReturnType<typeof samplePayout>, forwardCoins: bigint) {
  const key = localTonKey('maker')
  const { address, init } = highloadWallet(key.publicKey)
  const jettonWallet = (await chain.node.tokenAccount?.(maker, usdcAsset)) ?? ''
  const reference = action.kind === 'transfer' ? action.orderId : null
  const terms = { payer: maker, jettonWallet, amount, recipient, memo, destinationGas: 0n, jettonCoins: 0n, reference }
  const [, record] = payoutMessages(terms)
  const body = writeJettonTransfer({
    queryId: 1n,
    amount,
    to: Address.parse(recipient),
    excessesTo: address,
    forwardCoins,
    forwardPayload: memo === null ? null : writeComment(memo),
  })
  const transfer = internal({ to: Address.parse(jettonWallet), value: toNano('0.1'), bounce: true, body })
  const messages = record ? [transfer, record] : [transfer]
  const message = messageToSelf(address, { messages, selfCoins: toNano('0.05') }, slot)
  const signed = signedRequest(key, { message, slot: slot++, createdAt: Math.floor(chain.now() / 1000) })
  const request = beginCell().store(storeMessage(external({ to: address, init, body: signed })))
  const boc = request.endCell().toBoc().toString('base64')
  await chain.call('sendBoc', { boc })
  chain.pass(2)
  return writeTxRef({ account: maker, hash: hashOfBoc(boc) ?? '' })
}

it.each([
  ['with a memo and a notification', 'exchange 1', 1n, true],
  ['with a memo that no notification carries', 'exchange 1', 0n, false],
  ['without a memo', null, 0n, true],
])('a payout %s: %j, %i', async (_, memo, forwardCoins, isPaid) => {
  const sample = samplePayout(usdcAsset, 5n, { memo })
  const ref = await pay(sample, forwardCoins)
  const fill = await chain.node.verifyFill(sample.order, ref, memo)
  expect(fill?.final ?? false).toBe(isPaid)
})
