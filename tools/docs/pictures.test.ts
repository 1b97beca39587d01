import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../lib/run.ts'

const MOST = 6

it('docs contain at most six pictures, as every version stays in the history', () => {
  const files = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  const pictures = files.filter((name) => /\.(jpe?g|png|webp|gif|avif)$/i.test(name))
  expect(pictures.length, `docs has ${pictures.join(', ')}`).toBeLessThanOrEqual(MOST)
})
