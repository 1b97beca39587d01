import { expect, it } from 'vitest'
import { handedBy } from './handedBy.ts'

it.each([
  ['USER_DECLINED', 'closed'],
  ['MESSAGE_EXPIRED', 'expired'],
  ['MESSAGE_SEND_FAILED', 'failed'],
  ['UNSUPPORTED', 'failed'],
  ['UNKNOWN_ERROR', 'failed'],
] as const)('a message of which Telegram says %s is %s', (word, handed) =>
  expect(handedBy(new Error(word))).toBe(handed),
)
