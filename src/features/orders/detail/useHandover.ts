import { usePending } from '#src/features/shared/usePending.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { isRetriable } from '#core/errors.ts'
import { useServices, usePersistentStore } from '#src/services.ts'
import { type Handover, readHandover, takenTransfer } from '#src/features/shared/handover.ts'
import { createPersisted } from '#src/platform/persisted.ts'

/**
 * Takes over a transfer started in another browser when the link has a code, then removes the code from the URL. `waiting`: it is not
 * known yet whether this browser may see the order.
 */
export function useHandover(id: string): { waiting: boolean; error: Error | null; again: () => void } {
  const { api } = useServices()
  const pending = usePending()
  const taking = usePersistentStore(createHandoverTokenStore)
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const [kept, setKept] = useState<(Handover & { id: string }) | null>(null)
  const found = readHandover(hash)
  if (found && (found.code !== kept?.code || id !== kept.id)) setKept({ ...found, id })
  const handed = kept?.id === id ? kept : null

  const { isPending, error, refetch } = useQuery({
    queryKey: ['take-over', id, handed?.code],
    enabled: handed !== null,
    staleTime: Infinity,
    gcTime: Infinity,
    retry: (count, failure) => count < 2 && isRetriable(failure),
    queryFn: async () => {
      if (handed === null || pending.get(id)) return true
      const token = taking.tokenFor(handed.code)
      const { data } = await api.post('/bridge_api/v1/orders/:id/take', {
        params: { id },
        body: { code: handed.code, token_hash: tokenHash(token) },
      })
      pending.save(takenTransfer(data, token, handed.asked))
      taking.done()
      return true
    },
  })

  const over = found !== null && !isPending && !(error && isRetriable(error))
  useEffect(() => {
    if (over) void navigate({ pathname, search }, { replace: true, state: state as unknown })
  }, [over, navigate, pathname, search, state])

  return { waiting: handed !== null && isPending, error: handed && error, again: () => void refetch() }
}

/** Token for taking over an order, kept until there is an answer: a request whose answer was lost repeats with the same token. */
interface HandoverTokenStore {
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
      // A failure is harmless: a used code opens nothing.
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
