import { formatUnits } from '#core/money/units.ts'

/** Arguments of a node in regtest that relays like Bitcoin's main network. */
export const litecoindArguments = (folder: string, port: number): readonly string[] => [
  '-regtest',
  `-datadir=${folder}`,
  '-server',
  '-listen=0',
  '-txindex=1',
  '-fallbackfee=0.0001',
  '-acceptnonstdtxn=0',
  '-dustrelayfee=0.00003',
  '-mempoolreplacement=1',
  // Blocks with MWEB, which Bitcoin does not have, have another form.
  '-vbparams=mweb:9999999999:9999999999',
  '-dbcache=16',
  // A new wallet makes twice as many keys: by default 2,000, for more than half a minute on a busy machine.
  '-keypool=10',
  '-rpcuser=local',
  '-rpcpassword=local',
  `-rpcport=${port}`,
  '-rpcbind=127.0.0.1',
  '-rpcallowip=127.0.0.1',
  '-printtoconsole=0',
]

export const litecoindUrl = (port: number): string => `http://local:local@127.0.0.1:${port}/`

/** Amount for the node, which reads decimal text exactly. */
export const toCoins = (amount: bigint): string => formatUnits(amount, 8)

/** Calls the node. @throws Error with its message and `code` */
export type NodeCall = <T>(method: string, ...params: readonly unknown[]) => Promise<T>

export function createCall(url: string): NodeCall {
  const { username, password, origin } = new URL(url)
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
  return async <T>(method: string, ...params: readonly unknown[]): Promise<T> => {
    const answer = await fetch(origin, {
      method: 'POST',
      headers: { authorization },
      body: JSON.stringify({ jsonrpc: '1.0', id: 1, method, params }),
      signal: AbortSignal.timeout(30_000),
    })
    const { result, error } = (await answer.json()) as { result: T; error: { code: number; message: string } | null }
    if (error) throw Object.assign(new Error(error.message), { code: error.code })
    return result
  }
}
