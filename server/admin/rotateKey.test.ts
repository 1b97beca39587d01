import { mkdtemp, readFile, rm, stat, unlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from '#runtime/clock.ts'
import { loadConfig } from '#runtime/config.ts'
import { rsaKeyFrom } from '../http/rsaKey.ts'
import { rotateKeyTask } from './rotateKey.ts'

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'causeway-keys-'))
  file = join(folder, 'key')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const run = (...args: string[]): Promise<string> => rotateKeyTask(args, systemClock).task()
const text = async (path: string): Promise<string> => (await readFile(path, 'utf8')).trim()

describe.each(['rsa', 'session', 'offer', 'payout', 'attester'])('admin rotate-key %s', (kind) => {
  it('keeps the old key, changes nothing when repeated, and prints no key', async () => {
    const made = await run(kind, '--file', file)
    const old = await text(file)
    const rotated = await run(kind, '--file', file)
    const [current, previous] = [await text(file), await text(`${file}.previous`)]
    expect([previous === old, current === old]).toEqual([true, false])
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const again = await run(kind, '--file', file)
    expect(again).toContain('in progress')
    expect([await text(file), await text(`${file}.previous`)]).toEqual([current, previous])
    const said = [made, rotated, again].join('\n')
    for (const key of [old, current]) {
      expect(said).not.toContain(key)
      expect(said).not.toContain(key.replace(/^0x/, ''))
    }
    for (const { d } of kind === 'rsa' ? [JSON.parse(old) as { d: string }] : []) expect(said).not.toContain(d)
  })

  it('continues after an interruption', async () => {
    await run(kind, '--file', file)
    const old = await text(file)
    await writeFile(`${file}.previous`, `${old}\n`)
    await writeFile(`${file}.next`, 'half a k')
    await run(kind, '--file', file)
    expect(await text(`${file}.previous`)).toBe(old)
    const current = await text(file)
    expect(current).not.toBe(old)
    await unlink(file)
    expect(await run(kind, '--file', file)).toContain('a new key was created')
    expect(await text(`${file}.previous`)).toBe(old)
  })
})

it.each([
  ['rsa', 600],
  ['session', 3_660],
])('admin rotate-key %s --finish waits until the overlap of %i s is over', async (kind, seconds) => {
  await expect(run(kind, '--file', file, '--finish')).rejects.toMatchObject({ reason: 'no_rotation' })
  await run(kind, '--file', file)
  await expect(run(kind, '--file', file, '--finish')).rejects.toMatchObject({ reason: 'no_rotation' })
  await run(kind, '--file', file)
  await expect(run(kind, '--file', file, '--finish')).rejects.toMatchObject({ reason: 'overlap_not_over' })
  const early = Date.now() / 1000 - seconds
  await utimes(file, early + 5, early + 5)
  await expect(run(kind, '--file', file, '--finish')).rejects.toMatchObject({ reason: 'overlap_not_over' })
  await utimes(file, early - 5, early - 5)
  await run(kind, '--file', file, '--finish')
  await expect(text(`${file}.previous`)).rejects.toThrow('ENOENT')
})

it.each(['offer', 'payout', 'attester'])('refuses --finish for %s, whose rotation ends on chain', async (kind) => {
  await expect(run(kind, '--file', file, '--finish')).rejects.toMatchObject({ reason: 'command_invalid' })
})

it('writes files that a server reads during the overlap', async () => {
  await run('rsa', '--file', file)
  const before = rsaKeyFrom(loadConfig('server', { ENCRYPT_PRIVATE_KEY_FILE: file }))
  await run('rsa', '--file', file)
  const env = { ENCRYPT_PRIVATE_KEY_FILE: file, ENCRYPT_PRIVATE_KEY_PREVIOUS_FILE: `${file}.previous` }
  const during = rsaKeyFrom(loadConfig('server', env))
  expect(during?.publicKey.kid).toBeDefined()
  expect(during?.publicKey.kid).not.toBe(before?.publicKey.kid)
})

it.each([[[]], [['rsa']], [['toString', '--file', 'x']], [['rsa', 'more', '--file', 'x']], [['rsa', '--fle', 'x']]])(
  'refuses %j',
  (args) => expect(() => rotateKeyTask(args, systemClock)).toThrow('admin rotate-key <rsa|'),
)
