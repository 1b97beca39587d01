import { delay } from '#core/async.ts'
import { createBotApi } from '#local/botApi/createBotApi.ts'
import { systemClock } from '#runtime/clock.ts'
import { noFailpoints } from '#runtime/failpoints.ts'
import { silentLog } from '#runtime/log.ts'
import { leasePort } from '#runtime/testing/ports.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import type { NewNotice } from '#store/notices/types.ts'
import { createNoticeApi } from '../outgoing/botApi.ts'
import type { OutgoingDeps } from '../outgoing/deliver.ts'
import { sayHello } from './sayHello.ts'

export const TOKEN = '4242:notices'

/** An in-memory store, a Bot API server and the sender's dependencies, fast enough for tests. */
export async function openOutgoing(change: Partial<OutgoingDeps> = {}, timeoutSeconds = 30) {
  const botApi = createBotApi({ token: TOKEN, username: 'causeway_bot', name: 'Causeway' })
  const server = await botApi.listen(await leasePort())
  const store = change.store ?? (await openTestStore())
  const deps: OutgoingDeps = {
    store,
    api: createNoticeApi({ token: TOKEN, apiRoot: server.url, timeoutSeconds }),
    compose: { reminder: sayHello, receipt: sayHello, deposit: sayHello, moved_wallet: sayHello },
    pace: { perSecond: 200, horizonMs: 100, chatGapMs: 50, claimMs: 90_000 },
    requestMs: 30_000,
    clock: systemClock,
    log: silentLog,
    failpoints: noFailpoints,
    random: () => 0,
    wait: delay,
    ...change,
  }
  const person = async (id: number): Promise<number> => {
    botApi.people.meet(id, { first_name: 'Ada' })
    botApi.people.allowWriting(id)
    await store.telegram.see({ id, language: 'en', mayWrite: true }, new Date(Date.now() - 600_000))
    return id
  }
  return {
    deps,
    store,
    botApi,
    url: server.url,
    person,
    notice: (chatId: number, key = `test:${chatId}`): NewNotice => ({
      key,
      kind: 'receipt',
      chatId,
      payload: {},
      notBefore: new Date(),
      notAfter: new Date(Date.now() + 600_000),
    }),
    /** Messages of the bot that exist in the chat. */
    read: (id: number): string[] =>
      botApi.people.chat(id).flatMap(({ text, from }) => (text !== undefined && from?.is_bot ? [text] : [])),
    close: async () => {
      await server.stop()
      await store.close()
    },
  }
}
