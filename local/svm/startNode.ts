import { randomBytes, createPrivateKey, sign } from 'node:crypto'
import { type Keypair, SystemProgram, VersionedTransaction } from '@solana/web3.js'
import type { Log } from '#runtime/log.ts'
import { localSvmKeypair } from './keys.ts'
import { type Bank, createBank } from './ledger/bank.ts'
import { openLedgerLog } from './ledger/log.ts'
import { createVm } from './ledger/vm.ts'
import { clusterMethods } from './rpc/cluster.ts'
import { openRpcServer } from './rpc/server.ts'
import { transactionMethods } from './rpc/transactions.ts'
import { base64 } from '@scure/base'
import {
  address,
  commitment,
  config,
  invalidParams,
  list,
  type Method,
  type Methods,
  RpcError,
  text,
  withContext,
} from './rpc/protocol.ts'
import type { AccountRecord } from './ledger/records.ts'
import { TOKEN_PROGRAM, tokenAccount, tokenMint, uiAmount } from './ledger/tokens.ts'
import { wireAccount } from './rpc/encode.ts'

export interface SvmNodeOptions {
  /** 0 = any free one. */
  readonly port: number
  /** Folder of the chain's state; created if missing. */
  readonly folder: string
  /** Accounts that the local-only signing calls may use. */
  readonly unlocked: readonly Keypair[]
  readonly slotMs?: number
  /** Slots after which a block is final. */
  readonly finalizedAfter?: number
  /** Number of transactions to keep; older ones are dropped. */
  readonly capacity?: number
  /** Programs and accounts that exist from the start. */
  readonly programs?: readonly { readonly address: string; readonly file: Uint8Array }[]
  readonly accounts?: readonly AccountRecord[]
  /** Clock of the slots, in epoch ms. */
  readonly now?: () => number
  readonly log: Log
}

export interface SvmNode {
  readonly url: string
  readonly wsUrl: string
  stop(): Promise<void>
}

const FIRST_SLOT = 1_000
const FAUCET_LAMPORTS = '5000000000000000'

/**
 * Starts a real Solana virtual machine in this process, behind a node's JSON-RPC and WebSocket interface. State
 * survives a kill.
 * @throws AppError `port_in_use`, `data_corrupt`
 */
export async function startSvmNode(options: SvmNodeOptions): Promise<SvmNode> {
  const { port, slotMs = 400, finalizedAfter = 4, capacity = 10_000, now = Date.now } = options
  const server = await openRpcServer(port)
  try {
    const fresh = { version: 1, genesis: randomBytes(16).toString('hex'), slot: FIRST_SLOT, time: now() } as const
    const log = openLedgerLog(options.folder, fresh, capacity)
    const vm = createVm()
    for (const { address: key, file } of options.programs ?? []) vm.addProgram(key, file)
    const bank = createBank({ vm, log, slotMs, finalizedAfter, capacity, now })
    const faucet = localSvmKeypair('faucet')
    if (!bank.vm.account(faucet.publicKey.toBase58())) {
      bank.place([
        {
          key: faucet.publicKey.toBase58(),
          lamports: FAUCET_LAMPORTS,
          owner: SystemProgram.programId.toBase58(),
          executable: false,
          data: '',
        },
      ])
    }
    const missing = (options.accounts ?? []).filter(({ key }) => !bank.vm.account(key))
    if (missing.length > 0) bank.place(missing)
    server.serve(bank, {
      ...clusterMethods(bank),
      ...accountMethods(bank),
      ...transactionMethods(bank, faucet),
      ...localMethods(options.unlocked),
    })
    const timer = setInterval(() => bank.tick(), Math.max(5, Math.floor(slotMs / 4)))
    options.log.info({ port: server.port, slot: bank.slot('processed') }, 'svm node is up')
    return {
      url: `http://127.0.0.1:${server.port}`,
      wsUrl: `ws://127.0.0.1:${server.port}`,
      stop: async () => {
        clearInterval(timer)
        await server.close()
        log.close()
      },
    }
  } catch (error) {
    await server.close()
    throw error
  }
}

/** Header of a PKCS #8 private key that holds a bare ed25519 seed. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

const signBytes = (account: Keypair, message: Uint8Array): Uint8Array =>
  sign(
    null,
    message,
    createPrivateKey({ key: Buffer.concat([PKCS8, account.secretKey.subarray(0, 32)]), format: 'der', type: 'pkcs8' }),
  )

/**
 * Signs with the node's unlocked accounts, so that the test wallet in the page holds no key. Never part of a real node.
 */
function localMethods(unlocked: readonly Keypair[]): Methods {
  const byAddress = new Map(unlocked.map((account) => [account.publicKey.toBase58(), account]))
  const unlockedAccount = (key: string): Keypair => {
    const account = byAddress.get(key)
    if (!account) throw new RpcError(-32602, `${key} is not unlocked on this node`)
    return account
  }
  return {
    causeway_accounts: () => [...byAddress.keys()],
    causeway_signTransaction: (params) => {
      const transaction = VersionedTransaction.deserialize(base64.decode(text(params, 0)))
      transaction.sign([unlockedAccount(address(params, 1))])
      return base64.encode(transaction.serialize())
    },
    causeway_signMessage: (params) =>
      base64.encode(signBytes(unlockedAccount(address(params, 0)), base64.decode(text(params, 1)))),
  }
}

/** Balances and accounts. There are no forks here, so every commitment reads the same, newest state. */
function accountMethods(bank: Bank): Methods {
  const reading =
    (at: number, read: (params: readonly unknown[], settings: Record<string, unknown>) => unknown): Method =>
    (params) => {
      const settings = config(params, at)
      return withContext(bank, commitment(bank, settings), read(params, settings))
    }
  const supply = (params: readonly unknown[]): unknown => {
    const mint = tokenMint(bank.vm.account(address(params, 0)))
    if (!mint) throw invalidParams('not a Token mint')
    return uiAmount(mint.supply, mint.decimals)
  }
  const tokenBalance = (params: readonly unknown[]): unknown => {
    const token = tokenAccount(bank.vm.account(address(params, 0)))
    if (!token) throw invalidParams('could not find account')
    return uiAmount(token.amount, tokenMint(bank.vm.account(token.mint))?.decimals ?? 0)
  }
  const tokensOf = (owner: string, filter: Record<string, unknown>): AccountRecord[] =>
    bank.vm.ownedBy(TOKEN_PROGRAM).filter((account) => {
      const token = tokenAccount(account)
      const program = filter['programId'] ?? TOKEN_PROGRAM
      return (
        token?.owner === owner &&
        program === TOKEN_PROGRAM &&
        (filter['mint'] === undefined || filter['mint'] === token.mint)
      )
    })
  return {
    getBalance: reading(1, (params) => Number(bank.vm.account(address(params, 0))?.lamports ?? 0)),
    getAccountInfo: reading(1, (params, settings) => wireAccount(bank.vm.account(address(params, 0)), settings)),
    getMultipleAccounts: reading(1, (params, settings) =>
      list(params, 0).map((_, i, all) => wireAccount(bank.vm.account(address(all, i)), settings)),
    ),
    getTokenAccountsByOwner: reading(2, (params, settings) =>
      tokensOf(address(params, 0), config(params, 1)).map((account) => ({
        pubkey: account.key,
        account: wireAccount(account, settings),
      })),
    ),
    getTokenAccountBalance: reading(1, tokenBalance),
    getTokenSupply: reading(1, supply),
  }
}
