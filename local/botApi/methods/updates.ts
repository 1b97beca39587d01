import { conflict } from '../errors.ts'
import type { Methods } from './contract.ts'

export const updateMethods: Methods = {
  getUpdates({ updates, webhook }, args, signal) {
    if (webhook.isSet())
      throw conflict(
        "can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first",
      )
    updates.want(args.allowed_updates)
    return updates.poll({
      offset: Number(args.offset ?? 0),
      limit: Number(args.limit ?? 100),
      seconds: Number(args.timeout ?? 0),
      signal,
    })
  },
  async setWebhook({ updates, webhook }, args) {
    if (args.url === '') await webhook.remove()
    else await webhook.set(args.url, args.secret_token)
    updates.want(args.allowed_updates)
    if (args.drop_pending_updates) updates.drop()
    return true as const
  },
  async deleteWebhook({ updates, webhook }, args) {
    await webhook.remove()
    if (args.drop_pending_updates) updates.drop()
    return true as const
  },
  getWebhookInfo: ({ webhook }) => webhook.info(),
}
