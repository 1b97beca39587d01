import { type Client, createClient, encodeFunctionData, erc20Abi } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { sendTransaction, waitForTransactionReceipt } from 'viem/actions'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { localHttp } from '#chains/evm/testing/localHttp.ts'

/** Token address of the native coin in the interfaces of vendors. */
export const NATIVE = '0x0000000000000000000000000000000000000000'

/** Account that pays for the stand-ins on every network. */
export interface Payer {
  readonly clients: ReadonlyMap<number, Client>
  /** Sends base units of a token, or of the coin, and waits for the block; returns the transaction's hash. */
  pay(chain: number, token: string, to: string, amount: bigint): Promise<string>
  /** Sends a call and waits for its block; returns the transaction's hash. @throws Error if the call fails */
  call(chain: number, call: PayerCall): Promise<string>
}

interface PayerCall {
  readonly to: `0x${string}`
  readonly data?: `0x${string}`
  readonly value?: bigint
}

/** Creates the payer for nodes by network. Its payments follow each other, because they share an account. */
export function createPayer(urls: ReadonlyMap<number, string>): Payer {
  const account = privateKeyToAccount(devAccounts.maker.key)
  const clients = new Map(
    [...urls].map(([chain, url]) => [
      chain,
      createClient({ transport: localHttp(url), pollingInterval: 50 }) as Client,
    ]),
  )
  let last: Promise<unknown> = Promise.resolve()

  async function send(chain: number, call: PayerCall): Promise<string> {
    const client = clients.get(chain)
    if (!client) throw new Error(`no node of network ${chain}`)
    const hash = await sendTransaction(client, { account, chain: null, ...call })
    const { status } = await waitForTransactionReceipt(client, { hash })
    if (status !== 'success') throw new Error(`the call of ${call.to} on network ${chain} failed`)
    return hash
  }

  const inTurn: Payer['call'] = (chain, call) => {
    const turn = last.then(() => send(chain, call))
    last = turn.catch(() => undefined)
    return turn
  }

  return {
    clients,
    call: inTurn,
    pay: (chain, token, to, amount) =>
      inTurn(
        chain,
        token === NATIVE
          ? { to: to as `0x${string}`, value: amount }
          : {
              to: token as `0x${string}`,
              data: encodeFunctionData({
                abi: erc20Abi,
                functionName: 'transfer',
                args: [to as `0x${string}`, amount],
              }),
            },
      ),
  }
}
