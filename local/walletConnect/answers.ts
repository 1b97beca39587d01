import { type Hex, hexToNumber } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'

/** One request of an app. */
export interface Asked {
  readonly method: string
  readonly params: readonly unknown[]
  readonly chainId: number
}

/** Error of a wallet that refuses, in WalletConnect's format. */
export const refusal = { code: 5000, message: 'User rejected.' }

interface Signer {
  readonly account: PrivateKeyAccount
  /** JSON-RPC by chain id; the node signs transactions of this account. */
  readonly rpcUrls: Readonly<Record<number, string>>
  /** Adds the network to the session. */
  allow(chainId: number): Promise<void>
}
async function rpc(url: string, method: string, params: readonly unknown[]): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const answer = (await response.json()) as { result?: unknown; error?: { message: string } }
  if (answer.error) throw new Error(answer.error.message)
  return answer.result
}

type Answer = (signer: Signer, asked: Asked) => Promise<unknown>

function urlOf({ rpcUrls }: Signer, chainId: number): string {
  const url = rpcUrls[chainId]
  if (!url) throw Object.assign(new Error(`Unrecognized chain ID ${chainId}.`), { code: 4902 })
  return url
}

async function switchTo(signer: Signer, { params: [wanted] }: Asked): Promise<null> {
  const chainId = hexToNumber((wanted as { chainId: Hex }).chainId)
  urlOf(signer, chainId)
  await signer.allow(chainId)
  return null
}

export const answers: Readonly<Record<string, Answer>> = {
  eth_sendTransaction: (signer, { chainId, params }) => rpc(urlOf(signer, chainId), 'eth_sendTransaction', params),
  personal_sign: ({ account }, { params: [raw] }) => account.signMessage({ message: { raw: raw as Hex } }),
  eth_signTypedData_v4: ({ account }, { params: [, text] }) =>
    account.signTypedData(JSON.parse(text as string) as Parameters<PrivateKeyAccount['signTypedData']>[0]),
  wallet_switchEthereumChain: switchTo,
  wallet_addEthereumChain: switchTo,
}
