import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const src = fileURLToPath(new URL('../', import.meta.url))
/** Physical sides; `left-1/2` for centering and `rtl:` variants may name them. */
const physical =
  /(?<![\w-])(?<!rtl:)-?(?:(?:m|p|border-|rounded-)[lr]-[\w.[]+|(?:left|right)-(?!1\/2)[\d[][\w./[]*|text-(?:left|right)\b)/g

it('spacing and positions follow the text direction', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
  expect(files.length).toBeGreaterThan(50)
  expect(
    files.flatMap((file) =>
      (readFileSync(`${src}${file}`, 'utf8').match(physical) ?? []).map((found) => `${file}: ${found}`),
    ),
  ).toEqual([])
})

it('physical sides would be detected', () => {
  expect('ml-2 max-[13rem]:pr-0 -left-1 right-[2px] text-right'.match(physical)).toEqual([
    'ml-2',
    'pr-0',
    '-left-1',
    'right-[2px',
    'text-right',
  ])
  expect('ms-2 left-1/2 rtl:text-right html-2 start-4'.match(physical)).toBeNull()
})
