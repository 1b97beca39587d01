import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const src = fileURLToPath(new URL('../', import.meta.url))
const theme = readFileSync(`${src}ui/theme.css`, 'utf8')
/** Loading and arrival animations have their own durations; everything else is static or instant. */
const own = ['1.2s', '160ms', '320ms', '600ms', '1ms', '0s']

it('has three durations', () => {
  expect([...theme.matchAll(/--motion-\w+: (\d+)ms/g)].map(([, ms]) => Number(ms))).toEqual([120, 180, 240])
})

it('uses only these durations', () => {
  const literal = [...theme.replaceAll(/--motion-\w+: \d+ms/g, '').matchAll(/(?<![\w.-])[\d.]+m?s\b/g)].map(
    ([time]) => time,
  )
  expect(literal.filter((time) => !own.includes(time))).toEqual([])
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((file) => /\bduration-\d|\bduration-\[/.test(readFileSync(`${src}${file}`, 'utf8')))).toEqual([])
})
