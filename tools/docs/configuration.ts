import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/run.ts'
import { configTable } from './configTable.ts'

export const configurationFile = join(root, 'docs/configuration.md')
const between = /(<!-- configuration:start -->\n)[\s\S]*?(\n<!-- configuration:end -->)/

/** The document with a regenerated table of environment variables. */
export const withConfigTable = (document: string): string =>
  document.replace(between, (_, start: string, end: string) => start + configTable() + end)

/** Writes the table into docs/configuration.md when run as a program. */
if (process.argv[1] === import.meta.filename)
  writeFileSync(configurationFile, withConfigTable(readFileSync(configurationFile, 'utf8')))
