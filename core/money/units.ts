import { AppError } from '../errors.ts'

export const MAX_DECIMALS = 36
const plainDecimal = /^(\d*)(?:\.(\d*))?$/

/** Returns 10^n as a bigint. */
export const pow10 = (n: number): bigint => 10n ** BigInt(n)

/**
 * Parses display text ("0.25") to base units. Accepts a decimal comma and surrounding spaces.
 * @throws AppError `amount_invalid` for anything but a plain non-negative decimal, `amount_too_precise` for more digits
 * than the asset has.
 */
export function parseUnits(text: string, decimals: number): bigint {
  const parts = plainDecimal.exec(text.trim().replace(',', '.'))
  const [whole, fraction] = [parts?.[1] ?? '', parts?.[2] ?? '']
  if (!parts || (whole === '' && fraction === ''))
    throw new AppError('amount_invalid', 'Enter an amount, such as 0.25.', { status: 400 })
  const used = fraction.replace(/0+$/, '')
  if (used.length > decimals)
    throw new AppError('amount_too_precise', `This asset supports up to ${decimals} decimal places.`, { status: 400 })
  return BigInt((whole || '0') + used.padEnd(decimals, '0'))
}

/** Formats base units as exact display text without trailing zeros. */
export function formatUnits(amount: bigint, decimals: number): string {
  const sign = amount < 0n ? '-' : ''
  const digits = (amount < 0n ? -amount : amount).toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return sign + whole + (fraction ? `.${fraction}` : '')
}

/** Converts base units between decimals, rounded down: the amount that a recipient gets. */
export function rescaleDown(amount: bigint, from: number, to: number): bigint {
  return to >= from ? amount * pow10(to - from) : amount / pow10(from - to)
}

/** Integer division of non-negative numbers, rounded up. */
export const ceilDiv = (a: bigint, b: bigint): bigint => (a + b - 1n) / b
