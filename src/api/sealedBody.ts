import { AppError } from '#core/errors.ts'
import type { PublicKeyData } from '#core/wire/config.ts'

const hasEncrypt = (body: unknown): body is { encrypt: unknown } => typeof body === 'object' && body !== null && 'encrypt' in body

/** Replaces a body's field `encrypt` by what only the server can read (spec §7); other bodies stay as they are. */
export function createSealedBody(publicKey: () => Promise<PublicKeyData>) {
  let known: Promise<PublicKeyData> | null = null
  const key = (): Promise<PublicKeyData> => {
    known ??= publicKey().catch((error: unknown) => {
      known = null
      throw error
    })
    return known
  }
  return {
    applies: hasEncrypt,
    /** The next call asks for the key again: the server has another one. */
    forget: () => void (known = null),
    async seal(body: unknown): Promise<unknown> {
      if (!hasEncrypt(body)) return body
      if (!globalThis.crypto?.subtle) throw new AppError('insecure_page', 'This page was not loaded securely, so nothing can be encrypted here.')
      // Few calls have such a field.
      const [{ seal }, published] = await Promise.all([import('./seal.ts'), key()])
      return { ...body, encrypt: await seal(String(body.encrypt), published) }
    },
  }
}
