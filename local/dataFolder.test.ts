import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { inDataFolder, openDataFolder } from './dataFolder.ts'

let base: string
beforeEach(() => {
  base = realpathSync(mkdtempSync(join(tmpdir(), 'data-')))
})
afterEach(() => {
  chmodSync(base, 0o700)
  rmSync(base, { recursive: true, force: true })
})

const refusal = (code: string) => () => {
  throw Object.assign(new Error(code), { code, errno: -1 })
}
const told = (why: string) => ({
  reason: 'data_folder_unusable',
  message: expect.stringMatching(new RegExp(`^The data folder .* ${why}.*: name another with --folder\\.$`)) as unknown,
})

it('creates the folder, and treats a link to it as the same folder', () => {
  const folder = join(base, 'deep', 'folder')
  expect(openDataFolder(folder)).toBe(folder)
  symlinkSync(folder, join(base, 'link'))
  expect(openDataFolder(join(base, 'link'))).toBe(folder)
})

it('refuses a file, and a folder below a file', () => {
  const file = join(base, 'file')
  writeFileSync(file, '')
  expect(() => openDataFolder(file)).toThrowError(expect.objectContaining(told('is a file')))
  expect(() => openDataFolder(join(file, 'folder'))).toThrowError(expect.objectContaining(told('is below a file')))
})

it.each([
  ['EACCES', 'may not be written by this user'],
  ['EROFS', 'is on a disk that cannot be written'],
  ['ENOSPC', 'is on a full disk'],
  ['EIO', 'cannot be used \\(EIO\\)'],
])('%s: one sentence, whether it cannot be made or not written', (code, why) => {
  const folder = join(base, 'folder')
  mkdirSync(folder)
  expect(() => openDataFolder(folder, { make: refusal(code), requireWritable: () => {} })).toThrowError(
    expect.objectContaining(told(why)),
  )
  expect(() => openDataFolder(folder, { make: () => {}, requireWritable: refusal(code) })).toThrowError(
    expect.objectContaining(told(why)),
  )
})

it.skipIf(process.getuid?.() === 0)('sees for itself that it may not write', () => {
  chmodSync(base, 0o500)
  expect(() => openDataFolder(base)).toThrowError(expect.objectContaining(told('may not be written')))
})

it('reports another owner’s file in the folder alike, and rethrows programming errors', async () => {
  await expect(inDataFolder(base, async () => refusal('EACCES')())).rejects.toMatchObject(told('may not be written'))
  const own = new TypeError('mistake')
  await expect(inDataFolder(base, () => Promise.reject(own))).rejects.toBe(own)
})
