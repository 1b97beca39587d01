import { execFileSync, spawnSync } from 'node:child_process'
import { linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bin, root } from '../lib/run.ts'
import { folders, lists, probe } from './toy.ts'

/** Lists that may name a family outside its folders. Fewer is better; more means that a table is not derived. */
const MOST_LISTS = 4

const tests = ['tools/docs/moneyReads.test.ts', 'tools/i18n/addressTexts.test.ts', 'src/i18n/catalogue.test.ts']

let copy = ''

/** A copy of the repository by hard links, below its node_modules, with the toy family planted. */
beforeAll(() => {
  mkdirSync(join(root, '.cache'), { recursive: true })
  copy = mkdtempSync(join(root, '.cache/family-'))
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  for (const file of files
    .split('\n')
    .filter((name) => name !== '' && (!name.startsWith('docs/') || name === 'docs/money-reads.md'))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    linkSync(join(root, file), join(copy, file))
  }
  for (const [file, code] of Object.entries(folders)) plant(file, code)
  for (const [file, changes] of Object.entries(lists)) {
    const before = readFileSync(join(copy, file), 'utf8')
    const after = changes.reduce((text, [found, changed]) => {
      expect(text, `${file} has no “${found}”`).toContain(found)
      return text.replace(found, changed)
    }, before)
    plant(file, after)
  }
  plant('tools/families/probe.ts', probe)
  const typesOfMessages = program('tools/i18n/write.ts')
  expect(typesOfMessages.status, typesOfMessages.stderr).toBe(0)
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Replaces the link: writing through it would change the repository itself. */
function plant(file: string, code: string): void {
  rmSync(join(copy, file), { force: true })
  mkdirSync(dirname(join(copy, file)), { recursive: true })
  writeFileSync(join(copy, file), code)
}

const program = (file: string) =>
  spawnSync(process.execPath, ['--import', 'tsx', join(copy, file)], { cwd: copy, encoding: 'utf8' })

describe('a family with its two folders and a line in each list', () => {
  it(`is named in at most ${MOST_LISTS} files outside its folders`, () =>
    expect(Object.keys(lists).length).toBeLessThanOrEqual(MOST_LISTS))

  it('is in every table that depends on the family', () => {
    const { status, stdout, stderr } = program('tools/families/probe.ts')
    expect(status, stderr).toBe(0)
    expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).toEqual({
      named: true,
      wire: 'toy',
      address: 'toy:0000000a',
      anyFamily: 'toy',
      txRef: ['tx12', 'tx_hash_invalid'],
      memo: 400,
      reserve: '7',
      payoutKey: 'secret',
      secret: true,
      rotation: true,
      node: 'a',
      settlement: 'settlement_unsupported',
      signIn: ['toy:0000000a', 'signature_invalid'],
      rpc: ['toy_height'],
      wallets: ['toy', 'toy'],
      group: [['toy', 'toy']],
      tabs: ['non_evm'],
      texts: ['address-form_toy', 'wallets-group-toy'],
    })
  })

  it('needs no other file for the compiler', () => {
    const { status, stdout } = spawnSync(bin('tsc'), ['--noEmit', '--singleThreaded'], { cwd: copy, encoding: 'utf8' })
    expect(status, stdout).toBe(0)
  })

  it('passes the tests that read the list of families', () => {
    const { status, stdout, stderr } = spawnSync(bin('vitest'), ['run', '--project', 'unit', ...tests], {
      cwd: copy,
      encoding: 'utf8',
    })
    expect(status, stdout + stderr).toBe(0)
  })

  it('obeys the import rules of its zones', () => {
    const touched = [...Object.keys(folders).filter((file) => file.endsWith('.ts')), ...Object.keys(lists)]
    const { status, stdout } = spawnSync(bin('oxlint'), ['--deny-warnings', ...touched], {
      cwd: copy,
      encoding: 'utf8',
    })
    expect(status, stdout).toBe(0)
  })
})
