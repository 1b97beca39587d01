import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { delimiter, join } from 'node:path'
import { leasePort } from '#runtime/testing/ports.ts'

const READY_MS = 30_000

/** Debian installs it in a folder that isn't on every PATH. */
export const findNginx = (): string | null =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, 'nginx'))
    .find((file) => existsSync(file)) ?? null

const guide = join(import.meta.dirname, '../../docs/http.md')
const GUIDE_UPSTREAM = 'http://127.0.0.1:8080'

/**
 * The lines of a `server` block as docs/http.md gives them to operators, in front of an address.
 * @throws Error if the guide has no such lines
 */
export function documentedLines(upstream: string): string {
  const [, lines] = /```nginx\n([\s\S]*?)```/.exec(readFileSync(guide, 'utf8')) ?? []
  if (!lines?.includes(GUIDE_UPSTREAM)) throw new Error(`docs/http.md has no nginx lines for ${GUIDE_UPSTREAM}.`)
  return lines.replaceAll(GUIDE_UPSTREAM, upstream)
}

const bareLines = (upstream: string): string => `location / { proxy_pass ${upstream}; }`

/** Only the settings that a private instance needs: buffers and timeouts keep nginx's defaults. */
const configuration = (folder: string, port: number, lines: string): string => `
${userInfo().uid === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    ${lines}
  }
}
`

export interface Nginx {
  readonly url: string
  stop(): Promise<void>
}

/**
 * Starts a real nginx with default settings in front of an address; `lines` replace those of its `server` block.
 * @throws Error with nginx's output if it doesn't start
 */
export async function startNginx(binary: string, upstream: string, lines = bareLines(upstream)): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'causeway-nginx-'))
  const port = await leasePort()
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, lines))
  const child = spawn(binary, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (text: Buffer) => (said += text.toString()))
  const ended = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const answers = () =>
    fetch(url).then(
      async (answer) => (await answer.arrayBuffer(), true),
      () => false,
    )
  const deadline = Date.now() + READY_MS
  while (!(await answers())) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error(`nginx did not start: ${said}`)
    }
    await new Promise((done) => setTimeout(done, 50))
  }
  return { url, stop }
}
