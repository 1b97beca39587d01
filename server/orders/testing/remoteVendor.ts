import type { Moved, MovedRead } from '#chains/contract/reader.ts'
import type { Clock } from '#runtime/clock.ts'
import { startVendorServer } from '../../providers/testing/vendorServer.ts'
import type { PollAnswer } from '../../providers/provider.ts'
import type { ScriptedVendor } from './scriptedVendor.ts'

export interface VendorOverHttp {
  readonly url: string
  /** Resolves at this request from now on, before its answer. */
  reached(requests: number): Promise<void>
  close(): Promise<void>
}

/** Serves the vendor and the networks of its script to other processes; `onTime` gets the time of the one that asks. */
export async function serveVendor(vendor: ScriptedVendor, onTime: (ms: number) => void): Promise<VendorOverHttp> {
  let left = 0
  let reach = (): void => {}
  const server = await startVendorServer(({ path, body, headers }) => {
    onTime(Number(headers['x-time']))
    if (--left === 0) reach()
    if (path === '/moved') return { body: { moved: withText(vendor.moved(body as MovedRead)) } }
    try {
      return { body: vendor.poll(String((body as { reference: unknown }).reference)) }
    } catch {
      return { status: 503, body: {} }
    }
  })
  return {
    url: server.url,
    reached: (requests) => {
      left = requests
      return new Promise((resolve) => (reach = resolve))
    },
    close: () => server.close(),
  }
}

/** The same vendor and networks, from another process. */
export function remoteVendor(
  url: string,
  clock: Clock,
): {
  poll(reference: string, signal: AbortSignal): Promise<PollAnswer>
  moved(read: MovedRead): Promise<Moved | null>
} {
  const ask = async (path: string, body: object, signal?: AbortSignal): Promise<unknown> => {
    const headers = { 'content-type': 'application/json', 'x-time': String(clock.now().getTime()) }
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal: signal ?? null,
    })
    if (!answer.ok) throw new Error(`the vendor answers ${answer.status}`)
    return answer.json()
  }
  return {
    poll: async (reference, signal) => (await ask('/poll', { reference }, signal)) as PollAnswer,
    moved: async (read) => ofText(((await ask('/moved', read)) as { moved: MovedText | null }).moved),
  }
}

/** JSON has neither times nor large integers. */
interface MovedText {
  readonly at: string
  readonly amount: string
  readonly arrivals: readonly { readonly position: number; readonly amount: string }[]
}

const withText = (moved: Moved | null): MovedText | null =>
  moved && {
    at: moved.at.toISOString(),
    amount: String(moved.amount),
    arrivals: (moved.arrivals ?? []).map(({ position, amount }) => ({ position, amount: String(amount) })),
  }

const ofText = (text: MovedText | null): Moved | null =>
  text && {
    at: new Date(text.at),
    amount: BigInt(text.amount),
    arrivals: text.arrivals.map(({ position, amount }) => ({ position, amount: BigInt(amount) })),
  }
