import { expect, it, vi } from 'vitest'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import { silentLog } from '#runtime/log.ts'
import { createTestClock, north, south } from '../testing/testApp.ts'
import { createLiquidity, roundedDown } from './readLiquidity.ts'

it.each([
  [-5n, 0n],
  [0n, 0n],
  [1n, 1n],
  [9n, 5n],
  [10n, 10n],
  [1999n, 1000n],
  [2000n, 2000n],
  [999_999_999_999_999_999n, 500_000_000_000_000_000n],
])('rounds %s down to %s', (units, rounded) => expect(roundedDown(units)).toBe(rounded))

const asset = assetId(south, NATIVE)
const route = { from: assetId(north, NATIVE), to: asset, min: 1n, max: 9n, etaSeconds: 5, custody: 'escrow' } as const
function setUp(available: () => Promise<bigint>, isPaused = false) {
  const clock = createTestClock(new Date('2026-03-01T12:00:00Z'))
  const reads = vi.fn(available)
  const liquidity = createLiquidity(
    {
      clock,
      log: silentLog,
      makerAddresses: new Map([[south, '0xa']]),
      chainStateCache: {
        available: reads,
        chainState: () => Promise.resolve({ chainId: south, paused: isPaused } as never),
      },
    },
    [route, { ...route, to: assetId(chainId(9), NATIVE) }],
  )
  return { clock, reads, read: async () => (await liquidity()).assets }
}

it('reads each asset once a minute, whoever asks', async () => {
  const { clock, reads, read } = setUp(() => Promise.resolve(7n))
  await Promise.all([read(), read()])
  expect((await read()).get(asset)).toBe(5n)
  expect(reads).toHaveBeenCalledTimes(1)
  clock.advance(60)
  await read()
  expect(reads).toHaveBeenCalledTimes(2)
})

it('reads an asset that could not be read again after a few seconds', async () => {
  let isDown = true
  const { clock, reads, read } = setUp(() => (isDown ? Promise.reject(new Error('away')) : Promise.resolve(7n)))
  expect((await read()).get(asset)).toBeNull()
  isDown = false
  clock.advance(4)
  expect((await read()).get(asset)).toBeNull()
  clock.advance(1)
  expect((await read()).get(asset)).toBe(5n)
  expect(reads).toHaveBeenCalledTimes(2)
})

it('tells neither an asset that can’t be read nor one without a wallet of the maker', async () => {
  const { read } = setUp(() => Promise.reject(new Error('away')))
  expect([...(await read()).values()]).toEqual([null, null])
})

it('tells that nothing can be paid where payouts are paused', async () => {
  expect((await setUp(() => Promise.resolve(7n), true).read()).get(asset)).toBe(0n)
})

it('does not wait for a network that never answers', async () => {
  vi.useFakeTimers()
  try {
    const reading = setUp(() => new Promise<bigint>(() => undefined)).read()
    await vi.advanceTimersByTimeAsync(3_000)
    expect((await reading).get(asset)).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})
