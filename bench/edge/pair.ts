import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { buildPrograms, type Env } from '#maker/testing/processes.ts'
import { leasePorts } from '#runtime/testing/ports.ts'
import { documentedLines, findNginx } from '#server/testing/nginx.ts'
import { startTestPostgres } from '#store/testing/postgres.ts'
import { chains } from '../../e2e/support/chain.ts'
import type { Stack } from '../../e2e/support/stack.ts'

/**
 * Two API servers on one PostgreSQL database behind nginx as docs/http.md sets it up, using the networks of a stack.
 */
export interface Pair {
  readonly url: string
  /** Process of the server that is not restarted. */
  readonly pid: number
  /** Stops one server as an upgrade would, and starts it again. */
  restartOne(): Promise<void>
  stop(): Promise<void>
}

/**
 * Debian's defaults with the documented lines. The load comes from 127.0.0.1, a trusted proxy, so that nginx's own
 * entry is skipped and each call counts for the address that it names. When nginx is started as root, its worker could
 * not write into a folder that root owns.
 */
const nginxConf = (folder: string, port: number, servers: readonly number[]): string => `
${userInfo().uid === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
daemon off;
worker_processes auto;
error_log ${folder}/error.log;
events { worker_connections 768; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream api { ${servers.map((one) => `server 127.0.0.1:${one};`).join(' ')} }
  server {
    listen 127.0.0.1:${port};
    ${documentedLines('http://api')}
  }
}
`

const READY_MS = 60_000

async function untilAnswers(url: string, isUp: boolean): Promise<void> {
  const deadline = performance.now() + READY_MS
  while (performance.now() < deadline) {
    const answers = await fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (answers === isUp) return
    await pause(50)
  }
  throw new Error(`${url} ${isUp ? 'did not answer' : 'still answered'} in time`)
}

/** @throws Error if nginx or PostgreSQL is not installed */
export async function startPair({ rpc }: Stack): Promise<Pair> {
  const binary = findNginx()
  if (binary === null) throw new Error('nginx is not installed.')
  const folder = mkdtempSync(join(tmpdir(), 'causeway-edge-'))
  const [postgres, programs] = await Promise.all([startTestPostgres(), buildPrograms()])
  const [front, ...ports] = (await leasePorts(3)) as [number, number, number]
  const database = await postgres.createDatabase()
  const envOf = (port: number): Env => ({
    PROFILE: 'local',
    LOG_LEVEL: 'error',
    HOME: folder,
    DATABASE_URL: database,
    DATA_DIR: join(folder, String(port)),
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${front}`,
    TRUSTED_PROXIES: '127.0.0.1',
    OFFER_SIGNER_KEY: devAccounts.offerSigner.key,
    MAKER_EVM_ADDRESS: devAccounts.maker.address,
    ...Object.fromEntries(Object.entries(chains).map(([name, id]) => [`RPC_${id}`, rpc[name as keyof typeof rpc]])),
  })
  const start = async (port: number) => {
    const server = programs.start('server', envOf(port))
    await server.ready()
    return server
  }
  const [one, two] = [await start(ports[0]), await start(ports[1])]
  let first = one
  writeFileSync(join(folder, 'nginx.conf'), nginxConf(folder, front, ports))
  const nginx = spawn(binary, ['-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
  const nginxEnded = once(nginx, 'exit')
  const url = `http://127.0.0.1:${front}`
  await untilAnswers(url, true)
  return {
    url,
    pid: two.pid,
    async restartOne() {
      process.kill(first.pid, 'SIGTERM')
      await untilAnswers(`http://127.0.0.1:${ports[0]}`, false)
      await first.kill()
      first = await start(ports[0])
    },
    async stop() {
      nginx.kill('SIGQUIT')
      await nginxEnded
      await Promise.all([first.kill(), two.kill()])
      await Promise.all([postgres.stop(), programs.remove()])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
