import { GrammyError, HttpError } from 'grammy'
import { expect, it } from 'vitest'
import { afterOutcome, backOff, candidates } from './deliver.ts'
import { outcomeOf } from './botApi.ts'

const now = new Date('2026-03-04T20:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const refusal = (error_code: number, description: string, parameters = {}) =>
  new GrammyError('failed', { ok: false, error_code, description, parameters }, 'sendMessage', {})
const failure = (code: string) => new HttpError('failed', Object.assign(new Error(code), { code }))

it.each([
  [refusal(429, 'Too Many Requests', { retry_after: 7 }), { kind: 'flood', seconds: 7 }],
  [refusal(429, 'Too Many Requests'), { kind: 'flood', seconds: 1 }],
  [refusal(403, 'Forbidden: bot was blocked by the user'), { kind: 'gone' }],
  [refusal(400, 'Bad Request: chat not found'), { kind: 'gone' }],
  [refusal(400, "Bad Request: can't parse entities"), { kind: 'refused', reason: "Bad Request: can't parse entities" }],
  [refusal(401, 'Unauthorized'), { kind: 'later', reason: 'Unauthorized' }],
  [refusal(502, 'Bad Gateway'), { kind: 'unclear', reason: 'Bad Gateway' }],
  [failure('ECONNREFUSED'), { kind: 'later', reason: 'HttpError: failed' }],
  [failure('ECONNRESET'), { kind: 'unclear', reason: 'HttpError: failed' }],
  [new Error('socket hang up'), { kind: 'unclear', reason: 'Error: socket hang up' }],
])('reads %s', (error, outcome) => expect(outcomeOf(error)).toEqual(outcome))

it('respects Telegram’s retry delay to the second, and records no doubt', () =>
  expect(afterOutcome({ kind: 'flood', seconds: 7 }, 3, now, 0.5)).toEqual({
    to: 'retry',
    notBefore: later(7),
    doubtAt: null,
    floodUntil: later(7),
  }))

it('treats an unclear response as doubtful, and waits until the call must have ended', () => {
  const after = afterOutcome({ kind: 'unclear', reason: 'x' }, 1, now, 0)
  expect(after).toEqual({ to: 'retry', notBefore: later(6), doubtAt: later(5), floodUntil: null })
})

it('marks a chat as unreachable only if Telegram reports it', () => {
  expect(afterOutcome({ kind: 'gone' }, 1, now, 0)).toEqual({ to: 'refused', unreachable: true })
  expect(afterOutcome({ kind: 'refused', reason: 'x' }, 1, now, 0)).toEqual({ to: 'refused', unreachable: false })
  expect(afterOutcome({ kind: 'later', reason: 'x' }, 1, now, 1)).toEqual({
    to: 'retry',
    notBefore: later(2),
    doubtAt: null,
    floodUntil: null,
  })
})

it('doubles the delay each time, with jitter and an upper limit', () => {
  expect([1, 2, 3].map((n) => backOff(n, 1))).toEqual([2000, 4000, 8000])
  expect(backOff(3, 0)).toBe(4000)
  expect(backOff(1000, 1)).toBe(600_000)
})

it.each([
  ['between what is known', 10, { newerId: 15, knownIds: [12] }, [11, 13, 14]],
  ['nowhere when they follow each other', 10, { newerId: 11, knownIds: [] }, []],
  ['nobody knows where', 10, { newerId: null, knownIds: [] }, null],
  ['among the last where nothing was sent before', null, { newerId: 3, knownIds: [] }, [1, 2]],
  ['among too many', 10, { newerId: 1000, knownIds: [] }, null],
])('searches for a lost message %s', (_, afterId, trail, ids) => expect(candidates(afterId, trail)).toEqual(ids))
