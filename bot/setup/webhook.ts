import { updateKinds } from '../receive/updateKinds.ts'
import type { Webhook } from '../settings.ts'
import type { Setting } from './setting.ts'

const POLLING = ['none: long polling']
const lines = (url: string, kinds: readonly string[]): readonly string[] =>
  url === '' ? POLLING : [url, `updates: ${kinds.toSorted().join(', ')}`]

/**
 * Where Telegram brings updates. It never tells the secret: the bot sets the webhook again at each of its starts, and so a changed secret counts then.
 */
export const webhookSetting = (webhook: Webhook | null): Setting => ({
  name: 'webhook',
  wanted: lines(webhook?.url ?? '', updateKinds),
  read: async (api) => {
    const { url = '', allowed_updates: kinds = [] } = await api.getWebhookInfo()
    return lines(url, kinds)
  },
  // What waits at Telegram stays there: nobody's message is dropped.
  write: (api) =>
    webhook
      ? api.setWebhook(webhook.url, { secret_token: webhook.secret, allowed_updates: [...updateKinds] })
      : api.deleteWebhook(),
})
