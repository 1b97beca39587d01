import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { NetworkNode } from '#chains/contract/node.ts'
import { createChainNode, createNetworkNode } from '#chains/nodes.ts'
import { describeReadLiars } from '#chains/suite/readLiars.ts'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { settles } from '../../contract/node.ts'
import { testAccount } from '../testing/accounts.ts'
import {
  addCoin,
  checkpointDigest,
  createLocalState,
  type LocalNode,
  type LocalState,
  startLocalNode,
} from '../testing/localNode.ts'

const id = chainId(66_706_701)
const catalogue = loadCatalogue({ profile: 'default' })
const chain = catalogue.chains.find((row) => row.id === id)
const assets = catalogue.assets.filter((asset) => asset.chainId === id)
if (!chain) throw new Error('the catalogue has no BenFen')

const options = (endpoints: readonly string[], quorum: number) => ({ chain, assets, endpoints, quorum })
const user = testAccount(0x5eed)
const other = testAccount(0x07e4)
const tx = '9WfFUVhjbbh4tWkyUse1QxzbKX952cyXScH7xJNPB2vQ'
const coin = assetId(id, NATIVE)

let state: LocalState
let nodes: LocalNode[]
let node: NetworkNode
beforeAll(async () => {
  state = createLocalState()
  nodes = await Promise.all([startLocalNode(state), startLocalNode(state), startLocalNode(state)])
  node = createNetworkNode(
    options(
      nodes.map(({ url }) => url),
      2,
    ),
  )
})
beforeEach(() => {
  state.coins.clear()
  state.transactions.clear()
})
afterEach(() => {
  for (const each of nodes) each.lie = null
})
afterAll(() => Promise.all((nodes ?? []).map((each) => each.stop())))

const liar = (): LocalNode => {
  const [first] = nodes
  if (!first) throw new Error('no endpoint')
  return first
}
/** Rewrites the text of the liar's answers. */
const lie = (found: RegExp, lied: string): void => {
  liar().lie = (_, honest) => JSON.parse(JSON.stringify(honest).replaceAll(found, lied)) as object
}

describe('benfen: reads', () => {
  it('reads the head, and checkpoints by their height', async () => {
    const time = 1_700_001_000
    expect(await node.head()).toEqual({ height: 1_000n, hash: checkpointDigest(1_000), time, finalized: 1_000n })
    expect(await node.timeAt?.(900n)).toBe(time - 100)
    expect(await node.isCanonical(900n, checkpointDigest(900))).toBe(true)
    expect(await node.isCanonical(900n, checkpointDigest(901))).toBe(false)
    await expect(node.timeAt?.(1_001n)).rejects.toMatchObject({ reason: 'rpc_behind' })
  })

  it('reads balances of more than 64 bits, of the native coin alone', async () => {
    addCoin(state, user.address, 2n ** 64n)
    addCoin(state, user.address, 8n)
    addCoin(state, other.address, 5n)
    expect(await node.balances(user.address, [coin])).toEqual(new Map([[coin, 2n ** 64n + 8n]]))
    expect(await node.balances(testAccount(9).address, [coin])).toEqual(new Map([[coin, 0n]]))
    expect(await node.balances(user.address, [])).toEqual(new Map())
    await expect(node.balances(user.address, [assetId(id, other.address)])).rejects.toMatchObject({
      reason: 'asset_unknown',
    })
  })

  it('follows a transaction into a checkpoint', async () => {
    const status = () => node.txStatus(tx)
    const outside = { height: null, blockHash: null, final: false }
    expect(await status()).toEqual({ state: 'unknown', ...outside })
    state.transactions.set(tx, { status: 'success', checkpoint: null })
    expect(await status()).toEqual({ state: 'pending', ...outside })
    const inside = { height: 950n, blockHash: checkpointDigest(950), final: true }
    state.transactions.set(tx, { status: 'success', checkpoint: 950 })
    expect(await status()).toEqual({ state: 'mined', ...inside })
    state.transactions.set(tx, { status: 'failure', checkpoint: 950 })
    expect(await status()).toEqual({ state: 'failed', ...inside })
    expect(await node.txStatus('nothing')).toMatchObject({ state: 'unknown' })
  })

  it('offers no settlement', () => {
    expect(node.capabilities.settlement).toBe('none')
    expect(settles(node)).toBe(false)
    expect(() => createChainNode(options([liar().url], 1))).toThrow(
      expect.objectContaining({ reason: 'settlement_unsupported' }),
    )
  })
})

