import * as fc from 'fast-check'
import type { Client } from 'viem'
import { describe, expect, it } from 'vitest'
import { AppError } from '#core/errors.ts'
import type { Endpoint } from './endpoint.ts'
import { createPool } from './pool.ts'
import { retry } from './retry.ts'

const client = {} as Client
const down = () => new AppError('rpc_unreachable', 'down')
type Voice = string | Error

/** Endpoints that each say one thing, whatever they are asked. */
function choir(voices: readonly Voice[], quorum: number) {
  const asked: number[] = []
  const endpoints = voices.map((_, index): Endpoint => ({
    label: String(index),
    cooling: () => false,
    sawHeight: () => undefined,
    health: () => ({ label: String(index), healthy: true, height: null, errors: 0, lastError: null }),
    run: (read) => {
      asked.push(index)
      return read(client)
    },
  }))
  const say = (_client: Client, endpoint: Endpoint): Promise<string> => {
    const voice = voices[Number(endpoint.label)] ?? ''
    return voice instanceof Error ? Promise.reject(voice) : Promise.resolve(voice)
  }
  const pool = createPool(endpoints, quorum)
  return { asked, agree: () => pool.agree(say, String), first: () => pool.first(say), reached: () => pool.reached(async (c, e) => BigInt(await say(c, e))) }
}

describe('several endpoints', () => {
  it('asks no more of them than agreement needs', async () => {
    const { agree, asked } = choir(['a', 'a', 'a', 'a'], 2)
    expect(await agree()).toBe('a')
    expect(asked).toEqual([0, 1])
  })

  it.each<readonly [string, readonly Voice[], string]>([
    ['one lies', ['x', 'a', 'a'], 'a'],
    ['one is down', [down(), 'a', 'a'], 'a'],
    ['two lie differently', ['x', 'y', 'a', 'a'], 'a'],
  ])('agrees although %s', async (_name, voices, answer) => {
    expect(await choir(voices, 2).agree()).toBe(answer)
  })

  it.each<readonly [string, readonly Voice[], string]>([
    ['they all differ', ['x', 'y', 'z'], 'rpc_disagree'],
    ['too few answer', ['a', down(), down()], 'rpc_unreachable'],
    ['the rest disagree and one is down', ['a', 'b', down()], 'rpc_disagree'],
  ])('gives no answer when %s', async (_name, voices, reason) => {
    await expect(choir(voices, 2).agree()).rejects.toMatchObject({ reason, retriable: true })
  })

  it('never gives an answer that fewer than the quorum gave', async () => {
    const voice = fc.constantFrom<Voice>('a', 'b', 'c', down())
    await fc.assert(
      fc.asyncProperty(fc.array(voice, { minLength: 1, maxLength: 6 }), fc.nat({ max: 5 }), async (voices, raw) => {
        const quorum = 1 + (raw % voices.length)
        const answer = await choir(voices, quorum).agree().catch(() => null)
        const enough = (v: Voice) => !(v instanceof Error) && voices.filter((other) => other === v).length >= quorum
        expect(answer === null ? !voices.some(enough) : enough(answer)).toBe(true)
      }),
    )
  })

  it('falls back to the next one, but not on an answer that is an error', async () => {
    expect(await choir([down(), 'b'], 1).first()).toBe('b')
    const { first, asked } = choir([new Error('reverted'), 'b'], 1)
    await expect(first()).rejects.toThrow('reverted')
    expect(asked).toEqual([0])
  })

  it('takes the height that a quorum reaches', async () => {
    expect(await choir(['999', '10', '9'], 2).reached()).toBe(10n)
    expect(await choir(['10', down(), '9'], 2).reached()).toBe(9n)
    await expect(choir(['10', down(), down()], 2).reached()).rejects.toMatchObject({ reason: 'rpc_unreachable' })
  })

  it('refuses a quorum that can never be reached', () => {
    expect(() => choir(['a'], 2)).toThrow(expect.objectContaining({ reason: 'rpc_quorum_invalid' }))
    expect(() => choir([], 1)).toThrow(expect.objectContaining({ reason: 'rpc_not_configured' }))
  })
})

describe('retrying', () => {
  it('waits longer each time, and not at all for what does not pass', async () => {
    const waits: number[] = []
    const policy = { attempts: 3, baseMs: 100, random: () => 1, sleep: async (ms: number) => void waits.push(ms) }
    await expect(retry(() => Promise.reject(down()), { ...policy, isPassing: () => true })).rejects.toThrow('down')
    expect(waits).toEqual([100, 200])
    await expect(retry(() => Promise.reject(down()), { ...policy, isPassing: () => false })).rejects.toThrow('down')
    expect(waits).toHaveLength(2)
  })
})
