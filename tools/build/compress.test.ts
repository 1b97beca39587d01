import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, it } from 'vitest'
import { compressFolder } from './compress.ts'

const folder = mkdtempSync(join(tmpdir(), 'compress-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('compressible text gets two equivalent files; small files and images get none', async () => {
  mkdirSync(join(folder, 'assets'))
  const long = 'const a = 1\n'.repeat(200)
  for (const [name, text] of Object.entries({ 'assets/a.js': long, 'assets/small.js': 'a', 'picture.png': long }))
    writeFileSync(join(folder, name), text)
  expect(await compressFolder(folder)).toBe(1)
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets/a.js.br'))).toString()).toBe(long)
  expect(gunzipSync(readFileSync(join(folder, 'assets/a.js.gz'))).toString()).toBe(long)
  expect(['assets/small.js.br', 'picture.png.gz'].map((name) => existsSync(join(folder, name)))).toEqual([false, false])
})
