import { sign } from '@telegram-apps/init-data-node'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { assetId } from '#core/chain/assetId.ts'
import { USD_DECIMALS } from '#core/money/usd.ts'
import { formatUnits } from '#core/money/units.ts'
import { orderIdFromUuid } from '#core/order/id.ts'
import type { RecordedPrice } from '#core/order/orderRecord.ts'
import type { ExportLink } from '#core/wire/account.ts'
import type { SessionData } from '#core/wire/identity.ts'
import type { YearSummaries } from '#core/wire/portfolio.ts'
import type { LaunchData } from '#core/wire/telegram.ts'
import { BOT_PERSON_HEADER, botPersonPass } from '#runtime/botPass.ts'
import { aSwap } from '#store/swaps/suite.ts'
import type { NewOrder, OrderRow } from '#store/orders/types.ts'
import { depositOf, endingOf, newOrder, payoutOf, randomAddress, signedTx } from '#store/testing/fixtures.ts'
import { pointEntry } from '#store/testing/pointEntry.ts'
import { createApp } from '../app.ts'
import { accessByKey, accessByToken } from '../identity/telegram/access.ts'
import { askNonce, evmWallet, link, type TextWallet, verify } from '../testing/signIn.ts'
import { createTestApp, north, south, type TestApp } from '../testing/testApp.ts'
import { readMovements } from './readMovements.ts'

const token = '123456:AAtoken'
const base = '/api/portfolio_api/v1'
const PRICE = 3_000n * 10n ** 8n
let t: TestApp
let people = 7000
beforeAll(async () => {
  t = await createTestApp({ deps: { telegram: accessByToken(token) } })
})
beforeEach(() => t.reset())
afterAll(() => t.close())

const bearer = (session: string) => ({ authorization: `Bearer ${session}` })
const canonical = ({ address }: TextWallet) => address.toLowerCase()
async function signedIn(wallet: TextWallet): Promise<string> {
  const answer = await verify(t, await wallet.answer(await askNonce(t)))
  return (answer.body as { data: SessionData }).data.token
}
/** A Telegram user with linked wallets. */
async function person(...wallets: readonly TextWallet[]) {
  const id = people++
  const body = { init_data: sign({ user: { id, first_name: 'Ada' } }, token, t.clock.now()) }
  const session = ((await t.call('POST', '/api/identity/v1/telegram', { body })).body as { data: LaunchData }).data
    .token
  for (const wallet of wallets) await link(t, session, await wallet.answer(await askNonce(t, { session })))
  return { id, session }
}
const textOf = async (path: string, headers: Record<string, string> = {}, app = t.app) => {
  const env = { incoming: { socket: { remoteAddress: '192.0.2.7' } } }
  const answer = await app.request(path, { headers }, env)
  // Reading it as text would drop the byte order mark.
  const text = Buffer.from(await answer.arrayBuffer()).toString()
  return { status: answer.status, headers: answer.headers, text }
}
const linkOf = async (session: string, file: string) =>
  (await t.call('POST', `${base}/exports`, { headers: bearer(session), body: { file } })).body as {
    data: ExportLink & { reason?: string }
  }
const rowsOf = (text: string) => {
  const [head = '', ...lines] = text.replace('\uFEFF', '').trimEnd().split('\r\n')
  return lines.map((line) => Object.fromEntries(head.split(',').map((name, at) => [name, line.split(',')[at]])))
}
const fileOf = async (session: string, file: string) => {
  const answer = await textOf((await linkOf(session, file)).data.path)
  expect(answer.text.startsWith('\uFEFF')).toBe(true)
  return rowsOf(answer.text)
}
const yearsOf = async (session: string) =>
  ((await t.call('GET', `${base}/years`, { headers: bearer(session) })).body as { data: YearSummaries }).data

