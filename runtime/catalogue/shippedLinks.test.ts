import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const config = resolve(import.meta.dirname, '../../config')
/** RFC 2606 and RFC 6761: no real page is ever there. */
const reserved = /(^|\.)(example\.(com|net|org)|example|test|invalid|localhost)$/

const filesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(json|md)$/.test(entry.name) && entry.name !== 'README.md')
    .map(({ name }) => join(folder, name))

const reservedHosts = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/https?:\/\/([^/"\s)>:]+)/g)]
    .map(([, host = '']) => host)
    .filter((host) => reserved.test(host))

it.each([
  ['default', config],
  ['local', join(config, 'local')],
])('no link of the %s profile leads to a domain that is reserved for examples', (_, folder) => {
  const files = filesOf(folder)
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((file) => reservedHosts(file).length > 0)).toEqual([])
})

it('matches only example domains', () => {
  expect(['docs.example.org', 'over.example', 'causeway.test'].every((host) => reserved.test(host))).toBe(true)
  expect(['x.com', 'myexample.org', 'latest'].some((host) => reserved.test(host))).toBe(false)
})
