import { setTimeout as pause } from 'node:timers/promises'
import { Hono } from 'hono'
import type { BotApi } from '#local/botApi/createBotApi.ts'
import { listen, type Listening } from '#runtime/listen.ts'
import { leasePort } from '#runtime/testing/ports.ts'

/** A Bot API server that acts at once but answers with a delay: a process killed in between never learns the result. */
export async function listenSlowly({ app }: Pick<BotApi, 'app'>, answerMs: number): Promise<Listening> {
  const slow = new Hono()
  slow.all('*', async (c) => {
    const answer = await app.fetch(c.req.raw)
    await pause(answerMs)
    return answer
  })
  return listen(slow, { host: '127.0.0.1', port: await leasePort() })
}