const price = (order: NewOrder, role: RecordedPrice['role'], change: Partial<RecordedPrice> = {}): RecordedPrice => ({
  role,
  asset: role === 'to' ? order.toAsset : order.fromAsset,
  decimals: 18,
  usdE8: PRICE,
  source: 'table',
  confirmedBy: [],
  asOf: null,
  stale: false,
  ...change,
})
/** A transfer of 0.1 ETH from a wallet, deposited, with its recorded prices. */
async function deposited(
  wallet: string,
  change: Partial<NewOrder> = {},
  priced: (order: NewOrder) => readonly RecordedPrice[] = (o) => [price(o, 'from'), price(o, 'to')],
) {
  const terms = newOrder({ fromAddress: wallet, recipient: wallet, fromChain: north, toChain: south, ...change })
  const order = await t.store.orders.create(terms)
  const record = { orderId: order.id, at: t.clock.now(), prices: priced(terms), fees: [], answers: [] }
  await t.store.orderRecords.add({ ...record, chosenQuoteId: 'q' }, new Date(2 ** 42))
  t.clock.advance(30)
  const { deposit } = await t.store.deposits.record(depositOf(order))
  return { order, deposit }
}
async function paid({ order, deposit }: Awaited<ReturnType<typeof deposited>>): Promise<OrderRow> {
  await t.store.deposits.confirm(deposit.id)
  await t.store.orders.apply(order.id, 'validated')
  const taken = await t.store.disbursements.take(payoutOf(order, deposit), null)
  if (!('taken' in taken)) throw new Error('not taken')
  const slot = {
    chainId: order.toChain,
    signer: randomAddress(),
    purpose: 'payout',
    refId: taken.taken.id,
    floor: 0n,
  } as const
  await t.store.slots.open(slot, async () => signedTx())
  await t.store.disbursements.setState(taken.taken.id, 'final', `0x${'b'.repeat(64)}`)
  return order
}
/** A swap of 1 ETH for 2,999 USDC in a block. */
async function swapped(wallet: string, minutes = 1, gasFee: bigint | null = 10n ** 15n) {
  const usdc = t.catalogue.assets.find(({ chainId, symbol }) => chainId === north && symbol === 'USDC')
  const made = await t.store.swaps.create(
    aSwap({
      chainId: north,
      fromAddress: wallet,
      fromAsset: assetId(north, 'native'),
      toAsset: usdc?.id ?? assetId(north, 'native'),
      fromPriceE8: PRICE,
      toPriceE8: 10n ** 8n,
      nativePriceE8: PRICE,
      expiresAt: t.clock.now(),
    }),
  )
  t.clock.advance(minutes * 60)
  await t.store.swaps.sent(made.id, `0x${'c'.repeat(64)}`)
  const row = (await t.store.swaps.claimDue(50)).find(({ id }) => id === made.id)
  await t.store.swaps.record(made.id, {
    status: 'done',
    txHash: `0x${'c'.repeat(64)}`,
    nonce: 1n,
    since: 1n,
    sentAmount: 10n ** 18n,
    receivedAmount: 2_999n * 10n ** 6n,
    gasFee,
    failure: null,
    minedAt: t.clock.now(),
    pollAt: null,
    claim: row?.pollAt ?? new Date(0),
  })
}

describe('the history', () => {
  it('has transfers and swaps with the values of their time, newest first', async () => {
    const wallet = evmWallet()
    await paid(await deposited(canonical(wallet)))
    await swapped(canonical(wallet))
    const [swap, transfer, ...others] = await fileOf(await signedIn(wallet), 'history')
    expect(others).toEqual([])
    expect(transfer).toMatchObject({
      type: 'transfer',
      direction: 'out',
      sent_asset: 'ETH',
      sent_amount: '0.1',
      sent_value_usd: '300',
      sent_base_units: '100000000000000000',
      received_amount: '0.099',
      received_value_usd: '297',
      received_verified: 'yes',
      fee_amount: '0.00011',
      fee_value_usd: '0.33',
      gas_amount: '',
      received_tx: `0x${'b'.repeat(64)}`,
    })
    expect(transfer?.['time']).toMatch(/^2026-03-01T\d\d:\d\d:\d\d\.\d{3}Z$/)
    expect(swap).toMatchObject({
      type: 'swap',
      status: 'done',
      sent_value_usd: '3000',
      received_asset: 'USDC',
      received_amount: '2999',
      received_value_usd: '2999',
      gas_asset: 'ETH',
      gas_amount: '0.001',
      gas_value_usd: '3',
    })
  })

  it('has no value from a stale price, from no price, or from one of another time', async () => {
    const wallet = evmWallet()
    const session = await signedIn(wallet)
    await paid(
      await deposited(canonical(wallet), {}, (o) => [
        price(o, 'from', { stale: true }),
        price(o, 'to', { usdE8: null, source: null }),
      ]),
    )
    await swapped(canonical(wallet), 61)
    const waiting = await t.store.orders.create(
      newOrder({ fromAddress: canonical(wallet), fromChain: north, toChain: south }),
    )
    t.clock.advance(3_601)
    await t.store.deposits.record(depositOf(waiting))
    for (const row of await fileOf(session, 'history'))
      expect([row['type'], row['sent_value_usd'], row['received_value_usd'], row['gas_value_usd']]).toEqual([
        row['type'],
        '',
        '',
        '',
      ])
    expect(await fileOf(session, 'history')).toHaveLength(3)
  })

  it('has no received amount before a payout, and the refund’s transaction after one', async () => {
    const wallet = evmWallet()
    const { order, deposit } = await deposited(canonical(wallet))
    const session = await signedIn(wallet)
    expect((await fileOf(session, 'history'))[0]).toMatchObject({
      received_amount: '',
      received_tx: '',
      fee_amount: '',
    })
    await t.store.deposits.confirm(deposit.id)
    const ending = endingOf(order, 'refunded')
    await t.store.deposits.recordEnding(order.fromChain, ending)
    expect((await fileOf(session, 'history'))[0]).toMatchObject({ status: 'refunded', refund_tx: ending.txId })
    expect((await yearsOf(session)).years).toMatchObject([{ transfers: 0, gas_unknown: 0 }])
  })

  it('is read page by page, whatever its length', async () => {
    const wallet = evmWallet()
    const made: string[] = []
    for (let n = 0; n < 5; n++) made.push((await deposited(canonical(wallet))).order.id)
    await swapped(canonical(wallet))
    const idsOf = async (size?: number) => {
      const ids: string[] = []
      for await (const { id } of readMovements(t.deps, [canonical(wallet)], size)) ids.push(id)
      return ids
    }
    expect((await idsOf(2)).slice(1)).toEqual(made.toReversed())
    expect(await idsOf(1)).toEqual(await idsOf())
  })
})

