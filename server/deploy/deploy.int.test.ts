import { createClient, type Hex, http, toHex } from 'viem'
import { getCode } from 'viem/actions'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createEvmNode } from '#chains/evm/node/createNode.ts'
import { noteCreation } from '#chains/evm/note.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { type Anvil, startAnvil } from '#chains/evm/testing/anvil.ts'
import { localNodeOptions } from '#chains/evm/testing/localChain.ts'
import { receiptOf } from '#chains/evm/testing/receipt.ts'
import { honest, type RpcProxy, startRpcProxy } from '#chains/evm/testing/rpcProxy.ts'
import { silentLog } from '#runtime/log.ts'
import type { DeployEstimate, DeploymentPage, DeploymentSighting } from '#core/wire/deploy.ts'
import type { TransactionReport } from '#core/wire/common.ts'
import { totalOf } from '#core/rewards/buckets.ts'
import { createTestApp, north, type TestApp } from '../testing/testApp.ts'
import { followDeployments } from './followDeployments.ts'

const base = '/api/deploy_api/v1'
const user = devAccounts.user.address

let chain: Anvil
let proxies: RpcProxy[]
let t: TestApp
beforeAll(async () => {
  chain = await startAnvil({ chainId: north })
  proxies = await Promise.all([1, 2, 3].map(() => startRpcProxy(chain.url)))
  const urls = proxies.map(({ url }) => url)
  const node = createEvmNode({ ...localNodeOptions(north, urls, { finalityBlocks: 2 }), quorum: 2 })
  t = await createTestApp({ start: new Date(), deps: { chains: (id) => (id === north ? node : null) } })
})
afterEach(() => {
  for (const proxy of proxies) proxy.meddle = honest
})
afterAll(async () => {
  await t.close()
  await Promise.all(proxies.map((proxy) => proxy.stop()))
  await chain.stop()
})

const data = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
  const answer = await t.call(method, `${base}${path}`, body === undefined ? {} : { body })
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
  return (answer.body as { data: T }).data
}
const report = (wanted: Omit<TransactionReport, 'chain_id'>) =>
  data<DeploymentSighting>('POST', '/deployments', { chain_id: north, ...wanted })
const listOf = async () => (await data<DeploymentPage>('GET', `/${user}/deployments`)).list
const send = (change: Record<string, unknown> = {}) =>
  chain.rpc('eth_sendTransaction', [
    { from: user, data: noteCreation({ name: 'Ada', message: 'Hello ⛵' }), ...change },
  ]) as Promise<Hex>
const mine = (blocks = 1) => chain.rpc('anvil_mine', [toHex(blocks)])

it('estimates what the wallet then pays', async () => {
  const wanted = { chain_id: north, name: 'Ada', message: 'Hello ⛵', from_address: user }
  const { gas_units, fee, balance } = await data<DeployEstimate>('POST', '/estimate', wanted)
  const client = createClient({ transport: http(chain.url) })
  const { gasUsed } = await receiptOf(client, await send())
  const units = BigInt(gas_units)
  expect(units).toBeGreaterThanOrEqual(gasUsed)
  expect(units).toBeLessThan((gasUsed * 12n) / 10n)
  expect(BigInt(fee)).toBeGreaterThan(0n)
  expect(BigInt(balance ?? 0)).toBeGreaterThan(10n ** 18n)
})

it('adds what an OP Stack network takes for the bytes, and refuses an estimate without it', async () => {
  const oracle = '0x420000000000000000000000000000000000000F'
  const wanted = { chain_id: north, name: 'Ada', message: '' }
  const shareOfData = async (): Promise<bigint> => {
    const { gas_units, fee } = await data<DeployEstimate>('POST', '/estimate', wanted)
    return BigInt(fee) % BigInt(gas_units)
  }
  const bytes = BigInt((noteCreation(wanted).length - 2) / 2)
  // Returns its argument, a wei per byte: what remains of the fee after whole prices of the gas.
  await chain.rpc('anvil_setCode', [oracle, '0x60043560005260206000f3'])
  expect(await shareOfData()).toBeGreaterThan(bytes)
  await chain.rpc('anvil_setCode', [oracle, '0x60006000fd'])
  expect((await t.call('POST', `${base}/estimate`, { body: wanted })).status).toBe(503)
  await chain.rpc('anvil_setCode', [oracle, '0x'])
  expect(await shareOfData()).toBe(0n)
})

