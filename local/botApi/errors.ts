import type { ResponseParameters } from 'grammy/types'

/** Error answer of the Bot API, in Telegram's own words, because libraries and users match them. */
export class BotApiError extends Error {
  readonly code: number
  readonly parameters: ResponseParameters | undefined

  constructor(code: number, description: string, parameters?: ResponseParameters) {
    super(description)
    this.name = 'BotApiError'
    this.code = code
    this.parameters = parameters
  }
}

export const badRequest = (what: string): BotApiError => new BotApiError(400, `Bad Request: ${what}`)
export const forbidden = (what: string): BotApiError => new BotApiError(403, `Forbidden: ${what}`)
export const conflict = (what: string): BotApiError => new BotApiError(409, `Conflict: ${what}`)
export const tooMany = (seconds: number): BotApiError =>
  new BotApiError(429, `Too Many Requests: retry after ${seconds}`, { retry_after: seconds })
