import { describe, expect, test } from 'vitest'
import type { Endpoint } from './endpoint.ts'
import { unreachable } from './faults.ts'
import { createPool } from './pool.ts'

/** Endpoints that answer what they are given; an Error is thrown. */
function poolOf(quorum: number, ...answers: readonly unknown[]) {
  const given = new Map<Endpoint, unknown>()
  const endpoints = answers.map((answer, i): Endpoint => {
    const endpoint: Endpoint = {
      label: `node${i}`,
      run: (read) => read(null as never),
      cooling: () => false,
      sawHeight: () => {},
      health: () => ({ label: `node${i}`, healthy: true, height: null, errors: 0, lastError: null }),
    }
    given.set(endpoint, answer)
    return endpoint
  })
  const pool = createPool(endpoints, quorum)
  const read = <T>(_connection: unknown, endpoint: Endpoint): Promise<T> => {
    const answer = given.get(endpoint)
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer as T)
  }
  return { pool, read }
}
const down = unreachable('node', null)
const text = (value: unknown): string => String(value)

describe('several endpoints as one', () => {
  test('agree: one of three cannot say what the chain is', async () => {
    const { pool, read } = poolOf(2, 'lie', 'truth', 'truth')
    expect(await pool.agree(read, text)).toBe('truth')
    const split = poolOf(2, 'a', 'b', 'c')
    await expect(split.pool.agree(split.read, text)).rejects.toMatchObject({ reason: 'rpc_disagree' })
    const alone = poolOf(2, 'a', down, down)
    await expect(alone.pool.agree(alone.read, text)).rejects.toMatchObject({ reason: 'rpc_unreachable' })
  })

  test('reached: one of three can neither raise a height nor hold it back', async () => {
    for (const [heights, expected] of [
      [[900n, 10n, 11n], 11n],
      [[1n, 10n, 11n], 10n],
    ] as const) {
      const { pool, read } = poolOf(2, ...heights)
      expect(await pool.reached(read)).toBe(expected)
    }
  })

  test('listed: what one alone shows is left out, what one alone hides stays', async () => {
    const { pool, read } = poolOf(2, ['a', 'forged'], ['a', 'b'], ['b', 'a'])
    expect(await pool.listed<string>(read, text)).toEqual(['a', 'b'])
  })

  test('listed: with one endpoint away, an item that it might confirm leaves the list undecided', async () => {
    const open = poolOf(2, ['a', 'b'], ['a'], down)
    await expect(open.pool.listed(open.read, text)).rejects.toMatchObject({ reason: 'rpc_disagree' })
    const same = poolOf(2, ['a'], ['a'], down)
    expect(await same.pool.listed(same.read, text)).toEqual(['a'])
  })

  test('first: goes on to the next endpoint', async () => {
    const { pool, read } = poolOf(1, down, 'b')
    expect(await pool.first(read)).toBe('b')
  })

  test('a quorum without as many endpoints is refused at once', () => {
    expect(() => poolOf(1)).toThrow(expect.objectContaining({ reason: 'rpc_not_configured' }))
    expect(() => poolOf(3, 'a', 'b')).toThrow(expect.objectContaining({ reason: 'rpc_quorum_invalid' }))
  })
})
