import { createClient, encodeFunctionData, type Hex, http, toHex } from 'viem'
import { readContract } from 'viem/actions'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { encodePoolCall } from '#chains/evm/pool.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import type { Anvil } from '#chains/evm/testing/anvil.ts'
import { localPool } from '#chains/evm/testing/pool.ts'
import { govern, lend, repay } from '#chains/evm/testing/poolDraws.ts'
import { HttpFault, type RpcProxy } from '#chains/evm/testing/rpcProxy.ts'
import { createUser } from '#chains/evm/testing/user.ts'
import { poolAbi } from '#contracts/abi/pool.ts'
import type { PoolOrder } from '#core/money/poolFigures.ts'
import type { PoolList, PoolRow, PoolSighting } from '#core/wire/pool.ts'
import type { TransactionReport } from '#core/wire/common.ts'
import { type PoolNetwork, startPoolNetwork } from '../testing/poolNetwork.ts'
import { north, type TestApp } from '../testing/testApp.ts'

const base = '/api/pool_api/v1'
const { user, friend, stranger } = devAccounts
const { address: pool, asset: token } = localPool(north)
const unit = 10n ** 6n

let network: PoolNetwork
let chain: Anvil
let proxies: readonly RpcProxy[]
let t: TestApp
beforeAll(async () => {
  network = await startPoolNetwork()
  ;({ chain, proxies, t } = network)
})
afterEach(() => network.mend())
afterAll(() => network?.stop())

const data = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
  const answer = await t.call(method, `${base}${path}`, body === undefined ? {} : { body })
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
  return (answer.body as { data: T }).data
}
const rows = async (address?: string): Promise<readonly PoolRow[]> => {
  // Events are kept for a few seconds.
  t.clock.advance(60)
  return (await data<PoolList>('GET', `/pools${address === undefined ? '' : `?address=${address}`}`)).pools
}
async function at(address?: string) {
  const row = (await rows(address)).find(({ chain_id }) => chain_id === north)
  if (!row?.reading) throw new Error('no reading')
  return { ...row, reading: row.reading }
}
const own = async (address: string = user.address) => {
  const { account } = await at(address)
  if (!account) throw new Error('no account')
  return account
}
const report = (wanted: Omit<TransactionReport, 'chain_id'>) =>
  data<PoolSighting>('POST', '/transactions', { chain_id: north, ...wanted })
async function send(order: PoolOrder, by = user): Promise<Hex> {
  const { to, data: bytes } = encodePoolCall(order, { pool, token, account: by.address })
  return createUser(chain.url, by).send(to as Hex, bytes)
}
const pass = async (seconds: number) => {
  await chain.rpc('evm_increaseTime', [seconds])
  await chain.rpc('anvil_mine', [toHex(1)])
}

it('an empty pool has a price, limits and no history', async () => {
  const { reading, account, history, address_url } = await at(user.address.toUpperCase().replace('0X', '0x'))
  expect(reading).toMatchObject({
    share_price: '1000000',
    total_assets: '0',
    lent: '0',
    is_overdue: false,
    due_at: null,
  })
  expect(reading.terms).toEqual({
    hourly_limit: String(2_000n * unit),
    outstanding_limit: String(5_000n * unit),
    fee_ppm: 500,
  })
  expect(account).toMatchObject({ may_deposit: true, shares: '0', value: '0', wallet_balance: String(10_000n * unit) })
  expect(history).toMatchObject({ apr_ppm: null, income: '0', losses: [], entries: [] })
  expect(address_url).toBeNull()
  expect((await own(stranger.address)).may_deposit).toBe(false)
})

