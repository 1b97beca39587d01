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

/** One quote request: the answers of all providers, refusals included. */
interface QuoteRequestRow {
  id: string
  offers: unknown
  expiresAt: Date
}

export interface Quotes {
  /** Stores the request and its quotes, possibly none, in one transaction. */
  save(
    request: QuoteRequestRow,
    quotes: readonly (Omit<StoredQuote, 'requestId'> & { surface: string })[],
  ): Promise<void>
  get(id: string): Promise<StoredQuote | null>
  /** Null once the request was purged. */
  offers(requestId: string): Promise<unknown>
  /** Drops quotes and requests that expired before then; returns the number of quotes. */
  purge(before: Date): Promise<number>
}
