/** A node's error answer. */
export class TonApiError extends Error {
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.name = 'TonApiError'
    this.code = code
  }
}
