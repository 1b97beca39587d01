import { describe, expect, it } from 'vitest'
import { createSocialMemory, handleOf, taskOf } from './socialMemory.ts'
import { isAwaited, type SocialEvent } from './socialState.ts'

function memoryStorage(first: string | null = null) {
  let kept = first
  return { getItem: () => kept, setItem: (_: string, value: string) => void (kept = value) }
}
const after = (events: readonly SocialEvent[], storage = memoryStorage()) => {
  const memory = createSocialMemory(storage)
  for (const event of events) memory.getState().tell('0xa', 29, event)
  return { now: taskOf(memory.getState(), '0xa', 29), next: taskOf(createSocialMemory(storage).getState(), '0xa', 29) }
}
const refused = (reason: string): SocialEvent => ({ type: 'refuse', reason, wait: 30 })

describe('the stored state of a social task', () => {
  it('is separate for each wallet and campaign', () => {
    const storage = memoryStorage()
    const memory = createSocialMemory(storage)
    memory.getState().tell('0xa', 29, { type: 'open' })
    memory.getState().setHandle('0xa', '@someone')
    for (const state of [memory.getState(), createSocialMemory(storage).getState()]) {
      expect(taskOf(state, '0xa', 29).step).toBe('opened')
      expect(
        [taskOf(state, '0xb', 29), taskOf(state, '0xa', 30), taskOf(state, null, 29)].map(({ step }) => step),
      ).toEqual(['todo', 'todo', 'todo'])
      expect([handleOf(state, '0xa'), handleOf(state, '0xb'), handleOf(state, null)]).toEqual(['@someone', '', ''])
    }
  })

  it('is the check mark, and the failure that the platform reported', () => {
    expect(after([{ type: 'verify' }, { type: 'pass', at: 7 }]).next).toEqual({ step: 'done', at: 7 })
    expect(after([{ type: 'verify' }, refused('account_taken')]).next).toEqual({
      step: 'failed',
      reason: 'account_taken',
      wait: 30,
    })
  })

  it.each(['wallet_rejected', 'too_many_requests', 'offline'])('is not a transient failure: %s', (reason) => {
    const { now, next } = after([{ type: 'verify' }, refused(reason)])
    expect([now.step, next.step]).toEqual(['failed', 'opened'])
  })

  it('is not a pending response from before a reload', () => {
    const { now, next } = after([{ type: 'verify' }])
    expect([now.step, next.step]).toEqual(['verifying', 'opened'])
  })

  it('drops the awaited return of an earlier visit', () => {
    const { now, next } = after([{ type: 'open', awaited: true }])
    expect([isAwaited(now), next.step, isAwaited(next)]).toEqual([true, 'opened', false])
  })

  it('is limited to the most recently used wallets', () => {
    const storage = memoryStorage()
    const memory = createSocialMemory(storage)
    for (let n = 0; n < 25; n++) memory.getState().tell(`0x${n}`, 29, { type: 'open' })
    expect(Object.keys(createSocialMemory(storage).getState().wallets)).toEqual(
      Array.from({ length: 20 }, (_, n) => `0x${n + 5}`),
    )
  })

  it.each([
    '{',
    '[]',
    '7',
    '{"0xa":{"tasks":{"29":{"step":"flying"}}}}',
    '{"0xa":{"tasks":{"29":{"step":"failed"}},"handle":3}}',
    '{"0xa":null}',
  ])('is empty if the storage has %s', (text) => {
    const state = createSocialMemory(memoryStorage(text)).getState()
    expect([taskOf(state, '0xa', 29), handleOf(state, '0xa')]).toEqual([{ step: 'todo' }, ''])
  })

  it('lasts for the visit without a storage', () => {
    const blocked = {
      getItem: () => null,
      setItem: () => {
        throw new Error('blocked')
      },
    }
    expect(after([{ type: 'open' }], blocked).now.step).toBe('opened')
  })
})
