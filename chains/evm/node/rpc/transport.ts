import { custom, HttpRequestError, RpcRequestError, TimeoutError, type Transport } from 'viem'
import { createBatchFetch } from '#chains/rpc/batchFetch.ts'
import { readJson } from '#chains/rpc/readJson.ts'

const MOST_ANSWER_BYTES = 10 * 2 ** 20

interface Answer {
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown }
}

/**
 * HTTP transport with batches. It throws the client library's own transport errors, which `faults` and `errors`
 * classify.
 */
export function batchedHttp(address: string, timeoutMs: number): Transport {
  const { url, headers } = withoutCredentials(address)
  const fetch = createBatchFetch()
  let id = 0
  let moment: AbortSignal | null = null

  // Requests of one turn travel together, so that one timer serves them all.
  function deadline(): AbortSignal {
    if (moment) return moment
    setImmediate(() => {
      moment = null
    })
    return (moment = AbortSignal.timeout(timeoutMs))
  }

  async function request({ method, params }: { method: string; params?: unknown }): Promise<unknown> {
    const body = { jsonrpc: '2.0', id: (id += 1), method, params }
    const failure = (response: Response | null, cause?: unknown): HttpRequestError =>
      new HttpRequestError({
        body,
        url,
        ...(response && { status: response.status, headers: response.headers, details: response.statusText }),
        ...(cause instanceof Error && { cause }),
      })
    let answer: Answer | null
    try {
      const init = { method: 'POST', headers, body: JSON.stringify(body), signal: deadline() }
      const response = await fetch(url, init)
      answer = (await readJson(response, MOST_ANSWER_BYTES).catch((error: unknown) => {
        if (response.ok) throw error
        return null
      })) as Answer | null
      if (!response.ok && typeof answer?.error?.code !== 'number') throw failure(response)
    } catch (error) {
      if (error instanceof HttpRequestError) throw error
      if (error instanceof Error && error.name === 'TimeoutError') throw new TimeoutError({ body, url })
      throw failure(null, error)
    }
    if (answer?.error) throw new RpcRequestError({ body, error: answer.error, url })
    return answer?.result
  }
  return custom({ request }, { retryCount: 0 })
}

/** Credentials in the URL are sent as a header, because `fetch` refuses them in the URL. */
function withoutCredentials(address: string): { url: string; headers: Record<string, string> } {
  const url = new URL(address)
  const headers = { 'content-type': 'application/json' }
  if (!url.username) return { url: address, headers }
  const credentials = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`
  url.username = ''
  url.password = ''
  return { url: url.href, headers: { ...headers, authorization: `Basic ${btoa(credentials)}` } }
}
