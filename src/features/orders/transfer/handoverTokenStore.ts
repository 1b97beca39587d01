import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils'

/** Token for taking over an order, kept until there is an answer: a request whose answer was lost repeats with the same token. */
export interface HandoverTokenStore {
  tokenFor(code: string): string
  done(): void
}

const KEY = 'causeway.taking'
const TOKEN = /^co_[\w-]{43}$/

/** Keeps the token of the latest code only. Without storage the token lasts as long as this object. */
export function createHandoverTokenStore(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null,
): HandoverTokenStore {
  let kept: readonly [string, string] | null = null
  function read(): readonly [string, string] | null {
    try {
      const [code, token] = JSON.parse(storage?.getItem(KEY) ?? '[]') as unknown[]
      return typeof code === 'string' && typeof token === 'string' && TOKEN.test(token) ? [code, token] : kept
    } catch {
      return kept
    }
  }
  return {
    tokenFor(code) {
      const found = read()
      if (found?.[0] === code) return found[1]
      kept = [code, newToken()]
      try {
        storage?.setItem(KEY, JSON.stringify(kept))
      } catch {
        // A failure costs another code if the page closes before the answer.
      }
      return kept[1]
    },
    done() {
      kept = null
      try {
        storage?.removeItem(KEY)
      } catch {
        // A used code opens nothing.
      }
    },
  }
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
