/** Error of the HTTP interface, with an HTTP status as code. */
export class ApiError extends Error {
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.name = 'ApiError'
    this.code = code
  }
}

export const invalid = (message: string): ApiError => new ApiError(422, message)
export const liteServerError = (message: string): ApiError => new ApiError(500, `LITE_SERVER_UNKNOWN: ${message}`)
