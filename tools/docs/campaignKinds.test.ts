import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../lib/run.ts'

const sources = ['core', 'chains', 'store', 'runtime', 'server', 'src', 'bot'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => `${folder}/${path}`),
)
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')

it('the guide names every table by campaign kind, after the type itself', () => {
  const guide = textOf('docs/adding-a-campaign.md')
  const [type = '', ...tables] = [...guide.matchAll(/^\| \d+ \| `([^`]+)`/gm)].map(([, path]) => path ?? '')
  expect(textOf(type)).toContain('export const campaignKinds')
  expect(tables.toSorted()).toEqual(sources.filter((path) => textOf(path).includes('[K in CampaignKind]')).toSorted())
})
