import { Cell, loadMessage, type Message, type Transaction } from '@ton/core'
import { z } from 'zod'
import { hashOfBoc } from '#chains/ton/transaction.ts'
import type { Chain } from '../chain.ts'
import { address, ApiError, integer, invalid, liteServerError, type Methods, type Params, text } from './protocol.ts'
import type { LocalWallet, OutgoingMessage } from '../wallet.ts'

/** History and sending; `unlocked` are the accounts that the local-only signing calls may use. */
export const transactionMethods = (chain: Chain, unlocked: readonly LocalWallet[]): Methods => ({
  getTransactions: (params) => page(chain, params).map(row),
  sendBoc: async (params) => {
    await sendBoc(chain, text(params, 'boc'))
    return { '@type': 'ok' }
  },
  sendBocReturnHash: async (params) => {
    const boc = text(params, 'boc')
    await sendBoc(chain, boc)
    const hash = Cell.fromBase64(boc).hash().toString('base64')
    return {
      '@type': 'raw.extMessageInfo',
      hash,
      hash_norm: Buffer.from(hashOfBoc(boc) ?? '', 'hex').toString('base64'),
    }
  },
  ...localMethods(chain, unlocked),
})

const DEFAULT_LIMIT = 10
const MOST = 100

/** Rows by transaction: callers read the same pages again and again, and serializing costs more than all else. */
const served = new WeakMap<Transaction, ReturnType<typeof makeRow>>()

function row(transaction: Transaction): ReturnType<typeof makeRow> {
  const known = served.get(transaction)
  if (known) return known
  const made = makeRow(transaction)
  served.set(transaction, made)
  return made
}

const makeRow = (transaction: Transaction) => ({
  '@type': 'raw.transaction',
  utime: transaction.now,
  data: transaction.raw.toBoc().toString('base64'),
  transaction_id: {
    '@type': 'internal.transactionId',
    lt: String(transaction.lt),
    hash: transaction.hash().toString('base64'),
  },
  fee: String(transaction.totalFees.coins),
})

/** From the named transaction, itself included, back in time. */
function page(chain: Chain, params: Params): readonly Transaction[] {
  const all = chain.transactions(address(params))
  const limit = Math.min(integer(params, 'limit') ?? DEFAULT_LIMIT, MOST)
  if (params['lt'] === undefined) return all.slice(0, limit)
  const lt = BigInt(text(params, 'lt'))
  const from = all.findIndex((transaction) => transaction.lt === lt)
  if (from < 0) throw liteServerError('cannot locate transaction in block with specified logical time')
  return all.slice(from, from + limit)
}

function readMessage(boc: string): Message {
  try {
    return loadMessage(Cell.fromBase64(boc).beginParse())
  } catch {
    throw invalid('Failed to parse the bag of cells')
  }
}

async function sendBoc(chain: Chain, boc: string): Promise<void> {
  await chain.send(readMessage(boc)).catch((error: unknown) => {
    throw liteServerError(
      `cannot apply external message to current state : External message was not accepted\n${refusalOf(error)}`,
    )
  })
}

/** Reason of a refused external message, as lite servers write it. */
function refusalOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'exitCode' in error && typeof error.exitCode === 'number')
    return `Cannot run message on account: inbound external message rejected: exitcode=${error.exitCode}`
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
}

const messages = z
  .array(
    z.object({
      address: z.string(),
      amount: z.string().regex(/^\d+$/),
      payload: z.string().optional(),
      stateInit: z.string().optional(),
    }),
  )
  .min(1)
/** `mostPayload`: characters of a nonce in a proof, or of a text. */
const toSign = (mostPayload: number) =>
  z.object({
    domain: z.string().min(1).max(128),
    timestamp: z.int().positive(),
    payload: z.string().max(mostPayload),
  })
const proof = toSign(128)
const signedText = toSign(4000)

const FIVE_MINUTES = 300

function read<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw invalid(z.prettifyError(parsed.error))
  return parsed.data
}

/**
 * Signs with the node's unlocked accounts, so that the test wallet in the page holds no key. Never part of a real node.
 */
function localMethods(chain: Chain, unlocked: readonly LocalWallet[]): Methods {
  const byAddress = new Map(unlocked.map((wallet) => [wallet.address.toRawString(), wallet]))
  const named = (params: Params): LocalWallet => {
    const wallet = byAddress.get(text(params, 'account'))
    if (!wallet) throw new ApiError(404, 'This account is not unlocked on this node')
    return wallet
  }
  const seqnoOf = async ({ address }: LocalWallet): Promise<number> => {
    const { stack } = await chain.run(address, 'seqno', [])
    return stack[0]?.type === 'int' ? Number(stack[0].value) : 0
  }
  /** One at a time for each wallet: two messages with one seqno exclude each other. */
  const sends = new Map<LocalWallet, Promise<unknown>>()
  function inTurn<T>(wallet: LocalWallet, work: () => Promise<T>): Promise<T> {
    const before = sends.get(wallet) ?? Promise.resolve()
    const mine = before.then(work, work)
    sends.set(wallet, mine)
    return mine
  }
  return {
    causeway_accounts: () =>
      unlocked.map(({ address, publicKey, stateInit }) => ({
        address: address.toRawString(),
        public_key: publicKey.toString('hex'),
        state_init: stateInit,
      })),
    causeway_signProof: (params) => named(params).signProof(read(proof, params)).toString('base64'),
    causeway_signText: (params) => named(params).signText(read(signedText, params)).toString('base64'),
    causeway_sendTransaction: async (params) => {
      const wallet = named(params)
      const wanted = read(messages, params['messages']).map(
        ({ address, amount, payload, stateInit }): OutgoingMessage => ({
          address,
          amount,
          ...(payload ? { payload } : {}),
          ...(stateInit ? { stateInit } : {}),
        }),
      )
      return inTurn(wallet, async () => {
        const { boc } = await wallet.sign(wanted, await seqnoOf(wallet), chain.now() + FIVE_MINUTES)
        await sendBoc(chain, boc)
        return boc
      })
    },
  }
}