describe('the years', () => {
  it('sum transfers, swaps, fees, gas, networks and points', async () => {
    const wallet = evmWallet()
    const session = await signedIn(wallet)
    await paid(await deposited(canonical(wallet)))
    await swapped(canonical(wallet))
    await t.store.points.award([
      pointEntry(canonical(wallet), 7, { at: new Date('2025-12-31T23:59:59.999Z'), finalAt: t.clock.now() }),
      pointEntry(canonical(wallet), 5, { at: t.clock.now(), finalAt: t.clock.now() }),
      pointEntry(canonical(wallet), 90, { at: t.clock.now(), finalAt: new Date('2999-01-01') }),
    ])
    const names = [north, south].map((id) => t.catalogue.chains.find((chain) => chain.id === id)?.alias)
    expect(await yearsOf(session)).toEqual({
      wallets: 1,
      years: [
        {
          year: 2026,
          transfers: 1,
          transfers_usd: '300',
          transfers_unpriced: 0,
          swaps: 1,
          swaps_usd: '3000',
          swaps_unpriced: 0,
          fees_usd: '0.33',
          fees_unpriced: 0,
          gas_usd: '3',
          gas_unknown: 0,
          networks: names.toSorted(),
          points: 5,
        },
        expect.objectContaining({ year: 2025, transfers: 0, networks: [], points: 7 }),
      ],
    })
    const [row] = await fileOf(session, 'years')
    expect(row).toMatchObject({ year: '2026', networks: names.toSorted().join('; '), points: '5' })
    expect(await fileOf(session, 'assets')).toMatchObject([
      { year: '2026', asset: 'ETH', sent_amount: '1.1', received_amount: '0', movements: '2' },
      { asset: 'USDC', sent_amount: '0', received_amount: '2999' },
      { asset: 'ETH', sent_amount: '0', received_amount: '0.099' },
    ])
  })

  it('count what has no value, and no fee of a transfer that another wallet sent', async () => {
    const [wallet, other] = [evmWallet(), evmWallet()]
    await paid(await deposited(canonical(wallet), {}, () => []))
    await paid(await deposited(canonical(other), { recipient: canonical(wallet) }))
    await swapped(canonical(wallet), 1, null)
    expect((await yearsOf(await signedIn(wallet))).years).toMatchObject([
      {
        transfers: 2,
        transfers_usd: '297',
        transfers_unpriced: 1,
        fees_usd: '0',
        fees_unpriced: 1,
        gas_usd: '0',
        gas_unknown: 1,
      },
    ])
  })

  it('have no points where rewards are hidden', async () => {
    const wallet = evmWallet()
    const { session } = await person(wallet)
    await paid(await deposited(canonical(wallet)))
    t.policy.telegram['rewards'] = 'hidden'
    expect((await yearsOf(session)).years).toMatchObject([{ transfers: 1, points: null }])
    expect(await fileOf(session, 'years')).toMatchObject([{ transfers: '1', points: '' }])
  })
})

