import { join } from 'node:path'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AssetId, assetId, NATIVE, parseAssetId } from '#core/chain/assetId.ts'
import { orderIdFromUuid } from '#core/order/id.ts'
import type { SwapChains, SwapPage, SwapTokens } from '#core/wire/swap.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import type { SwapTerms } from '#store/swaps/types.ts'
import { expectGolden } from '../testing/golden.ts'
import { createTestApp, createTestClock, north, sol, stranger, type TestApp, user } from '../testing/testApp.ts'
import type { SwapAsk, SwapOffer, SwapProvider } from './provider.ts'
import { createUniswapProvider } from './uniswap/createUniswapProvider.ts'
import { deploymentOf } from '#chains/evm/uniswapDeployments.ts'

const folder = join(import.meta.dirname, 'testing')
const base = '/api/swap_api/v1'
const eth = assetId(north, NATIVE)

const catalogue = loadCatalogue({ profile: 'local' })
let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
beforeEach(() => t.reset())
afterAll(() => t.close())

const get = async <T>(path: string): Promise<T> => {
  const { status, body } = await t.call('GET', `${base}${path}`)
  expect(status).toBe(200)
  return (body as { data: T }).data
}
const refusal = async (method: string, path: string, body?: unknown) => {
  const answer = await t.call(method, `${base}${path}`, body === undefined ? {} : { body })
  return [answer.status, (answer.body as { data: { reason: string } }).data.reason]
}

const aSwap = (change: Partial<SwapTerms> = {}): SwapTerms => ({
  id: orderIdFromUuid(uuidv7()),
  provider: 'uniswap',
  kind: 'wrap',
  chainId: north,
  fromAddress: user,
  fromAsset: eth,
  toAsset: assetId(north, '0x128236dc0cf966f37e4843d7ed8e09b41b4053f8'),
  exact: 'send',
  sendAmount: 5n,
  maxSendAmount: 5n,
  receiveAmount: 5n,
  minReceiveAmount: 5n,
  call: { to: '0x128236dc0cf966f37e4843d7ed8e09b41b4053f8', data: '0xd0e30db0', value: '5' },
  tokens: [],
  surface: 'web',
  expiresAt: new Date('2026-03-01T12:20:00Z'),
  ...change,
})

/** Has a node show the transaction that was reported. */
async function show(id: SwapTerms['id'], app = t): Promise<void> {
  const row = (await app.store.swaps.claimDue(50)).find((one) => one.id === id)
  if (!row) throw new Error('the swap is not due')
  const { status, txHash, since, sentAmount, receivedAmount, gasFee, failure, minedAt } = row
  const progress = { status, txHash, nonce: 7n, since, sentAmount, receivedAmount, gasFee, failure, minedAt }
  await app.store.swaps.record(id, { ...progress, pollAt: null, claim: row.pollAt ?? new Date(0) })
}

it('lists networks and tokens', async () => {
  expectGolden(folder, 'chains', await get<SwapChains>('/chains'))
  const { tokens } = await get<SwapTokens>(`/tokens?chain_id=${north}`)
  expectGolden(folder, 'tokens', tokens)
  const listed = tokens.find(({ symbol }) => symbol === 'USDC')?.asset_id ?? ''
  const { token: address } = parseAssetId(listed)
  expectGolden(folder, 'token', await get(`/token?chain_id=${north}&address=${address}`))
  expect(await get<SwapTokens>(`/tokens?chain_id=${north}&q=weth`)).toMatchObject({ tokens: [{ symbol: 'WETH' }] })
  expect(await get<SwapTokens>(`/tokens?chain_id=${north}&q=nothing`)).toEqual({ tokens: [] })
})

it('describes a swap, and what was reported of it', async () => {
  const { id } = await t.store.swaps.create(aSwap({ id: orderIdFromUuid('01890a5d-ac96-774b-bcce-b302099a8057') }))
  expectGolden(folder, 'swap', await get(`/status?swap_id=${id}`))
  const hash = `0x${'AB'.repeat(32)}`
  const { body } = await t.call('POST', `${base}/swaps/${id}/sent`, { body: { tx_hash: hash } })
  expect(body).toMatchObject({ data: { status: 'sent', tx: { tx_hash: hash.toLowerCase(), chain_id: north } } })
  expect(await refusal('POST', `/swaps/${id}/sent`, { tx_hash: 'nonsense' })).toEqual([422, 'tx_hash_invalid'])
})

