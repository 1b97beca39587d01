import { Address } from '@ton/core'
import { invalid } from './errors.ts'

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
