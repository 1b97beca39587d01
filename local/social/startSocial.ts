import { Hono } from 'hono'
import { type Listening, listen } from '#runtime/listen.ts'
import { createPlatforms, type Platforms } from './platforms.ts'

export interface LocalPlatforms extends Listening {
  readonly platforms: Platforms
}

/** Starts the APIs of X and Discord on a free local port. */
export async function startSocial(): Promise<LocalPlatforms> {
  const platforms = createPlatforms()
  const app = new Hono()
  app.all('*', async (c) => {
    const { pathname, search } = new URL(c.req.url)
    const form = c.req.method === 'POST' ? Object.fromEntries(new URLSearchParams(await c.req.text())) : {}
    const { status, body } = platforms.answer({
      path: pathname + search,
      authorization: c.req.header('authorization') ?? null,
      form,
    })
    return c.json(body, status)
  })
  return { platforms, ...(await listen(app, { host: '127.0.0.1', port: 0 })) }
}
