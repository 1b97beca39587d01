import { sha256Hex } from './sha256.ts'

const HOUR_MS = 3_600_000

export const epochHour = (epochMs: number): number => Math.floor(epochMs / HOUR_MS)

/** Value of the request header `additional` (spec §7): hash of the address exactly as stored ("" when anonymous) and the hour number. */
export const additionalHeader = (address: string, epochMs: number): Promise<string> => sha256Hex(address + String(epochHour(epochMs)))

/** Whether a header fits this hour or a neighbouring one. Tells a mismatch apart, proves nothing. */
export async function additionalMatches(header: string, address: string, epochMs: number): Promise<boolean> {
  const accepted = await Promise.all([-1, 0, 1].map((hours) => additionalHeader(address, epochMs + hours * HOUR_MS)))
  return accepted.includes(header)
}
