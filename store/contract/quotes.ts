export interface Quotes {
  save(quote: {
    id: string
    provider: string
    request: unknown
    body: unknown
    expiresAt: Date
    surface: string
    channelId: number
  }): Promise<void>
  get(id: string): Promise<{
    id: string
    provider: string
    request: unknown
    body: unknown
    expiresAt: Date
    channelId: number
  } | null>
  purge(before: Date): Promise<number>
}
