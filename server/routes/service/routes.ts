import { createRoute } from '@hono/zod-openapi'
import type { ChainDef } from '#core/catalogue/types.ts'
import type { ChainStateRow } from '#store/contract/chainState.ts'
import type { ServerDeps } from '../../deps.ts'
import { answers, createRouter } from '../../http/router.ts'
import { health, ready } from './schema.ts'

const healthRoute = createRoute({
  method: 'get',
  path: '/health',
  summary: 'The process runs',
  responses: answers(health),
})
const readyRoute = createRoute({
  method: 'get',
  path: '/ready',
  summary: 'The process can serve: its database answers',
  responses: {
    ...answers(ready),
    503: { description: 'Not ready', content: { 'application/json': { schema: ready } } },
  },
})

/** Probes for a load balancer and the metrics page. A chain that is down, or a platform of social tasks or a check-in that is not set up, is told but does not take the API out of service. */
export function serviceRoutes({
  store,
  catalogue,
  chains,
  metrics,
  socialSetUp,
  checkInSetUp,
}: Pick<ServerDeps, 'store' | 'catalogue' | 'chains' | 'metrics' | 'socialSetUp' | 'checkInSetUp'>) {
  const settled = catalogue.chains.filter((c) => c.settlement !== null)

  const row = (chain: ChainDef, state: ChainStateRow | undefined) => {
    const healthy =
      chains(chain.id)
        ?.endpoints()
        .some((e) => e.healthy) ?? false
    return {
      chain_id: chain.id,
      name: chain.name,
      healthy,
      height: state?.headHeight?.toString() ?? null,
      paused: state?.paused ?? false,
    }
  }

  const router = createRouter()
    .openapi(healthRoute, (c) => c.json({ status: 'ok' as const }, 200))
    .openapi(readyRoute, async (c) => {
      const states = await store.chainState.all().catch(() => null)
      const rows = settled.map((chain) =>
        row(
          chain,
          states?.find((s) => s.chainId === chain.id),
        ),
      )
      const told = {
        chains: rows,
        social: socialSetUp.rows().map((one) => ({ ...one })),
        check_in: checkInSetUp.rows().map(({ subject, problem }) => ({ chain_id: subject, problem })),
      }
      if (!states) return c.json({ status: 'not_ready' as const, database: false, ...told }, 503)
      return c.json({ status: 'ready' as const, database: true, ...told }, 200)
    })
  router.get('/metrics', async (c) =>
    c.text(await metrics.render(), 200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }),
  )
  return router
}
