import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils'
import { createPersisted } from '#src/platform/persisted.ts'

/** Token for taking over an order, kept until there is an answer: a request whose answer was lost repeats with the same token. */
export interface HandoverTokenStore {
  tokenFor(code: string): string
  done(): void
}

const TOKEN = /^co_[\w-]{43}$/

/** Keeps the token of the latest code only. Without storage the token lasts as long as this object. */
export function createHandoverTokenStore(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null,
): HandoverTokenStore {
  let kept: readonly [string, string] | null = null
  const stored = createPersisted<readonly [string, string] | null>(storage, {
    key: 'causeway.taking',
    parse,
    fallback: null,
  })
  return {
    tokenFor(code) {
      const found = stored.read() ?? kept
      if (found?.[0] === code) return found[1]
      kept = [code, newToken()]
      // A failure costs another code if the page closes before the answer.
      stored.write(kept)
      return kept[1]
    },
    done() {
      kept = null
      // If it fails: a used code opens nothing.
      stored.remove()
    },
  }
}

function parse(stored: unknown): readonly [string, string] | undefined {
  const [code, token] = stored as unknown[]
  return typeof code === 'string' && typeof token === 'string' && TOKEN.test(token) ? [code, token] : undefined
}

const newToken = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return `co_${btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')}`
}

/** SHA-256 of a token in hex, which the server receives in place of the token. */
export const tokenHash = (token: string): string => bytesToHex(sha256(utf8ToBytes(token)))
