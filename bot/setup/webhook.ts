import { updateKinds } from '../receive/updateKinds.ts'
import type { Webhook } from '../settings.ts'
import type { Setting } from './setting.ts'

const POLLING = ['none: long polling']
const lines = (url: string, kinds: readonly string[]): readonly string[] =>
  url === '' ? POLLING : [url, `updates: ${kinds.toSorted().join(', ')}`]

/**
 * URL for updates. Telegram never returns the secret; the bot sets the webhook at each start, so a changed secret takes
 * effect then.
 */
export const webhookSetting = (webhook: Webhook | null): Setting => ({
  name: 'webhook',
  wanted: lines(webhook?.url ?? '', updateKinds),
  read: async (api) => {
    const { url = '', allowed_updates: kinds = [] } = await api.getWebhookInfo()
    return lines(url, kinds)
  },
  // Keeps pending updates, so that no user's message is dropped.
  write: (api) =>
    webhook
      ? api.setWebhook(webhook.url, { secret_token: webhook.secret, allowed_updates: [...updateKinds] })
      : api.deleteWebhook(),
})
