import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { loadConfig, secretsOf } from '../config.ts'
import { resolveSecrets } from './secrets.ts'
import { processVariables } from './variables.ts'

const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))

const key = `0x${'ab'.repeat(32)}`
const file = join(folder, 'maker.key')
writeFileSync(file, `${key}\n`)
const maker = (env: Record<string, string>) => resolveSecrets(processVariables.maker, env)
const refusal = (reason: string) => expect.objectContaining({ reason, retriable: false })

it.each([
  ['a variable', { MAKER_EVM_KEY: key }],
  ['a file', { MAKER_EVM_KEY_FILE: file }],
  ['a command', { MAKER_EVM_KEY_COMMAND: `cat '${file}'` }],
])('reads a key from %s, and the log never repeats it', (_, env) => {
  const config = loadConfig('maker', env)
  expect(config.MAKER_EVM_KEY).toBe(key)
  expect(secretsOf('maker', config)).toContain(key)
})

it('refuses two sources of one key', () => {
  expect(() => maker({ MAKER_EVM_KEY: key, MAKER_EVM_KEY_FILE: file })).toThrow(refusal('secret_ambiguous'))
  expect(() => maker({ MAKER_EVM_KEY_FILE: file, MAKER_EVM_KEY_COMMAND: 'true' })).toThrow(refusal('secret_ambiguous'))
})

it.each([
  ['a missing file', { MAKER_EVM_KEY_FILE: join(folder, 'absent') }],
  ['a failing command', { MAKER_EVM_KEY_COMMAND: `echo ${key}; exit 3` }],
  ['a silent command', { MAKER_EVM_KEY_COMMAND: 'true' }],
])('refuses %s and repeats neither key nor command', (_, env) => {
  expect(() => maker(env)).toThrow(refusal('secret_unreadable'))
  expect(() => maker(env)).not.toThrow(key)
  expect(() => maker(env)).not.toThrow(/exit 3/)
})

it('an invalid key from a file is refused by its variable’s name', () => {
  writeFileSync(join(folder, 'wrong'), 'hunter2')
  const load = () => loadConfig('maker', { MAKER_EVM_KEY_FILE: join(folder, 'wrong') })
  expect(load).toThrow(/MAKER_EVM_KEY: a private key/)
  expect(load).not.toThrow(/hunter2/)
})

it('leaves variables that are not secrets unchanged', () => {
  expect(maker({ PORT_FILE: file })).toEqual({ PORT_FILE: file })
})
