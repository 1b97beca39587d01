import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import type { Endpoints } from './fixtures.ts'

interface Nonce {
  domain: string
  uri: string
  nonce: string
  statement: string
  issued_at: string
  expires_at: string
}

export interface Inviter {
  readonly address: string
  readonly code: string
  /** Only this wallet's view of its friends. */
  friends(): Promise<{ address: string; bridges: number }[]>
}

/** Another user who has signed in and refers others. */
export async function inviter({ url }: Endpoints): Promise<Inviter> {
  const owner = privateKeyToAccount(generatePrivateKey())
  const call = async <T>(method: string, path: string, body?: unknown, token?: string): Promise<T> => {
    const headers = {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    }
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
    return ((await answer.json()) as { data: T }).data
  }
  const { domain, uri, nonce, statement, issued_at, expires_at } = await call<Nonce>('POST', '/identity/v1/nonce', {})
  const message = createSiweMessage({
    address: owner.address,
    chainId: 31337,
    domain,
    uri,
    nonce,
    statement,
    version: '1',
    issuedAt: new Date(issued_at),
    expirationTime: new Date(expires_at),
  })
  const { token } = await call<{ token: string }>('POST', '/identity/v1/verify', {
    family: 'evm',
    address: owner.address,
    message,
    signature: await owner.signMessage({ message }),
  })
  const path = `/campaign_api/v1/${owner.address}/referral`
  const { code } = await call<{ code: string }>('POST', path, undefined, token)
  return {
    address: owner.address.toLowerCase(),
    code,
    friends: async () =>
      (await call<{ friends: { address: string; bridges: number }[] }>('GET', path, undefined, token)).friends,
  }
}
