import { useState } from 'react'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { reasonOf } from '#core/errors.ts'
import { t, tOr } from '#src/i18n/t.ts'
import type { Host } from '#src/platform/contract.ts'
import { telegramAccount } from '#src/platform/telegram/account.ts'
import { type Services, useServices } from '#src/services.ts'
import type { TelegramReceipts } from '#core/wire/telegram.ts'

const path = '/identity/v1/telegram/receipts'

/** Only the user changes it, and Telegram reports the permission to the bot later than to the app, so the answer never goes stale. */
const receiptsQuery = (services: Services) =>
  queryOptions({
    queryKey: ['telegram-receipts'],
    queryFn: async ({ signal }) => {
      await services.single(telegramAccount).ready()
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

/** `none`: the bot has no permission to write and this client cannot request it, so a switch would do nothing. */
export type ReceiptsState = 'on' | 'off' | 'none'

export function receiptsState(
  { wanted, may_write: mayWrite }: TelegramReceipts,
  { askToWrite }: Pick<Host, 'askToWrite'>,
): ReceiptsState {
  if (mayWrite) return wanted ? 'on' : 'off'
  return askToWrite ? 'off' : 'none'
}

interface Deps {
  readonly askToWrite: Host['askToWrite']
  choose(on: boolean): Promise<TelegramReceipts>
}

/** Turns them on or off, and requests write access before turning them on. Null when the user declined. */
export async function turnReceipts(
  on: boolean,
  { may_write: mayWrite }: TelegramReceipts,
  { askToWrite, choose }: Deps,
): Promise<TelegramReceipts | null> {
  const asked = on && !mayWrite
  if (asked && !(await askToWrite?.())) return null
  const now = await choose(on)
  // Telegram reports the permission to the bot slightly later than to the app.
  return asked ? { ...now, may_write: true } : now
}