it('shows an approval, a deposit and what the contract says of it', async () => {
  expect(await report({ tx_hash: await send({ kind: 'approve', assets: 1_000n * unit }) })).toMatchObject({
    state: 'done',
    outcome: { kind: 'approve', assets: null },
  })
  expect((await own()).allowance).toBe(String(1_000n * unit))
  const tx_hash = await send({ kind: 'deposit', assets: 1_000n * unit })
  expect(await report({ tx_hash })).toMatchObject({
    state: 'done',
    tx_hash,
    outcome: { kind: 'deposit', assets: String(1_000n * unit), shares: String(1_000n * 10n ** 9n) },
  })
  expect(await own()).toMatchObject({
    value: String(1_000n * unit),
    withdrawable: String(1_000n * unit),
    allowance: '0',
  })
  const { history } = await at(user.address)
  expect(history?.entries).toMatchObject([{ kind: 'deposit', assets: String(1_000n * unit), tx: { tx_hash } }])
})

it('shows what is lent, and puts a withdrawal above the rest into the queue', async () => {
  await lend(chain.url, north, 600n * unit)
  const { reading, account } = await at(user.address)
  expect(reading).toMatchObject({
    idle: String(400n * unit),
    lent: String(600n * unit),
    limit_left: String(1_400n * unit),
  })
  expect(reading).toMatchObject({ lendable: String(400n * unit), outstanding_left: String(4_400n * unit) })
  expect(Date.parse(reading.due_at ?? '')).toBeGreaterThan(Date.now())
  expect(account?.withdrawable).toBe(String(400n * unit))

  await send({ kind: 'approve', assets: 500n * unit }, friend)
  await send({ kind: 'deposit', assets: 500n * unit }, friend)
  await send({ kind: 'request', shares: 950n * 10n ** 9n })
  await send({ kind: 'request', shares: 100n * 10n ** 9n }, friend)
  expect(await own()).toMatchObject({ withdrawable: '0', requests: [{ number: '0', place: 1, ahead: '0' }] })
  expect((await own(friend.address)).requests).toMatchObject([{ place: 2, ahead: String(950n * unit) }])
  expect((await at()).reading.queue).toEqual({ requests: 2, assets: String(1_050n * unit) })

  expect(await report({ tx_hash: await send({ kind: 'pay' }) })).toMatchObject({ outcome: { kind: 'pay' } })
  expect(await own()).toMatchObject({ collectable: String(900n * unit), requests: [{ assets: String(50n * unit) }] })
  await send({ kind: 'cancel', request: 1n }, friend)
  expect((await own(friend.address)).requests).toEqual([])
  const { outcome } = await report({ tx_hash: await send({ kind: 'collect' }) })
  expect(outcome).toMatchObject({ kind: 'collect', assets: String(900n * unit) })
  expect((await at(friend.address)).history?.entries.map(({ kind }) => kind)).toEqual(['cancel', 'request', 'deposit'])
})

it('takes income from fills into price and yearly figure, with at least a day of history', async () => {
  // The fee of 600 is 0.3. The rest is a gift, which the shares get, and no income of fills.
  await repay(chain.url, north, 600n * unit + 6n * unit)
  expect((await at()).history).toMatchObject({ apr_ppm: null, income: String((3n * unit) / 10n) })
  await pass(2 * 86_400)
  const { reading, history } = await at()
  expect(history?.apr_ppm).toBeGreaterThan(0)
  expect(BigInt(reading.share_price)).toBeGreaterThan(unit)
  const client = createClient({ transport: http(chain.url) })
  const told = await readContract(client, {
    address: pool,
    abi: poolAbi,
    functionName: 'convertToAssets',
    args: [10n ** 9n],
  })
  expect(reading.share_price).toBe(String(told))
  const { value, shares } = await own(friend.address)
  const worth = await readContract(client, {
    address: pool,
    abi: poolAbi,
    functionName: 'convertToAssets',
    args: [BigInt(shares)],
  })
  expect(value).toBe(String(worth))
  await repay(chain.url, north, 40n * unit, user)
  await pass(60)
  const gifted = (await at()).history
  expect(gifted?.income).toBe(history?.income)
  expect(gifted?.apr_ppm).toBeLessThanOrEqual(history?.apr_ppm ?? 0)
})

