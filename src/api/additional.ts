const HOUR_MS = 3_600_000

/**
 * The `additional` header: hex SHA-256 of the user address followed by the hour number. The server counts mismatches and grants
 * nothing by it. Null where the page has no secure context and so no digest.
 */
export async function additionalHeader(userId: string | null, nowMs: number): Promise<string | null> {
  const subtle = globalThis.crypto?.subtle
  if (!subtle) return null
  const text = new TextEncoder().encode(`${userId ?? ''}${Math.floor(nowMs / HOUR_MS)}`)
  const digest = new Uint8Array(await subtle.digest('SHA-256', text))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
