import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ChainNode } from '#chains/contract/node.ts'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import { orderHash } from '../order/hash.ts'
import { devAccounts } from '../testing/accounts.ts'
import { type Anvil, startAnvil } from '../testing/anvil.ts'
import { type Deployment, deployContracts, prepareAccounts } from '../testing/deploy.ts'
import { localNodeOptions } from '../testing/localChain.ts'
import { sampleOrder } from '../testing/orders.ts'
import { HttpFault, honest, type Meddle, RpcFault, type RpcProxy, startRpcProxy } from '../testing/rpcProxy.ts'
import { createUser } from '../testing/user.ts'
import { createEvmNode } from './createNode.ts'

const CHAIN = 31337
let anvil: Anvil
let at: Deployment
let proxies: RpcProxy[]
let user: ReturnType<typeof createUser>
let nonce = 1n

beforeAll(async () => {
  anvil = await startAnvil({ chainId: CHAIN })
  at = await deployContracts(anvil.url, CHAIN)
  await prepareAccounts(anvil.url, CHAIN, [])
  proxies = await Promise.all([startRpcProxy(anvil.url), startRpcProxy(anvil.url), startRpcProxy(anvil.url)])
  user = createUser(anvil.url)
})
afterAll(async () => {
  await Promise.all(proxies.map((proxy) => proxy.stop()))
  await anvil.stop()
})
beforeEach(() => {
  for (const proxy of proxies) proxy.calls.length = 0
})
afterEach(() => {
  for (const proxy of proxies) proxy.meddle = honest
})

const nodeOf = (count: number, quorum: number): ChainNode =>
  createEvmNode({
    ...localNodeOptions(
      CHAIN,
      proxies.slice(0, count).map((p) => p.url),
    ),
    quorum,
    timeoutMs: 1_000,
    attempts: 2,
  })

const only =
  (method: string, meddle: Meddle): Meddle =>
  (call, next) =>
    call.method === method ? meddle(call, next) : next()

function bad(index: number, meddle: Meddle): void {
  const proxy = proxies[index]
  if (proxy) proxy.meddle = meddle
}

async function deposit(): Promise<{ id: string; height: bigint }> {
  const order = sampleOrder(await user.now(), { nonce: nonce++ })
  await user.open(at.escrow, order)
  return { id: orderHash(order), height: BigInt((await anvil.rpc('eth_blockNumber')) as string) }
}

const idsIn = async (node: ChainNode, from: bigint, to = from): Promise<string[]> =>
  (await node.scan(from, to)).deposits.flatMap((d) => (d.binding.kind === 'escrow' ? [d.binding.onchainId] : []))

type Receipt = { logs: { data: string; topics: string[] }[]; status: string; blockHash: string }
const changed = (value: unknown, change: (receipt: Receipt) => void): unknown => {
  const copy = structuredClone(value) as Receipt
  if (copy) change(copy)
  return copy
}
const word = (amount: bigint): string => amount.toString(16).padStart(64, '0')
/** Another outputAmount in the event. */
function forge(data: string): string {
  const { outputAmount } = sampleOrder(0)
  const forged = data.replace(word(outputAmount), word(outputAmount + 1n))
  expect(forged).not.toBe(data)
  return forged
}

