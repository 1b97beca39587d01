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
  blockId,
  createLocalState,
  type LocalNode,
  type LocalState,
  startLocalNode,
} from '../testing/localNode.ts'

const id = chainId(9889)
const catalogue = loadCatalogue({ profile: 'default' })
const chain = catalogue.chains.find((row) => row.id === id)
const assets = catalogue.assets.filter((asset) => asset.chainId === id)
if (!chain) throw new Error('the catalogue has no Fuel')

const options = (endpoints: readonly string[], quorum: number) => ({ chain, assets, endpoints, quorum })
const user = testAccount(0x5eed)
const other = testAccount(0x07e4)
const tx = `0x${'7a'.repeat(32)}`
const USDC = '0x286c479da40dc953bddc3bb4c453b608bba2e0ac483b077bd475174115395e6b'
const [ether, usdc] = [assetId(id, NATIVE), assetId(id, USDC)]

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

describe('fuel: reads', () => {
  it('reads the head, and blocks by their height', async () => {
    expect(await node.head()).toEqual({
      height: 1_000n,
      hash: blockId(1_000),
      time: 1_700_001_000,
      finalized: 1_000n,
    })
    expect(await node.isCanonical(500n, blockId(500))).toBe(true)
    expect(await node.isCanonical(500n, blockId(501))).toBe(false)
    expect(await node.timeAt?.(500n)).toBe(1_700_000_500)
    await expect(node.timeAt?.(5_000n)).rejects.toMatchObject({ reason: 'rpc_behind' })
  })

  it('reads balances of several assets in one request, coins and messages, above 64 bits', async () => {
    for (const amount of [3n, 2n ** 64n]) addCoin(state, user.address, amount)
    addCoin(state, user.address, 5n, undefined, other.address)
    addCoin(state, user.address, 7_000_000n, USDC)
    addCoin(state, other.address, 99n)
    const single = createNetworkNode(options([liar().url], 1))
    liar().queries.length = 0
    const read = await single.balances(user.address, [ether, usdc])
    expect([...read.values()]).toEqual([2n ** 64n + 8n, 7_000_000n])
    expect(liar().queries.filter((query) => query.includes('balance('))).toHaveLength(1)
    expect(await node.balances(user.address, [])).toEqual(new Map())
    await expect(node.balances(user.address, [assetId(id, tx)])).rejects.toMatchObject({ reason: 'asset_unknown' })
  })

  it('follows a transaction from the pool into a block', async () => {
    const status = () => node.txStatus(tx)
    const outside = { height: null, blockHash: null, final: false }
    expect(await status()).toEqual({ state: 'unknown', ...outside })
    for (const waiting of ['SubmittedStatus', 'PreconfirmationSuccessStatus'] as const) {
      state.transactions.set(tx, { status: waiting })
      expect(await status()).toEqual({ state: 'pending', ...outside })
    }
    state.transactions.set(tx, { status: 'SqueezedOutStatus' })
    expect(await status()).toEqual({ state: 'unknown', ...outside })
    const inBlock = { height: 950n, blockHash: blockId(950), final: true }
    state.transactions.set(tx, { status: 'SuccessStatus', block: 950 })
    expect(await status()).toEqual({ state: 'mined', ...inBlock })
    expect(await node.txStatus(tx.toUpperCase().replace('0X', '0x'))).toEqual({ state: 'mined', ...inBlock })
    state.transactions.set(tx, { status: 'FailureStatus', block: 950 })
    expect(await status()).toEqual({ state: 'failed', ...inBlock })
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

describe('fuel: one lying endpoint of three', () => {
  it.each(['0', '999999999'])('neither raises nor lowers a balance or the head: %s', async (number) => {
    addCoin(state, user.address, 3n)
    lie(/"amountU128":"\d+"/g, `"amountU128":"${number}"`)
    expect((await node.balances(user.address, [ether])).get(ether)).toBe(3n)
    lie(/"height":"\d+"/g, `"height":"${number}"`)
    expect((await node.head()).height).toBe(1_000n)
  })

  it('cannot invent a block or mine a transaction', async () => {
    state.transactions.set(tx, { status: 'SubmittedStatus' })
    const forged = `{"__typename":"SuccessStatus","block":{"id":"${tx}","height":"9","header":{"time":"4611686020155120410"}}}`
    lie(/\{"__typename":"SubmittedStatus"\}/g, forged)
    expect(await node.txStatus(tx)).toMatchObject({ state: 'pending' })
    lie(/"id":"0x[\da-f]+"/g, `"id":"${tx}"`)
    expect(await node.isCanonical(500n, tx)).toBe(false)
  })

  it('does not count if it serves another network, an error, or another form', async () => {
    const only = () => createNetworkNode(options([liar().url], 1))
    lie(/"chainId":"9889"/g, '"chainId":"0"')
    await expect(only().head()).rejects.toMatchObject({ reason: 'rpc_wrong_chain' })
    lie(/"height":"1000"/g, '"height":"many"')
    await expect(only().head()).rejects.toMatchObject({ reason: 'rpc_unreachable' })
    liar().lie = () => ({ errors: [{ message: 'Query is too complex.' }] })
    await expect(only().head()).rejects.toMatchObject({ reason: 'rpc_unreachable' })
  })
})

/** Rewrites the text of an answer. */
type Lie = (text: string) => string
const broken: Readonly<Record<string, Lie>> = {
  'another form': () => '{"data":{"chain":7}}',
  'an error': () => '{"errors":[{"message":"Query is too complex."}]}',
}
const forged = `0x${'0bad'.repeat(16)}`
const forgedBlock: Lie = (text) => text.replace(/"id":"0x[\da-f]+"/, `"id":"${forged}"`)
const otherTime: Lie = (text) => text.replace(/"time":"\d+"/, '"time":"4611686020155120410"')
/** By the field that a document asks for. */
const lies: Readonly<Record<string, Readonly<Record<string, Lie>>>> = {
  consensusParameters: { ...broken, 'another network': (text) => text.replace('"9889"', '"0"') },
  latestBlock: {
    ...broken,
    'a block to come': (text) => text.replace(/"height":"\d+"/, '"height":"5000000"'),
    'an old block': (text) => text.replace(/"height":"\d+"/, '"height":"3"'),
  },
  'block(': {
    ...broken,
    'another block': forgedBlock,
    'another time': otherTime,
    none: () => '{"data":{"block":null}}',
  },
  'balance(': {
    ...broken,
    nothing: (text) => text.replaceAll(/"amountU128":"\d+"/g, '"amountU128":"0"'),
    riches: (text) => text.replaceAll(/"amountU128":"\d+"/g, '"amountU128":"99999999999"'),
  },
  'transaction(': {
    ...broken,
    none: () => '{"data":{"transaction":null}}',
    'a failure': (text) => text.replace('SuccessStatus', 'FailureStatus'),
    'another block': forgedBlock,
    'a block of one that waits': (text) =>
      text.replace(
        '{"__typename":"SubmittedStatus"}',
        `{"__typename":"SuccessStatus","block":{"id":"${forged}","height":"9","header":{"time":"4611686020155120410"}}}`,
      ),
  },
}
const fieldOf = (query: string): string => Object.keys(lies).find((field) => query.includes(field)) ?? query

describe('fuel: three endpoints', () => {
  const waiting = `0x${'7b'.repeat(32)}`
  beforeEach(() => {
    addCoin(state, user.address, 3n)
    addCoin(state, user.address, 7_000_000n, USDC)
    state.transactions.set(tx, { status: 'SuccessStatus', block: 950 })
    state.transactions.set(waiting, { status: 'SubmittedStatus' })
  })

  describeReadLiars<Lie, NetworkNode>('Fuel', {
    lies,
    facets: {
      heads: { ask: (of) => of.head() },
      blocks: {
        ask: async (of) => [
          await of.isCanonical(500n, blockId(500)),
          await of.isCanonical(500n, forged),
          await of.timeAt?.(500n),
        ],
      },
      balances: { ask: async (of) => [...(await of.balances(user.address, [ether, usdc]))] },
      statuses: { ask: async (of) => [await of.txStatus(tx), await of.txStatus(waiting)] },
    },
    nodes: () =>
      createNetworkNode(
        options(
          nodes.map(({ url }) => url),
          2,
        ),
      ),
    lie: (field, change, endpoint) =>
      nodes.forEach((each, at) => {
        each.lie =
          at === endpoint
            ? (query, honest) =>
                fieldOf(query) === field ? (JSON.parse(change(JSON.stringify(honest))) as object) : honest
            : null
      }),
    honest: () => nodes.forEach((each) => (each.lie = null)),
    calls: () => new Set(nodes.flatMap(({ queries }) => queries.splice(0).map(fieldOf))),
  })
})
