import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils'

/** The token that an order is taken over with, kept until there is an answer: a request whose answer was lost is sent again with the same. */
export interface Taking {
  tokenFor(code: string): string
  done(): void
}

const KEY = 'causeway.taking'
const TOKEN = /^co_[\w-]{43}$/

/** Of the last code alone. Where nothing can be kept the token is good for as long as this lives. */
export function createTaking(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null): Taking {
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
        // Costs another code, where the page goes away before its answer.
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

/** What the server is told of a token: SHA-256, hex. */
export const tokenHash = (token: string): string => bytesToHex(sha256(utf8ToBytes(token)))
