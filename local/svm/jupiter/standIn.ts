import {
  type AccountMeta,
  ComputeBudgetProgram,
  Connection,
  PublicKey,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { z } from 'zod'
import { createTokenAccount, TOKEN_PROGRAM, tokenAddress } from '#chains/svm/instructions.ts'
import { startVendorServer, type VendorAnswer, type VendorCall } from '#server/providers/testing/vendorServer.ts'
import { JUPITER, WRAPPED } from '#server/swaps/jupiter/calls.ts'
import { localFetch } from '#chains/rpc/httpFetch.ts'
import { eventAuthority, lookupTable, type PoolToken, poolTokens, vaultOf, wrap } from './pool.ts'
import { programAuthority, routeBytes } from './program.ts'

const CLOSE_ACCOUNT = 9
const FEE_OF_1000 = 3n
const BPS = 10_000n

const asked = z.object({
  inputMint: z.string(),
  outputMint: z.string(),
  amount: z.string(),
  slippageBps: z.coerce.number(),
  swapMode: z.enum(['ExactIn', 'ExactOut']).default('ExactIn'),
  instructionVersion: z.enum(['V1', 'V2']).default('V1'),
  platformFeeBps: z.coerce.number().optional(),
})

const wanted = z.object({
  userPublicKey: z.string(),
  wrapAndUnwrapSol: z.boolean().default(true),
  useSharedAccounts: z.boolean().optional(),
  feeAccount: z.string().optional(),
  quoteResponse: z.object({
    inputMint: z.string(),
    outputMint: z.string(),
    inAmount: z.string(),
    outAmount: z.string(),
    slippageBps: z.number(),
    swapMode: z.enum(['ExactIn', 'ExactOut']),
    platformFee: z.object({ feeBps: z.number() }).nullable(),
  }),
})
export type WantedSwap = z.infer<typeof wanted>

/** Parts of a swap's transaction, which a test may change. */
export interface SwapParts {
  /** Bytes of Jupiter's instruction. */
  data: Buffer
  accounts: AccountMeta[]
  /** Instructions before and after Jupiter's. */
  before: TransactionInstruction[]
  after: TransactionInstruction[]
  payer: PublicKey
  lastValidBlockHeight: number
}

export interface JupiterStandIn {
  handle(call: VendorCall): Promise<VendorAnswer | null>
  /** Changes every transaction from now on; null ends it. */
  change(by: ((parts: SwapParts, swap: WantedSwap) => void) | null): void
  /** Changes every quote from now on; null ends it. */
  changeQuote(by: ((quote: Record<string, unknown>) => void) | null): void
}

const refused = (errorCode: string, error: string): VendorAnswer => ({ status: 400, body: { error, errorCode } })

/**
 * Stand-in of Jupiter's swap API: it quotes by the prices of the tokens, and builds transactions of the stand-in program on the network
 * at this address.
 */
export function createJupiterStandIn(url: () => string, tokens: readonly PoolToken[]): JupiterStandIn {
  let changed: ((parts: SwapParts, swap: WantedSwap) => void) | null = null
  let changedQuote: ((quote: Record<string, unknown>) => void) | null = null
  const table = lookupTable(tokens)
  const tokenOf = (mint: string): PoolToken | undefined => tokens.find((one) => one.mint === mint)

  function quote(query: URLSearchParams): VendorAnswer {
    const parsed = asked.safeParse(Object.fromEntries(query))
    if (!parsed.success) return refused('INVALID_REQUEST', 'Invalid query parameters')
    const { inputMint, outputMint, amount, slippageBps, swapMode, instructionVersion, platformFeeBps } = parsed.data
    const [given, got] = [tokenOf(inputMint), tokenOf(outputMint)]
    if (!given || !got) return refused('TOKEN_NOT_TRADABLE', 'The token is not tradable')
    if (inputMint === outputMint)
      return refused('CIRCULAR_ARBITRAGE_IS_DISABLED', 'Input and output mints are the same')
    const units = BigInt(amount)
    const [worth, cost] = [given.priceE8 * 10n ** BigInt(got.decimals), got.priceE8 * 10n ** BigInt(given.decimals)]
    const isExactIn = swapMode === 'ExactIn'
    const gross = isExactIn
      ? (units * worth * (1_000n - FEE_OF_1000)) / (cost * 1_000n)
      : (units * cost * 1_000n) / (worth * (1_000n - FEE_OF_1000)) + 1n
    if (gross === 0n) return refused('COULD_NOT_FIND_ANY_ROUTE', 'Could not find any route')
    const fee = (gross * BigInt(platformFeeBps ?? 0)) / BPS
    const [inAmount, outAmount] = isExactIn ? [units, gross - fee] : [gross, units]
    const bps = BigInt(slippageBps)
    const body: Record<string, unknown> = {
      inputMint,
      inAmount: String(inAmount),
      outputMint,
      outAmount: String(outAmount),
      otherAmountThreshold: String(
        isExactIn ? (outAmount * (BPS - bps)) / BPS : (inAmount * (BPS + bps) + BPS - 1n) / BPS,
      ),
      instructionVersion: instructionVersion === 'V2' ? 'V2' : null,
      swapMode,
      slippageBps,
      platformFee: platformFeeBps === undefined ? null : { amount: String(fee), feeBps: platformFeeBps },
      priceImpactPct: '0.0001',
      routePlan: [
        {
          swapInfo: {
            ammKey: programAuthority.toBase58(),
            label: 'Stand-in',
            inputMint,
            outputMint,
            inAmount: String(inAmount),
            outAmount: String(outAmount),
          },
          percent: 100,
          bps: 10_000,
        },
      ],
      contextSlot: 1,
      timeTaken: 0.001,
    }
    changedQuote?.(body)
    return { body }
  }

  async function swap(body: unknown): Promise<VendorAnswer> {
    const parsed = wanted.safeParse(body)
    if (!parsed.success) return refused('INVALID_REQUEST', 'Failed to deserialize the JSON body')
    const connection = new Connection(url(), { commitment: 'confirmed', fetch: localFetch as never })
    const { blockhash, lastValidBlockHeight } = await connection.getLatestBlockhash('confirmed')
    const parts = { ...(await partsOf(parsed.data, connection)), lastValidBlockHeight }
    changed?.(parts, parsed.data)
    const instructions = [
      ...parts.before,
      new TransactionInstruction({ programId: new PublicKey(JUPITER), keys: parts.accounts, data: parts.data }),
      ...parts.after,
    ]
    const message = new TransactionMessage({ payerKey: parts.payer, recentBlockhash: blockhash, instructions })
    const transaction = new VersionedTransaction(message.compileToV0Message([table]))
    return {
      body: {
        swapTransaction: Buffer.from(transaction.serialize()).toString('base64'),
        lastValidBlockHeight: parts.lastValidBlockHeight,
        prioritizationFeeLamports: 1_000,
        computeUnitLimit: 200_000,
      },
    }
  }

  return {
    handle: async ({ method, path, query, body }) => {
      if (method === 'GET' && path === '/swap/v1/quote') return quote(query)
      return method === 'POST' && path === '/swap/v1/swap' ? swap(body) : null
    },
    change: (by) => void (changed = by),
    changeQuote: (by) => void (changedQuote = by),
  }
}

/** Serves the stand-in for one network; resolves with its address. */
export async function startJupiter(url: string, id: number): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const standIn = createJupiterStandIn(() => url, poolTokens(id))
  const server = await startVendorServer((call) => standIn.handle(call))
  return { url: server.url, stop: () => server.close() }
}

