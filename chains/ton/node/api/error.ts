/** What a node answered instead of a result. */
export class TonApiError extends Error {
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.name = 'TonApiError'
    this.code = code
  }
}
