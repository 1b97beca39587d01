import { AppError, reasonOf } from '#core/errors.ts'
import type { PublicKeyData } from '#core/wire/config.ts'
import type { Call, Http, Keyring } from './http.ts'

async function sealed(http: Http, keyring: Keyring, call: Call & { body: { encrypt: unknown } }): Promise<Call> {
  if (!globalThis.crypto?.subtle)
    throw new AppError('insecure_page', 'This page isn’t on a secure connection, so it can’t encrypt data.')
  keyring.key ??= http<{ data: PublicKeyData }>('/config/public-key').then(({ data }) => data)
  try {
    return { ...call, body: { ...call.body, encrypt: await seal(String(call.body.encrypt), await keyring.key) } }
  } catch (error) {
    keyring.key = null
    throw error
  }
}

/** Sends a body with an `encrypt` field that only the server can read (spec §7). */
export async function sealedCall<T>(
  http: Http,
  keyring: Keyring,
  path: string,
  call: Call & { body: { encrypt: unknown } },
): Promise<T> {
  try {
    return await http<T>(path, await sealed(http, keyring, call))
  } catch (error) {
    if (reasonOf(error) !== 'encrypt_invalid') throw error
    // A restarted server may have another key; it refuses before it acts, so a retry is safe.
    keyring.key = null
    return http<T>(path, await sealed(http, keyring, call))
  }
}

const OAEP = { name: 'RSA-OAEP', hash: 'SHA-256' } as const

/** base64(RSA-OAEP-SHA-256(value)), as the server reads `encrypt` fields (spec §7). */
async function seal(value: string, { jwk }: PublicKeyData): Promise<string> {
  const key = await crypto.subtle.importKey('jwk', jwk, OAEP, false, ['encrypt'])
  const sealed = await crypto.subtle.encrypt(OAEP, key, new TextEncoder().encode(value))
  return btoa(String.fromCharCode(...new Uint8Array(sealed)))
}
