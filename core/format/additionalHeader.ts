import { sha256Hex } from './sha256.ts'

const HOUR_MS = 3_600_000

const epochHour = (epochMs: number): number => Math.floor(epochMs / HOUR_MS)

/**
 * Value of the request header `additional` (spec §7): hash of the address exactly as stored ("" if anonymous) and the
 * hour number.
 */
export const additionalHeader = (address: string, epochMs: number): Promise<string> =>
  sha256Hex(address + String(epochHour(epochMs)))
