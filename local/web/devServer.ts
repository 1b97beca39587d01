import { resolve } from 'node:path'
import { createServer } from 'vite'

export interface DevServer {
  stop(): Promise<void>
}

/** Hot reload in front of the API: the page from source, everything else from the running back end. */
export async function startDevServer(port: number, apiUrl: string): Promise<DevServer> {
  const proxied = ['/api', '/health', '/ready', '/metrics']
  const server = await createServer({
    root: resolve(import.meta.dirname, '../..'),
    mode: 'localnet',
    server: { host: '127.0.0.1', port, strictPort: true, proxy: Object.fromEntries(proxied.map((path) => [path, apiUrl])) },
  })
  await server.listen()
  return { stop: () => server.close() }
}
