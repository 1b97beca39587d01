import { addressRules } from '#chains/registry.ts'
import { AppError } from '#core/errors.ts'

/** Whether an address is spelled with capitals that do not add up: it is asked for all the same, since only its length is a rule here (spec §5). */
export function hasWrongCapitals(address: string): boolean {
  try {
    addressRules('evm').parse(address)
    return false
  } catch (error) {
    return error instanceof AppError && error.detail?.code === 'checksum'
  }
}
