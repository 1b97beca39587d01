import { encodeAbiParameters, type Hex, numberToHex } from 'viem'
import { expect, it } from 'vitest'
import type { CallResult } from '#chains/contract/callReads.ts'
import { assetId } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import { chainById } from '#core/catalogue/lookups.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { createTestClock, north } from '../testing/testApp.ts'
import { createSwapTokens } from './tokens.ts'

const id = assetId(north, `0x${'77'.repeat(20)}`)
const answered = (data: Hex): CallResult => ({ ok: true, data })
const reverted: CallResult = { ok: false, data: '0x' }
const text = (value: string): Hex => encodeAbiParameters([{ type: 'string' }], [value])

function world() {
  const catalogue = loadCatalogue({ profile: 'local' })
  const clock = createTestClock(new Date('2026-03-01T12:00:00Z'))
  let reads = 0
  let isDown = false
  let facts: readonly CallResult[] = [numberToHex(6, { size: 32 }), text('NEW'), text('New')].map(answered)
  const callAll = () => {
    reads++
    if (isDown) return Promise.reject(new Error('no node answers'))
    return Promise.resolve({ height: 1n, results: facts })
  }
  const tokens = createSwapTokens({ catalogue, clock, chains: () => ({ callAll }) as never }, [])
  const chain = chainById(catalogue, north)
  return {
    find: () => tokens.find(chain, id),
    toWire: tokens.toWire,
    solana: chainId(83797631),
    clock,
    reads: () => reads,
    setDown: (to: boolean) => void (isDown = to),
    says: (...to: CallResult[]) => void (facts = to),
  }
}

it('reads a token once for callers at the same time, and again after a while', async () => {
  const { find, clock, reads } = world()
  const found = await Promise.all([find(), find(), find()])
  expect(found.map(({ symbol }) => symbol)).toEqual(['NEW', 'NEW', 'NEW'])
  expect(reads()).toBe(1)
  clock.advance(601)
  await find()
  expect(reads()).toBe(2)
})

it('keeps no failure', async () => {
  const { find, setDown } = world()
  setDown(true)
  const failed = await Promise.allSettled([find(), find()])
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  setDown(false)
  expect(await find()).toMatchObject({ symbol: 'NEW' })
})

it.each([
  ['37 decimals', 37n],
  ['255 decimals', 255n],
  ['as many decimals as a word holds', 2n ** 256n - 1n],
])('refuses a token with %s', async (_, decimals) => {
  const { find, says } = world()
  says(answered(numberToHex(decimals, { size: 32 })), answered(text('BIG')), answered(text('Big')))
  await expect(find()).rejects.toMatchObject({ reason: 'token_unsupported' })
})

it.each([
  ['whose decimals revert', reverted],
  ['that answers nothing', answered('0x')],
  ['that answers more than a number', answered(`0x${'00'.repeat(64)}`)],
])('finds no token in a contract %s', async (_, decimals) => {
  const { find, says } = world()
  says(decimals, answered(text('ODD')), answered(text('Odd')))
  await expect(find()).rejects.toMatchObject({ reason: 'token_unknown' })
})

it('names a token whose name and symbol revert, or are no text, by its address', async () => {
  const { find, says } = world()
  says(answered(numberToHex(18, { size: 32 })), reverted, answered('0xff'))
  expect(await find()).toMatchObject({ symbol: '0x7777…7777', decimals: 18, isListed: false })
})

it.each([
  ['So11111111111111111111111111111111111111112', ['unlisted']],
  ['5uHGRYkU1Ua8rG7ASNTSEAgpALaA9SFYe3PhQzfqDEMN', ['unlisted', 'same_symbol']],
])('warns of a token that calls itself SOL, unless it is the network’s own wrapped coin: %s', (token, warnings) => {
  const { toWire, solana } = world()
  const named = { symbol: 'SOL', name: 'Wrapped SOL', decimals: 9, icon: '', priceKey: null, isListed: false }
  expect(toWire({ ...named, id: assetId(solana, token), chainId: solana, token }).warnings).toEqual(warnings)
})