it('estimates a longer message higher, and needs no wallet', async () => {
  const of = (message: string) => data<DeployEstimate>('POST', '/estimate', { chain_id: north, name: 'Ada', message })
  const [short, long] = [await of(''), await of('a'.repeat(280))]
  expect(BigInt(long.gas_units)).toBeGreaterThan(BigInt(short.gas_units))
  expect(short.balance).toBeNull()
})

it('lists a deployment once it is in a block, and makes it final', async () => {
  await chain.rpc('evm_setAutomine', [false])
  const tx_hash = await send()
  const pending = await report({ tx_hash })
  expect(pending).toMatchObject({ state: 'pending', tx_hash, position: { sender: user }, deployment: null })
  expect(await listOf()).toEqual([])
  await mine()
  const { deployment } = await report({ tx_hash: tx_hash.toUpperCase().replace('0X', '0x') })
  expect(deployment).toMatchObject({ name: 'Ada', message: 'Hello ⛵', deployer: user, is_final: false })
  const client = createClient({ transport: http(chain.url) })
  expect(await getCode(client, { address: deployment?.contract as Hex })).toBeDefined()

  const follow = async () => {
    t.clock.advance(60)
    await followDeployments({ ...t.deps, log: silentLog })
    return (await listOf())[0]?.is_final
  }
  expect(await follow()).toBe(false)
  await mine(3)
  expect(await follow()).toBe(true)
  await report({ tx_hash })
  expect(await listOf()).toMatchObject([{ is_final: true, contract: deployment?.contract }])
})

it('finds a deployment that the wallet sent again at a higher fee, and one whose hash no one has told', async () => {
  const first = await send()
  const { position } = await report({ tx_hash: first })
  if (!position) throw new Error('no position')
  const gasPrice = toHex(10n ** 11n)
  const second = await send({ nonce: toHex(BigInt(position.nonce)), gasPrice })
  await mine()
  expect(await report({ tx_hash: first, position })).toMatchObject({ state: 'done', tx_hash: second })
  expect(await report({ position })).toMatchObject({ state: 'done', tx_hash: second })
})

it('tells a deployment that the wallet cancelled', async () => {
  const first = await send()
  const { position } = await report({ tx_hash: first })
  if (!position) throw new Error('no position')
  const change = { to: user, data: '0x', nonce: toHex(BigInt(position.nonce)), gasPrice: toHex(10n ** 11n) }
  await send(change)
  await mine()
  expect(await report({ tx_hash: first, position })).toMatchObject({ state: 'replaced', deployment: null })
})

it('tells one that ran out of gas', async () => {
  const tx_hash = await send({ gas: toHex(100_000) })
  await mine()
  expect(await report({ tx_hash })).toMatchObject({ state: 'failed', deployment: null })
})

it('removes a deployment that a reorganization dropped, after an hour', async () => {
  const before = (await listOf()).length
  const snapshot = await chain.rpc('evm_snapshot', [])
  const tx_hash = await send()
  await mine()
  expect(await report({ tx_hash })).toMatchObject({ state: 'done' })
  await chain.rpc('evm_revert', [snapshot])
  await chain.rpc('anvil_dropAllTransactions', [])
  await mine()
  t.clock.advance(60)
  await followDeployments({ ...t.deps, log: silentLog })
  expect(await listOf()).toHaveLength(before + 1)
  t.clock.advance(3_700)
  await followDeployments({ ...t.deps, log: silentLog })
  expect(await listOf()).toHaveLength(before)
})

it('counts nothing that one lying endpoint invents', async () => {
  const true_hash = await send()
  await mine()
  const fake = `0x${'cd'.repeat(32)}` as const
  const [liar] = proxies
  if (!liar) throw new Error('no proxy')
  liar.meddle = async ({ method, params }, next) => {
    if (!/^eth_getTransaction(ByHash|Receipt)$/.test(method) || params[0] !== fake) return next()
    const client = createClient({ transport: http(chain.url) })
    const answer = (await client.request({ method, params: [true_hash] } as never)) as Record<string, unknown>
    return { ...answer, hash: fake, transactionHash: fake }
  }
  const before = (await listOf()).length
  expect(await report({ tx_hash: fake })).toMatchObject({ state: 'unknown', deployment: null })
  // Nor does it hide a true one.
  liar.meddle = ({ method }, next) => (method === 'eth_getTransactionReceipt' ? null : next())
  expect(await report({ tx_hash: true_hash })).toMatchObject({ state: 'done' })
  expect(await listOf()).toHaveLength(before + 1)
})

