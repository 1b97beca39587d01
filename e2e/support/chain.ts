import type { Address } from '@ton/core'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { jettonWallet, usdcMaster } from '#local/ton/jetton.ts'

/** Local networks by the names that the tests use. */
export const chains = {
  north: 31337,
  south: 31338,
  sol: 83797631,
  eclipse: 69677631,
  ton: 84797831,
  bitcoin: 999706631,
} as const

/** JSON-RPC call to a local node; the tests check the chains themselves, never the product's reports. */
export async function rpc<T>(url: string, method: string, params: object = []): Promise<T> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const answer = (await response.json()) as { result?: T; error?: { message: string } }
  if (answer.error) throw new Error(`${method}: ${answer.error.message}`)
  return answer.result as T
}

/** Call to the local Bitcoin-like node, whose user and password are part of its address. */
export async function bitcoinRpc<T>(url: string, method: string, ...params: readonly unknown[]): Promise<T> {
  const { username, password, origin } = new URL(url)
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
  const body = JSON.stringify({ jsonrpc: '1.0', id: 1, method, params })
  const answer = (await (await fetch(origin, { method: 'POST', headers: { authorization }, body })).json()) as {
    result: T
    error: { message: string } | null
  }
  if (answer.error) throw new Error(`${method}: ${answer.error.message}`)
  return answer.result
}

/**
 * Sends a transaction of the account that mints, which tests of all processes share. The node may give two of them one nonce and
 * refuse the second, which is then sent again.
 */
export async function sendAsDeployer(url: string, tx: object): Promise<string> {
  for (let tries = 1; ; tries++)
    try {
      return await rpc<string>(url, 'eth_sendTransaction', [{ from: devAccounts.deployer.address, ...tx }])
    } catch (error) {
      if (tries === 20 || !/replacement transaction underpriced|nonce too low/.test(String(error))) throw error
      await new Promise((done) => setTimeout(done, 50))
    }
}

const word = (value: string): string => value.replace(/^0x/, '').toLowerCase().padStart(64, '0')

/** Returns the native balance in wei. */
export const ethBalance = async (url: string, address: string): Promise<bigint> =>
  BigInt(await rpc<string>(url, 'eth_getBalance', [address, 'latest']))

/** Returns the ERC-20 balance in base units. */
export async function tokenBalance(url: string, token: string, address: string): Promise<bigint> {
  const data = `0x70a08231${word(address)}`
  return BigInt(await rpc<string>(url, 'eth_call', [{ to: token, data }, 'latest']))
}

/** Remaining allowance of a spender for an owner's ERC-20, in base units. */
export async function allowance(url: string, token: string, owner: string, spender: string): Promise<bigint> {
  return BigInt(
    await rpc<string>(url, 'eth_call', [{ to: token, data: `0xdd62ed3e${word(owner)}${word(spender)}` }, 'latest']),
  )
}

/** Calldata of an ERC-20 approval of exactly this many base units. */
export const approvalOf = (spender: string, amount: bigint): string =>
  `0x095ea7b3${word(spender)}${word(amount.toString(16))}`

export const nonceOf = async (url: string, address: string): Promise<number> =>
  Number(await rpc<string>(url, 'eth_getTransactionCount', [address, 'latest']))

interface WaitingTransaction {
  readonly hash: string
  readonly from: string
  readonly input: string
  readonly nonce: string
}

/** Transactions of a node that are not mined yet. */
export async function waitingTransactions(url: string): Promise<readonly WaitingTransaction[]> {
  const { pending } = await rpc<{ pending: Record<string, Record<string, WaitingTransaction>> }>(url, 'txpool_content')
  return Object.values(pending).flatMap((byNonce) => Object.values(byNonce))
}

/** Waits until a block has the transaction, also while another test holds the blocks. */
export async function mined(url: string, hash: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (await rpc(url, 'eth_getTransactionReceipt', [hash])) return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error(`No block took ${hash}.`)
}

/** Moves a chain's clock and mines a block there. */
export async function travel(url: string, seconds: number): Promise<void> {
  await rpc(url, 'evm_increaseTime', [seconds])
  await rpc(url, 'evm_mine')
}

/** A fresh account that the node signs for, with some native coin. */
export async function freshAccount(url: string, address: string, wei = 10n ** 20n): Promise<void> {
  await rpc(url, 'anvil_impersonateAccount', [address])
  await rpc(url, 'anvil_setBalance', [address, `0x${wei.toString(16)}`])
}

/** Lamports. */
export const coinBalance = async (url: string, owner: string): Promise<bigint> =>
  BigInt((await rpc<{ value: number }>(url, 'getBalance', [owner])).value)

const AMOUNT_OFFSET = 64

/** Base units of an SPL token over all token accounts of an owner. */
export async function splBalance(url: string, mint: string, owner: string): Promise<bigint> {
  const answer = await rpc<{ value: { account: { data: [string, 'base64'] } }[] }>(url, 'getTokenAccountsByOwner', [
    owner,
    { mint },
    { encoding: 'base64' },
  ])
  return answer.value.reduce(
    (sum, { account }) => sum + Buffer.from(account.data[0], 'base64').readBigUInt64LE(AMOUNT_OFFSET),
    0n,
  )
}

/** Base units of the local USD Coin of a TON account; zero before its jetton wallet exists. */
export async function tonUsdcBalance(url: string, owner: Address): Promise<bigint> {
  const { address } = jettonWallet(usdcMaster(), owner, 0n)
  const { exit_code, stack } = await rpc<{ exit_code: number; stack: [string, string][] }>(url, 'runGetMethod', {
    address: address.toRawString(),
    method: 'get_wallet_data',
    stack: [],
  })
  return exit_code === 0 ? BigInt(stack[0]?.[1] ?? 0) : 0n
}
