import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect } from 'vitest'

/**
 * Compares an answer with the committed file, so that the specification's calls can't change by accident.
 * `UPDATE_GOLDEN=yes` rewrites the files; review the diff before committing.
 */
export function expectGolden(folder: string, name: string, answer: unknown): void {
  const file = join(folder, 'golden', `${name}.json`)
  if (process.env['UPDATE_GOLDEN'] === 'yes') {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(answer, null, 2)}\n`)
  }
  if (!existsSync(file))
    throw new Error(`${file} is missing; run the test with UPDATE_GOLDEN=yes and look at what it wrote`)
  expect(answer).toEqual(JSON.parse(readFileSync(file, 'utf8')))
}
