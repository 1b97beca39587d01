import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { NetworkNode } from '#chains/contract/node.ts'
import { createChainNode, createNetworkNode } from '#chains/nodes.ts'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { settles } from '../../contract/node.ts'
import { padFelt } from '../address.ts'
import { testAccount } from '../testing/accounts.ts'
import { contracts } from '../testing/contracts.ts'
import { blockHash, createLocalState, type LocalState } from '../testing/state.ts'
import { type LocalRpc, startLocalRpc } from '../testing/localRpc.ts'

const id = chainId(666666666)
const catalogue = loadCatalogue({ profile: 'default' })
const chain = catalogue.chains.find((row) => row.id === id)
const assets = catalogue.assets.filter((asset) => asset.chainId === id)
if (!chain) throw new Error('the catalogue has no Starknet')

const options = (endpoints: readonly string[], quorum: number) => ({ chain, assets, endpoints, quorum })
const user = testAccount('0x5eed')
const hash = padFelt('7ab')
const [ether, strk, usdc] = [NATIVE, contracts.strk, contracts.usdc].map((token) => assetId(id, token))

let state: LocalState
let rpcs: LocalRpc[]
let node: NetworkNode
beforeAll(async () => {
  state = createLocalState()
  rpcs = await Promise.all([startLocalRpc(state), startLocalRpc(state), startLocalRpc(state)])
  node = createNetworkNode(
    options(
      rpcs.map(({ url }) => url),
      2,
    ),
  )
})
beforeEach(() => {
  for (const token of [contracts.ether, contracts.strk, contracts.usdc]) state.balances.set(`${token} none`, 0n)
})
afterEach(() => {
  for (const rpc of rpcs) rpc.lie = null
})
afterAll(() => Promise.all((rpcs ?? []).map((rpc) => rpc.stop())))

const liar = (): LocalRpc => {
  const [first] = rpcs
  if (!first) throw new Error('no endpoint')
  return first
}

describe('starknet: reads', () => {
  it('reads the head and the last block that Ethereum has accepted', async () => {
    expect(await node.head()).toEqual({
      height: 1_000n,
      hash: padFelt(blockHash(1_000).slice(2)),
      time: 1_700_001_000,
      finalized: 900n,
    })
    expect(await node.isCanonical(500n, blockHash(500))).toBe(true)
    expect(await node.isCanonical(500n, blockHash(501))).toBe(false)
    expect(await node.timeAt?.(500n)).toBe(1_700_000_500)
    await expect(node.timeAt?.(5_000n)).rejects.toMatchObject({ reason: 'rpc_behind' })
  })

  it('reads balances of the contracts, above 128 bits and of either style', async () => {
    state.balances.set(`${contracts.ether} ${user.address}`, 3n)
    state.balances.set(`${contracts.strk} ${user.address}`, 2n ** 128n + 5n)
    state.balances.set(`${contracts.usdc} ${user.address}`, 7_000_000n)
    state.snakeCase.add(contracts.usdc)
    const read = await node.balances(user.address, [ether, strk, usdc] as never)
    expect([...read.values()]).toEqual([3n, 2n ** 128n + 5n, 7_000_000n])
    await expect(node.balances(user.address, [assetId(id, contracts.bridgedUsdc)])).rejects.toMatchObject({
      reason: 'asset_unknown',
    })
  })

  it('asks for several balances in one request', async () => {
    const single = createNetworkNode(options([liar().url], 1))
    liar().methods.length = 0
    await single.balances(user.address, [ether, strk] as never)
    expect(liar().methods.filter((method) => method === 'starknet_call')).toHaveLength(2)
  })

  it('follows a transaction from the sequencer to the proof on Ethereum', async () => {
    const status = () => node.txStatus(hash)
    expect(await status()).toEqual({ state: 'unknown', height: null, blockHash: null, final: false })
    state.transactions.set(hash, { status: 'RECEIVED' })
    expect(await status()).toMatchObject({ state: 'pending' })
    state.transactions.set(hash, { status: 'PRE_CONFIRMED' })
    expect(await status()).toMatchObject({ state: 'pending' })
    state.transactions.set(hash, { status: 'ACCEPTED_ON_L2', block: 950 })
    const mined = { state: 'mined', height: 950n, blockHash: padFelt(blockHash(950).slice(2)), final: false }
    expect(await status()).toEqual(mined)
    expect(await node.txStatus('0x7AB')).toEqual(mined)
    state.transactions.set(hash, { status: 'ACCEPTED_ON_L1', block: 850, reverted: true })
    expect(await status()).toMatchObject({ state: 'failed', final: true })
    expect(await node.txStatus('nothing')).toMatchObject({ state: 'unknown' })
  })

  it('searches the transaction that used a nonce', async () => {
    const other = testAccount('0x07e4')
    const use = (nonce: bigint, since = 0n, of = other.address) => node.accountNonceUse?.(of, nonce, since)
    expect(await use(0n)).toEqual({ isUsed: false, txId: null })
    state.accounts.set(other.address, other.publicKey)
    for (const [nonce, block] of [600, 600, 990].entries()) {
      const sent = { sender_address: other.address, calldata: ['0x0'], nonce: `0x${nonce}` } as never
      state.transactions.set(padFelt(`abc${nonce}`), { status: 'ACCEPTED_ON_L2', block, sent })
    }
    state.nonces.set(other.address, 3)
    expect(await use(1n)).toEqual({ isUsed: true, txId: padFelt('abc1') })
    expect(await use(2n, 990n)).toEqual({ isUsed: true, txId: padFelt('abc2') })
    expect(await use(3n)).toEqual({ isUsed: false, txId: null })
    // Before the searched blocks, and at a height that no node has yet.
    for (const since of [991n, 5_000n]) expect(await use(2n, since)).toEqual({ isUsed: true, txId: null })
  })

  it('settles, and nothing is a deposit before its settlement is set up', async () => {
    expect(node.capabilities.settlement).toBe('unproven')
    expect(settles(node)).toBe(true)
    expect(await createChainNode(options([liar().url], 1)).scan(0n, 5n)).toEqual({ deposits: [], endings: [] })
  })
})

