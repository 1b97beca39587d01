import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Rendered only by other components: the button, fields, the crossing, states, dollar figures; one has no look of its own. */
const inside = ['AfterStartup', 'Busy', 'FieldFrame', 'RouteGradient', 'ShoresDrawing', 'StaleMark']
/** Fixed to the window's lower edge, so every page shows them. */
const fixed = ['SheetLoading', 'TabBar']
/** Renders only its children, or another part. */
const bare = ['AfterStartup', 'LazySheet']
const read = (folder: URL) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .map((file) => ({ file, text: readFileSync(new URL(file, folder), 'utf8') }))
const shown = read(new URL('./', import.meta.url))
const parts = read(new URL('../ui/', import.meta.url)).filter(
  ({ file }) => /^[A-Z]/.test(file) && ![...inside, ...fixed, ...bare].includes(file.replace('.tsx', '')),
)

it.each(parts.map(({ file }) => file))('the style page shows %s', (file) => {
  expect(shown.some(({ text }) => text.includes(`'#src/ui/${file}'`))).toBe(true)
})

const theme = readFileSync(new URL('../ui/theme.css', import.meta.url), 'utf8')

it.each(['--radius-', '--motion-'])('the style page shows every %s of the theme', (prefix) => {
  const names = [...theme.matchAll(new RegExp(`^\\s*${prefix}([a-z]+):`, 'gm'))].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(2)
  const measures = shown.find(({ file }) => file === 'measures.tsx')?.text ?? ''
  for (const name of names) expect(measures).toMatch(new RegExp(`\\b${name}\\b`))
})
