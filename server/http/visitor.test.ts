import { Hono } from 'hono'
import { expect, it, vi } from 'vitest'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { silentLog } from '#runtime/log.ts'
import type { Store } from '#store/contract.ts'
import { defaultServerConfig } from '../config.ts'
import type { AppEnv } from './env.ts'
import { identifyVisitor } from './visitor.ts'

const catalogue = loadCatalogue({ profile: 'local' })

/** Sends a call from each peer, one after another, and returns the warnings. */
async function warningsOf(peers: readonly string[], trustedProxies: readonly string[] = [], forwarded = true) {
  const warn = vi.fn()
  const config = { ...defaultServerConfig, trustedProxies }
  const deps = {
    // Only a session or a wallet is looked up there.
    store: {} as Store,
    catalogue,
    clock: { now: () => new Date() },
    config,
    log: { ...silentLog, warn },
  }
  const app = new Hono<AppEnv>().use(identifyVisitor(deps)).get('/', (c) => c.text(c.get('visitor').ip))
  const headers: HeadersInit = forwarded ? { 'x-forwarded-for': '203.0.113.5' } : {}
  for (const remoteAddress of peers) await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } })
  return warn.mock.calls
}

it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.0.0.1', '172.17.0.2', '192.168.1.1', 'fd00::1'])(
  'a proxy at %s that TRUSTED_PROXIES doesn’t name is reported once',
  async (peer) =>
    expect(await warningsOf([peer, peer, '10.1.2.3'])).toEqual([
      [
        { peer },
        "A proxy forwards visitors, but TRUSTED_PROXIES doesn't name it: all visitors share one address's limits.",
      ],
    ]),
)

it('a public peer is not, because any visitor can send the header', async () =>
  expect(await warningsOf(['198.51.100.1', '2001:db8::1'])).toEqual([]))

it('a trusted proxy is not', async () =>
  expect(await warningsOf(['127.0.0.1', '10.0.0.1'], ['127.0.0.1', '10.0.0.0/8'])).toEqual([]))

it('a call without the header is not', async () => expect(await warningsOf(['127.0.0.1'], [], false)).toEqual([]))

it('a private peer is still reported after public ones', async () =>
  expect(await warningsOf(['198.51.100.1', '10.0.0.1'])).toHaveLength(1))
