import { expect, it } from 'vitest'
import { searchBack } from './searchBack.ts'

const tooMuch = new Error('range too wide')

/** Chain with a block per second; the target is at `at`, and the node answers for `most` blocks. */
function chain({ newest, at = null, most = 10n ** 9n }: { newest: bigint; at?: bigint | null; most?: bigint }) {
  const asked: [bigint, bigint][] = []
  return {
    asked,
    newest,
    within: (from: bigint, to: bigint) => {
      asked.push([from, to])
      if (to - from + 1n > most) return Promise.reject(tooMuch)
      return Promise.resolve(at !== null && from <= at && at <= to ? at : null)
    },
    timeOf: (height: bigint) => Promise.resolve(Number(height)),
    isTooMuch: (error: unknown) => error === tooMuch,
  }
}

it.each([
  ['the newest block', 100_000n],
  ['the first block of the time', 50_000n],
  ['between two questions', 90_001n],
  ['just over a question’s end', 90_000n],
])('finds a match in %s', async (_, at) => expect(await searchBack(chain({ newest: 100_000n, at }), 50_000)).toBe(at))

it('searches every block back to the start time once, in ranges', async () => {
  const blocks = chain({ newest: 34_999n, at: 100n })
  expect(await searchBack(blocks, 12_000)).toBeNull()
  expect(blocks.asked).toEqual([
    [25_000n, 34_999n],
    [15_000n, 24_999n],
    [5_000n, 14_999n],
  ])
})

it('ends at the first block of a young chain', async () => {
  const blocks = chain({ newest: 12n })
  expect(await searchBack(blocks, -5)).toBeNull()
  expect(blocks.asked).toEqual([[0n, 12n]])
})

it('halves the range if the node refuses it, and does not increase it again', async () => {
  const blocks = chain({ newest: 20_000n, at: 17_000n, most: 3_000n })
  expect(await searchBack(blocks, 0)).toBe(17_000n)
  expect(blocks.asked.map(([from, to]) => to - from + 1n)).toEqual([10_000n, 5_000n, 2_500n, 2_500n])
})

it('ends after a maximum number of requests', async () => {
  const blocks = chain({ newest: 10_000_000n })
  await expect(searchBack(blocks, 0)).rejects.toMatchObject({ reason: 'search_too_long', retriable: false })
  expect(blocks.asked).toHaveLength(48)
})

it('another fault is rethrown unchanged', async () => {
  const fault = new Error('no')
  await expect(searchBack({ ...chain({ newest: 9n }), within: () => Promise.reject(fault) }, 0)).rejects.toBe(fault)
})
