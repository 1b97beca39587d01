import { sha256 } from '@noble/hashes/sha2.js'
import { type Challenge, isSolved } from '#core/rewards/faucet.ts'

const encoder = new TextEncoder()
const hash = (text: string): Uint8Array => sha256(encoder.encode(text))

/** Tries between two reports. */
const BATCH = 1 << 14

export interface WorkOrder {
  readonly challenge: Challenge
  readonly difficulty: number
}
export type WorkReport = { readonly tried: number } | { readonly nonce: number }

/** The scope of a worker, which the types of a page don't describe. */
const scope = self as unknown as {
  postMessage(report: WorkReport, transferred: readonly []): void
  addEventListener(type: 'message', listener: (event: MessageEvent<WorkOrder>) => void): void
}

const report = (data: WorkReport): void => scope.postMessage(data, [])

scope.addEventListener('message', ({ data: { challenge, difficulty } }) => {
  for (let nonce = 0; ; nonce++) {
    if (isSolved(challenge, nonce, difficulty, hash)) return report({ nonce })
    if (nonce % BATCH === 0) report({ tried: nonce })
  }
})
