import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { loadBadges } from '#runtime/catalogue/badges.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { listenOnLease } from '#runtime/testing/ports.ts'
import type { AppEnv, Visitor } from '#server/http/env.ts'
import { readPageTexts } from '#server/web/pageTexts.ts'
import { serveWebApp } from '#server/web/serve.ts'
import { cannedApi } from './cannedApi.ts'

/** Serves a built page on a free local port, with the product's own file server and canned API answers, `api`'s before the others. */
export async function serveBuilt(folder: string, api = new Hono()): Promise<{ url: string; stop(): void }> {
  const catalogue = loadCatalogue({ profile: 'local' })
  const app = new Hono<AppEnv>()
    .use('/api/*', compress())
    .route('/api', api as unknown as Hono<AppEnv>)
    .route('/api', cannedApi(catalogue) as unknown as Hono<AppEnv>)
    // Pages only need the host of the visitor.
    .use(async (c, next) => {
      c.set('visitor', { host: '127.0.0.1' } as Visitor)
      await next()
    })
    .get(
      '*',
      serveWebApp(folder, {
        texts: readPageTexts(folder),
        publicUrl: 'http://127.0.0.1',
        catalogue,
        hasProviders: false,
        hosts: { connect: [], pictures: [], frames: [], vendorDialogs: true, styles: [] },
        links: () => ({}),
        warn: () => {},
        pictures: new Map(loadBadges({ profile: 'local' }, catalogue).map(({ id, image }) => [id, image])),
      }),
    )
  const server = createServer(getRequestListener(app.fetch))
  const port = await listenOnLease(server)
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
