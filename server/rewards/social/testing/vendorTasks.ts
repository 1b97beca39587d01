import { loadConfig } from '#runtime/config.ts'
import { silentLog } from '#runtime/log.ts'
import { randomAddress } from '#store/testing/fixtures.ts'
import { createApp } from '../../../app.ts'
import { readiness } from '../../../readiness.ts'
import type { ServerDeps } from '../../../deps.ts'
import { hashToken, newToken } from '../../../identity/token.ts'
import { createTestApp } from '../../../testing/testApp.ts'
import { openSocialVerifiers } from '../open.ts'
import { RECHECK_AFTER_MS, recheckSocial } from '../recheck.ts'
import { createSocialPlatformCheck } from '../platformCheck.ts'
import { startVendorServer } from './vendorServer.ts'

const from = { incoming: { socket: { remoteAddress: '192.0.2.7' } } }

/** Starts the API with the test's vendor server, configured through the environment. */
export async function startVendorTasks() {
  const [t, vendor] = [await createTestApp(), await startVendorServer()]

  function server(env: Readonly<Record<string, string>>): ServerDeps {
    const socialVerifiers = openSocialVerifiers({
      env: loadConfig('server', env),
      publicUrl: 'http://localhost',
      clock: t.clock,
      telegramUserOf: () => Promise.resolve(null),
      standIn: vendor.url,
    })
    return {
      ...t.deps,
      socialVerifiers,
      socialPlatformCheck: createSocialPlatformCheck({ socialVerifiers, log: silentLog }),
    }
  }

  /** Signs in with a new wallet. */
  async function person() {
    const wallet = randomAddress()
    const token = newToken('session')
    const now = t.clock.now()
    await t.store.sessions.create({
      tokenHash: hashToken(token),
      userId: wallet,
      family: 'evm',
      surface: 'web',
      createdAt: now,
      expiresAt: new Date(now.getTime() + 30 * 86_400_000),
    })
    /** Returns null if the task counts, else the reason. */
    const verify = async (deps: ServerDeps, query: string): Promise<string | null> => {
      const answer = await createApp(deps).request(
        `/api/campaign_api/v1/${wallet}/campaigns/${query}`,
        { method: 'POST', headers: { authorization: `Bearer ${token}` } },
        from,
      )
      return ((await answer.json()) as { data: { reason?: string } }).data.reason ?? null
    }
    return { wallet, verify, points: async () => (await t.store.points.standing(wallet)).balances.campaign_points }
  }

  return {
    vendor,
    server,
    person,
    async ready(deps: ServerDeps) {
      const answer = await readiness(deps).request('/ready')
      return { http: answer.status, ...((await answer.json()) as { status: string; social: unknown }) }
    },
    async aWeekLater(deps: ServerDeps) {
      t.clock.advance(RECHECK_AFTER_MS / 1000)
      await recheckSocial(deps)
    },
    close: () => Promise.all([t.close(), vendor.close()]),
  }
}
