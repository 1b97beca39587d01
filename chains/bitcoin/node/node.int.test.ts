import { hex } from '@scure/base'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import { bitcoinAddressRules, readBitcoin, scriptOf } from '../address.ts'
import { anyChain, type FakeEsplora, hashOf, startFakeEsplora } from '../testing/fakeEsplora.ts'
import {
  bitcoinNode,
  hasLitecoind,
  LITECOIN_CHAIN,
  type LocalBitcoinChain,
  startLocalBitcoinChain,
} from '../testing/localChain.ts'
import { openBitcoinApi } from './api/open.ts'
import { readRaw } from './block.ts'

const MAINNET = chainId(999706684)
const owner = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const native = assetId(MAINNET, NATIVE)
const TX = hashOf('a payment')

describe('bitcoin: network over Esplora', () => {
  let servers: FakeEsplora[]
  beforeEach(async () => {
    servers = await Promise.all([12, 12, 12].map((height) => startFakeEsplora(anyChain(height))))
  })
  afterEach(() => Promise.all(servers.map((server) => server.close())))
  const node = (quorum = 2) =>
    bitcoinNode(
      MAINNET,
      servers.map(({ url }) => url),
      quorum,
    )
  const change = (some: readonly FakeEsplora[], what: (server: FakeEsplora) => void): void => some.forEach(what)

  it('reads the head; the sixth confirmation is final', async () => {
    expect(await node().head()).toEqual({ height: 12n, hash: hashOf('block 12'), time: 1_231_013_705, finalized: 7n })
    expect(await node().isCanonical(12n, hashOf('block 12'))).toBe(true)
    expect(await node().isCanonical(12n, hashOf('block 11'))).toBe(false)
    expect(await node().timeAt?.(1n)).toBe(1_231_007_105)
  })

  it('treats nothing but the first block of a new chain as final', async () => {
    change(servers, ({ chain }) => chain.blocks.splice(4))
    expect(await node().head()).toMatchObject({ height: 3n, finalized: 0n })
  })

  it('follows a quorum past an endpoint that lags, leads or shows another block', async () => {
    change(servers.slice(0, 1), ({ chain }) => chain.blocks.pop())
    expect(await node().head()).toMatchObject({ height: 12n, hash: hashOf('block 12') })
    change(servers.slice(0, 1), ({ chain }) =>
      chain.blocks.push({ hash: hashOf('forged'), time: 1 }, { hash: hashOf('forged 13'), time: 1 }),
    )
    expect(await node().head()).toMatchObject({ height: 12n, hash: hashOf('block 12') })
    expect(await node().isCanonical(12n, hashOf('forged'))).toBe(false)
  })

  it('reports endpoints that all differ as a dispute', async () => {
    servers.forEach(({ chain }, at) => chain.blocks.splice(12, 1, { hash: hashOf(`fork ${at}`), time: 1 }))
    await expect(node().head()).rejects.toMatchObject({ reason: 'rpc_disagree', retriable: true })
  })

  it('reports a block that does not exist yet instead of an answer', async () => {
    await expect(node().isCanonical(1_000n, 'ab')).rejects.toMatchObject({ reason: 'rpc_behind', retriable: true })
  })

  it('counts coins in blocks, and believes no single endpoint', async () => {
    change(servers, ({ chain }) => {
      chain.addresses[owner] = { received: 5_000, spent: 1_500, mempoolReceived: 99 }
    })
    expect((await node().balances(owner, [native])).get(native)).toBe(3_500n)
    change(servers.slice(0, 1), ({ chain }) => {
      chain.addresses[owner] = { received: 1e12, spent: 0 }
    })
    expect((await node().balances(owner, [native])).get(native)).toBe(3_500n)
    const unused = bitcoinAddressRules.fromBytes(`0x0014${'11'.repeat(20)}`)
    expect((await node().balances(unused, [native])).get(native)).toBe(0n)
    await expect(node().balances(owner, [assetId(MAINNET, 'brc20')])).rejects.toMatchObject({ reason: 'asset_unknown' })
  })

  it('follows a transaction from the mempool to finality', async () => {
    expect(await node().txStatus(TX)).toEqual({ state: 'unknown', height: null, blockHash: null, final: false })
    change(servers, ({ chain }) => {
      chain.transactions[TX] = null
    })
    expect(await node().txStatus(TX)).toMatchObject({ state: 'pending', final: false })
    change(servers, ({ chain }) => {
      chain.transactions[TX] = 8
    })
    expect(await node().txStatus(TX)).toEqual({
      state: 'mined',
      height: 8n,
      blockHash: hashOf('block 8'),
      final: false,
    })
    change(servers, ({ chain }) => chain.blocks.push({ hash: hashOf('block 13'), time: 2 }))
    expect(await node().txStatus(TX)).toMatchObject({ state: 'mined', final: true })
  })

  it('does not believe one endpoint about a transaction', async () => {
    change(servers.slice(0, 1), ({ chain }) => {
      chain.transactions[TX] = 3
    })
    expect(await node().txStatus(TX)).toMatchObject({ state: 'unknown' })
  })

  it('refuses endpoints of another network and endpoints that are down', async () => {
    change(servers.slice(0, 1), ({ chain }) => chain.blocks.splice(0, 1, { hash: hashOf('another'), time: 1 }))
    expect(await node().head()).toMatchObject({ height: 12n })
    await expect(bitcoinNode(MAINNET, [servers[0]?.url ?? '']).head()).rejects.toMatchObject({
      reason: 'rpc_wrong_chain',
    })
    change(servers.slice(0, 2), ({ chain }) => {
      chain.status = 429
    })
    await expect(node().head()).rejects.toMatchObject({ retriable: true })
    await expect(bitcoinNode(MAINNET, ['http://127.0.0.1:9/api']).head()).rejects.toMatchObject({
      reason: 'rpc_unreachable',
    })
  })

  it('asks another endpoint where one does not have the interface', async () => {
    change(servers.slice(0, 1), ({ chain }) => {
      chain.status = 404
    })
    expect(await node(1).head()).toMatchObject({ height: 12n })
  })

  it('lists coins in blocks, estimates a fee and passes transactions on', async () => {
    const [server] = servers
    if (!server) throw new Error('no server')
    server.chain.utxos[owner] = [
      { txid: TX, vout: 1, value: 700, height: 8 },
      { txid: hashOf('in the mempool'), vout: 0, value: 9, height: null },
    ]
    const api = openBitcoinApi(server.url, 2_000)
    expect(await api.coins(owner)).toEqual([{ txId: TX, index: 1, amount: 700n, height: 8n }])
    expect(await api.feeRate()).toBe(12.25)
    expect(await api.broadcast('0200')).toBe(hashOf('tx 1'))
    expect(server.sent).toEqual(['0200'])
    await expect(api.broadcast('not hex')).rejects.toMatchObject({ code: 400 })
  })
})