describe('one endpoint of three is faulty, two must agree', () => {
  const faults: readonly (readonly [string, Meddle])[] = [
    ['has no logs', only('eth_getLogs', () => [])],
    [
      'shows forged logs',
      only('eth_getLogs', async (_c, next) =>
        ((await next()) as { data: string }[]).map((log) => ({ ...log, data: forge(log.data) })),
      ),
    ],
    ['has no receipt', only('eth_getTransactionReceipt', () => null)],
    [
      'shows the receipt as failed',
      only('eth_getTransactionReceipt', async (_c, next) => changed(await next(), (r) => (r.status = '0x0'))),
    ],
    [
      'shows another block',
      only('eth_getBlockByNumber', async (_c, next) =>
        changed(await next(), (b) => ((b as unknown as { hash: string }).hash = `0x${'66'.repeat(32)}`)),
      ),
    ],
    [
      'is rate limited',
      () => {
        throw new HttpFault(429)
      },
    ],
    [
      'is broken',
      () => {
        throw new HttpFault(500)
      },
    ],
    ['serves another network', only('eth_chainId', () => '0x1')],
    [
      'does not have the block',
      only('eth_getLogs', () => {
        throw new RpcFault(-32000, 'unknown block')
      }),
    ],
    ['does not answer in time', (_c, next) => new Promise((resolve) => setTimeout(() => resolve(next()), 900))],
  ]
  it.each(faults)('the first one %s: the deposit is still detected once', async (_name, fault) => {
    const { id, height } = await deposit()
    bad(0, fault)
    expect(await idsIn(nodeOf(3, 2), height)).toEqual([id])
  })

  it.each(faults.slice(0, 5))(
    'the only other one agrees with nobody when one %s: nothing is reported',
    async (_name, fault) => {
      const { height } = await deposit()
      bad(0, fault)
      await expect(idsIn(nodeOf(2, 2), height)).rejects.toMatchObject({
        reason: expect.stringMatching(/^rpc_|reorg/) as string,
        retriable: true,
      })
    },
  )

  it('a deposit that only one endpoint reports does not exist', async () => {
    await anvil.mine()
    const { height } = await deposit()
    const genuine = await anvil.rpc('eth_getLogs', [{ fromBlock: `0x${height.toString(16)}`, address: at.escrow }])
    await anvil.mine()
    const empty = height + 1n
    bad(
      0,
      only('eth_getLogs', async ({ params }) =>
        (genuine as object[]).map((log) => ({ ...log, blockHash: (params[0] as { blockHash: string }).blockHash })),
      ),
    )
    expect(await idsIn(nodeOf(3, 2), empty)).toEqual([])
  })

  it('a head far ahead or far behind does not move the agreed head', async () => {
    const real = BigInt((await anvil.rpc('eth_blockNumber')) as string)
    const headOf = (number: string): Meddle =>
      only('eth_getBlockByNumber', async ({ params }, next) =>
        params[0] === 'latest'
          ? changed(await next(), (b) => ((b as unknown as { number: string }).number = number))
          : next(),
      )
    bad(0, headOf('0xffffff'))
    expect((await nodeOf(3, 2).head()).height).toBe(real)
    bad(0, headOf('0x1'))
    expect((await nodeOf(3, 2).head()).height).toBe(real)
  })

  it('finality that a single endpoint claims does not count', async () => {
    const { finalized, height } = await nodeOf(1, 1).head()
    expect(finalized).toBeLessThan(height)
    bad(
      0,
      only('eth_getBlockByNumber', async ({ params }, next) =>
        params[0] === 'finalized' ? anvil.rpc('eth_getBlockByNumber', ['latest', false]) : next(),
      ),
    )
    expect((await nodeOf(3, 2).head()).finalized).toBe(finalized)
  })
})

describe('catching up over many final blocks', () => {
  const methods = (name: string) => proxies[0]?.calls.filter((call) => call.method === name).length ?? 0
  async function longAgo() {
    const first = await deposit()
    await anvil.mine(40)
    const second = await deposit()
    await anvil.mine(40)
    const last = await deposit()
    return { ids: [first.id, second.id, last.id], from: first.height, to: last.height }
  }

  it('finds the same as block by block, with a fraction of the requests', async () => {
    const { ids, from, to } = await longAgo()
    expect(await idsIn(nodeOf(1, 1), from, to)).toEqual(ids)
    expect(methods('eth_getLogs')).toBeLessThan(10)
  })

  it.each([
    ['refuses', -32602, 'query exceeds max block range'],
    ['limits', -32005, 'query returned more than 10000 results'],
  ])('requests a smaller range if the node %s the range', async (_name, code, text) => {
    const { ids, from, to } = await longAgo()
    bad(
      0,
      only('eth_getLogs', ({ params }, next) => {
        const { fromBlock, toBlock } = params[0] as { fromBlock?: string; toBlock?: string }
        if (fromBlock && Number(toBlock) - Number(fromBlock) > 20) throw new RpcFault(code, text)
        return next()
      }),
    )
    expect(await idsIn(nodeOf(1, 1), from, to)).toEqual(ids)
  })

  it('does not take a node that ends before the range for an empty chain', async () => {
    const { from, to } = await longAgo()
    bad(0, (call, next) => {
      if (call.method === 'eth_getLogs') return []
      return call.method === 'eth_getBlockByNumber' && Number(call.params[0]) >= Number(from) ? null : next()
    })
    await expect(idsIn(nodeOf(1, 1), from, to)).rejects.toMatchObject({ reason: 'rpc_behind' })
  })

  it('is not misled by one of three that returns nothing', async () => {
    const { ids, from, to } = await longAgo()
    bad(
      0,
      only('eth_getLogs', () => []),
    )
    expect(await idsIn(nodeOf(3, 2), from, to)).toEqual(ids)
  })
})

