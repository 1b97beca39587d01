import { randomBytes, createPrivateKey, sign } from 'node:crypto'
import { type Keypair, SystemProgram, VersionedTransaction } from '@solana/web3.js'
import type { Log } from '#runtime/log.ts'
import { localSvmKeypair } from './keys.ts'
import { createBank } from './ledger/bank.ts'
import { openLedgerLog } from './ledger/log.ts'
import { createVm } from './ledger/vm.ts'
import { accountMethods } from './rpc/accounts.ts'
import { clusterMethods } from './rpc/cluster.ts'
import { openRpcServer } from './rpc/server.ts'
import { transactionMethods } from './rpc/transactions.ts'
import { base64 } from '@scure/base'
import { RpcError } from './rpc/errors.ts'
import { address, type Methods, text } from './rpc/params.ts'

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
    const bank = createBank({ vm: createVm(), log, slotMs, finalizedAfter, capacity, now })
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
