import { useQuery } from '@tanstack/react-query'
import { appConfigQuery } from '#src/api/queries.ts'
import { useServices, useWallets } from '#src/services.ts'
import { poolAnswer } from './pool.ts'

/** The visitor's access to the pool. The stored address counts until their wallet reconnects. */
export function usePool(): ReturnType<typeof poolAnswer> {
  const { api, userIds } = useServices()
  const connected = useWallets((state) => state.userId)
  const config = useQuery(appConfigQuery(api))
  return poolAnswer({
    userId: connected ?? userIds.read(),
    listed: config.data?.pool_addresses,
    failed: config.isError,
  })
}
