import { expect, it } from 'vitest'
import { AppError } from '#core/errors.ts'
import { sentence } from './loadPart.ts'

it.each(['data_folder_corrupt', 'data_corrupt', 'journal_corrupt', 'schema_newer', 'seed_failed'])(
  '%s: explains how to start over',
  (reason) => {
    const told = sentence(new AppError(reason, 'What happened.'))
    expect(told).toMatch(/^What happened\. .*npm start -- --reset/)
    expect(told).not.toContain('\n')
  },
)

it('keeps a message that contains its fix', () => {
  expect(sentence(new AppError('port_in_use', 'Port 1 is in use: choose another with --port.'))).toBe(
    'Port 1 is in use: choose another with --port.',
  )
})

it('shows where a programming error occurred', () => {
  expect(sentence(new TypeError('undefined is not a function'))).toContain('sentence.test.ts')
  expect(sentence('odd')).toBe('odd')
})
