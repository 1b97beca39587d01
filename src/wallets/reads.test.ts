import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { rpcCall } from '#core/wire/chainRpc.ts'
import { servicesOf } from '#chains/services.ts'
import type { FamilyName } from '#core/chain/family.ts'
import { createEvmConfig } from './evm/config.ts'
import { chainRow } from './evm/testing/fixtures.ts'
import { waitFor as waitForEvm } from './evm/lookFor.ts'
import { readNetworksThrough, readUrls } from './reads.ts'
import { gasReserve } from './reserve.ts'
import { onNode } from './svm/rpc.ts'
import { waitFor as waitForTon } from './ton/waitFor.ts'

const HASH = `0x${'a'.repeat(64)}`
const evm = chainRow(31337)
const svm = chainRow(83797631, { family: 'svm' })
const ton = chainRow(84797831, { family: 'ton' })
const own = (id: number) => `https://bridge.example.org/api/bridge_api/v1/chains/${id}/rpc`

const asked: { url: string; body: unknown }[] = []
beforeAll(() => {
  expect(readUrls(evm)).toEqual(evm.rpc_urls)
  readNetworksThrough('https://bridge.example.org/api')
})
beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init)
    return request.text().then((text) => {
      asked.push({ url: request.url, body: JSON.parse(text) })
      return new Promise<Response>(() => {})
    })
  })
})
afterEach(() => vi.unstubAllGlobals())
afterAll(() => readNetworksThrough(null))

const config = () => createEvmConfig({ walletConnectProjectId: null, chains: [evm] })

it('SVM networks are read through our own origin', async () =>
  expect(await onNode(svm, ({ rpcEndpoint }) => Promise.resolve(rpcEndpoint))).toBe(own(83797631)))

it.each<[string, number, FamilyName, () => unknown]>([
  [
    'a client of EVM',
    31337,
    'evm',
    () => config().getClient({ chainId: 31337 }).request({ method: 'eth_blockNumber' }),
  ],
  ['the wait for a transaction of EVM', 31337, 'evm', () => waitForEvm(config(), HASH, evm)],
  ['the reserve for fees', 31337, 'evm', () => gasReserve(evm, new AbortController().signal)],
  [
    'the wait for a transaction of TON',
    84797831,
    'ton',
    () => waitForTon(`UQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAJKZ:${'b'.repeat(64)}`, ton),
  ],
])('%s is read through our own origin, in a form that the server forwards', async (_, id, family, read) => {
  void read()
  await expect.poll(() => asked.length, { timeout: 30_000 }).toBeGreaterThan(0)
  for (const { url, body } of asked) {
    expect(url).toBe(own(id))
    const { method, params } = rpcCall.parse(body)
    expect(servicesOf(family)?.webRpc?.methods[method]?.params.safeParse(params)).toMatchObject({ success: true })
  }
})
