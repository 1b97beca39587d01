import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const text = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt', '.xml'])
/** Below this size, compression saves no packet. */
const WORTH_BYTES = 1024
/** Concurrent files: more would only wait for the CPUs. */
const AT_ONCE = 4

const encoders = {
  '.br': (data: Buffer) =>
    promisify(brotliCompress)(data, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: data.length },
    }),
  '.gz': (data: Buffer) => promisify(gzip)(data, { level: 9 }),
}

/**
 * Writes compressed copies next to the text files of a folder; the server and most CDNs send those to browsers that
 * accept them.
 */
export async function compressFolder(folder: string): Promise<number> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && text.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  let written = 0
  const work = async (): Promise<void> => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      const data = await readFile(file)
      if (data.length < WORTH_BYTES) continue
      for (const [suffix, encode] of Object.entries(encoders)) await writeFile(file + suffix, await encode(data))
      written++
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return written
}

/** Only for shipped builds; for local ones it would only cost time. */
export function compress(): Plugin {
  let folder = ''
  return {
    name: 'causeway:compress',
    apply: (_, { command, mode }) => command === 'build' && mode !== 'localnet',
    enforce: 'post',
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        await compressFolder(dir ?? folder)
      },
    },
  }
}
