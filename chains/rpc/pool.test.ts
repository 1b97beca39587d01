import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reasonOf } from '#core/errors.ts'
import { type Dispute, DisputeError } from './votes.ts'
import type { Endpoint } from './endpoint.ts'
import { behind, unreachable, wrongChain } from './errors.ts'
import { createPool, type PoolOptions } from './pool.ts'

const down = () => unreachable('node', null)
const reverted = () => new Error('reverted')
const lost = (reason: string) => expect.objectContaining({ reason, retriable: true }) as unknown

/** Endpoints with one fixed answer each; an Error is thrown. Those in `cooling` failed recently. */
function choir<T>(
  quorum: number,
  voices: readonly (T | Error)[],
  cooling: readonly number[] = [],
  options: PoolOptions = {},
) {
  const asked: number[] = []
  const endpoints = voices.map(
    (_, index): Endpoint<number> => ({
      label: String(index),
      cooling: () => cooling.includes(index),
      sawHeight: () => undefined,
      health: () => ({ label: String(index), healthy: true, height: null, errors: 0, lastError: null }),
      run: (read) => {
        asked.push(index)
        return read(index)
      },
    }),
  )
  const say = async (index: number): Promise<T> => {
    const voice = voices[index] as T | Error
    if (voice instanceof Error) throw voice
    return voice
  }
  return { asked, say, pool: createPool(endpoints, quorum, options) }
}
const agree = (quorum: number, voices: readonly (string | Error)[]) => {
  const { pool, say } = choir(quorum, voices)
  return pool.agree(say, String)
}
const reached = (quorum: number, voices: readonly (bigint | Error)[]) => {
  const { pool, say } = choir(quorum, voices)
  return pool.reached(say)
}
const listed = (quorum: number, voices: readonly (readonly string[] | Error)[]) => {
  const { pool, say } = choir<readonly string[]>(quorum, voices)
  return pool.listed(say, String)
}

describe('an answer that a quorum gives', () => {
  it.each<[string, (string | Error)[]]>([
    ['one lies', ['x', 'a', 'a']],
    ['one is down', [down(), 'a', 'a']],
    ['one is behind', [behind(null), 'a', 'a']],
    ['one serves another network', [wrongChain('node', '1', '2'), 'a', 'a']],
    ['one answers with an error', [reverted(), 'a', 'a']],
    ['two lie differently', ['x', 'y', 'a', 'a']],
  ])('is found although %s', async (_name, voices) => {
    expect(await agree(2, voices)).toBe('a')
  })

  it('uses no more requests than needed, healthy endpoints first', async () => {
    const four = choir(2, ['a', 'a', 'a', 'a'])
    await four.pool.agree(four.say, String)
    expect(four.asked).toEqual([0, 1])
    const tired = choir(2, ['a', 'a', 'a'], [0])
    await tired.pool.agree(tired.say, String)
    expect(tired.asked).toEqual([1, 2])
    const split = choir(2, ['x', 'a', 'a', 'a'])
    await split.pool.agree(split.say, String)
    expect(split.asked).toEqual([0, 1, 2])
  })

  it.each<[string, (string | Error)[], string]>([
    ['they all differ', ['x', 'y', 'z'], 'rpc_disagree'],
    ['too few answer', ['a', down(), down()], 'rpc_unreachable'],
    ['too few have the block', ['a', behind(null), down()], 'rpc_behind'],
    ['too few serve this network', ['a', wrongChain('node', '1', '2'), down()], 'rpc_wrong_chain'],
    ['the rest disagree and one is down', ['a', 'b', down()], 'rpc_disagree'],
    ['one answers with an error, another without', ['a', reverted(), down()], 'rpc_disagree'],
    ['the one that answers does so with an error', [down(), down(), reverted()], 'rpc_unreachable'],
  ])('does not exist when %s', async (_name, voices, reason) => {
    await expect(agree(2, voices)).rejects.toEqual(lost(reason))
  })

  it('can be an error, if a quorum returns it', async () => {
    await expect(agree(2, [reverted(), 'a', reverted()])).rejects.toThrow('reverted')
    await expect(agree(2, [reverted(), reverted(), down()])).rejects.toThrow('reverted')
  })

  it('has as its cause the error that only some endpoints returned', async () => {
    await expect(agree(2, ['a', reverted()])).rejects.toMatchObject({
      reason: 'rpc_disagree',
      cause: { message: 'reverted' },
    })
  })

  it('is never given by fewer endpoints, and never missed if enough give it', async () => {
    const voice = fc.constantFrom<string | Error>('a', 'b', 'c', down(), reverted())
    await fc.assert(
      fc.asyncProperty(fc.array(voice, { minLength: 1, maxLength: 6 }), fc.nat({ max: 4 }), async (voices, raw) => {
        const quorum = Math.min(2 + raw, voices.length)
        fc.pre(quorum > 1)
        const answer = await agree(quorum, voices).catch(() => null)
        const enough = (v: string | Error) =>
          !(v instanceof Error) && voices.filter((other) => other === v).length >= quorum
        expect(answer === null ? !voices.some(enough) : enough(answer)).toBe(true)
      }),
    )
  })
})

