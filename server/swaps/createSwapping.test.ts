import { numberToHex } from 'viem'
import { beforeEach, expect, it } from 'vitest'
import type { CallResult } from '#chains/contract/callReads.ts'
import { nativeAsset } from '#core/catalogue/lookups.ts'
import { chainId } from '#core/chain/chainId.ts'
import { silentLog } from '#runtime/log.ts'
import { pricedCatalogue } from '../providers/testing/pricedCatalogue.ts'
import { createSwapping } from './createSwapping.ts'
import type { SwapOffer, SwapProvider } from './provider.ts'

const catalogue = pricedCatalogue()
const native = nativeAsset(catalogue, chainId(1))
const usdc = catalogue.assets.find(({ chainId: chain, symbol }) => chain === 1 && symbol === 'USDC')
if (!native || !usdc) throw new Error('the catalogue lacks Ethereum')
const nativeUsd = Number(catalogue.prices.get(native.priceKey ?? '')?.usdE8) / 1e8

const none: CallResult = { ok: true, data: '0x' }
let oracle: () => Promise<CallResult>
beforeEach(() => (oracle = () => Promise.resolve(none)))
const node = {
  gasPrice: () => Promise.resolve(10n ** 9n),
  callAll: async () => ({ height: 1n, results: [await oracle()] }),
}
const offer: SwapOffer = {
  kind: 'swap',
  send: 10n ** 18n,
  maxSend: 10n ** 18n,
  receive: 5n,
  minReceive: 5n,
  slippageBps: 50,
  priceImpactBps: null,
  fee: null,
  gasUnits: 1_000_000n,
  route: [],
  spender: null,
  detail: null,
}
const provider = {
  name: 'toy',
  title: 'Toy',
  chains: () => [1],
  quote: () => Promise.resolve({ offer }),
} as unknown as SwapProvider

function open(providers: readonly SwapProvider[]) {
  const deps = {
    catalogue,
    store: { quotes: { save: () => Promise.resolve() } },
    chains: () => node,
    screening: { check: () => Promise.resolve(null) },
    clock: { now: () => new Date(0) },
    config: { quoteTtlSeconds: 60, quoteDeadlineMs: 5_000 },
    log: silentLog,
  }
  const tokens = {
    find: (_: unknown, id: string) => Promise.resolve(catalogue.assets.find((asset) => asset.id === id)),
    toWire: (token: unknown) => token,
  }
  const swapping = createSwapping(deps as never, providers, tokens as never)
  const wanted = { from_asset: native?.id, to_asset: usdc?.id, amount: String(10n ** 18n) }
  const visit = { channel: { id: 'main' }, surface: 'web', signal: new AbortController().signal }
  return () => swapping.quotes(wanted as never, visit as never)
}

const gasUsd = async () => (await open([provider])()).quotes[0]?.gas_usd

it('asks each provider of the network once per refresh, and no other one', async () => {
  const asked: string[] = []
  const counted = (name: string, chains: readonly number[]): SwapProvider => ({
    ...provider,
    name,
    chains: () => chains,
    quote: async () => {
      asked.push(name)
      return name === 'late' ? { refusal: { reason: 'no_route', message: '' } } : { offer }
    },
  })
  const refresh = open([counted('first', [1]), counted('late', [1, 10]), counted('elsewhere', [10])])
  for (const times of [1, 2, 3]) {
    await refresh()
    expect(asked.toSorted()).toEqual([...Array(times).fill('first'), ...Array(times).fill('late')])
  }
})

it('names the gas at the network’s price, and what the network below takes for the bytes', async () => {
  expect(Number(await gasUsd())).toBeCloseTo(nativeUsd / 1000)
  oracle = () => Promise.resolve({ ok: true, data: numberToHex(10n ** 15n, { size: 32 }) })
  expect(Number(await gasUsd())).toBeCloseTo((2 * nativeUsd) / 1000)
})

it.each([
  ['reverts', () => Promise.resolve<CallResult>({ ok: false, data: '0x' })],
  ['can’t be reached', () => Promise.reject<CallResult>(new Error('down'))],
  ['hangs', () => new Promise<CallResult>(() => {})],
])('offers the swap without a figure if the oracle %s', async (_, answer) => {
  oracle = answer
  expect(await gasUsd()).toBeNull()
})

it('marks the figures for gas and rent while the coin’s price is stale, also if only rent is known', async () => {
  const refresh = open([provider])
  const isMarked = async () => (await refresh()).quotes[0]?.gas_usd_stale
  expect(await isMarked()).toBe(false)
  const key = native.priceKey ?? ''
  const fresh = catalogue.prices.get(key)
  if (!fresh) throw new Error('the catalogue has no price')
  ;(catalogue.prices as Map<string, typeof fresh>).set(key, { ...fresh, stale: true })
  expect(await isMarked()).toBe(true)
  oracle = () => Promise.reject(new Error('down'))
  expect(await isMarked()).toBe(true)
})
