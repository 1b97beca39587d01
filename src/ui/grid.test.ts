import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const src = fileURLToPath(new URL('../', import.meta.url))
/** Margins, paddings and gaps in half steps: 6, 10, 14 px. The 2 px around a hairline may stay. */
const offGrid = /(?<![\w.])-?(?:gap|gap-[xy]|p[xytbse]?|m[xytbse]?)-[1-9]\d*\.5\b/g

it('spacing is a multiple of 4 px', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
  expect(files.length).toBeGreaterThan(50)
  expect(
    files.flatMap((file) =>
      (readFileSync(`${src}${file}`, 'utf8').match(offGrid) ?? []).map((found) => `${file}: ${found}`),
    ),
  ).toEqual([])
})

it('other spacing would be detected', () => {
  expect('flex gap-1.5 -my-2.5 px-10.5'.match(offGrid)).toEqual(['gap-1.5', '-my-2.5', 'px-10.5'])
  expect('p-0.5 gap-2 size-5.5'.match(offGrid)).toBeNull()
})