describe('a height that a quorum reaches', () => {
  it('cannot be raised or held back by a single endpoint', async () => {
    expect(await reached(2, [900n, 10n, 11n])).toBe(11n)
    expect(await reached(2, [1n, 10n, 11n])).toBe(10n)
    expect(await reached(2, [10n, down(), 9n])).toBe(9n)
  })

  it.each<[(bigint | Error)[], string]>([
    [[10n, down(), down()], 'rpc_unreachable'],
    [[10n, reverted(), down()], 'rpc_disagree'],
  ])('does not exist for %s', async (voices, reason) => {
    await expect(reached(2, voices)).rejects.toEqual(lost(reason))
  })

  it('is never above what a quorum has', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.bigInt({ min: 0n, max: 9n }), { minLength: 1, maxLength: 6 }),
        fc.nat(),
        async (heights, raw) => {
          const quorum = 1 + (raw % heights.length)
          const height = await reached(quorum, heights)
          expect(heights.filter((h) => h >= height).length).toBeGreaterThanOrEqual(quorum)
          expect(heights.filter((h) => h > height).length).toBeLessThan(quorum)
        },
      ),
    )
  })
})

describe('a list that a quorum returns', () => {
  it('omits what only one endpoint shows and keeps what only one hides', async () => {
    expect(
      await listed(2, [
        ['a', 'forged'],
        ['a', 'b'],
        ['b', 'a'],
      ]),
    ).toEqual(['a', 'b'])
  })

  it('gives each endpoint one vote, however often it names an item', async () => {
    expect(await listed(2, [['forged', 'forged', 'a'], ['a'], ['a']])).toEqual(['a'])
    expect(await listed(1, [['a', 'a']])).toEqual(['a'])
  })

  it('is undecided while an endpoint that is down could confirm an item', async () => {
    await expect(listed(2, [['a', 'b'], ['a'], down()])).rejects.toEqual(lost('rpc_disagree'))
    expect(await listed(2, [['a'], ['a'], down()])).toEqual(['a'])
  })

  it('does not exist if too few endpoints respond', async () => {
    await expect(listed(2, [['a'], down(), down()])).rejects.toEqual(lost('rpc_unreachable'))
  })
})

