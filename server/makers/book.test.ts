import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { currentEscrow } from '#core/catalogue/escrows.ts'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import type { SessionData } from '#core/wire/identity.ts'
import type { MakerBook } from '#core/wire/maker.ts'
import { finalOrder, minedOrder, reservedOrder, validatedOrder } from '#store/testing/fixtures.ts'
import { askNonce, evmWallet, type TextWallet, verify } from '../testing/signIn.ts'
import { createTestApp, north, south, type TestApp } from '../testing/testApp.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
beforeEach(() => t.reset())
afterAll(() => t.close())

const registered = evmWallet(devAccounts.friend.key)
const dataOf = <T>({ status, body }: { status: number; body: unknown }): T => {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return (body as { data: T }).data
}
async function ask(wallet: TextWallet, path: 'book' | 'application', of: TextWallet = wallet) {
  const { token } = dataOf<SessionData>(await verify(t, await wallet.answer(await askNonce(t))))
  return t.call('GET', `/api/maker_api/v1/${of.address}/${path}`, { headers: { authorization: `Bearer ${token}` } })
}
const reasonOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { data: { reason?: string } }).data.reason,
]

describe('the maker’s open business', () => {
  it('is for a registered wallet’s session alone', async () => {
    const path = `/api/maker_api/v1/${registered.address}/book`
    expect(reasonOf(await t.call('GET', path))).toEqual([401, 'session_required'])
    const someone = evmWallet()
    expect(reasonOf(await ask(someone, 'book'))).toEqual([403, 'maker_unregistered'])
    expect(reasonOf(await ask(someone, 'book', registered))).toEqual([403, 'session_of_another'])
    t.policy.web['maker'] = 'hidden'
    expect((await ask(registered, 'book')).status).toBe(403)
  })

  it('is offered with the wallet’s application', async () => {
    expect(dataOf(await ask(registered, 'application'))).toMatchObject({ application: null, is_registered: true })
    expect(dataOf(await ask(evmWallet(), 'application'))).toMatchObject({ is_registered: false })
  })

  it('lists what waits, is on its way or can be claimed, with what the escrow owes', async () => {
    expect(dataOf<MakerBook>(await ask(registered, 'book'))).toMatchObject({
      order_count: 0,
      orders: [],
      claims: [],
      exposure: [],
      promises: [],
    })
    const escrow = currentEscrow(t.catalogue.chains.find(({ id }) => id === north)?.settlement)?.address
    const [fromAsset, toAsset] = [assetId(north, NATIVE), assetId(south, NATIVE)]
    const terms = {
      fromChain: north,
      toChain: south,
      fromAsset,
      toAsset,
      escrow: escrow ?? '',
      custody: 'escrow' as const,
    }
    const { order: waiting } = await validatedOrder(t.store, terms)
    const { order: reserved } = await reservedOrder(t.store, terms)
    const mined = await minedOrder(t.store, terms)
    const paid = await finalOrder(t.store, terms)
    await t.store.claims.createBatch(north, [paid.id])
    const book = dataOf<MakerBook>(await ask(registered, 'book'))
    expect(new Map(book.orders.map(({ order_id, stage }) => [order_id, stage]))).toEqual(
      new Map([
        [waiting.id, 'waiting'],
        [reserved.id, 'waiting'],
        [mined.order.id, 'paying'],
        [paid.id, 'claimable'],
      ]),
    )
    expect(book.order_count).toBe(4)
    expect(book.claims).toEqual([{ chain_id: north, state: 'waiting', tx_hash: null, orders: 1 }])
    const owed = [reserved, mined.order, paid].reduce((sum, { sendAmount }) => sum + sendAmount, 0n)
    expect(book.exposure).toEqual([{ asset_id: fromAsset, unclaimed: String(owed), orders: 3 }])
    expect(book.promises).toEqual([{ asset_id: toAsset, promised: String(waiting.receiveAmount) }])
    await t.store.orders.apply(waiting.id, 'held', { data: { reason: 'address_listed' } })
    const held = dataOf<MakerBook>(await ask(registered, 'book')).orders.find(({ order_id }) => order_id === waiting.id)
    expect(held?.stage).toBe('held')
  })
})
