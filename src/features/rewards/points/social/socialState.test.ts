import { describe, expect, it } from 'vitest'
import { isAwaited, nextState, type SocialEvent, type SocialState, notBegun } from './socialState.ts'

const states: Record<SocialState['step'], SocialState> = {
  todo: notBegun,
  opened: { step: 'opened' },
  verifying: { step: 'verifying' },
  failed: { step: 'failed', reason: 'verification_failed', wait: null },
  done: { step: 'done', at: 5 },
}
const events: Record<SocialEvent['type'], SocialEvent> = {
  open: { type: 'open' },
  verify: { type: 'verify' },
  refuse: { type: 'refuse', reason: 'too_many_requests', wait: 30 },
  pass: { type: 'pass', at: 9 },
  undo: { type: 'undo' },
}

describe('a social task', () => {
  it('moves from opened to done, also after a failure', () => {
    const walk = (['open', 'verify', 'refuse', 'verify', 'pass'] as const).map((type) => events[type])
    expect(walk.reduce(nextState, notBegun)).toEqual({ step: 'done', at: 9 })
  })

  it('keeps the reason of a failure, and the time to wait', () => {
    expect(nextState(states.verifying, events.refuse)).toEqual({
      step: 'failed',
      reason: 'too_many_requests',
      wait: 30,
    })
  })

  it.each<[SocialState['step'], SocialEvent['type'], SocialState['step']]>([
    ['todo', 'verify', 'verifying'],
    ['opened', 'open', 'opened'],
    ['failed', 'open', 'opened'],
    ['done', 'undo', 'todo'],
    // Late or repeated events.
    ['verifying', 'verify', 'verifying'],
    ['verifying', 'open', 'verifying'],
    ['verifying', 'undo', 'verifying'],
    ['todo', 'pass', 'todo'],
    ['opened', 'refuse', 'opened'],
    ['done', 'verify', 'done'],
    ['done', 'open', 'done'],
    ['done', 'refuse', 'done'],
  ])('that is %s comes by “%s” to %s', (step, type, reached) => {
    expect(nextState(states[step], events[type]).step).toBe(reached)
  })

  it('awaits the user’s return after opening, until it is verified or no longer awaited', () => {
    const awaited = nextState(notBegun, { type: 'open', awaited: true })
    expect(
      [awaited, nextState(awaited, events.open), nextState(awaited, events.verify), notBegun].map(isAwaited),
    ).toEqual([true, false, false, false])
  })
})
