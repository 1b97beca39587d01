interface StoredQuote {
  id: string
  provider: string
  request: unknown
  body: unknown
  expiresAt: Date
  channelId: number
  /** Null for a quote of an earlier release. */
  requestId: string | null
}

/** One request for quotes: the answers of all providers, refusals included. */
interface QuoteRequestRow {
  id: string
  offers: unknown
  expiresAt: Date
}

export interface Quotes {
  /** The request and its quotes, which may be none, in one transaction. */
  save(
    request: QuoteRequestRow,
    quotes: readonly (Omit<StoredQuote, 'requestId'> & { surface: string })[],
  ): Promise<void>
  get(id: string): Promise<StoredQuote | null>
  /** Null once the request was purged. */
  offers(requestId: string): Promise<unknown>
  /** Quotes and requests that expired before then; answers the number of quotes. */
  purge(before: Date): Promise<number>
}
