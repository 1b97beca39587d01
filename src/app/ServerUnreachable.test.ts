import { expect, it } from 'vitest'
import { AppError } from '#core/errors.ts'
import { silentSince } from './ServerUnreachable.tsx'

const failed = (reason: string) => new AppError(reason, 'No.', { retriable: true })

it.each(['api_unreachable', 'timeout', 'bad_answer'])(
  'a server that responded before is unreachable since then: %s',
  (reason) => {
    expect(silentSince({ error: failed(reason), dataUpdatedAt: 1_700_000_000_000 })).toBe(1_700_000_000_000)
  },
)

it.each([
  ['it answers', null, 1_700_000_000_000],
  ['it asks for patience, which is an answer', failed('rate_limited'), 1_700_000_000_000],
  ['it never answered', failed('api_unreachable'), 0],
])('is not called silent when %s', (_, error, dataUpdatedAt) =>
  expect(silentSince({ error, dataUpdatedAt })).toBeNull(),
)
