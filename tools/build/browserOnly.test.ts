import type { Connection as Web3Connection } from '@solana/web3.js'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { build, type Rolldown } from 'vite'
import { root } from '../lib/run.ts'

const folder = mkdtempSync(join(tmpdir(), 'browser-only-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const plant = (file: string, text: string): string => {
  const path = join(folder, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  return path
}

/** Builds one file with the web app's configuration and returns the code, without writing it. */
async function built(entry: string): Promise<string> {
  const output = (await build({
    configFile: join(root, 'vite.config.ts'),
    root: folder,
    logLevel: 'silent',
    build: {
      write: false,
      outDir: join(folder, 'out'),
      minify: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict', output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput
  return output.output.map((part) => (part.type === 'chunk' ? part.code : '')).join('\n')
}

describe('the web build fails if it includes code that needs Node', () => {
  it.each([
    ['with its prefix', "import fs from 'node:fs'\nconsole.log(fs.existsSync('/'))", '"node:fs"'],
    ['by its bare name', "import { existsSync } from 'fs'\nconsole.log(existsSync('/'))", '"fs"'],
    ['on demand', "export const load = () => import('node:crypto')", '"node:crypto"'],
    ['below a module', "import { join } from 'path/posix'\nconsole.log(join('a'))", '"path/posix"'],
    ['through a package', "import { a } from 'planted'\nconsole.log(a)", '"os"'],
    ['where another package may', "import { b } from 'planted/workers.js'\nconsole.log(b)", '"node:worker_threads"'],
  ])('%s', async (name, code, named) => {
    plant(
      'node_modules/planted/package.json',
      '{ "name": "planted", "version": "1.0.0", "main": "index.js", "type": "module" }',
    )
    plant('node_modules/planted/index.js', "import os from 'os'\nexport const a = os.cpus()")
    plant('node_modules/planted/workers.js', "import * as w from 'node:worker_threads'\nexport const b = w.threadId")
    await expect(built(plant(`${name.replaceAll(' ', '-')}.ts`, code))).rejects.toThrow(`Node-only module ${named}`)
  })

  it('unless a browser package replaces it', async () => {
    plant(
      'node_modules/buffer/package.json',
      '{ "name": "buffer", "version": "1.0.0", "main": "index.js", "type": "module" }',
    )
    plant('node_modules/buffer/index.js', "export const Buffer = 'made for browsers'")
    expect(await built(plant('buffer.ts', "import { Buffer } from 'buffer'\nconsole.log(Buffer)"))).toContain(
      'made for browsers',
    )
  })
})

it('the socket client of @solana/web3.js is excluded, and connections work without it', async () => {
  const entry = plant(
    'svm.ts',
    `export { Connection } from '${join(root, 'node_modules/@solana/web3.js/lib/index.browser.esm.js')}'`,
  )
  const code = await built(entry)
  expect(code).not.toContain('max_reconnects_reached')
  const { Connection } = (await import(plant('svm.mjs', code))) as { Connection: typeof Web3Connection }
  const connection = new Connection('http://127.0.0.1:1', { commitment: 'confirmed' })
  expect(connection.rpcEndpoint).toBe('http://127.0.0.1:1')
})