describe('a vote that splits without a provable side', () => {
  /** Outcome of a vote on an item that `listing` endpoints show and `denying` hide, while `away` do not answer. */
  const fate = (quorum: number, listing: number, denying: number, away: number): Promise<string> =>
    listed(quorum, [
      ...Array.from({ length: listing }, () => ['item']),
      ...Array.from({ length: denying }, () => []),
      ...Array.from({ length: away }, () => down()),
    ]).then((items) => (items.length > 0 ? 'listed' : 'absent'), reasonOf)

  it.each<[string, number, [listing: number, denying: number, away: number], string]>([
    ['one of two hides it', 2, [1, 1, 0], 'rpc_disagree'],
    ['one of three hides it', 2, [2, 1, 0], 'listed'],
    ['one of three invents it', 2, [1, 2, 0], 'absent'],
    ['one of three hides it while one is away', 2, [1, 1, 1], 'rpc_disagree'],
    ['one of four invents it while one is away', 2, [1, 2, 1], 'absent'],
    ['two of four are on each side', 2, [2, 2, 0], 'rpc_disagree'],
    ['one of three hides it where all must agree', 3, [2, 1, 0], 'rpc_disagree'],
    ['two of five hide it', 3, [3, 2, 0], 'listed'],
    ['two of five invent it', 3, [2, 3, 0], 'absent'],
    ['the quorum is away', 2, [1, 0, 2], 'rpc_unreachable'],
  ])('%s', async (_name, quorum, [listing, denying, away], expected) => {
    expect(await fate(quorum, listing, denying, away)).toBe(expected)
  })

  it('never loses an item or accepts an invented one, for all splits of one to five endpoints', async () => {
    for (let n = 1; n <= 5; n++)
      for (let quorum = 2; quorum <= n; quorum++)
        for (let listing = 1; listing <= n; listing++)
          for (let denying = 0; listing + denying <= n; denying++) {
            const outcome = await fate(quorum, listing, denying, n - listing - denying)
            const split = { n, quorum, listing, denying, outcome }
            // Fewer liars than the quorum: a side as large as the quorum includes an honest endpoint.
            if (outcome === 'listed') expect(split).toSatisfy(() => listing >= quorum && denying < quorum)
            if (outcome === 'absent') expect(split).toSatisfy(() => denying >= quorum && listing < quorum)
            if (outcome === 'rpc_unreachable') expect(split).toSatisfy(() => listing + denying < quorum)
            const liars = quorum - 1
            const enough = n >= 2 * quorum - 1
            if (enough && denying <= liars && listing + denying === n)
              expect(split).toMatchObject({ outcome: 'listed' })
            if (enough && listing <= liars && listing + denying === n)
              expect(split).toMatchObject({ outcome: 'absent' })
          }
  })

  it('names each endpoint’s response by its label', async () => {
    await expect(listed(2, [['a', 'b'], ['a'], down()])).rejects.toMatchObject({
      reason: 'rpc_disagree',
      retriable: true,
      votes: [
        { endpoint: '0', answer: 'lists b' },
        { endpoint: '1', answer: 'does not list b' },
        { endpoint: '2', answer: 'rpc_unreachable' },
      ],
    })
    await expect(agree(2, ['x', 'y'])).rejects.toMatchObject({
      votes: [
        { endpoint: '0', answer: 'x' },
        { endpoint: '1', answer: 'y' },
      ],
    })
  })

  it('never repeats an error’s message, which may contain a key, and distinguishes long answers', async () => {
    const secret = new Error('https://node.example/v2/secret answered 500')
    const long = 'a'.repeat(500)
    const failure = await agree(3, [`${long}x`, `${long}y`, secret]).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(DisputeError)
    const answers = (failure as DisputeError).votes.map(({ answer }) => answer)
    expect(answers[2]).toBe('Error')
    expect(answers[0]).not.toBe(answers[1])
    expect(Math.max(...answers.map((answer) => answer.length))).toBeLessThan(200)
  })

  it('records a height that is held back or raised if too few endpoints report it', async () => {
    const told: Dispute[] = []
    const heights = (quorum: number, values: readonly (bigint | Error)[]) => {
      const { pool, say } = choir(quorum, values, [], { maxLag: 100n, onDispute: (dispute) => told.push(dispute) })
      return pool.reached(say)
    }
    expect(await heights(2, [1_000n, 900n])).toBe(900n)
    expect(await heights(2, [9_999n, 1_000n, 990n])).toBe(1_000n)
    expect(told).toEqual([])
    expect(await heights(2, [1_000n, 5n])).toBe(5n)
    expect(told).toMatchObject([{ method: 'height', votes: [{ answer: '1000' }, { answer: '5' }] }])
    expect(await heights(2, [1_000n, 5n, down()])).toBe(5n)
    expect(told).toHaveLength(2)
  })
})

it('asks other endpoints first after a rotation', async () => {
  const three = choir(2, ['a', 'a', 'a'])
  await three.pool.rotated(1).agree(three.say, String)
  await three.pool.rotated(5).agree(three.say, String)
  expect(three.asked).toEqual([1, 2, 2, 0])
})

describe('the first response', () => {
  it('is taken from the next endpoint after a failure, but not after an error response', async () => {
    const next = choir(1, [down(), behind(null), 'c'])
    expect(await next.pool.first(next.say)).toBe('c')
    const refused = choir(1, [reverted(), 'b'])
    await expect(refused.pool.first(refused.say)).rejects.toThrow('reverted')
    expect(refused.asked).toEqual([0])
  })

  it('is requested last from endpoints that failed lately, and rejects with the best failure', async () => {
    const tired = choir(1, [down(), behind(null)], [0])
    await expect(tired.pool.first(tired.say)).rejects.toEqual(lost('rpc_behind'))
    expect(tired.asked).toEqual([1, 0])
  })
})

it('refuses a quorum that can never be reached', () => {
  expect(() => choir(2, ['a'])).toThrow(expect.objectContaining({ reason: 'rpc_quorum_invalid', retriable: false }))
  expect(() => choir(0, ['a'])).toThrow(expect.objectContaining({ reason: 'rpc_quorum_invalid' }))
  expect(() => choir(1, [])).toThrow(expect.objectContaining({ reason: 'rpc_not_configured', retriable: false }))
})