it('searches by nonce twenty times a minute for one address', async () => {
  const strict = await createTestApp({ config: { rateLimitScale: 1 }, deps: { chains: t.deps.chains } })
  const position = {
    sender: user,
    nonce: '999999',
    since: String(BigInt((await chain.rpc('eth_blockNumber', [])) as string)),
  }
  const search = async () =>
    (await strict.call('POST', `${base}/deployments`, { body: { chain_id: north, position } })).status
  const statuses = []
  for (let n = 0; n < 21; n++) statuses.push(await search())
  expect(statuses).toEqual([...Array<number>(20).fill(200), 429])
  // A transaction that nodes show needs no search.
  const tx_hash = await send()
  const seen = await strict.call('POST', `${base}/deployments`, { body: { chain_id: north, tx_hash, position } })
  expect(seen.status).toBe(200)
  await strict.close()
})

it('replaces what an earlier lie made of a transaction, before it is final', async () => {
  const tx_hash = await send()
  await mine()
  const { deployment } = await report({ tx_hash })
  if (!deployment) throw new Error('no deployment')
  const forger = `0x${'fa'.repeat(20)}`
  const other = await createTestApp({ start: new Date(), deps: { chains: t.deps.chains } })
  const row = {
    chainId: north,
    txHash: tx_hash,
    wallet: forger,
    contract: deployment.contract,
    name: 'Eve',
    message: '',
  }
  await other.store.deployments.record({ ...row, deployedAt: new Date() }, other.clock.now())
  await mine(5)
  await followDeployments({ ...other.deps, log: silentLog })
  const listed = async (wallet: string) => (await other.store.deployments.page({ wallet, limit: 5 })).list
  expect(await listed(forger)).toEqual([])
  expect(await listed(user)).toMatchObject([{ name: 'Ada', isFinal: false }])
  other.clock.advance(60)
  await followDeployments({ ...other.deps, log: silentLog })
  expect(await listed(user)).toMatchObject([{ name: 'Ada', isFinal: true }])
  await other.close()
})

it('makes nothing final on a network with too few endpoints', async () => {
  const tx_hash = await send()
  await mine(5)
  await report({ tx_hash })
  t.clock.advance(60)
  await followDeployments({ ...t.deps, endpointShortage: () => ({ endpoints: 1, needed: 2 }), log: silentLog })
  expect((await listOf()).find(({ tx }) => tx.tx_hash === tx_hash)?.is_final).toBe(false)
})

it('earns a campaign’s points once, for its sender, when it is final', async () => {
  const friend = devAccounts.friend.address.toLowerCase()
  const pointsOf = async (wallet: string) => totalOf((await t.store.points.standing(wallet)).balances)
  const others = await pointsOf(user)
  const follow = async () => {
    t.clock.advance(700)
    await followDeployments({ ...t.deps, log: silentLog })
  }
  const tx_hash = await send({ from: friend })
  await mine()
  await Promise.all([1, 2].map(() => report({ tx_hash })))
  await report({ tx_hash: `0x${tx_hash.slice(2).toUpperCase()}` })
  const head = BigInt((await chain.rpc('eth_blockNumber', [])) as string)
  const nonce = BigInt((await chain.rpc('eth_getTransactionCount', [friend, 'latest'])) as string) - 1n
  // Its place names the sender: another one's claim finds nothing.
  const claim = { sender: user, nonce: String(nonce), since: String(head) }
  await report({ tx_hash, position: claim })
  await follow()
  expect(await pointsOf(friend)).toBe(0)
  await mine(5)
  await follow()
  expect(await pointsOf(friend)).toBe(10)
  await report({ tx_hash })
  await follow()
  const again = await send({ from: friend })
  await mine(5)
  await report({ tx_hash: again })
  await follow()
  expect(await pointsOf(friend)).toBe(10)
  expect(await pointsOf(user)).toBe(others)
})
