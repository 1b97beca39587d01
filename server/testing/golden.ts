import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect } from 'vitest'

/**
 * Compares an answer with the committed one: the specification's calls must not change their form by accident.
 * `UPDATE_GOLDEN=yes` writes the files anew; look at the difference before committing it.
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
