import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chainId } from '#core/chain/chainId.ts'
import { type Anvil, startAnvil } from '../testing/anvil.ts'
import { localNodeOptions } from '../testing/localChain.ts'
import { honest, HttpFault, type Meddle, RpcFault, type RpcProxy, startRpcProxy } from '../testing/rpcProxy.ts'
import { createEvmNode } from './createNode.ts'

const north = chainId(31337)
const payee = `0x${'a1'.repeat(20)}`
const call = { to: payee, data: '0x', value: 0n } as const
const passed = [{ ok: true, data: '0x', gas: 21_000n }]

let anvil: Anvil
let proxies: readonly [RpcProxy, RpcProxy]
beforeAll(async () => {
  anvil = await startAnvil({ chainId: north })
  proxies = [await startRpcProxy(anvil.url), await startRpcProxy(anvil.url)]
})
beforeEach(() => {
  for (const proxy of proxies) {
    proxy.meddle = honest
    proxy.calls.length = 0
  }
})
afterAll(async () => {
  for (const proxy of proxies) await proxy.stop()
  await anvil.stop()
})

const failing =
  (fault: Error): Meddle =>
  ({ method }, next) => {
    if (method !== 'eth_simulateV1') return next()
    throw fault
  }
/** A node of its own for each case, so that none is paused by an earlier one. */
const run = (...meddles: readonly Meddle[]) => {
  for (const [index, meddle] of meddles.entries()) if (proxies[index]) proxies[index].meddle = meddle
  const node = createEvmNode(
    localNodeOptions(
      north,
      proxies.map(({ url }) => url),
    ),
  )
  return node.simulate?.([call])
}

const missing: readonly [string, Error][] = [
  ['an unknown method', new RpcFault(-32_601, 'the method eth_simulateV1 does not exist/is not available')],
  ['unknown parameters', new RpcFault(-32_602, 'Invalid params')],
  ['a method outside the plan', new RpcFault(-32_000, 'eth_simulateV1 is not available on this node')],
]
const passing: readonly [string, Error][] = [
  ['a rate limit', new RpcFault(-32_005, 'rate limit exceeded')],
  ['a limit under another code', new RpcFault(-32_000, 'too many requests, try again')],
  [
    'a limit that calls the method unavailable',
    new RpcFault(-32_601, 'method not available: daily request limit reached'),
  ],
  ['an error of its own', new RpcFault(-32_603, 'Internal error')],
  ['an overloaded gateway', new HttpFault(503)],
]

describe('a trial run of calls', () => {
  it.each([...missing, ...passing])('is made at the next endpoint after %s', async (_, fault) => {
    expect(await run(failing(fault), honest)).toEqual(passed)
  })

  it.each(missing)('is impossible only if every endpoint answers with %s', async (_, fault) => {
    expect(await run(failing(fault), failing(fault))).toBeNull()
  })

  it.each(passing)('fails, and can be repeated, if no endpoint runs it because of %s', async (_, fault) => {
    await expect(run(failing(fault), failing(fault))).rejects.toMatchObject({ retriable: true })
  })

  it.each(passing)('fails as well if one lacks the method and the other has %s', async (_, fault) => {
    const [[, lacking]] = missing as [[string, Error]]
    await expect(run(failing(lacking), failing(fault))).rejects.toMatchObject({ retriable: true })
    await expect(run(failing(fault), failing(lacking))).rejects.toMatchObject({ retriable: true })
  })

  it('needs a result for each call', async () => {
    const partial: Meddle = ({ method }, next) => (method === 'eth_simulateV1' ? [{ calls: [] }] : next())
    await expect(run(partial, partial)).rejects.toMatchObject({ retriable: true })
  })
})
