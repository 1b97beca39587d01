import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/run.ts'
import { configTable } from './configTable.ts'

const between = /(<!-- configuration:start -->\n)[\s\S]*?(\n<!-- configuration:end -->)/

/** The README with a regenerated configuration table. */
export const withConfigTable = (readme: string): string =>
  readme.replace(between, (_, start: string, end: string) => start + configTable() + end)

/** Writes the table into the README when run as a program. */
if (process.argv[1] === import.meta.filename) {
  const file = join(root, 'README.md')
  writeFileSync(file, withConfigTable(readFileSync(file, 'utf8')))
}
