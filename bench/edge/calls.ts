import { randomBytes } from 'node:crypto'

export interface EdgeCall {
  readonly kind: 'quote' | 'read' | 'write' | 'hostile'
  readonly path: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

const v1 = '/api/bridge_api/v1'
const address = (): string => `0x${randomBytes(20).toString('hex')}`
const json = { 'content-type': 'application/json' }
const post = (kind: EdgeCall['kind'], path: string, body: unknown): EdgeCall => ({
  kind,
  path,
  body: typeof body === 'string' ? body : JSON.stringify(body),
  headers: json,
})
const read = (path: string): EdgeCall => ({ kind: 'read', path })

function quote(): EdgeCall {
  const account = address()
  const [from_chain_id, to_chain_id] = Math.random() < 0.5 ? [31337, 31338] : [31338, 31337]
  const amount = String(10n ** 16n + BigInt(Math.floor(Math.random() * 1e9)))
  return post('quote', `${v1}/quotes`, {
    from_chain_id,
    to_chain_id,
    token: 'ETH',
    amount,
    from_address: account,
    recipient: account,
  })
}

/** Hostile calls: malformed, forged, too large, or for things that do not exist. */
const hostile: readonly (() => EdgeCall)[] = [
  () => post('hostile', `${v1}/quotes`, '{"from_chain_id":'),
  () => post('hostile', `${v1}/quotes`, { amount: '9'.repeat(70_000) }),
  () => post('hostile', `${v1}/orders`, { quote_id: randomBytes(16).toString('hex'), from_address: '../../etc' }),
  () =>
    post('hostile', '/api/identity/v1/verify', { family: 'evm', address: address(), message: 'x', signature: '0x' }),
  () => ({
    kind: 'hostile',
    path: `${v1}/orders/${randomBytes(16).toString('hex')}/events`,
    headers: { accept: 'text/event-stream', authorization: `Bearer co_${randomBytes(32).toString('base64url')}` },
  }),
  () => ({ kind: 'hostile', path: `${v1}/search?q=${encodeURIComponent("' or 1=1 --")}` }),
  () => ({ kind: 'hostile', path: `${v1}/${address()}/orders?cursor=${randomBytes(40).toString('hex')}` }),
  () => ({ kind: 'hostile', path: `/%5c%5cevil.test/${randomBytes(8).toString('hex')}` }),
]

/** Share of each kind of call, in percent. */
const mix: readonly (readonly [share: number, make: () => EdgeCall])[] = [
  [35, quote],
  [10, () => read(`${v1}/get-all-chains`)],
  [5, () => read(`${v1}/all-tokens`)],
  [10, () => read('/api/config/app')],
  [10, () => read(`${v1}/${address()}/orders`)],
  [5, () => read(`${v1}/search?q=${address()}`)],
  [5, () => post('write', '/api/identity/v1/nonce', {})],
  [20, () => (hostile[Math.floor(Math.random() * hostile.length)] ?? quote)()],
]

/** Returns one call of the mix. */
export function nextCall(): EdgeCall {
  let left = Math.random() * 100
  for (const [share, make] of mix) {
    left -= share
    if (left < 0) return make()
  }
  return quote()
}
