import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import {
  Connection,
  type Keypair,
  type TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import type { NodeOptions } from '#chains/contract/node.ts'
import { type AssetId, assetId, NATIVE } from '#core/chain/assetId.ts'
import type { AssetDef, ChainDef } from '#core/catalogue/types.ts'
import { chainId } from '#core/chain/chainId.ts'
import { localSvmKeypair } from '#local/svm/keys.ts'
import { seedSvm } from '#local/svm/seed.ts'
import { startSvmNode, type SvmNodeOptions } from '#local/svm/startNode.ts'
import { silentLog } from '#runtime/log.ts'
import { leasePorts, PORTS_OF_SVM_NODE } from '#runtime/testing/ports.ts'
import { localFetch } from '#chains/rpc/httpFetch.ts'

export const SVM_CHAIN = chainId(83797631)
export const solAsset: AssetId = assetId(SVM_CHAIN, NATIVE)
export const usdcMint = localSvmKeypair('mint-usdc').publicKey.toBase58()
export const usdcAsset: AssetId = assetId(SVM_CHAIN, usdcMint)
export const maker = localSvmKeypair('maker')
export const user = localSvmKeypair('user')
export const makerSecret = `0x${Buffer.from(maker.secretKey.subarray(0, 32)).toString('hex')}`

const chain = (rpcUrls: readonly string[]): ChainDef => ({
  id: SVM_CHAIN,
  family: 'svm',
  name: 'Local SVM',
  alias: 'local-svm',
  slug: 'local-svm',
  code: 'LocalSvm',
  isTestnet: true,
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls,
  explorerUrl: null,
  explorerName: null,
  icon: 'sol',
  popular: [],
  disabled: false,
  order: 1,
  flags: [],
  settlementStatus: 'proven',
  settlement: {
    escrows: [],
    filler: null,
    depositAddress: maker.publicKey.toBase58(),
    depositAccount: null,
    blockTimeMs: 400,
    confirmationTiers: [{ upToUsd: null, confirmations: 1 }],
    finalityBlocks: null,
    maxReorgBlocks: 32,
    unconfirmedCapUsd: '1000000',
  },
})

const asset = (token: string, symbol: string, decimals: number): AssetDef => ({
  id: assetId(SVM_CHAIN, token),
  chainId: SVM_CHAIN,
  token,
  symbol,
  name: symbol,
  decimals,
  icon: symbol.toLowerCase(),
  priceKey: null,
})

export const svmNodeOptions = (endpoints: readonly string[], quorum = 1): NodeOptions => ({
  chain: chain(endpoints),
  assets: [asset(NATIVE, 'SOL', 9), asset(usdcMint, 'USDC', 6)],
  endpoints,
  quorum,
})

export interface SvmClient {
  readonly url: string
  readonly connection: Connection
  /** Signs with the given keys, the first of which pays, and resolves once the transaction is confirmed. */
  send(
    instructions: TransactionInstruction[],
    signers: readonly [Keypair, ...Keypair[]],
    skipPreflight?: boolean,
  ): Promise<string>
  confirmed(signature: string): Promise<void>
}

export interface LocalSvmChain extends SvmClient {
  /** Advances this many slots, without waiting for them. */
  slots(count: number): Promise<void>
  stop(): Promise<void>
}

const POLL_MS = 10
const until = async (done: () => Promise<boolean>): Promise<void> => {
  while (!(await done())) await pause(POLL_MS)
}

/** Seeded local SVM chain in its own folder. Transactions expire after 160 slots. */
export async function startLocalSvmChain(
  slotMs = 40,
  state: Pick<SvmNodeOptions, 'programs' | 'accounts'> = {},
): Promise<LocalSvmChain> {
  const folder = mkdtempSync(join(tmpdir(), 'svm-chain-'))
  let ahead = 0
  const [port = 0] = await leasePorts(PORTS_OF_SVM_NODE)
  const node = await startSvmNode({
    port,
    folder,
    unlocked: [user],
    slotMs,
    now: () => Date.now() + ahead,
    log: silentLog,
    ...state,
  })
  await seedSvm(node.url, SVM_CHAIN)
  const client = svmClient(node.url)
  return {
    ...client,
    slots: async (count) => {
      const goal = (await client.connection.getSlot('confirmed')) + count
      ahead += count * slotMs
      await until(async () => (await client.connection.getSlot('confirmed')) >= goal)
    },
    stop: async () => {
      await node.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Client that sends to a node and waits for confirmation. */
export function svmClient(url: string): SvmClient {
  const connection = new Connection(url, { commitment: 'confirmed', fetch: localFetch as never })
  const confirmed = (signature: string): Promise<void> =>
    until(async () =>
      ['confirmed', 'finalized'].includes(
        (await connection.getSignatureStatus(signature)).value?.confirmationStatus ?? '',
      ),
    )
  return {
    url,
    connection,
    confirmed,
    send: async (instructions, signers, skipPreflight = false) => {
      const { blockhash } = await connection.getLatestBlockhash('processed')
      const message = new TransactionMessage({
        payerKey: signers[0].publicKey,
        recentBlockhash: blockhash,
        instructions,
      })
      const transaction = new VersionedTransaction(message.compileToLegacyMessage())
      transaction.sign([...signers])
      const signature = await connection.sendTransaction(transaction, {
        preflightCommitment: 'processed',
        skipPreflight,
      })
      await confirmed(signature)
      return signature
    },
  }
}