describe('starknet: one lying endpoint of three', () => {
  it('neither raises nor lowers a balance or the head', async () => {
    state.balances.set(`${contracts.ether} ${user.address}`, 3n)
    for (const amount of ['0x0', '0xffff']) {
      liar().lie = (method, honest) =>
        method === 'starknet_call'
          ? { result: [amount, '0x0'] }
          : method === 'starknet_blockNumber'
            ? { result: Number(amount) }
            : honest
      expect((await node.balances(user.address, [ether] as never)).get(ether as never)).toBe(3n)
      expect((await node.head()).height).toBe(1_000n)
    }
  })

  it('cannot invent a block, mine a transaction, or make it final', async () => {
    const sent = padFelt('77')
    state.transactions.set(sent, { status: 'RECEIVED' })
    liar().lie = (method, honest) =>
      method === 'starknet_getTransactionReceipt'
        ? { result: { execution_status: 'SUCCEEDED', block_number: 10, block_hash: '0xbad' } }
        : method === 'starknet_getBlockWithTxHashes'
          ? { result: { block_hash: '0xbad', block_number: 10_000, timestamp: 5 } }
          : honest
    expect(await node.txStatus(sent)).toMatchObject({ state: 'pending' })
    expect(await node.isCanonical(500n, '0xbad')).toBe(false)
    expect((await node.head()).finalized).toBe(900n)
  })

  it('does not count if it serves another network, or answers in another form', async () => {
    const only = createNetworkNode(options([liar().url], 1))
    liar().lie = (method, honest) => (method === 'starknet_chainId' ? { result: '0x534e5f5345504f4c4941' } : honest)
    await expect(only.head()).rejects.toMatchObject({ reason: 'rpc_wrong_chain' })
    liar().lie = (method, honest) => (method === 'starknet_blockNumber' ? { result: 'many' } : honest)
    await expect(createNetworkNode(options([liar().url], 1)).head()).rejects.toMatchObject({
      reason: 'rpc_unreachable',
    })
  })
})

describe('starknet: signatures of accounts', () => {
  const text = 'app.example wants you to sign in with your Starknet account:\n0x01\n\n\nNonce: abcdefgh'
  const accepts = (signature: string, message = text) => node.acceptsSignature?.(user.address, message, signature)

  it('asks the contract, which knows its key', async () => {
    state.accounts.set(user.address, user.publicKey)
    expect(await accepts(user.signText(text))).toBe(true)
    expect(await accepts(user.signText(text), `${text}x`)).toBe(false)
    expect(await accepts(testAccount('0x666').signText(text))).toBe(false)
    expect(await accepts(user.signText(text, 'SN_SEPOLIA'))).toBe(false)
    state.accounts.set(user.address, testAccount('0x777').publicKey)
    expect(await accepts(user.signText(text))).toBe(false)
  })

  it.each(['', '0x1', 'zz', '0x1,0x2,', `0x1,0x${'f'.repeat(64)}`, Array(61).fill('0x1').join(',')])(
    'refuses %j without an error',
    async (signature) => {
      state.accounts.set(user.address, user.publicKey)
      expect(await accepts(signature)).toBe(false)
    },
  )

  it('refuses a text that no wallet can sign', async () => {
    state.accounts.set(user.address, user.publicKey)
    expect(await accepts(user.signText(text), `${text}é`)).toBe(false)
  })

  it('names an account without a contract', async () => {
    state.accounts.delete(user.address)
    await expect(accepts(user.signText(text))).rejects.toMatchObject({ reason: 'account_not_deployed', status: 401 })
  })

  it.each([
    ['an acceptance', { result: ['0x56414c4944'] }],
    ['an acceptance of the older kind', { result: ['0x1'] }],
  ])('one endpoint cannot invent %s', async (_, lie) => {
    state.accounts.set(user.address, user.publicKey)
    const forged = testAccount('0x666').signText(text)
    liar().lie = (method, honest) => (method === 'starknet_call' ? lie : honest)
    expect(await accepts(forged)).toBe(false)
    state.accounts.delete(user.address)
    await expect(accepts(forged)).rejects.toMatchObject({ reason: 'account_not_deployed' })
  })

  it('two endpoints that contradict each other decide nothing', async () => {
    state.accounts.set(user.address, user.publicKey)
    const pair = createNetworkNode(
      options(
        rpcs.slice(0, 2).map(({ url }) => url),
        2,
      ),
    )
    liar().lie = (method, honest) => (method === 'starknet_call' ? { result: ['0x0'] } : honest)
    await expect(pair.acceptsSignature?.(user.address, text, user.signText(text))).rejects.toMatchObject({
      reason: 'rpc_disagree',
    })
  })
})
