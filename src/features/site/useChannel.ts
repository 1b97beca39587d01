import { useQuery } from '@tanstack/react-query'
import { AppError } from '#core/errors.ts'
import type { ChannelLook } from '#core/wire/config.ts'
import { appConfigQuery } from '#src/api/queries.ts'
import { useServices } from '#src/services.ts'

const refusals = new Set(['channel_unknown', 'channel_mismatch'])

export interface Channel {
  /** Partner that owns these pages; null on the product's own. */
  readonly partner: ChannelLook | null
  /** True when the path names a channel that does not exist on this host. */
  readonly missing: boolean
}

/** Returns the current channel, from the page itself first and then from the API. */
export function useChannel(): Channel {
  const { api, channel } = useServices()
  const { data, error } = useQuery(appConfigQuery(api))
  // An equal object from the API would be an update, and the page's header and footer would render again before they hydrate.
  const look = channel.look ?? data?.channel
  // On a static host only the API knows.
  const missing = channel.missing || (error instanceof AppError && refusals.has(error.reason))
  return { partner: look && !look.main ? look : null, missing }
}
