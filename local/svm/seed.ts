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
import { localSvmKeypair } from './keys.ts'

const MINT_BYTES = 82
const INITIALIZE_MINT_2 = 20
const MINT_TO = 7

interface LocalMint {
  readonly mint: Keypair
  readonly decimals: number
  /** Tokens of the maker, in whole units. */
  readonly maker: bigint
  readonly user: bigint
}

const localMints = (): readonly LocalMint[] => [
  { mint: localSvmKeypair('mint-eth'), decimals: 8, maker: 10_000n, user: 50n },
  { mint: localSvmKeypair('mint-usdc'), decimals: 6, maker: 10_000_000n, user: 100_000n },
]
const localCoins = () => [
  { owner: localSvmKeypair('maker'), sol: 10_000 },
  { owner: localSvmKeypair('user'), sol: 100 },
]
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
 * Mints ETH (8 decimals) and USDC (6), funds the maker's inventory and the test user. Existing state is kept, so it may
 * run at every startup. Resolves once the node has it all.
 * @throws AppError `seed_failed`
 */
export async function seedSvm(url: string): Promise<void> {
  const connection = new Connection(url, 'processed')
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
    for (const { owner, sol } of localCoins()) {
      if ((await connection.getBalance(owner.publicKey)) > 0) continue
      await send(
        [
          SystemProgram.transfer({
            fromPubkey: faucet.publicKey,
            toPubkey: owner.publicKey,
            lamports: sol * LAMPORTS_PER_SOL,
          }),
          accepted(owner),
        ],
        [owner],
      )
    }
    for (const entry of localMints()) {
      await makeMint(entry)
      await give(entry, localSvmKeypair('maker'), entry.maker)
      await give(entry, localSvmKeypair('user'), entry.user)
    }
  } catch (cause) {
    throw new AppError('seed_failed', 'The local SVM chain did not take its first accounts.', { cause })
  }
}