describe('balances', () => {
  it('are those of the session’s wallets, and name a network that doesn’t answer', async () => {
    const wallet = evmWallet()
    t.chain(north).fund(canonical(wallet), assetId(north, 'native'), 25n * 10n ** 17n)
    t.chain(south).setDown(true)
    const rows = await fileOf(await signedIn(wallet), 'balances')
    const nameOf = (id: number) => t.catalogue.chains.find((chain) => chain.id === id)?.alias
    expect(rows[0]).toMatchObject({ asset: 'ETH', network: nameOf(north), address: canonical(wallet), amount: '2.5' })
    expect(rows).toContainEqual(
      expect.objectContaining({ network: nameOf(south), amount: '', note: 'network unreachable' }),
    )
  })
})

describe('wrapped coins', () => {
  const weth = assetId(north, '0x128236dc0cf966f37e4843d7ed8e09b41b4053f8')
  const usdOf = (key: string | null = '') => formatUnits(t.catalogue.prices.get(key ?? '')?.usdE8 ?? 0n, USD_DECIMALS)

  it('are listed for a portfolio, with the price of their coin', async () => {
    const { body } = await t.call('GET', `${base}/tokens`)
    const { list } = (body as { data: { list: { asset_id: string; symbol: string; usd_price: string | null }[] } }).data
    const found = list.find(({ asset_id }) => asset_id === weth)
    const eth = t.catalogue.assets.find(({ id }) => id === assetId(north, 'native'))
    expect(found).toMatchObject({ symbol: 'WETH', decimals: 18, chain_id: north, usd_price: usdOf(eth?.priceKey) })
  })

  it('of Solana-style networks are the mint that their token program wraps with', async () => {
    const { body } = await t.call('GET', `${base}/tokens`)
    const { list } = (body as { data: { list: object[] } }).data
    const networks = t.catalogue.chains.filter(({ family }) => family === 'svm')
    expect(networks.length).toBeGreaterThan(1)
    for (const { id, nativeCurrency } of networks) {
      const coin = t.catalogue.assets.find((one) => one.id === assetId(id, 'native'))
      expect(list.filter((one) => (one as { chain_id: number }).chain_id === id)).toEqual([
        expect.objectContaining({
          address: 'So11111111111111111111111111111111111111112',
          symbol: `W${nativeCurrency.symbol}`,
          decimals: coin?.decimals,
          usd_price: usdOf(coin?.priceKey),
        }),
      ])
    }
  })

  it('are in the file of balances', async () => {
    const wallet = evmWallet()
    t.chain(north).fund(canonical(wallet), weth, 10n ** 17n)
    const rows = await fileOf(await signedIn(wallet), 'balances')
    expect(rows).toContainEqual(
      expect.objectContaining({ asset: 'WETH', amount: '0.1', value_usd: expect.stringMatching(/^\d+/) }),
    )
  })
})