describe('bitcoin: a payment that waits in a mempool', () => {
  const script = hex.encode(scriptOf(readBitcoin(owner)))
  /** A transaction with two outputs to the address of 16-bit amounts; its id proves them. */
  function payment(first: number, second: number) {
    const output = (amount: number) =>
      `${amount
        .toString(16)
        .padStart(4, '0')
        .replace(/(..)(..)/, '$2$1')}00000000000016${script}`
    const bytes = hex.decode(
      `0200000001${'ab'.repeat(32)}0000000000ffffffff02${output(first)}${output(second)}00000000`,
    )
    return { txId: readRaw(bytes).txId, bytes }
  }
  let server: FakeEsplora
  beforeEach(async () => {
    server = await startFakeEsplora(anyChain(3))
  })
  afterEach(() => server.close())
  const node = () => bitcoinNode(MAINNET, [server.url])

  it('is the largest one, with the amount that its bytes prove', async () => {
    const [small, large] = [payment(700, 1), payment(900, 100)]
    server.chain.waiting = { [owner]: [small.txId, large.txId] }
    server.chain.raw = { [small.txId]: small.bytes, [large.txId]: large.bytes }
    expect(await node().waitingPayment?.(owner)).toEqual({ txId: large.txId, amount: 1_000n })
  })

  it('is none without one, and none that an endpoint invents', async () => {
    expect(await node().waitingPayment?.(owner)).toBeNull()
    const { txId, bytes } = payment(700, 1)
    server.chain.waiting = { [owner]: [hashOf('invented')] }
    server.chain.raw = { [hashOf('invented')]: bytes }
    await expect(node().waitingPayment?.(owner)).rejects.toMatchObject({ reason: 'block_invalid' })
    const stranger = bitcoinAddressRules.fromBytes(`0x0014${'22'.repeat(20)}`)
    server.chain.waiting = { [stranger]: [txId] }
    server.chain.raw = { [txId]: bytes }
    expect(await node().waitingPayment?.(stranger)).toBeNull()
  })
})

