import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createNetworkNode } from '#chains/nodes.ts'
import type { Dispute } from '#chains/rpc/votes.ts'
import { type AssetId, assetId, NATIVE } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import { type Anvil, startAnvil } from '../testing/anvil.ts'
import { localNodeOptions } from '../testing/localChain.ts'
import { honest, HttpFault, type Meddle, RpcFault, type RpcProxy, startRpcProxy } from '../testing/rpcProxy.ts'

const north = chainId(31337)
const owner = `0x${'a1'.repeat(20)}`
const coin = assetId(north, NATIVE)
const at = (byte: string) => `0x${byte.repeat(20)}`
const word = (value: bigint) => value.toString(16).padStart(64, '0')

/** Contracts that answer every call alike, by their code. */
const codes = {
  /** 5 as one word. */
  plain: '0x600560005260206000f3',
  /** 5, and a second word of nothing. */
  long: '0x600560005260406000f3',
  /** 31 bytes. */
  short: '0x6005600052601f6000f3',
  /** 1 with more than 600,000 gas left, and 0 with less. */
  rich: '0x5a620927c01060005260206000f3',
  refusing: '0x60006000fd',
} as const
type Token = keyof typeof codes
const addresses = Object.fromEntries(
  Object.keys(codes).map((name, index) => [name, at(`${index + 1}`.padStart(2, 'b'))]),
) as Record<Token, string>
const idOf = (token: Token): AssetId => assetId(north, addresses[token])

let anvil: Anvil
let proxies: readonly [RpcProxy, RpcProxy]
beforeAll(async () => {
  anvil = await startAnvil({ chainId: north })
  for (const [name, code] of Object.entries(codes)) await anvil.rpc('anvil_setCode', [addresses[name as Token], code])
  await anvil.rpc('anvil_setBalance', [owner, '0x7'])
  proxies = [await startRpcProxy(anvil.url), await startRpcProxy(anvil.url)]
})
beforeEach(() => {
  for (const proxy of proxies) proxy.meddle = honest
})
afterAll(async () => {
  for (const proxy of proxies) await proxy.stop()
  await anvil.stop()
})

/** A node whose two endpoints must agree, and the disputes that it reports. */
function open() {
  const disputes: Dispute[] = []
  const urls = proxies.map(({ url }) => url)
  const node = createNetworkNode({
    ...localNodeOptions(north, urls),
    quorum: 2,
    onDispute: (dispute) => disputes.push(dispute),
  })
  const read = (token: Token) => {
    if (!node.unlistedBalance) throw new Error('the family reads unlisted tokens')
    return node.unlistedBalance(owner, idOf(token))
  }
  return { node, read, disputes }
}

/** Changes the answers of one token. */
const meddling =
  (token: Token, meddle: Meddle): Meddle =>
  (call, next) => {
    const [{ to = '' } = {}] = call.params as readonly { readonly to?: string }[]
    return call.method === 'eth_call' && to === addresses[token] ? meddle(call, next) : next()
  }
function meddleAll(token: Token, of: (index: number) => Meddle): void {
  for (const [index, proxy] of proxies.entries()) proxy.meddle = meddling(token, of(index))
}

describe('the balance of a token that no list has', () => {
  it.each<[Token, bigint | null]>([
    ['plain', 5n],
    ['long', 5n],
    ['short', null],
    ['rich', 0n],
    ['refusing', null],
  ])('of a contract that is %s is %s', async (token, balance) => {
    expect(await open().read(token)).toBe(balance)
  })

  it('is agreed by its first word alone', async () => {
    meddleAll('plain', (index) => () => `0x${word(9n)}${word(BigInt(index))}`)
    expect(await open().read('plain')).toBe(9n)
  })

  it('is none where a token answers each endpoint differently, which is no dispute of the endpoints', async () => {
    meddleAll('plain', (index) => () => `0x${word(BigInt(index))}`)
    const { read, disputes } = open()
    expect(await Promise.all([read('plain'), read('long')])).toEqual([null, 5n])
    expect(disputes).toEqual([])
  })

  it.each<[string, Meddle]>([
    ['an error of its own', () => Promise.reject(new RpcFault(-32_000, 'stack limit reached'))],
    ['an answer that is too long', () => `0x${'00'.repeat(3 * 2 ** 20)}`],
    ['a gateway’s fault', () => Promise.reject(new HttpFault(502))],
    ['an answer that is no text', () => ({ odd: true })],
  ])('keeps no other read from its result by %s', async (_, meddle) => {
    meddleAll('plain', () => meddle)
    const { node, read } = open()
    const [hostile, other, listed] = await Promise.all([
      read('plain').catch(() => null),
      read('long'),
      node.balances(owner, [coin]),
    ])
    expect([hostile, other, listed.get(coin)]).toEqual([null, 5n, 7n])
    expect(node.endpoints().map(({ healthy }) => healthy)).toEqual([true, true])
  })

  it('keeps no other read waiting', async () => {
    let release = (): void => {}
    const gate = new Promise<void>((resolve) => (release = resolve))
    meddleAll('plain', () => async (_call, next) => {
      await gate
      return next()
    })
    const { node, read } = open()
    const [slow, other, listed] = [read('plain'), read('long'), node.balances(owner, [coin])]
    expect([await other, (await listed).get(coin)]).toEqual([5n, 7n])
    release()
    expect(await slow).toBe(5n)
  })
})