describe('a file', () => {
  it('is the session owner’s alone: a wallet’s own, or a Telegram account’s linked wallets', async () => {
    const [first, second, stranger] = [evmWallet(), evmWallet(), evmWallet()]
    const orders = [first, second, stranger].map((wallet) => deposited(canonical(wallet)))
    const ids: string[] = []
    for (const made of orders) ids.push((await made).order.id)
    const { session } = await person(first, second)
    const idsOf = async (own: string) => (await fileOf(own, 'history')).map(({ id }) => id).toSorted()
    expect(await idsOf(session)).toEqual(ids.slice(0, 2).toSorted())
    expect(await idsOf(await signedIn(second))).toEqual([ids[1]])
    expect((await t.call('POST', `${base}/exports`, { body: { file: 'history' } })).status).toBe(401)
    expect((await t.call('GET', `${base}/years`)).status).toBe(401)
    const between = (await deposited(canonical(first), { recipient: canonical(second) })).order.id
    expect((await idsOf(session)).filter((id) => id === between)).toHaveLength(1)
  })

  it('runs no formula of a token’s name in a spreadsheet', async () => {
    const wallet = evmWallet()
    const evil = assetId(north, `0x${'66'.repeat(20)}`)
    const made = await t.store.swaps.create(
      aSwap({
        id: orderIdFromUuid('018f0000-0000-7000-8000-00000000abcd'),
        chainId: north,
        fromAddress: canonical(wallet),
        toAsset: evil,
        tokens: [{ asset_id: evil, symbol: '=HYPERLINK("x")', decimals: 6 }],
      }),
    )
    await t.store.swaps.sent(made.id, '0xee')
    const row = (await t.store.swaps.claimDue(50)).find(({ id }) => id === made.id)
    const found = { ...made, nonce: 1n, status: 'sent', txHash: '0xee', pollAt: null } as const
    await t.store.swaps.record(made.id, { ...found, claim: row?.pollAt ?? new Date(0) })
    const { text } = await textOf((await linkOf(await signedIn(wallet), 'history')).data.path)
    expect(text).toContain(`,"'=HYPERLINK(""x"")",`)
  })

  it('ends with its link, its session and a few downloads, and is limited by the hour', async () => {
    const strict = createApp({ ...t.deps, config: { ...t.deps.config, rateLimitScale: 1 } })
    const session = await signedIn(evmWallet())
    const { path } = (await linkOf(session, 'years')).data
    expect((await textOf(path.replace('/years/', '/history/'))).status).toBe(200)
    const downloads: number[] = []
    for (let n = 0; n < 5; n++) downloads.push((await textOf(path, {}, strict)).status)
    expect(downloads).toEqual([200, 200, 200, 200, 429])
    t.clock.advance(301)
    expect((await textOf(path)).text).toContain('export_ended')
    expect((await textOf(`${base}/exports/years/x`)).status).toBe(404)
    const links: number[] = []
    for (let n = 0; n < 21; n++) {
      const env = { incoming: { socket: { remoteAddress: '192.0.2.99' } } }
      const body = JSON.stringify({ file: 'years' })
      const headers = { ...bearer(session), 'content-type': 'application/json' }
      links.push((await strict.request(`${base}/exports`, { method: 'POST', headers, body }, env)).status)
    }
    expect(links.indexOf(429)).toBeGreaterThanOrEqual(19)
  })
})

describe('the bot’s file', () => {
  const pass = (id: number, own = token, at = t.clock.now()) => ({ [BOT_PERSON_HEADER]: botPersonPass(own, id, at) })

  it('is of the wallets of the user that the bot names', async () => {
    const wallet = evmWallet()
    const { id } = await person(wallet)
    const { order } = await deposited(canonical(wallet))
    const { status, text, headers } = await textOf(`${base}/bot/history`, pass(id))
    expect([status, rowsOf(text).map((row) => row['id'])]).toEqual([200, [order.id]])
    expect(headers.get('content-disposition')).toMatch(/filename="history-2026-\d\d-\d\d\.csv"/)
    expect(rowsOf((await textOf(`${base}/bot/history`, pass(people++))).text)).toEqual([])
  })

  it('needs the bot’s pass of this user and of this minute', async () => {
    const { id } = await person(evmWallet())
    const late = pass(id)
    const [, until = '', mac = ''] = (late[BOT_PERSON_HEADER] ?? '').split('.')
    const refused = [
      {},
      pass(id, '1:other'),
      { [BOT_PERSON_HEADER]: `${id + 1}.${until}.${mac}` },
      pass(id, token, new Date(t.clock.now().getTime() + 600_000)),
    ]
    for (const headers of refused) expect((await textOf(`${base}/bot/history`, headers)).status).toBe(403)
    t.clock.advance(61)
    expect((await textOf(`${base}/bot/history`, late)).text).toContain('bot_unknown')
    const other = createApp({ ...t.deps, telegram: accessByKey('123456', { secret: 's'.repeat(32) }) })
    expect((await textOf(`${base}/bot/history`, pass(id), other)).status).toBe(403)
    t.policy.telegram['exports'] = 'hidden'
    expect((await textOf(`${base}/bot/history`, pass(id))).text).toContain('hidden_on_surface')
  })

  it('is limited per user', async () => {
    const strict = createApp({ ...t.deps, config: { ...t.deps.config, rateLimitScale: 1 } })
    const { id } = await person(evmWallet())
    const answers: number[] = []
    for (let n = 0; n < 21; n++) answers.push((await textOf(`${base}/bot/years`, pass(id), strict)).status)
    expect(answers.slice(-2)).toEqual([200, 429])
    expect((await textOf(`${base}/bot/years`, pass(people++), strict)).status).toBe(200)
  })
})
