import { numberToHex } from 'viem'
import { beforeEach, expect, it } from 'vitest'
import { nativeAsset } from '#core/catalogue/lookups.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import type { CallResult } from '#chains/contract/callReads.ts'
import type { ChainNode } from '#chains/contract/node.ts'
import { chainId } from '#core/chain/chainId.ts'
import { pricedCatalogue } from '../providers/testing/pricedCatalogue.ts'
import type { ProviderQuote, RouteRequest } from '../providers/provider.ts'
import { createSenderGas } from './senderGas.ts'

const catalogue = pricedCatalogue()
const ethereum = catalogue.chains.find(({ id }) => id === 1)
const native = nativeAsset(catalogue, chainId(1))
const usdc = catalogue.assets.find(({ chainId: chain, symbol }) => chain === 1 && symbol === 'USDC')
if (!ethereum || !native || !usdc) throw new Error('the catalogue lacks Ethereum')

const GWEI = 1_000_000_000n
let oracle: CallResult = { ok: true, data: '0x' }
beforeEach(() => (oracle = { ok: true, data: '0x' }))
const callAll = () => Promise.resolve({ height: 1n, results: [oracle] })
const nodeOf = (gasPrice: () => Promise<bigint>) =>
  ({ scan: true, payer: true, gasPrice, callAll }) as unknown as ChainNode
const gasOf = (
  gasPrice: (() => Promise<bigint>) | null,
  quote: Partial<ProviderQuote>,
  request: Partial<RouteRequest> = {},
  at: Catalogue = catalogue,
): Promise<string | null> => {
  const clock = { now: () => new Date(0) }
  const estimate = createSenderGas({ catalogue: at, chains: () => (gasPrice ? nodeOf(gasPrice) : null), clock })
  const asked = { from: native, fromChain: ethereum, ...request } as RouteRequest
  const usual = { custody: 'escrow', pays_to_address: false, signatures: 1, gasless: false } as const
  return estimate(asked)({ ...usual, ...quote } as ProviderQuote)
}
const gwei = (): Promise<bigint> => Promise.resolve(GWEI)

it('estimates a deposit by its kind at the current price', async () => {
  const deposit = await gasOf(gwei, {})
  const approved = await gasOf(gwei, { signatures: 2 }, { from: usdc })
  const payment = await gasOf(gwei, { pays_to_address: true }, { byAddress: true })
  expect(Number(approved)).toBeGreaterThan(Number(deposit))
  expect(Number(payment)).toBeLessThan(Number(deposit))
  expect(Number(payment)).toBeGreaterThan(0)
  expect(await gasOf(gwei, { gasless: true })).toBe('0')
})

it('takes the provider’s own figure only near that estimate', async () => {
  const own = Number(await gasOf(gwei, {}))
  const told = async (senderGas: bigint) => Number(await gasOf(gwei, { senderGas }))
  expect(await told(220_000n * GWEI)).toBeCloseTo(own * 2)
  expect(await told(0n)).toBe(own)
  expect(await told(10n ** 30n)).toBe(own)
})

it.each([
  ['without an endpoint', null],
  ['if the network fails', () => Promise.reject(new Error('down'))],
  ['if the network hangs', () => new Promise<bigint>(() => {})],
])('names no figure %s', async (_, gasPrice) => {
  expect(await gasOf(gasPrice, { senderGas: 220_000n * GWEI })).toBeNull()
})

it('asks a network that failed again only after a moment', async () => {
  let [now, asked, isDown] = [0, 0, true]
  const price = (): Promise<bigint> => {
    asked++
    return isDown ? Promise.reject(new Error('down')) : gwei()
  }
  const clock = { now: () => new Date(now) }
  const estimate = createSenderGas({ catalogue, chains: () => nodeOf(price), clock })
  const quote = { custody: 'escrow', pays_to_address: false, signatures: 1, gasless: false } as ProviderQuote
  const gas = () => estimate({ from: native, fromChain: ethereum } as RouteRequest)(quote)
  expect([await gas(), await gas(), asked]).toEqual([null, null, 1])
  isDown = false
  now = 2_999
  expect([await gas(), asked]).toEqual([null, 1])
  now = 3_000
  expect([await gas(), asked]).toEqual([expect.any(String), 2])
  expect([await gas(), asked]).toEqual([expect.any(String), 2])
})

it('adds what the network below takes for the bytes, and names no figure if that can’t be read', async () => {
  const gas = Number(await gasOf(gwei, {}))
  oracle = { ok: true, data: numberToHex(10n ** 15n, { size: 32 }) }
  const price = native && catalogue.prices.get(native.priceKey ?? '')
  expect(Number(await gasOf(gwei, {})) - gas).toBeCloseTo(Number(price?.usdE8) / 1e8 / 1000)
  oracle = { ok: false, data: '0x' }
  expect(await gasOf(gwei, {})).toBeNull()
})

it('names no figure from an old price of the coin', async () => {
  const prices = {
    get: (key: string) => {
      const price = catalogue.prices.get(key)
      return price && { ...price, stale: true }
    },
  }
  expect(await gasOf(gwei, {}, {}, { ...catalogue, prices })).toBeNull()
})
