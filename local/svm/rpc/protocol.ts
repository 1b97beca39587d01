import { PublicKey } from '@solana/web3.js'
import type { Bank, Commitment } from '../ledger/bank.ts'

/** Error in the JSON-RPC format. */
export class RpcError extends Error {
  readonly code: number
  readonly data: unknown
  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

export const invalidParams = (message: string): RpcError => new RpcError(-32602, `Invalid params: ${message}`)
export const methodNotFound = (): RpcError => new RpcError(-32601, 'Method not found')
export const slotSkipped = (slot: number): RpcError =>
  new RpcError(-32007, `Slot ${slot} was skipped, or missing due to ledger jump to recent snapshot`)
export const blockNotAvailable = (slot: number): RpcError =>
  new RpcError(-32004, `Block not available for slot ${slot}`)
const minContextSlotNotReached = (slot: number): RpcError =>
  new RpcError(-32016, 'Minimum context slot has not been reached', { contextSlot: slot })

/** Unparsed positional parameters of one call. */
export type Params = readonly unknown[]
export type Method = (params: Params) => unknown
export type Methods = Readonly<Record<string, Method>>

export function text(params: Params, at: number): string {
  const value = params[at]
  if (typeof value !== 'string') throw invalidParams(`parameter ${at} must be a string`)
  return value
}

export function integer(params: Params, at: number): number {
  const value = params[at]
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0)
    throw invalidParams(`parameter ${at} must be a whole number`)
  return value
}

export function address(params: Params, at: number): string {
  const value = text(params, at)
  try {
    return new PublicKey(value).toBase58()
  } catch {
    throw invalidParams(`"${value.slice(0, 60)}" is not an address`)
  }
}

export function list(params: Params, at: number): string[] {
  const value = params[at]
  if (!Array.isArray(value) || !value.every((item) => typeof item === 'string'))
    throw invalidParams(`parameter ${at} must be a list of strings`)
  return value
}

/** The configuration object that is the last parameter of many calls; absent = empty. */
export function config(params: Params, at: number): Record<string, unknown> {
  const value = params[at]
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
}

const commitments: Record<string, Commitment> = {
  processed: 'processed',
  confirmed: 'confirmed',
  finalized: 'finalized',
  recent: 'processed',
  max: 'finalized',
}

/**
 * The requested commitment; the real network's default is finalized.
 * @throws RpcError if this node is behind `minContextSlot`.
 */
export function commitment(bank: Bank, settings: Record<string, unknown>): Commitment {
  const level = commitments[String(settings['commitment'] ?? 'finalized')] ?? 'finalized'
  const min = settings['minContextSlot']
  if (typeof min === 'number' && bank.slot(level) < min) throw minContextSlotNotReached(bank.slot(level))
  return level
}

export const withContext = (bank: Bank, level: Commitment, value: unknown): unknown => ({
  context: { apiVersion: VERSION, slot: bank.slot(level) },
  value,
})

/** Release whose interface this node implements. */
export const VERSION = '2.2.0'
