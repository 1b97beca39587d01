import { GrammyError, HttpError } from 'grammy'

/** Outcome of a send request. Only `unclear` may have been delivered without confirmation. */
export type Outcome =
  | { readonly kind: 'sent'; readonly messageId: number }
  | { readonly kind: 'flood'; readonly seconds: number }
  | { readonly kind: 'gone' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'later'; readonly reason: string }
  | { readonly kind: 'unclear'; readonly reason: string }

/** The Bot API has no error code for an unknown chat. */
const NO_CHAT = /chat not found|user is deactivated|PEER_ID_INVALID/i
/** The bot itself is refused: a revoked token isn't the message's fault. */
const ours = [401, 404, 409]
/** The request never left: no connection was opened. */
const notConnected = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']

export function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof GrammyError))
    return { kind: notConnected.includes(codeOf(error)) ? 'later' : 'unclear', reason: String(error) }
  const { error_code: code, description, parameters } = error
  if (code === 429) return { kind: 'flood', seconds: Math.max(1, parameters.retry_after ?? 1) }
  if (code >= 500) return { kind: 'unclear', reason: description }
  if (code === 403 || NO_CHAT.test(description)) return { kind: 'gone' }
  return ours.includes(code) ? { kind: 'later', reason: description } : { kind: 'refused', reason: description }
}

const codeOf = (error: unknown): string =>
  error instanceof HttpError && error.error instanceof Error && 'code' in error.error ? String(error.error.code) : ''
