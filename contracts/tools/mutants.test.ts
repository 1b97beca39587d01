import { expect, it } from 'vitest'
import { mutants } from './mutants.ts'
import { readSource } from './sources.ts'

it.each(mutants)('$file still contains: $find', ({ file, find, replace }) => {
  expect(readSource(file)).toContain(find)
  expect(replace).not.toBe(find)
})