it('names waiting terms, an overdue draw, and its loss', async () => {
  await govern(
    chain.url,
    north,
    encodeFunctionData({
      abi: poolAbi,
      functionName: 'proposeTerms',
      args: [{ hourlyLimit: 1n, outstandingLimit: 2n, feePpm: 3n }],
    }),
  )
  expect((await at()).reading.proposed).toMatchObject({ hourly_limit: '1', outstanding_limit: '2', fee_ppm: 3 })
  await lend(chain.url, north, 100n * unit)
  await pass(86_400 + 60)
  const late = await at(friend.address)
  expect(late.reading).toMatchObject({ is_overdue: true, lendable: '0', overdue: String(100n * unit) })
  expect(BigInt(late.reading.price_without_overdue)).toBeLessThan(BigInt(late.reading.share_price))
  expect(late.account).toMatchObject({ withdrawable: '0', may_deposit: true })
  await govern(chain.url, north, encodeFunctionData({ abi: poolAbi, functionName: 'writeDown', args: [1n] }))
  const after = await at(friend.address)
  expect(after.reading).toMatchObject({ is_overdue: false, lent: '0', overdue: '0' })
  expect(after.reading.share_price).toBe(late.reading.price_without_overdue)
  expect(after.history?.losses).toMatchObject([{ amount: String(100n * unit) }])
  expect(after.reading.price_without_overdue).toBe(after.reading.share_price)
})

it('an endpoint that lies is outvoted; without a quorum the network is named, not zero', async () => {
  const [one, two] = proxies
  if (!one || !two) throw new Error('no proxies')
  const honestly = await own(friend.address)
  one.meddle = async ({ method }, next) => (method === 'eth_call' ? toHex(0, { size: 32 }) : next())
  expect(await own(friend.address)).toEqual(honestly)
  for (const proxy of [one, two])
    proxy.meddle = () => {
      throw new HttpFault(503)
    }
  const row = (await rows(friend.address)).find(({ chain_id }) => chain_id === north)
  expect(row).toMatchObject({ reading: null, account: null, history: null })
})

it('a network without a node is named next to the others', async () =>
  expect((await rows()).map(({ reading }) => reading !== null)).toEqual([true, false]))

it('finds a transaction sent again at a higher fee, and tells a cancelled one', async () => {
  const { to, data: bytes } = encodePoolCall({ kind: 'approve', assets: 5n }, { pool, token, account: user.address })
  const replace = async (change: Record<string, unknown>) => {
    const height = BigInt((await chain.rpc('eth_blockNumber', [])) as string)
    const nonce = (await chain.rpc('eth_getTransactionCount', [user.address, 'latest'])) as Hex
    await chain.rpc('eth_sendTransaction', [{ from: user.address, to, data: bytes, nonce, ...change }])
    const position = { sender: user.address, nonce: String(BigInt(nonce)), since: String(height) }
    return report({ tx_hash: toHex(7n, { size: 32 }), position })
  }
  expect(await replace({})).toMatchObject({ state: 'done', outcome: { kind: 'approve' } })
  expect(await replace({ to: user.address, data: '0x' })).toMatchObject({ state: 'replaced', outcome: null })
  expect(await report({ tx_hash: toHex(7n, { size: 32 }) })).toMatchObject({ state: 'unknown', tx: null })
})

it('refuses what is no address, hash or network of a pool', async () => {
  const refusal = async (method: string, path: string, body?: unknown) =>
    (await t.call(method, `${base}${path}`, body === undefined ? {} : { body })).status
  expect(await refusal('GET', '/pools?address=0x12')).toBe(422)
  expect(await refusal('GET', `/pools?address=0x${'1'.repeat(4_000)}`)).toBe(400)
  expect(await refusal('GET', '/pools?other=1')).toBe(400)
  expect(await refusal('POST', '/transactions', { chain_id: north })).toBe(400)
  expect(await refusal('POST', '/transactions', { chain_id: north, tx_hash: 'x' })).toBe(422)
  expect(await refusal('POST', '/transactions', { chain_id: 5, tx_hash: toHex(7n, { size: 32 }) })).toBe(404)
  const huge = { sender: user.address, nonce: '9'.repeat(79), since: '0' }
  expect(await refusal('POST', '/transactions', { chain_id: north, position: huge })).toBe(400)
})
