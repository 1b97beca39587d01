import { redirects as moved } from '#core/screens/match.ts'
import type { TestApp } from '../testApp.ts'
import type { Attempt, AttackClass } from './attack.ts'

const hosts = ['localhost', 'over.localhost', 'evil.test', 'localhost@evil.test'] as const
const bases = ['', '/dapp', '/dapp/foo', '/DApp/foo', '/dapp/827', '/network/over', '/network/nobody'] as const
const endings = [
  '%5cevil.test',
  '%5c%5cevil.test',
  '%5c/evil.test',
  '/%5cevil.test',
  '//evil.test',
  '/\\evil.test',
  '%09/evil.test',
  '%0a/evil.test',
  '%0d%0aset-cookie:a=b',
  '%250d%250aset-cookie:a=b',
  '%2f%2fevil.test',
  '%252f%252fevil.test',
  '%255cevil.test',
  '%c0%af%c0%afevil.test',
  '%ef%bc%8f%ef%bc%8fevil.test',
  '／／evil.test',
  '\u2028//evil.test',
  '@evil.test',
  'https://evil.test',
  'https:evil.test',
  'javascript:alert(1)',
  'history/..//evil.test',
  'order/%5c%5cevil.test',
  'order/%0d%0alocation:https:%2f%2fevil.test',
  'order/..%2f..%2f%2fevil.test',
  'bridge?next=https://evil.test%0d%0aa:b',
  'bridge#//evil.test',
  '%',
  '%ff',
  '%00',
] as const

/** Refused: the answer isn't a fault, sets nothing, and leads nowhere or to a path of the same host. */
async function staysHere(app: TestApp, method: string, path: string, host: string): Promise<string | null> {
  const { status, headers } = await app.call(method, path, { headers: { host } })
  if (status >= 500) return `answered ${status}`
  if (headers.has('set-cookie')) return 'set a cookie'
  const location = headers.get('location')
  if (location === null) return null
  const isPath = /^\/(?![/\\])[\x21-\x7e]*$/.test(location)
  return isPath && new URL(location, `https://${hosts[0]}`).host === hosts[0] ? null : `led to ${location}`
}

const attempt = (method: string, path: string, host: string): Attempt => ({
  name: `${method} ${path.replaceAll(/[^\x21-\x7e]/g, encodeURIComponent)} on ${host}`,
  run: (app) => staysHere(app, method, path, host),
})

/** Paths as they arrive: those that name a host themselves are another origin before any server is called. */
const paths = bases
  .flatMap((base) => endings.map((ending) => `${base}/${ending}`))
  .filter((path) => !/^\/[/\\]/.test(path))

export const redirected: AttackClass = {
  name: 'redirects off our origin',
  attempts: [
    ...paths.map((path) => attempt('GET', path, hosts[0])),
    ...paths.map((path) => attempt('GET', path, hosts[1])),
    ...['HEAD', 'POST', 'OPTIONS'].flatMap((method) =>
      endings.map((ending) => attempt(method, `/dapp/foo/${ending}`, hosts[0])),
    ),
    ...hosts.slice(2).flatMap((host) => Object.keys(moved).map((path) => attempt('GET', `/dapp/827${path}`, host))),
  ],
}
