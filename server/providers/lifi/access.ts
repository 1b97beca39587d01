import { AppError } from '#core/errors.ts'
import { createVendor, type VendorAccess, type VendorOptions } from '../vendor.ts'
import type { Integration } from './quote.ts'

export interface LifiSettings extends Integration {
  readonly url: string
  readonly apiKey: string | null
  readonly perMinute: number
}

/** Party of quotes before a wallet is connected: the address of LI.FI’s own examples. */
export const EXAMPLE = '0x552008c0f6870c2f77e5cc1d2eb9bdff03e30ea0'
/** Quotes that LI.FI allows an address without a key. */
const WITHOUT_KEY = { most: 75, spanMs: 2 * 3_600_000 }

/**
 * Creates the client of LI.FI’s API. Transfers and swaps of a process share one, because LI.FI counts their quotes together.
 * @throws AppError `config_invalid` for a fee without the integrator that collects it
 */
export function createLifiAccess(
  { clock, count }: Pick<VendorOptions, 'clock' | 'count'>,
  { url, apiKey, perMinute, feeBps, integrator }: LifiSettings,
): VendorAccess {
  if (feeBps > 0 && integrator === null)
    throw new AppError('config_invalid', 'LIFI_FEE_BPS needs LIFI_INTEGRATOR, which collects the fee.', {
      retriable: false,
    })
  return createVendor({
    name: 'lifi',
    url,
    headers: apiKey === null ? {} : { 'x-lifi-api-key': apiKey },
    perMinute,
    clock,
    ...(count ? { count } : {}),
    ...(apiKey === null ? { quoteLimit: WITHOUT_KEY } : {}),
  })
}
