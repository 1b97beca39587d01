import type { PublicKeyData } from '#core/wire/config.ts'

const OAEP = { name: 'RSA-OAEP', hash: 'SHA-256' } as const

/** base64(RSA-OAEP-SHA-256(value)), as the server reads `encrypt` fields (spec §7). */
export async function seal(value: string, { jwk }: PublicKeyData): Promise<string> {
  const key = await crypto.subtle.importKey('jwk', jwk, OAEP, false, ['encrypt'])
  const sealed = await crypto.subtle.encrypt(OAEP, key, new TextEncoder().encode(value))
  return btoa(String.fromCharCode(...new Uint8Array(sealed)))
}
