const HOUR_MS = 3_600_000

const epochHour = (epochMs: number): number => Math.floor(epochMs / HOUR_MS)

/**
 * Returns the value of the request header `additional` (spec §7): hash of the address exactly as stored ("" if anonymous) and the
 * hour number.
 */
export const additionalHeader = (address: string, epochMs: number): Promise<string> =>
  sha256Hex(address + String(epochHour(epochMs)))

/** Returns the lower-case hex SHA-256 of UTF-8 text. */
export async function sha256Hex(text: string): Promise<string> {
  const digest = await globalThis.crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
