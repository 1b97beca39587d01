import { Address } from '@ton/core'

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

export type Params = Readonly<Record<string, unknown>>
export type Method = (params: Params) => unknown
export type Methods = Readonly<Record<string, Method>>

export function text(params: Params, name: string): string {
  const value = params[name]
  if (typeof value !== 'string') throw invalid(`${name} must be a string`)
  return value
}

/** Integer, also as text; null if absent. */
export function integer(params: Params, name: string): number | null {
  const value = params[name]
  if (value === undefined || value === null) return null
  const number = Number(value)
  if (!Number.isSafeInteger(number)) throw invalid(`${name} must be a whole number`)
  return number
}

export function address(params: Params, name = 'address'): Address {
  try {
    return Address.parse(text(params, name))
  } catch {
    throw invalid('Incorrect address')
  }
}

export function list(params: Params, name: string): readonly unknown[] {
  const value = params[name]
  if (!Array.isArray(value)) throw invalid(`${name} must be a list`)
  return value
}
