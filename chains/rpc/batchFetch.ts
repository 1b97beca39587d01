import { createHttpFetch, readJson } from './httpFetch.ts'

/** Requests and bytes per HTTP call: the limits of the strictest common providers. */
const MOST_ITEMS = 100
const MOST_BYTES = 256 * 1024
const MOST_ANSWER_BYTES = 64 * 2 ** 20
/** Maximum concurrent requests to an endpoint without batches. */
const SINGLES_AT_ONCE = 16
/** Milliseconds without batches for an endpoint that answered single requests but failed a batch. */
const SINGLES_MS = 10 * 60_000
const httpFetch = createHttpFetch(MOST_ANSWER_BYTES)

export type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>

export interface BatchOptions {
  readonly fetch?: Fetch
  readonly now?: () => number
}

interface Item {
  readonly url: RequestInfo | URL
  readonly init: RequestInit
  readonly body: string
  readonly resolve: (response: Response) => void
  readonly reject: (error: unknown) => void
}

/** Statuses that apply to each single request too: bad key, rate limit. Asking one by one would make it worse. */
const ofTheEndpoint: ReadonlySet<number> = new Set([401, 403, 429])

/** One parsed answer of a batch. */
class ItemResponse extends Response {
  readonly #answer: object
  constructor(answer: object) {
    super(null, { status: 200, headers: { 'content-type': 'application/json' } })
    this.#answer = answer
  }
  override json(): Promise<unknown> {
    return Promise.resolve(this.#answer)
  }
  override text(): Promise<string> {
    return Promise.resolve(JSON.stringify(this.#answer))
  }
}

/**
 * `fetch` for one JSON-RPC endpoint that batches requests of one event loop turn. Each caller gets its own answer or
 * error, and a missing item fails alone. A batch that fails as a whole is retried one by one.
 */
export function createBatchFetch({ fetch = httpFetch, now = Date.now }: BatchOptions = {}): Fetch {
  const singles = createLimit(SINGLES_AT_ONCE)
  let waiting: Item[] = []
  let most = MOST_ITEMS
  let singlesUntil = 0

  function flush(): void {
    const items = waiting
    waiting = []
    const size = now() < singlesUntil ? 1 : most
    for (const batch of split(items, size))
      void (batch.length > 1 ? sendBatch(batch) : Promise.all(batch.map((item) => sendAlone(item, items.length > 1))))
  }

  async function sendAlone(item: Item, limited: boolean): Promise<boolean> {
    try {
      const send = (): Promise<Response> => fetch(item.url, item.init)
      const response = await (limited ? singles(send) : send())
      item.resolve(response)
      return response.ok
    } catch (error) {
      item.reject(error)
      return false
    }
  }

  async function sendBatch(items: readonly Item[]): Promise<void> {
    try {
      if (await answered(items)) return
    } catch (error) {
      // The batch exceeded the time of its requests: the next ones are smaller.
      if (items[0]?.init.signal?.aborted) {
        most = Math.max(1, most >> 1)
        for (const item of items) item.reject(error)
        return
      }
    }
    const outcomes = await Promise.all(items.map((item) => sendAlone(item, true)))
    if (outcomes.includes(true)) singlesUntil = now() + SINGLES_MS
  }

  /** False if the endpoint did not answer the batch as one. */
  async function answered(items: readonly Item[]): Promise<boolean> {
    const [first] = items
    if (!first) return true
    const body = `[${items.map(({ body }, id) => JSON.stringify({ ...(JSON.parse(body) as object), id })).join(',')}]`
    const response = await fetch(first.url, { ...first.init, body })
    if (ofTheEndpoint.has(response.status)) {
      const text = await response.text()
      for (const item of items) item.resolve(new Response(text, response))
      return true
    }
    const answers: unknown = response.ok ? await readJson(response, MOST_ANSWER_BYTES) : null
    if (!Array.isArray(answers)) return false
    most = Math.min(MOST_ITEMS, most * 2)
    const byId = new Map(answers.filter(isAnswer).map((answer) => [answer.id, answer]))
    for (const [id, item] of items.entries()) {
      const answer = byId.get(id)
      if (answer) item.resolve(new ItemResponse({ ...answer, id: idOf(item.body) }))
      else item.reject(new Error('the endpoint left this request of a batch unanswered'))
    }
    return true
  }

  return (url, init = {}) => {
    const { body } = init
    if (typeof body !== 'string' || !body.startsWith('{')) return fetch(url, init)
    return new Promise<Response>((resolve, reject) => {
      if (waiting.length === 0) setImmediate(flush)
      waiting.push({ url, init, body, resolve, reject })
    })
  }
}

const idOf = (body: string): unknown => (JSON.parse(body) as { id?: unknown }).id

const isAnswer = (value: unknown): value is { id: number } =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number'

function split(items: readonly Item[], size: number): Item[][] {
  const batches: Item[][] = []
  let bytes = 0
  for (const item of items) {
    const last = batches.at(-1)
    bytes += item.body.length
    if (last && last.length < size && bytes <= MOST_BYTES) last.push(item)
    else {
      batches.push([item])
      bytes = item.body.length
    }
  }
  return batches
}

/** Limits concurrency; the others wait in turn. */
function createLimit(most: number) {
  const queue: (() => void)[] = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most) await new Promise<void>((resolve) => queue.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
}
