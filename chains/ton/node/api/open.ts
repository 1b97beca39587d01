import { TonApiError } from './error.ts'

/** A node's HTTP interface (toncenter v2): one call, its unparsed result. */
export interface TonApi {
  call(method: string, params: Readonly<Record<string, unknown>>): Promise<unknown>
}

interface Answer {
  readonly ok: boolean
  readonly result?: unknown
  readonly error?: unknown
  readonly code?: unknown
}

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && 'ok' in value && typeof value.ok === 'boolean'

/** The endpoint's key is part of its URL (`?api_key=`). */
export function openTonApi(url: string, timeoutMs: number): TonApi {
  return {
    async call(method, params) {
      const body = JSON.stringify({ jsonrpc: '2.0', id: '1', method, params })
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        signal: AbortSignal.timeout(timeoutMs),
      })
      const answer: unknown = await response.json().catch(() => null)
      if (!isAnswer(answer))
        throw new TonApiError(response.status, `no answer of this interface (HTTP ${response.status})`)
      if (!answer.ok)
        throw new TonApiError(
          typeof answer.code === 'number' ? answer.code : response.status,
          String(answer.error ?? 'unknown'),
        )
      return answer.result
    },
  }
}
