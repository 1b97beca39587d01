import type { z } from 'zod'
import type { rpcError } from '#core/wire/chainRpc.ts'

export type NodeError = z.infer<typeof rpcError>

const MOST_TEXT = 300
const MOST_DATA = 8 * 1024
const address = /\b(?:https?|wss?):\/\/\S+/gi
const UNKNOWN = 'The node refused the call.'

/** Parts of an endpoint's URL that may be keys, and its host. */
export function secretsOf(url: string): readonly string[] {
  const { host, username, password, pathname, searchParams } = new URL(url)
  const parts = [
    username,
    password,
    ...pathname.split('/').filter((part) => part.length >= 12),
    ...searchParams.values(),
  ]
  return [host, ...parts.map(decodeURIComponent).filter((part) => part.length >= 4)]
}

const isHex = (value: unknown): value is string => typeof value === 'string' && /^0x[0-9a-fA-F]*$/.test(value)

/** Sanitizes a node's error for the web app: code, message and revert data, without the endpoint's host or keys. */
export function nodeError(error: unknown, secrets: readonly string[]): NodeError {
  const { code, message, data } = (typeof error === 'object' && error !== null ? error : { message: error }) as {
    code?: unknown
    message?: unknown
    data?: unknown
  }
  const named = (text: string): boolean => secrets.some((secret) => text.toLowerCase().includes(secret.toLowerCase()))
  const text = typeof message === 'string' ? message.replaceAll(address, '…').slice(0, MOST_TEXT) : UNKNOWN
  const written = data === undefined || data === null ? '' : JSON.stringify(data)
  const isKept = isHex(data) || (typeof data === 'object' && data !== null && 'err' in data)
  return {
    code: Number.isInteger(code) ? (code as number) : -32_000,
    message: named(text) ? UNKNOWN : text,
    ...(isKept && written.length <= MOST_DATA && written.search(address) < 0 && !named(written) ? { data } : {}),
  }
}
