import { useState } from 'react'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { reasonOf } from '#core/errors.ts'
import { t, tOr } from '#src/i18n/t.ts'
import type { Host } from '#src/platform/contract.ts'
import { accountOf } from '#src/platform/telegram/accountOf.ts'
import { type Services, useServices } from '#src/services.ts'
import { receiptsState, turnReceipts } from './receipts.ts'

const path = '/identity/v1/telegram/receipts'

/** Only the user changes it, and Telegram reports the permission to the bot later than to the app, so the answer never goes stale. */
const receiptsQuery = (services: Services) =>
  queryOptions({
    queryKey: ['telegram-receipts'],
    queryFn: async ({ signal }) => {
      await accountOf(services).ready()
      return (await services.api.get(path, { signal })).data
    },
    staleTime: Infinity,
  })

/** Switch for transfer messages; `problem` explains a failed change. */
export function useReceipts(host: Host) {
  const services = useServices()
  const client = useQueryClient()
  const query = receiptsQuery(services)
  const { data, isError } = useQuery(query)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const turn = async (on: boolean): Promise<void> => {
    if (busy || !data) return
    setBusy(true)
    setProblem(null)
    try {
      const now = await turnReceipts(on, data, {
        askToWrite: host.askToWrite,
        choose: async (wanted) => (await services.api.post(path, { body: { on: wanted } })).data,
      })
      if (now) client.setQueryData(query.queryKey, now)
      else setProblem(t('telegram-receipts-refused'))
    } catch (error) {
      setProblem(tOr(`problem-${reasonOf(error)}`, t('problem-unknown')))
    } finally {
      setBusy(false)
    }
  }
  const state = data ? receiptsState(data, host) : null
  return {
    /** False when it could not be turned on or is unknown; the rest of the page does not need it. */
    shown: state !== 'none' && (data !== undefined || !isError),
    state,
    problem,
    turn: (on: boolean) => void turn(on),
  }
}

export type Receipts = ReturnType<typeof useReceipts>
