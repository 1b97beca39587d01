import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { delimiter, join } from 'node:path'
import { leasePort } from '#runtime/testing/ports.ts'

const READY_MS = 30_000

/** Debian installs it in a folder that isn't on every PATH. */
export const findNginx = (): string | null =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, 'nginx'))
    .find((file) => existsSync(file)) ?? null

/** Only the settings that a private instance needs: buffers, timeouts and headers keep nginx's defaults. */
const configuration = (folder: string, port: number, upstream: string): string => `
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
    location / { proxy_pass ${upstream}; }
  }
}
`

export interface Nginx {
  readonly url: string
  stop(): Promise<void>
}

/**
 * Starts a real nginx with default settings in front of an address.
 * @throws Error with nginx's output if it doesn't start
 */
export async function startNginx(binary: string, upstream: string): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'causeway-nginx-'))
  const port = await leasePort()
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, upstream))
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
