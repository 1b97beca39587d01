import { randomBytes } from 'node:crypto'
import type { Log } from '#runtime/log.ts'
import { highloadWallet } from '#chains/ton/pay/highload.ts'
import { jettonWallet, usdcInit, usdcMaster, usdcSupply } from './jetton.ts'
import { localTonKey, localTonNames } from './keys.ts'
import { type Chain, createChain } from './chain.ts'
import { type AccountRecord, openLedgerLog } from './ledgerLog.ts'
import { readMethods } from './rpc/reads.ts'
import { transactionMethods } from './rpc/transactions.ts'
import { openRpcServer } from './rpc/server.ts'
import { localTonWallet, type LocalWallet } from './wallet.ts'
import {
  type Account,
  type Address,
  beginCell,
  Cell,
  contractAddress,
  type StateInit,
  storeShardAccount,
  toNano,
} from '@ton/core'
import checkIn from '#contracts/artifacts/ton/CheckIn.json' with { type: 'json' }
import checkInRecord from '#contracts/artifacts/ton/CheckInRecord.json' with { type: 'json' }

export interface TonNodeOptions {
  /** 0 = any free one. */
  readonly port: number
  /** Folder of the chain's state; created if missing. */
  readonly folder: string
  /** Clock of the blocks, in epoch ms. */
  readonly now?: () => number
  readonly log: Log
}

export interface TonNode {
  readonly url: string
  stop(): Promise<void>
}

/**
 * Starts a TON chain in this process behind a node's HTTP interface, with a funded test wallet and the check-in
 * contract. The virtual machine is loaded on first use. State survives a kill.
 * @throws AppError `port_in_use`, `data_corrupt`
 */
export async function startTonNode({ port, folder, now = Date.now, log }: TonNodeOptions): Promise<TonNode> {
  const server = await openRpcServer(port)
  try {
    const ledger = openLedgerLog(folder, {
      version: 1,
      genesis: randomBytes(16).toString('hex'),
      time: Math.floor(now() / 1000),
    })
    const chain = createChain(ledger, now)
    const wallets = localTonNames.map(localTonWallet)
    for (const wallet of wallets) placeGenesis(chain, wallet)
    server.serve({ ...readMethods(chain), ...transactionMethods(chain, wallets) })
    log.info({ url: server.url, block: chain.blocks.newest().seqno }, 'ton node is up')
    return { url: server.url, stop: () => server.close().finally(() => ledger.close()) }
  } catch (error) {
    await server.close()
    throw error
  }
}

const USER_COINS = toNano('1000')
const MAKER_COINS = toNano('100000')
/** 500 million, half of the supply. */
const USER_USDC = usdcSupply / 2n
/** Rent of the contract for years. */
const CONTRACT_COINS = toNano('0.02')

/** The contract has no parameters except its records' code, so its address is the same on every network. */
const checkInInit = (): StateInit => ({
  code: Cell.fromBase64(checkIn.code),
  data: beginCell().storeRef(Cell.fromBase64(checkInRecord.code)).endCell(),
})

function active(address: Address, init: StateInit, coins: bigint): AccountRecord {
  const account = {
    addr: address,
    storage: { lastTransLt: 0n, balance: { coins }, state: { type: 'active', state: init } },
    storageStats: { used: { cells: 0n, bits: 0n }, lastPaid: 0, duePayment: null, storageExtra: null },
  } as const
  return { address: address.toRawString(), boc: toBoc(account) }
}

const toBoc = (account: Account): string =>
  beginCell()
    .store(storeShardAccount({ account, lastTransactionLt: 0n, lastTransactionHash: 0n }))
    .endCell()
    .toBoc()
    .toString('base64')

/** An account that holds coins before its contract is deployed. */
function funded(address: Address, coins: bigint): AccountRecord {
  const account = {
    addr: address,
    storage: { lastTransLt: 0n, balance: { coins }, state: { type: 'uninit' } },
    storageStats: { used: { cells: 0n, bits: 0n }, lastPaid: 0, duePayment: null, storageExtra: null },
  } as const
  return { address: address.toRawString(), boc: toBoc(account) }
}

/**
 * Genesis state: the test wallet, the check-in contract, a jetton and the maker's wallet, which its first payout deploys.
 * Existing accounts are kept.
 */
function placeGenesis(chain: Chain, user: LocalWallet): void {
  const init = checkInInit()
  const contract = contractAddress(0, init)
  const maker = highloadWallet(localTonKey('maker').publicKey).address
  const master = usdcMaster()
  const usdc = (owner: Address) => jettonWallet(master, owner, USER_USDC)
  const wanted = [
    { address: user.address, make: () => active(user.address, user.init, USER_COINS) },
    { address: contract, make: () => active(contract, init, CONTRACT_COINS) },
    { address: maker, make: () => funded(maker, MAKER_COINS) },
    { address: master, make: () => active(master, usdcInit(), CONTRACT_COINS) },
    ...[user.address, maker].map((owner) => {
      const wallet = usdc(owner)
      return { address: wallet.address, make: () => active(wallet.address, wallet.init, CONTRACT_COINS) }
    }),
  ]
  const missing = wanted.filter(({ address }) => chain.account(address) === null)
  if (missing.length > 0) chain.place(missing.map(({ make }) => make()))
}
