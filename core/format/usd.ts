import { USD_DECIMALS } from '../money/usd.ts'
import { formatUnits, pow10 } from '../money/units.ts'
import { withThousands } from './number.ts'

const CENT = pow10(USD_DECIMALS - 2)

/** 1e-8 dollar to "$1,234.50", rounded to the nearest cent; "<$0.01" for what is above zero and would read as nothing. */
export function formatUsd(usdE8: bigint): string {
  const magnitude = usdE8 < 0n ? -usdE8 : usdE8
  if (magnitude > 0n && magnitude * 2n < CENT) return '<$0.01'
  const [whole, cents = ''] = formatUnits((magnitude + CENT / 2n) / CENT, 2).split('.')
  return `${usdE8 < 0n ? '-' : ''}$${withThousands(whole ?? '0')}.${cents.padEnd(2, '0')}`
}
