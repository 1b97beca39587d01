import { Address, toNano } from '@ton/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dateNumber, utcDay } from '#core/rewards/utcDay.ts'
import { checkInAddress, checkInBody } from '#contracts/ton/testing/checkIn.ts'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import { settles } from '../../contract/node.ts'
import { createChainNode } from '../../nodes.ts'
import { tonAddressRules } from '../address.ts'
import { hashOfBoc } from '../transaction.ts'
import { type LocalTonChain, startLocalTonChain, TON_CHAIN, tonNode, tonOptions } from '../testing/localChain.ts'
import { writeTxRef } from '../family.ts'

const contract = tonAddressRules.parse(checkInAddress().toString())
const native = assetId(TON_CHAIN, NATIVE)
const unknownRef = writeTxRef({ account: contract, hash: 'ab'.repeat(32) })

let chain: LocalTonChain
let user: string
beforeAll(async () => {
  chain = await startLocalTonChain(Date.now() - 60_000)
  const [account] = await chain.call<{ address: string }[]>('causeway_accounts')
  user = tonAddressRules.parse(account?.address ?? '')
})
afterAll(() => chain?.stop())

const today = () => dateNumber(utcDay(new Date(chain.now())))
let queries = 0n
/** Sends as the wallet in the page does: the node signs and sends, and the returned message names the transaction. */
async function send(
  payload: string | undefined,
  { to = contract, amount = toNano('0.06') }: { to?: string; amount?: bigint } = {},
): Promise<string> {
  const account = (await chain.call<{ address: string }[]>('causeway_accounts'))[0]?.address
  // Bounceable, so that the contract sends refused coins back.
  const address = Address.parse(to).toString()
  const boc = await chain.call<string>('causeway_sendTransaction', {
    account,
    messages: [{ address, amount: String(amount), ...(payload ? { payload } : {}) }],
  })
  return writeTxRef({ account: user, hash: hashOfBoc(boc) ?? '' })
}
const checkIn = (date: number, change?: { amount?: bigint }) =>
  send(checkInBody(date, queries++).toBoc().toString('base64'), change)

describe('ton: network', () => {
  it('reads its head, and every block is final', async () => {
    const head = await chain.node.head()
    expect(head).toMatchObject({ finalized: head.height, hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string })
    expect(await chain.node.isCanonical(head.height, head.hash)).toBe(true)
    expect(await chain.node.isCanonical(head.height, '00'.repeat(32))).toBe(false)
    chain.pass(3)
    expect((await chain.node.head()).height).toBe(head.height + 3n)
  })

  it('accepts two transactions that pages request from one wallet at the same time', async () => {
    const refs = await Promise.all([send(undefined), send(undefined)])
    expect(new Set(refs).size).toBe(2)
  })

  it('reports a block that does not exist yet instead of an answer', async () => {
    const { height } = await chain.node.head()
    await expect(chain.node.isCanonical(height + 1000n, '00')).rejects.toMatchObject({
      reason: 'rpc_behind',
      retriable: true,
    })
  })

  it('reads balances; an unused account has none', async () => {
    expect((await chain.node.balances(user, [native])).get(native)).toBeGreaterThan(toNano('900'))
    expect((await chain.node.balances(tonAddressRules.fromBytes(`0x${'11'.repeat(32)}`), [native])).get(native)).toBe(
      0n,
    )
  })

  it('tracks a payment by the message that requested it', async () => {
    expect(await chain.node.txStatus(unknownRef)).toMatchObject({ state: 'unknown', final: false })
    const ref = await send(undefined, { to: tonAddressRules.fromBytes(`0x${'22'.repeat(32)}`), amount: toNano('1') })
    expect(await chain.node.txStatus(ref)).toMatchObject({ state: 'pending', final: false })
    chain.pass(1)
    const status = await chain.node.txStatus(ref)
    expect(status).toMatchObject({ state: 'mined', final: true })
    expect(await chain.node.isCanonical(status.height ?? 0n, status.blockHash ?? '')).toBe(true)
  })

  it('reads the key of a wallet, and none for other accounts', async () => {
    const [account] = await chain.call<{ public_key: string }[]>('causeway_accounts')
    expect(await chain.node.publicKeyOf?.(user)).toBe(account?.public_key)
    expect(await chain.node.publicKeyOf?.(contract)).toBeNull()
    expect(await chain.node.publicKeyOf?.(tonAddressRules.fromBytes(`0x${'33'.repeat(32)}`))).toBeNull()
  })

  it('opens for transfers', () => {
    expect(settles(createChainNode(tonOptions([chain.url])))).toBe(true)
  })

  it('rejects responses of an endpoint that is down or on another network', async () => {
    await expect(tonNode(['http://127.0.0.1:9/api/v2/jsonRPC']).head()).rejects.toMatchObject({
      reason: 'rpc_unreachable',
    })
    await expect(tonNode([chain.url.replace('/api/v2/jsonRPC', '/elsewhere')]).head()).rejects.toMatchObject({
      retriable: true,
    })
    expect(await tonNode(['http://127.0.0.1:9/api/v2/jsonRPC', chain.url]).balances(user, [native])).toHaveProperty(
      'size',
      1,
    )
  })
})

