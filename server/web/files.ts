import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
}
/** Served instead of the original only if the browser accepts the encoding. */
const encodings = { br: '.br', gzip: '.gz' } as const
export type Encoding = keyof typeof encodings

export interface WebFile {
  readonly path: string
  readonly type: string
  readonly etag: string
  /** The name contains a content hash, so the file never changes. */
  readonly immutable: boolean
  /** Full paths of the precompressed variants. */
  readonly encoded: Partial<Record<Encoding, string>>
}

const hidden = (name: string): boolean => name.startsWith('.')

/** Lists every file of the folder by URL path. Only listed files are served, so no request can escape the folder. */
export function listWebFiles(root: string): ReadonlyMap<string, WebFile> {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' })
  const files = names.filter((n) => !n.split(/[\\/]/).some(hidden) && statSync(join(root, n)).isFile())
  const present = new Set(files)
  const twins = Object.values(encodings) as string[]
  const plain = files.filter((n) => !twins.includes(extname(n)) && !n.endsWith('.map'))
  return new Map(plain.map((name) => [`/${name.replaceAll('\\', '/')}`, describe(root, name, present)]))
}

function describe(root: string, name: string, present: ReadonlySet<string>): WebFile {
  const path = join(root, name)
  const encoded: WebFile['encoded'] = {}
  for (const [encoding, suffix] of Object.entries(encodings))
    if (present.has(name + suffix)) encoded[encoding as Encoding] = path + suffix
  return {
    path,
    type: types[extname(name)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 22)}"`,
    immutable: /^assets[\\/].*-[A-Za-z0-9_-]{8,}\.[a-z0-9]+$/.test(name),
    encoded,
  }
}