describe('a single endpoint', () => {
  it('cannot invent a deposit, since the receipt is checked', async () => {
    const { height } = await deposit()
    bad(
      0,
      only('eth_getTransactionReceipt', async (_c, next) => changed(await next(), (r) => r.logs.splice(0))),
    )
    expect(await idsIn(nodeOf(1, 1), height)).toEqual([])
  })

  it('cannot change an order, since its hash would not match', async () => {
    const { height } = await deposit()
    bad(
      0,
      only('eth_getTransactionReceipt', async (_c, next) =>
        changed(await next(), (r) => r.logs.forEach((log) => (log.data = forge(log.data)))),
      ),
    )
    await expect(idsIn(nodeOf(1, 1), height)).rejects.toMatchObject({ reason: 'rpc_forged_log', retriable: true })
  })

  it('that lacks the block reports it instead of showing nothing', async () => {
    const { height } = await deposit()
    await expect(nodeOf(1, 1).scan(height, height + 5n)).rejects.toMatchObject({
      reason: 'rpc_behind',
      retriable: true,
    })
    await expect(nodeOf(1, 1).isCanonical(height + 5n, `0x${'11'.repeat(32)}`)).rejects.toMatchObject({
      reason: 'rpc_behind',
    })
  })

  it('without balance overrides still detects a recipient that rejects coins', async () => {
    const wall = `0x${'9a'.repeat(20)}`
    await anvil.rpc('anvil_setCode', [wall, '0x60006000fd'])
    bad(
      0,
      only('eth_call', ({ params }, next) => {
        if (params.length > 2) throw new RpcFault(-32602, 'too many arguments, want at most 2')
        return next()
      }),
    )
    const node = nodeOf(1, 1)
    expect(await node.recipientProblem(wall, assetId(node.id, NATIVE))).toBe('recipient_rejects')
    await anvil.rpc('anvil_setCode', [wall, '0x00'])
    expect(await node.recipientProblem(wall, assetId(node.id, NATIVE))).toBeNull()
  })

  it('is retried after a transient error', async () => {
    let failures = 1
    bad(0, (_c, next) => {
      if (failures-- > 0) throw new HttpFault(503)
      return next()
    })
    expect((await nodeOf(1, 1).head()).height).toBeGreaterThan(0n)
  })

  it('on the wrong network is named', async () => {
    bad(
      0,
      only('eth_chainId', () => '0x1'),
    )
    const node = nodeOf(1, 1)
    await expect(node.head()).rejects.toMatchObject({ reason: 'rpc_wrong_chain' })
    expect(node.endpoints()).toEqual([expect.objectContaining({ healthy: false, lastError: 'rpc_wrong_chain' })])
  })

  it('that is down is reported without its path, which may contain a key', async () => {
    const node = createEvmNode({ ...localNodeOptions(CHAIN, ['http://127.0.0.1:1/v2/secret']), attempts: 1 })
    await expect(node.head()).rejects.toMatchObject({ reason: 'rpc_unreachable', retriable: true })
    expect(JSON.stringify(node.endpoints())).not.toContain('secret')
  })
})

describe('broadcasting', () => {
  const signed = async (node: ChainNode) => {
    const payer = node.payer(devAccounts.maker.key)
    return {
      payer,
      tx: await payer.sign(await payer.plan({ kind: 'void' }, 0, null), (await payer.chainSlot?.()) ?? 0n),
    }
  }

  it('finds a transaction that was accepted although the response was lost', async () => {
    const node = nodeOf(1, 1)
    const { payer, tx } = await signed(node)
    let lost = false
    bad(
      0,
      only('eth_sendRawTransaction', async (_c, next) => {
        if (lost) return next()
        lost = true
        await next()
        throw new HttpFault(504)
      }),
    )
    await payer.broadcast(tx)
    await expect.poll(async () => (await node.txStatus(tx.ref)).state).toBe('mined')
  })

  it('needs only one endpoint that accepts the transaction', async () => {
    const node = nodeOf(3, 2)
    const { payer, tx } = await signed(node)
    bad(
      0,
      only('eth_sendRawTransaction', () => {
        throw new HttpFault(500)
      }),
    )
    bad(
      1,
      only('eth_sendRawTransaction', () => {
        throw new RpcFault(-32000, 'nonce too low')
      }),
    )
    await payer.broadcast(tx)
    await expect.poll(async () => (await node.txStatus(tx.ref)).state).toBe('mined')
  })

  it.each([
    ['nonce too low', 'slot_used'],
    ['replacement transaction underpriced', 'underpriced'],
    ['insufficient funds for gas * price + value', 'insufficient_gas'],
    ['intrinsic gas too low', 'tx_refused'],
    ['something new', 'rpc_failed'],
  ])('"%s" becomes %s', async (text, reason) => {
    const node = nodeOf(1, 1)
    const { payer, tx } = await signed(node)
    bad(
      0,
      only('eth_sendRawTransaction', () => {
        throw new RpcFault(-32000, text)
      }),
    )
    await expect(payer.broadcast(tx)).rejects.toMatchObject({ reason })
  })

  it('is retried later if all endpoints are down', async () => {
    const node = nodeOf(2, 1)
    const { payer, tx } = await signed(node)
    for (const index of [0, 1])
      bad(index, () => {
        throw new HttpFault(502)
      })
    await expect(payer.broadcast(tx)).rejects.toMatchObject({ reason: 'rpc_unreachable', retriable: true })
  })
})
