import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { defects } from './defects.ts'

const repository = resolve(import.meta.dirname, '../..')

it.each(defects)('$name: the code that it changes exists once, and so does its suite', ({ file, find, suite }) => {
  expect(readFileSync(join(repository, file), 'utf8').split(find)).toHaveLength(2)
  expect(existsSync(join(repository, suite))).toBe(true)
})
