import { z } from 'zod'
import type { Chain } from '../ledger/chain.ts'
import type { LocalWallet, OutgoingMessage } from '../wallet.ts'
import { ApiError, invalid } from './errors.ts'
import { type Methods, type Params, text } from './params.ts'
import { sendBoc } from './transactions.ts'

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
const proof = z.object({
  domain: z.string().min(1).max(128),
  timestamp: z.int().positive(),
  payload: z.string().max(128),
})

const FIVE_MINUTES = 300

function read<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw invalid(z.prettifyError(parsed.error))
  return parsed.data
}

/**
 * Signs with the node's unlocked accounts, so that the test wallet in the page holds no key. Never part of a real node.
 */
export function localMethods(chain: Chain, unlocked: readonly LocalWallet[]): Methods {
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
