import { addressRules } from '#chains/registry.ts'
import { AppError } from '#core/errors.ts'

/** True for an invalid EIP-55 checksum. The address is queried all the same, because only its length is a rule here (spec §5). */
export function hasWrongCapitals(address: string): boolean {
  try {
    addressRules('evm').parse(address)
    return false
  } catch (error) {
    return error instanceof AppError && error.detail?.code === 'checksum'
  }
}