describe('benfen: one lying endpoint of three', () => {
  it.each(['0', '999999999'])('neither raises nor lowers a balance or the head: %s', async (number) => {
    addCoin(state, user.address, 3n)
    lie(/"totalBalance":"\d+"/g, `"totalBalance":"${number}"`)
    expect((await node.balances(user.address, [coin])).get(coin)).toBe(3n)
    lie(/"result":"\d+"/g, `"result":"${number}"`)
    expect((await node.head()).height).toBe(1_000n)
  })

  it('cannot invent a checkpoint or include a transaction', async () => {
    state.transactions.set(tx, { status: 'success', checkpoint: null })
    lie(/"effects":/g, '"checkpoint":"900","effects":')
    expect(await node.txStatus(tx)).toMatchObject({ state: 'pending' })
    lie(/"digest":"\w+"/g, `"digest":"${tx}"`)
    expect(await node.isCanonical(500n, tx)).toBe(false)
    state.transactions.set(tx, { status: 'success', checkpoint: 900 })
    lie(/"status":"success"/g, '"status":"failure"')
    expect(await node.txStatus(tx)).toMatchObject({ state: 'mined' })
  })

  it('does not count if it serves another network, an error, or another form', async () => {
    const only = () => createNetworkNode(options([liar().url], 1))
    state.identifier = '4c78adac'
    await expect(only().head()).rejects.toMatchObject({ reason: 'rpc_wrong_chain' })
    state.identifier = '78c99f89'
    lie(/"result":"1000"/g, '"result":"many"')
    await expect(only().head()).rejects.toMatchObject({ reason: 'rpc_unreachable' })
    liar().lie = () => ({ error: { code: -32_050, message: 'Overloaded' } })
    await expect(only().head()).rejects.toMatchObject({ reason: 'rpc_unreachable' })
    liar().lie = () => ({ error: { code: -32_602, message: 'The node has pruned this.' } })
    await expect(only().txStatus(tx)).rejects.toMatchObject({ reason: 'rpc_unreachable' })
  })
})

/** Rewrites the text of an answer. */
type Lie = (text: string) => string
const error = '{"error":{"code":-32050,"message":"Overloaded"}}'
const broken: Readonly<Record<string, Lie>> = { 'another form': () => '{"result":"many"}', 'an error': () => error }
const forged = 'Be1cVrDwGmXTEQmVPkXVoo6GZrcEQvV7dXaZ7KqD5hYx'
const lies: Readonly<Record<string, Readonly<Record<string, Lie>>>> = {
  bfc_getChainIdentifier: { ...broken, 'another network': () => '{"result":"4c78adac"}' },
  bfc_getLatestCheckpointSequenceNumber: {
    ...broken,
    'a checkpoint to come': () => '{"result":"5000000"}',
    'an old one': () => '{"result":"3"}',
  },
  bfc_getCheckpoint: {
    ...broken,
    'another digest': (text) => text.replace(/"digest":"\w+"/, `"digest":"${forged}"`),
    'another time': (text) => text.replace(/"timestampMs":"\d+"/, '"timestampMs":"7000"'),
    'no checkpoint': () => '{"error":{"code":-32602,"message":"Verified checkpoint not found for sequence number 1"}}',
  },
  bfcx_getBalance: {
    ...broken,
    nothing: (text) => text.replace(/"totalBalance":"\d+"/, '"totalBalance":"0"'),
    riches: (text) => text.replace(/"totalBalance":"\d+"/, '"totalBalance":"99999999999"'),
  },
  bfc_getTransactionBlock: {
    ...broken,
    'no transaction': () => '{"error":{"code":-32602,"message":"Could not find the referenced transaction"}}',
    'a failure': (text) => text.replace('"status":"success"', '"status":"failure"'),
    'another checkpoint': (text) => text.replace(/"checkpoint":"\d+"/, '"checkpoint":"7"'),
    'a checkpoint of one that waits': (text) =>
      text.includes('"checkpoint"') ? text : text.replace('"effects":', '"checkpoint":"900","effects":'),
  },
}

describe('benfen: three endpoints', () => {
  const waiting = '3gV9Cw1aQ2yBRZBeHfXbSxXH6iVdGYhCVYjm6Hc2nVpz'
  beforeEach(() => {
    addCoin(state, user.address, 3n)
    state.transactions.set(tx, { status: 'success', checkpoint: 950 })
    state.transactions.set(waiting, { status: 'success', checkpoint: null })
  })

  describeReadLiars<Lie, NetworkNode>('BenFen', {
    lies,
    facets: {
      heads: { ask: (of) => of.head() },
      checkpoints: {
        ask: async (of) => [
          await of.isCanonical(900n, checkpointDigest(900)),
          await of.isCanonical(900n, forged),
          await of.timeAt?.(900n),
        ],
      },
      balances: { ask: async (of) => [...(await of.balances(user.address, [coin]))] },
      statuses: { ask: async (of) => [await of.txStatus(tx), await of.txStatus(waiting)] },
    },
    nodes: () =>
      createNetworkNode(
        options(
          nodes.map(({ url }) => url),
          2,
        ),
      ),
    lie: (method, change, endpoint) =>
      nodes.forEach((each, at) => {
        each.lie =
          at === endpoint
            ? (asked, honest) => (asked === method ? (JSON.parse(change(JSON.stringify(honest))) as object) : honest)
            : null
      }),
    honest: () => nodes.forEach((each) => (each.lie = null)),
    calls: () => new Set(nodes.flatMap(({ asked }) => asked.splice(0))),
  })
})
