import { queryOptions } from '@tanstack/react-query'
import { AppError } from '#core/errors.ts'
import type { Api, AnswerOf } from './calls.ts'

export type OpenSession = AnswerOf<'/identity/v1/sessions', '$get'>['data']['sessions'][number]
export type OwnData = AnswerOf<'/identity/v1/account', '$get'>['data'] & { readonly sessions: readonly OpenSession[] }

export const accountKey = (owner: string | null) => ['account', owner] as const

/**
 * Reads the open sessions of a wallet (of the Telegram account if `owner` is null) and the subject of export and deletion.
 * Throws `session_of_another` for a session of another wallet.
 */
export async function readAccount(api: Pick<Api, 'get'>, owner: string | null, signal?: AbortSignal): Promise<OwnData> {
  const { data } = await api.get('/identity/v1/account', { signal })
  if (owner !== null && data.user_id !== owner)
    throw new AppError('session_of_another', 'You are signed in with another wallet.', { status: 403 })
  return { ...data, sessions: (await api.get('/identity/v1/sessions', { signal })).data.sessions }
}

export const accountQuery = (owner: string | null, read: (signal: AbortSignal) => Promise<OwnData>) =>
  queryOptions({ queryKey: accountKey(owner), queryFn: ({ signal }) => read(signal), retry: false, staleTime: 0 })
