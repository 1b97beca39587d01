import { describe, expect, it } from 'vitest'
import { bytesOf, noteProblem, tidyNote } from './note.ts'

describe('a note', () => {
  it.each([
    ['a name', 'Ada', '', null],
    ['a name and a message', 'Ada', 'Hello, Base ⛵', null],
    ['no name', '', 'Hello', 'name_missing'],
    ['a name of spaces', '  ', '', 'name_missing'],
    ['64 bytes', 'é'.repeat(32), '', null],
    ['65 bytes in fewer letters', `${'é'.repeat(32)}a`, '', 'name_too_long'],
    ['280 bytes', 'Ada', '⛵'.repeat(93) + 'a', null],
    ['282 bytes in fewer letters', 'Ada', '⛵'.repeat(94), 'message_too_long'],
    ['a NUL, which no database stores', 'A\0da', '', 'text_invalid'],
    ['a line break', 'Ada', 'two\nlines', 'text_invalid'],
    ['half a letter', 'A\ud83d', '', 'text_invalid'],
  ])('%s', (_, name, message, problem) => expect(noteProblem({ name, message })).toBe(problem))

  it('counts bytes of UTF-8', () => expect(['a', 'é', '⛵', '🌉'].map(bytesOf)).toEqual([1, 2, 3, 4]))

  it('loses spaces around its texts, and line breaks', () =>
    expect(tidyNote({ name: ' Ada ', message: ' two\n lines ' })).toEqual({ name: 'Ada', message: 'two lines' }))
})
