import { describe, expect, it } from 'vitest'
import { createBatchLoader } from './createBatchLoader.ts'

/** Answers each query on demand, and records the queries. */
function slow() {
  const asked: string[][] = []
  const answers: (() => void)[] = []
  const ask = (keys: readonly string[]) => {
    asked.push([...keys])
    return new Promise<ReadonlyMap<string, string>>((done) =>
      answers.push(() => done(new Map(keys.map((key) => [key, key.toUpperCase()])))),
    )
  }
  return { asked, ask, answer: () => answers.shift()?.() }
}
const turn = () => new Promise((done) => setImmediate(done))

describe('batched reads', () => {
  it('are one request for simultaneous callers, and one more for later ones', async () => {
    const { asked, ask, answer } = slow()
    const get = createBatchLoader(ask)
    const first = [get('a'), get('b')]
    await turn()
    const second = [get('c'), get('d')]
    await turn()
    expect(asked).toEqual([['a', 'b']])
    answer()
    expect(await Promise.all(first)).toEqual(['A', 'B'])
    await turn()
    expect(asked).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
    answer()
    expect(await Promise.all(second)).toEqual(['C', 'D'])
  })

  it('never contain a key twice', async () => {
    const { asked, ask, answer } = slow()
    const get = createBatchLoader(ask)
    const both = [get('a'), get('a')]
    await turn()
    answer()
    await turn()
    answer()
    expect(await Promise.all(both)).toEqual(['A', 'A'])
    expect(asked).toEqual([['a'], ['a']])
  })

  it('fail only for callers that shared them', async () => {
    let fails = true
    const get = createBatchLoader((keys: readonly string[]) =>
      fails ? Promise.reject(new Error('away')) : Promise.resolve(new Map(keys.map((key) => [key, 1]))),
    )
    const [one, other] = await Promise.allSettled([get('a'), get('b')])
    expect([one?.status, other?.status]).toEqual(['rejected', 'rejected'])
    fails = false
    expect(await get('a')).toBe(1)
  })
})
