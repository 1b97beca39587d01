import { useQuery } from '@tanstack/react-query'
import { AppError } from '#core/errors.ts'
import type { ChannelLook } from '#core/wire/config.ts'
import { appConfigQuery } from '#src/api/queries.ts'
import { useServices } from '#src/services.ts'

const refusals = new Set(['channel_unknown', 'channel_mismatch'])

export interface Channel {
  /** The partner whose pages these are; null on the product's own. */
  readonly partner: ChannelLook | null
  /** The path names a channel that is not there, or not here. */
  readonly missing: boolean
}

/** Whose pages these are, from the page itself and then from the API. */
export function useChannel(): Channel {
  const { api, channel } = useServices()
  const { data, error } = useQuery(appConfigQuery(api))
  const look = data?.channel ?? channel.look
  // Where files come without the server, only the API knows.
  const missing = channel.missing || (error instanceof AppError && refusals.has(error.reason))
  return { partner: look && !look.main ? look : null, missing }
}