describe('a swap by the exchange', () => {
  const usdc = catalogue.assets.find(({ chainId, symbol }) => chainId === north && symbol === 'USDC')?.id as AssetId
  const wrapped = assetId(north, deploymentOf(north)?.wrapped ?? '')
  /** An offer as the exchange makes it; its call is the provider's own. */
  const offerOf = ({ from, to, amount }: SwapAsk): SwapOffer => ({
    kind: 'swap',
    send: amount,
    maxSend: amount,
    receive: 2n * amount,
    minReceive: (2n * amount * 99n) / 100n,
    slippageBps: 100,
    priceImpactBps: 12,
    fee: { asset: to.id, amount: 5n },
    gasUnits: 150_000n,
    accountRent: 7n,
    route: [
      {
        share_bps: 10_000,
        hops: [
          { dex: 'Uniswap V3', from_asset: from.id, to_asset: wrapped, fee_pips: 500 },
          { dex: 'Uniswap V3', from_asset: wrapped, to_asset: to.id, fee_pips: 3_000 },
        ],
      },
    ],
    spender: deploymentOf(north)?.router ?? '',
    detail: { version: 'v3', tokens: [usdc, wrapped, gram].map((id) => parseAssetId(id).token), fees: [500, 3_000] },
  })
  const gram = catalogue.assets.find(({ chainId, symbol }) => chainId === north && symbol === 'GRAM')?.id as AssetId
  let own: TestApp
  beforeAll(async () => {
    const clock = createTestClock(new Date('2026-03-01T12:00:00Z'))
    const exchange = createUniswapProvider({ catalogue: catalogue, clock })
    const quote: SwapProvider['quote'] = (ask) =>
      Promise.resolve(
        ask.to.id === gram ? { offer: offerOf(ask) } : { refusal: { reason: 'no_route', message: 'No pool.' } },
      )
    own = await createTestApp({ deps: { swapProviders: [{ ...exchange, quote }] } })
    own.chain(north).fund(user, eth, 10n ** 18n)
    own.chain(north).fund(user, usdc, 10n ** 12n)
  })
  afterAll(() => own.close())

  const post = async (path: string, body: unknown): Promise<Record<string, unknown>> => {
    const answer = await own.call('POST', `${base}${path}`, { body })
    expect(answer.status).toBe(200)
    return (answer.body as { data: Record<string, unknown> }).data
  }
  /** The answer with a name in place of each id, which is another one in each run. */
  const named = (answer: unknown, names: Readonly<Record<string, string>>): unknown =>
    JSON.parse(Object.entries(names).reduce((text, [id, name]) => text.replaceAll(id, name), JSON.stringify(answer)))

  it('is quoted, made, reported, searched and listed', async () => {
    const asked = { from_asset: usdc, to_asset: gram, amount: '1000000', slippage_bps: 100, from_address: user }
    const quoted = await post('/quotes', asked)
    const [{ quote_id }] = quoted['quotes'] as [{ quote_id: string }]
    expectGolden(folder, 'quotes', named(quoted, { [quote_id]: 'quote-id' }))
    expectGolden(folder, 'quotes_refused', await post('/quotes', { ...asked, to_asset: eth }))
    const made = await post('/make_swap', { quote_id, from_address: user })
    const { id } = made['swap'] as { id: string }
    const names = { [id]: 'swap-id', [quote_id]: 'quote-id' }
    expectGolden(folder, 'make_swap', named(made, names))
    const position = { sender: user, nonce: '7', since: '100' }
    expectGolden(folder, 'search', named(await post(`/swaps/${id}/search`, { position }), names))
    expectGolden(folder, 'trial', await post(`/swaps/${id}/trial`, {}))
    const sent = await post(`/swaps/${id}/sent`, { tx_hash: `0x${'ab'.repeat(32)}` })
    expectGolden(folder, 'sent', named(sent, names))
    await show(id as SwapTerms['id'], own)
    const { body } = await own.call('GET', `${base}/${user}/swaps`)
    expectGolden(folder, 'history', named((body as { data: unknown }).data, names))
  })
})

it('lists the swaps of an address page by page, in any spelling', async () => {
  const ids: string[] = []
  for (let n = 0; n < 3; n++) {
    const { id } = await t.store.swaps.create(aSwap({ fromAddress: stranger }))
    await t.store.swaps.sent(id, `0x${String(n).repeat(64)}`)
    await show(id)
    ids.unshift(id)
  }
  const checksummed = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const first = await get<SwapPage>(`/${checksummed}/swaps?limit=2`)
  expect(first.list.map(({ id }) => id)).toEqual(ids.slice(0, 2))
  const { id: unseen } = await t.store.swaps.create(aSwap({ fromAddress: stranger }))
  await t.store.swaps.sent(unseen, `0x${'9'.repeat(64)}`)
  expect(await get<SwapPage>(`/${checksummed}/swaps?limit=2`)).toEqual(first)
  const rest = await get<SwapPage>(`/${stranger}/swaps?limit=2&cursor=${first.next_cursor}`)
  expect([rest.list.map(({ id }) => id), rest.next_cursor]).toEqual([ids.slice(2), null])
  expect(await refusal('GET', `/${stranger}/swaps?cursor=none`)).toEqual([400, 'cursor_invalid'])
})

describe('refuses', () => {
  const asked = { from_asset: eth, to_asset: assetId(north, `0x${'11'.repeat(20)}`), amount: '1' }

  it.each([
    ['an unknown swap', 'GET', '/status?swap_id=none', undefined, [404, 'swap_unknown']],
    ['a network without swaps', 'GET', `/tokens?chain_id=${sol}`, undefined, [422, 'chain_unsupported']],
    ['an unknown network', 'GET', '/tokens?chain_id=5', undefined, [404, 'chain_unknown']],
    ['an unknown quote', 'POST', '/make_swap', { quote_id: 'none', from_address: user }, [410, 'quote_unknown']],
    ['two networks', 'POST', '/quotes', { ...asked, to_asset: assetId(sol, NATIVE) }, [422, 'token_unsupported']],
    ['one token for itself', 'POST', '/quotes', { ...asked, to_asset: eth }, [422, 'same_token']],
    ['a slippage above the limit', 'POST', '/quotes', { ...asked, slippage_bps: 5_001 }, [400, 'request_invalid']],
    ['an unknown field', 'POST', '/quotes', { ...asked, referrer: 'me' }, [400, 'request_invalid']],
  ] as const)('%s', async (_, method, path, body, expected) => {
    expect(await refusal(method, path, body)).toEqual(expected)
  })

  it('an address on a list', async () => {
    const weth = '0x128236dc0cf966f37e4843d7ed8e09b41b4053f8'
    t.listed.add(`quote ${user}`)
    const body = { from_asset: eth, to_asset: assetId(north, weth), amount: '1', from_address: user }
    expect(await refusal('POST', '/quotes', body)).toEqual([403, 'address_listed'])
  })
})
