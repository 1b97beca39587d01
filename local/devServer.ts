import { resolve } from 'node:path'
import { createServer, type Plugin } from 'vite'
import { PAGE_PATH, PAGE_SOURCE } from './telegram/place.ts'
import { TRY_PATH } from './try/page.ts'

export interface DevServer {
  stop(): Promise<void>
}

/** The simulated Telegram page, under the address that it has in the built app. */
const telegramPage: Plugin = {
  name: 'causeway:telegram-page',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      if (request.url?.split('?')[0] === PAGE_PATH) request.url = `/${PAGE_SOURCE}`
      next()
    })
  },
}

/** Hot reload in front of the API: the page from source, everything else from the running back end. */
export async function startDevServer(port: number, apiUrl: string): Promise<DevServer> {
  const proxied = ['/api', '/health', `${PAGE_PATH}/`, TRY_PATH]
  const server = await createServer({
    root: resolve(import.meta.dirname, '..'),
    mode: 'localnet',
    plugins: [telegramPage],
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      proxy: Object.fromEntries(proxied.map((path) => [path, apiUrl])),
    },
  })
  await server.listen()
  return { stop: () => server.close() }
}
