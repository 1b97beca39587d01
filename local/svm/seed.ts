import {
  Connection,
  type Keypair,
  LAMPORTS_PER_SOL,
  type PublicKey,
  SystemProgram,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { createTokenAccount, memo, TOKEN_PROGRAM, tokenAddress } from '#chains/svm/instructions.ts'
import { AppError } from '#core/errors.ts'
import { NATIVE } from '#core/chain/assetId.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { localFetch } from '#chains/rpc/httpFetch.ts'
import { localMintKeypair, localSvmKeypair } from './keys.ts'

const MINT_BYTES = 82
const INITIALIZE_MINT_2 = 20
const MINT_TO = 7

/** Whole units of a token at the start. */
const fewTokens = { maker: 10_000n, user: 50n }
const stablecoins = { maker: 10_000_000n, user: 100_000n }
const inventoryOf = (symbol: string) => (symbol.startsWith('USD') ? stablecoins : fewTokens)
/** Whole native coins at the start. */
const coins = { maker: 10_000, user: 100 } as const
const owners = ['maker', 'user'] as const

interface LocalMint {
  readonly mint: Keypair
  readonly symbol: string
  readonly decimals: number
}

/** Tokens that the local catalogue lists on a network. */
const mintsOf = (id: number): LocalMint[] =>
  loadCatalogue({ profile: 'local' }).assets.flatMap(({ chainId, token, symbol, decimals }) =>
    chainId === id && token !== NATIVE ? [{ mint: localMintKeypair(token), symbol, decimals }] : [],
  )
/** Signed by the owner, because a transfer that the maker signed itself does not count as a deposit. */
const accepted = (owner: Keypair): TransactionInstruction => memo(owner.publicKey, 'inventory')

function initializeMint(mint: PublicKey, decimals: number, authority: PublicKey): TransactionInstruction {
  const data = Buffer.concat([Buffer.from([INITIALIZE_MINT_2, decimals]), authority.toBytes(), Buffer.from([0])])
  return new TransactionInstruction({
    programId: TOKEN_PROGRAM,
    keys: [{ pubkey: mint, isSigner: false, isWritable: true }],
    data,
  })
}

function mintTo(mint: PublicKey, account: PublicKey, authority: PublicKey, amount: bigint): TransactionInstruction {
  const data = Buffer.alloc(9, MINT_TO)
  data.writeBigUInt64LE(amount, 1)
  const keys = [
    { pubkey: mint, isSigner: false, isWritable: true },
    { pubkey: account, isSigner: false, isWritable: true },
    { pubkey: authority, isSigner: true, isWritable: false },
  ]
  return new TransactionInstruction({ programId: TOKEN_PROGRAM, keys, data })
}

/**
 * Creates the tokens that the local catalogue lists on this network, and funds the maker's inventory and the test user.
 * Existing state is kept, so it may run at every startup. Resolves once the node has it all.
 * @throws AppError `seed_failed`
 */
export async function seedSvm(url: string, id: number): Promise<void> {
  const connection = new Connection(url, { commitment: 'processed', fetch: localFetch as never })
  const faucet = localSvmKeypair('faucet')

  const send = async (instructions: TransactionInstruction[], signers: Keypair[]): Promise<void> => {
    const { blockhash } = await connection.getLatestBlockhash()
    const message = new TransactionMessage({ payerKey: faucet.publicKey, recentBlockhash: blockhash, instructions })
    const transaction = new VersionedTransaction(message.compileToLegacyMessage())
    transaction.sign([faucet, ...signers])
    await connection.sendTransaction(transaction, { preflightCommitment: 'processed' })
  }
  const missing = async (key: PublicKey): Promise<boolean> => (await connection.getAccountInfo(key)) === null

  const makeMint = async ({ mint, decimals }: LocalMint): Promise<void> => {
    if (!(await missing(mint.publicKey))) return
    const lamports = await connection.getMinimumBalanceForRentExemption(MINT_BYTES)
    const account = {
      fromPubkey: faucet.publicKey,
      newAccountPubkey: mint.publicKey,
      lamports,
      space: MINT_BYTES,
      programId: TOKEN_PROGRAM,
    }
    await send(
      [SystemProgram.createAccount(account), initializeMint(mint.publicKey, decimals, faucet.publicKey)],
      [mint],
    )
  }
  const give = async ({ mint, decimals }: LocalMint, owner: Keypair, whole: bigint): Promise<void> => {
    const account = tokenAddress(owner.publicKey, mint.publicKey)
    if (!(await missing(account))) return
    const amount = whole * 10n ** BigInt(decimals)
    const create = createTokenAccount(faucet.publicKey, owner.publicKey, mint.publicKey)
    await send([create, mintTo(mint.publicKey, account, faucet.publicKey, amount), accepted(owner)], [owner])
  }

  try {
    for (const name of owners) {
      const owner = localSvmKeypair(name)
      if ((await connection.getBalance(owner.publicKey)) > 0) continue
      await send(
        [
          SystemProgram.transfer({
            fromPubkey: faucet.publicKey,
            toPubkey: owner.publicKey,
            lamports: coins[name] * LAMPORTS_PER_SOL,
          }),
          accepted(owner),
        ],
        [owner],
      )
    }
    for (const entry of mintsOf(id)) {
      await makeMint(entry)
      for (const name of owners) await give(entry, localSvmKeypair(name), inventoryOf(entry.symbol)[name])
    }
  } catch (cause) {
    throw new AppError('seed_failed', 'The local SVM chain did not take its first accounts.', { cause })
  }
}
