import { beforeAll, expect, it } from 'vitest'
import { AppError } from '#core/errors.ts'
import { restOfMessages } from '#src/i18n/current.ts'
import { unreadText } from './OpeningState.tsx'

beforeAll(() => restOfMessages())

it('a state that can’t be read says why', () => {
  expect(unreadText(new AppError('order_not_waiting', 'No.'))).toContain('no longer waiting for a deposit')
  expect(unreadText(new AppError('of_the_server', 'The server’s own text.'))).toBe('The server’s own text.')
  expect(unreadText(new Error('a bug'))).not.toContain('a bug')
})