describe.skipIf(!hasLitecoind)('bitcoin: network over the JSON-RPC of a node', () => {
  let chain: LocalBitcoinChain
  const coin = assetId(LITECOIN_CHAIN, NATIVE)
  beforeAll(async () => {
    chain = await startLocalBitcoinChain()
  })
  afterAll(() => chain?.stop())

  it('reads the head, and the time of a block', async () => {
    const head = await chain.node.head()
    expect(head).toMatchObject({ height: 110n, finalized: 108n, hash: await chain.call('getbestblockhash') })
    expect(await chain.node.isCanonical(110n, head.hash)).toBe(true)
    expect(await chain.node.timeAt?.(110n)).toBe(head.time)
    await expect(chain.node.isCanonical(1_000n, head.hash)).rejects.toMatchObject({ reason: 'rpc_behind' })
  })

  it.each(['legacy', 'p2sh-segwit', 'bech32'])(
    'pays an address of the kind %s, as the node itself reads it',
    async (kind) => {
      const address = await chain.call<string>('getnewaddress', '', kind)
      const canonical = bitcoinAddressRules.parse(address, LITECOIN_CHAIN)
      expect(canonical).toBe(address)
      const { scriptPubKey } = await chain.call<{ scriptPubKey: string }>('getaddressinfo', address)
      expect(bitcoinAddressRules.toBytes(canonical)).toBe(`0x${scriptPubKey}`)
      expect(bitcoinAddressRules.fromBytes(`0x${scriptPubKey}`, LITECOIN_CHAIN)).toBe(address)

      expect((await chain.node.balances(canonical, [coin])).get(coin)).toBe(0n)
      const ref = await chain.call<string>('sendtoaddress', address, 0.12345678)
      expect(await chain.node.txStatus(ref)).toMatchObject({ state: 'pending' })
      const [hash] = await chain.mine(1)
      expect(await chain.node.txStatus(ref)).toMatchObject({ state: 'mined', blockHash: hash, final: false })
      expect((await chain.node.balances(canonical, [coin])).get(coin)).toBe(12_345_678n)
      await chain.mine(5)
      expect(await chain.node.txStatus(ref)).toMatchObject({ state: 'mined', final: true })
    },
  )

  it('pays a taproot address', async () => {
    const key = '79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798'
    const address = bitcoinAddressRules.fromBytes(`0x5120${key}`, LITECOIN_CHAIN)
    expect(await chain.call('validateaddress', address)).toMatchObject({ isvalid: true, scriptPubKey: `5120${key}` })
    await chain.call('sendtoaddress', address, 0.5)
    await chain.mine(1)
    expect((await chain.node.balances(address, [coin])).get(coin)).toBe(50_000_000n)
  })

  it('follows a reorganisation: the transaction waits again, and its block is no longer canonical', async () => {
    const ref = await chain.call<string>('sendtoaddress', await chain.call('getnewaddress'), 1)
    const [hash = ''] = await chain.mine(1)
    const { height } = await chain.node.head()
    await chain.call('invalidateblock', hash)
    await expect(chain.node.isCanonical(height, hash)).rejects.toMatchObject({ reason: 'rpc_behind' })
    expect(await chain.node.txStatus(ref)).toMatchObject({ state: 'pending' })
    await chain.mine(1)
    expect(await chain.node.isCanonical(height, hash)).toBe(false)
    expect(await chain.node.txStatus(ref)).toMatchObject({ state: 'mined' })
  })

  it('knows no transaction that does not exist, and answers several balances at the same time', async () => {
    expect(await chain.node.txStatus('ab'.repeat(32))).toMatchObject({ state: 'unknown' })
    const address = await chain.call<string>('getnewaddress')
    const all = await Promise.all(Array.from({ length: 4 }, () => chain.node.balances(address, [coin])))
    expect(all.map((balances) => balances.get(coin))).toEqual([0n, 0n, 0n, 0n])
  })

  it('does not serve another network, and needs the node’s password', async () => {
    await expect(bitcoinNode(999706621, [chain.url]).head()).rejects.toMatchObject({ reason: 'rpc_wrong_chain' })
    const stranger = chain.url.replace('local:local', 'local:wrong')
    await expect(bitcoinNode(LITECOIN_CHAIN, [stranger]).head()).rejects.toMatchObject({ reason: 'rpc_unreachable' })
  })

  it('finds a payment while it waits for a block', async () => {
    const address = await chain.call<string>('getnewaddress', '', 'bech32')
    expect(await chain.node.waitingPayment?.(address)).toBeNull()
    const txId = await chain.pay(address, 1_234_567n)
    expect(await chain.node.waitingPayment?.(address)).toEqual({ txId, amount: 1_234_567n })
    await chain.mine(1)
    expect(await chain.node.waitingPayment?.(address)).toBeNull()
  })

  it('lists coins, and passes transactions on', async () => {
    const api = openBitcoinApi(chain.url, 5_000)
    const address = await chain.call<string>('getnewaddress', '', 'bech32')
    const txId = await chain.call<string>('sendtoaddress', address, 2)
    await chain.mine(1)
    const [found] = await api.coins(address)
    expect(found).toMatchObject({ txId, amount: 200_000_000n })
    const raw = await chain.call<string>('createrawtransaction', [{ txid: txId, vout: found?.index }], {
      [address]: 1.999,
    })
    const { hex } = await chain.call<{ hex: string }>('signrawtransactionwithwallet', raw)
    const sent = await api.broadcast(hex)
    expect(await chain.node.txStatus(sent)).toMatchObject({ state: 'pending' })
    const unsigned = await chain.call<string>('createrawtransaction', [{ txid: txId, vout: found?.index }], {
      [address]: 1.5,
    })
    await expect(api.broadcast(unsigned)).rejects.toMatchObject({ name: 'NodeError' })
    // A new chain has too few payments to estimate from.
    expect(await api.feeRate()).toBeNull()
  })
})
