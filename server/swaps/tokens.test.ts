import { encodeAbiParameters, type Hex, numberToHex } from 'viem'
import { expect, it } from 'vitest'
import { assetId } from '#core/chain/assetId.ts'
import { chainById } from '#core/catalogue/lookups.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { createTestClock, north } from '../testing/testApp.ts'
import { createSwapTokens } from './tokens.ts'

const id = assetId(north, `0x${'77'.repeat(20)}`)
const text = (value: string): Hex => encodeAbiParameters([{ type: 'string' }], [value])

function world() {
  const catalogue = loadCatalogue({ profile: 'local' })
  const clock = createTestClock(new Date('2026-03-01T12:00:00Z'))
  let reads = 0
  let isDown = false
  const callAll = () => {
    reads++
    if (isDown) return Promise.reject(new Error('no node answers'))
    const results = [numberToHex(6, { size: 32 }), text('NEW'), text('New')].map((data) => ({ ok: true, data }))
    return Promise.resolve({ height: 1n, results })
  }
  const tokens = createSwapTokens({ catalogue, clock, chains: () => ({ callAll }) as never }, [])
  const chain = chainById(catalogue, north)
  return { find: () => tokens.find(chain, id), clock, reads: () => reads, setDown: (to: boolean) => void (isDown = to) }
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
