import { createReadStream, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Context, Handler } from 'hono'
import type { AppEnv } from '../http/env.ts'
import { pagePolicy } from './csp.ts'
import { type Encoding, listWebFiles, type WebFile } from './files.ts'

const YEAR = 'public, max-age=31536000, immutable'
const REVALIDATE = 'no-cache'
const order: readonly Encoding[] = ['br', 'gzip']

/** The smallest form that the browser takes. */
function chooseEncoding(file: WebFile, accepted: string): Encoding | null {
  const wanted = new Set(accepted.split(',').map((part) => part.split(';')[0]?.trim()))
  return order.find((e) => file.encoded[e] && wanted.has(e)) ?? null
}

function send(c: Context<AppEnv>, file: WebFile): Response {
  c.header('Content-Type', file.type)
  c.header('Cache-Control', file.immutable ? YEAR : REVALIDATE)
  c.header('ETag', file.etag)
  c.header('Vary', 'Accept-Encoding')
  if (c.req.header('if-none-match') === file.etag) return c.body(null, 304)
  const encoding = chooseEncoding(file, c.req.header('accept-encoding') ?? '')
  const path = (encoding && file.encoded[encoding]) ?? file.path
  if (encoding) c.header('Content-Encoding', encoding)
  c.header('Content-Length', String(statSync(path).size))
  return c.body(Readable.toWeb(createReadStream(path)) as ReadableStream)
}

/** Paths of files have a dot in their last part; any other path is a screen of the app. */
const isScreen = (path: string): boolean => !/\.[a-z0-9]+$/i.test(path)

/** Serves the built web app: hashed assets for ever, the page for every screen, 404 for a file that is not there. */
export function serveWebApp(root: string, plainEndpoints: readonly string[] = []): Handler<AppEnv> {
  const files = listWebFiles(root)
  const policy = pagePolicy(readFileSync(join(root, 'index.html'), 'utf8'), plainEndpoints)
  return async (c, next) => {
    const file = files.get(c.req.path)
    const page = file?.type.startsWith('text/html') ? file : isScreen(c.req.path) ? files.get('/index.html') : undefined
    const found = file ?? page
    if (!found) return next()
    if (found === page) c.header('Content-Security-Policy', policy)
    return send(c, found)
  }
}
