import type { Brand } from '../brand.ts'
import { AppError } from '../errors.ts'

/** The specification's number for a network (spec §9); new ones follow its ASCII pattern. */
export type ChainId = Brand<number, 'ChainId'>

/** Parses a chain id. @throws AppError `chain_invalid` if the value is not a positive safe integer. */
export function chainId(value: number): ChainId {
  if (!Number.isSafeInteger(value) || value <= 0)
    throw new AppError('chain_invalid', `Not a chain id: ${value}`, { status: 400 })
  return value as ChainId
}
