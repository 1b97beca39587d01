import { describe, expect, it } from 'vitest'
import { createEndpoint } from '#chains/rpc/endpoint.ts'
import { createPool } from '#chains/rpc/pool.ts'
import type { NodeContext } from './context.ts'
import { reachedFigures } from './fees.ts'
import { faults } from './rpc.ts'

type Figures = readonly bigint[] | null
const reached = (quorum: number, answers: readonly Figures[]): Promise<bigint[]> => {
  const endpoints = answers.map((answer, i) =>
    createEndpoint({ label: String(i), connection: answer, faults, attempts: 1, baseMs: 1 }),
  )
  const context = { pool: createPool(endpoints, quorum) } as unknown as NodeContext
  return reachedFigures(context, async (answer) => {
    if (answer === null) throw new TypeError('away')
    return answer as unknown as readonly bigint[]
  })
}

describe('values of several endpoints', () => {
  it.each<[string, Figures[], bigint[]]>([
    ['alike', [[5n], [5n], [5n]], [5n]],
    ['one far too high', [[5n], [4n], [10n ** 30n]], [5n]],
    ['one far too low', [[5n], [4n], [0n]], [4n]],
    ['one that leaves figures out', [[5n, 7n], [5n, 7n], []], [5n, 7n]],
    [
      'each by itself',
      [
        [1n, 9n],
        [2n, 8n],
        [3n, 7n],
      ],
      [2n, 8n],
    ],
    ['one away', [[5n], [4n], null], [4n]],
  ])('two of three: %s', async (_, answers, expected) => expect(await reached(2, answers)).toEqual(expected))

  it('two unavailable: no value', () =>
    expect(reached(2, [[5n], null, null])).rejects.toMatchObject({ reason: 'rpc_unreachable' }))
  it('a single one: its own', async () => expect(await reached(1, [[5n, 6n]])).toEqual([5n, 6n]))
})