describe('ton: check-in', () => {
  it('is found with its account and day, and found again by them', async () => {
    expect(await chain.node.findCheckIn?.(contract, user, today())).toBeNull()
    const ref = await checkIn(today())
    chain.pass(5)
    const sighting = await chain.node.checkIn?.(contract, ref)
    expect(sighting).toMatchObject({ state: 'mined', entries: [{ account: user, date: today() }] })
    expect(sighting?.state === 'mined' && sighting.confirmations).toBe(6n)
    expect(sighting?.state === 'mined' && dateNumber(utcDay(new Date(sighting.time * 1000)))).toBe(today())
    expect(await chain.node.findCheckIn?.(contract, user, today())).toBe(ref)
  })

  it('counts once a day: the second one of a day writes nothing', async () => {
    chain.pass(86_400)
    const first = await checkIn(today())
    const second = await checkIn(today())
    expect(await chain.node.checkIn?.(contract, second)).toMatchObject({ state: 'mined', entries: [] })
    expect(await chain.node.findCheckIn?.(contract, user, today())).toBe(first)
  })

  it.each([
    ['another day', () => checkIn(20_200_101)],
    ['too few coins', () => checkIn(today(), { amount: 10_000_000n })],
  ])('that the contract refuses for %s has failed', async (_, sent) => {
    expect(await chain.node.checkIn?.(contract, await sent())).toEqual({ state: 'failed' })
  })

  it('requires its own message: a plain payment writes nothing, an unknown transaction is unknown', async () => {
    expect(await chain.node.checkIn?.(contract, await send(undefined))).toMatchObject({ state: 'mined', entries: [] })
    expect(await chain.node.checkIn?.(contract, unknownRef)).toEqual({ state: 'unknown' })
    const elsewhere = tonAddressRules.fromBytes(`0x${'44'.repeat(32)}`)
    expect(await chain.node.findCheckIn?.(elsewhere, user, today())).toBeNull()
    expect(await Promise.all([contract, elsewhere, user].map((at) => chain.node.hasCheckIn?.(at)))).toEqual([
      true,
      false,
      false,
    ])
  })

  it('survives a restart of the node', async () => {
    const ref = await chain.node.findCheckIn?.(contract, user, today())
    await chain.restart()
    expect(await chain.node.checkIn?.(contract, ref ?? '')).toMatchObject({
      state: 'mined',
      entries: [{ account: user, date: today() }],
    })
    chain.pass(86_400)
    const next = await checkIn(today())
    expect(await chain.node.checkIn?.(contract, next)).toMatchObject({ entries: [{ date: today() }] })
  })
})
