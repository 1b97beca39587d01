import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import type { NonceData } from '#core/wire/identity.ts'

/**
 * Links a wallet, by default a new one, to this session's user with its signature, without the app; returns its
 * address.
 */
export async function linkWallet(url: string, token: string, key = generatePrivateKey()): Promise<string> {
  const wallet = privateKeyToAccount(key)
  const post = async <T>(path: string, body?: object): Promise<T> => {
    const response = await fetch(`${url}/api/identity/v1/telegram/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
    return ((await response.json()) as { data: T }).data
  }
  const { domain, uri, nonce, statement, request_id: requestId, issued_at, expires_at } = await post<NonceData>('nonce')
  const message = createSiweMessage({
    address: wallet.address,
    chainId: 31337,
    domain,
    uri,
    nonce,
    statement,
    version: '1',
    issuedAt: new Date(issued_at),
    expirationTime: new Date(expires_at),
    ...(requestId === undefined ? {} : { requestId }),
  })
  await post('link', {
    family: 'evm',
    address: wallet.address.toLowerCase(),
    message,
    signature: await wallet.signMessage({ message }),
  })
  return wallet.address
}
