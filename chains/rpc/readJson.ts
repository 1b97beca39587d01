import { Buffer } from 'node:buffer'
import { WholeResponse } from './httpFetch.ts'

/** Parses the body as JSON, up to `mostBytes`, so that an endpoint cannot exhaust memory. @throws Error */
export async function readJson(response: Response, mostBytes: number): Promise<unknown> {
  if (response instanceof WholeResponse && response.byteLength > mostBytes) throw tooLong(mostBytes)
  if (!response.body) return response.json()
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += part.byteLength
    if (bytes > mostBytes) throw tooLong(mostBytes)
    parts.push(part)
  }
  return JSON.parse(Buffer.concat(parts).toString('utf8'))
}

const tooLong = (mostBytes: number): Error => new Error(`the answer is longer than ${mostBytes} bytes`)