const SELECTORS = { ExactIn: 'd19853937cfed8e9', ExactOut: '3560e5cad8bbfa18' } as const
/** The price counts as moved once the paying account has lost a twentieth. */
const LEAST_OF_20 = 19n

async function partsOf(
  { userPublicKey, wrapAndUnwrapSol, quoteResponse }: WantedSwap,
  connection: Connection,
): Promise<Omit<SwapParts, 'lastValidBlockHeight'>> {
  const { inputMint, outputMint, inAmount, outAmount, slippageBps, swapMode, platformFee } = quoteResponse
  const user = new PublicKey(userPublicKey)
  const [from, to] = [new PublicKey(inputMint), new PublicKey(outputMint)]
  const [source, destination] = [tokenAddress(user, from), tokenAddress(user, to)]
  const isExactIn = swapMode === 'ExactIn'
  const [first, quoted] = isExactIn ? [BigInt(inAmount), BigInt(outAmount)] : [BigInt(outAmount), BigInt(inAmount)]
  const held = BigInt((await connection.getTokenAccountBalance(vaultOf(outputMint))).value.amount)
  const head = Buffer.alloc(31)
  Buffer.from(SELECTORS[swapMode], 'hex').copy(head)
  head.writeBigUInt64LE(first, 9)
  head.writeBigUInt64LE(quoted, 17)
  head.writeUInt16LE(slippageBps, 25)
  head.writeUInt16LE(platformFee?.feeBps ?? 0, 27)
  const [sends, receives] = [inputMint, outputMint].map((mint) => wrapAndUnwrapSol && mint === WRAPPED)
  const most = isExactIn ? first : (quoted * (BPS + BigInt(slippageBps))) / BPS
  const reads = (pubkey: PublicKey): AccountMeta => ({ pubkey, isSigner: false, isWritable: false })
  const writes = (pubkey: PublicKey): AccountMeta => ({ pubkey, isSigner: false, isWritable: true })
  const close = new TransactionInstruction({
    programId: TOKEN_PROGRAM,
    keys: [writes(sends ? source : destination), writes(user), { pubkey: user, isSigner: true, isWritable: false }],
    data: Buffer.from([CLOSE_ACCOUNT]),
  })
  return {
    payer: user,
    data: Buffer.concat([head, routeBytes(quoted, (held * LEAST_OF_20) / 20n)]),
    accounts: [
      reads(programAuthority),
      { pubkey: user, isSigner: true, isWritable: false },
      writes(source),
      writes(vaultOf(inputMint)),
      writes(vaultOf(outputMint)),
      writes(destination),
      reads(from),
      reads(to),
      reads(TOKEN_PROGRAM),
      reads(TOKEN_PROGRAM),
      reads(eventAuthority),
      reads(new PublicKey(JUPITER)),
    ],
    before: [
      ComputeBudgetProgram.setComputeUnitLimit({ units: 200_000 }),
      ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 5_000 }),
      ...(sends ? [createTokenAccount(user, user, from), ...wrap(user, source, most)] : []),
      createTokenAccount(user, user, to),
    ],
    after: sends || receives ? [close] : [],
  }
}
