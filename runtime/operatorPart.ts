import { Hono } from 'hono'
import type { Metrics } from './metrics.ts'
import type { Log } from './log.ts'
import type { Part } from './lifecycle.ts'
import { listen, type Listening } from './listen.ts'

/** Endpoints for the operator only: `GET /metrics`, and those that `more` adds. */
export function createOperatorApp(metrics: Pick<Metrics, 'render' | 'contentType'>, more?: Hono): Hono {
  const app = new Hono()
  app.get('/metrics', async (c) => c.text(await metrics.render(), 200, { 'content-type': metrics.contentType }))
  if (more) app.route('/', more)
  app.notFound((c) => c.json({ code: 404, message: 'Unknown call.', data: { reason: 'not_found' } }, 404))
  return app
}

interface Place {
  readonly PORT: number
  readonly METRICS_HOST: string
  readonly METRICS_PORT?: number | undefined
}

/**
 * Port for the operator's own network, derived so that two processes on one host with different ports do not collide.
 */
export const metricsPort = ({ PORT, METRICS_PORT }: Place): number =>
  METRICS_PORT ?? (PORT === 0 ? 0 : PORT + (PORT <= 64_535 ? 1000 : -1000))

/** Runs that application on its own listener, as a part of a process. */
export function operatorPart(app: Hono, env: Place, log: Log): Part {
  let listening: Listening | undefined
  return {
    name: 'metrics',
    start: async () => {
      listening = await listen(app, { host: env.METRICS_HOST, port: metricsPort(env), portName: 'METRICS_PORT' })
      log.info({ metrics_url: listening.url }, 'listening for the operator')
    },
    stop: () => listening?.stop(),
  }
}
