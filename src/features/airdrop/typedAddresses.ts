import { isAirdropAddress, sameAddress } from '#core/rewards/airdrops.ts'
import { addressRules } from '#chains/registry.ts'
import { AppError } from '#core/errors.ts'

type TypedAddresses =
  | { readonly addresses: readonly string[] }
  | { readonly problem: 'empty' }
  /** `lines` count from one, as shown to the user. */
  | { readonly problem: 'wrong'; readonly lines: readonly [number, ...number[]] }

/**
 * Addresses of one line: a single one with its spaces stripped (spec §5), or several separated by commas, semicolons or spaces.
 * Null when the line contains anything else.
 */
function addressesOf(line: string): readonly string[] | null {
  const parts = line.split(/[,;]/).flatMap((part) => {
    const whole = part.replace(/\s+/g, '')
    return whole === '' || isAirdropAddress(whole) ? [whole] : part.trim().split(/\s+/)
  })
  const found = parts.filter((part) => part !== '')
  return found.length > 0 && found.every(isAirdropAddress) ? found : null
}

/**
 * Parses a text of addresses. An empty line within it, a line without an address and a line with anything else are wrong (spec §5).
 * Leading and trailing blank lines are ignored; a repeated address is queried and counted once.
 */
export function typedAddresses(text: string): TypedAddresses {
  const lines = text
    .split('\n')
    .map((line, n) => ({ n: n + 1, blank: line.trim() === '', addresses: addressesOf(line) }))
  const first = lines.findIndex((line) => !line.blank)
  if (first === -1) return { problem: 'empty' }
  const last = lines.findLastIndex((line) => !line.blank)
  const used = lines.slice(first, last + 1)
  const [wrong, ...more] = used.filter((line) => line.addresses === null).map((line) => line.n)
  if (wrong !== undefined) return { problem: 'wrong', lines: [wrong, ...more] }
  const seen = new Set<string>()
  const isNew = (address: string): boolean => !seen.has(sameAddress(address)) && seen.add(sameAddress(address)).size > 0
  return { addresses: used.flatMap((line) => line.addresses ?? []).filter(isNew) }
}

/** Start and end offset of a line, used to place the cursor. */
export function placeOfLine(text: string, line: number): readonly [start: number, end: number] {
  const before = text.split('\n').slice(0, line - 1)
  const start = before.reduce((length, row) => length + row.length + 1, 0)
  const end = text.indexOf('\n', start)
  return [start, end === -1 ? text.length : end]
}

/** True for an invalid EIP-55 checksum. The address is queried all the same, because only its length is a rule here (spec §5). */
export function hasWrongCapitals(address: string): boolean {
  try {
    addressRules('evm').parse(address)
    return false
  } catch (error) {
    return error instanceof AppError && error.detail?.code === 'checksum'
  }
}
