import { type Connection, PublicKey } from '@solana/web3.js'
import { expect, it } from 'vitest'
import { createEndpoint } from '#chains/rpc/endpoint.ts'
import { createPool } from '#chains/rpc/pool.ts'
import { assetId } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import { TOKEN_PROGRAM } from '../instructions.ts'
import { recipientProblem } from './accounts.ts'
import type { NodeContext } from './context.ts'
import { faults } from './rpc.ts'

const mint = '4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU'
const recipient = new PublicKey('9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin')
const usdc = assetId(chainId(101), mint)
const INITIALIZED = 1
const FROZEN = 2

function tokenAccount(state: number, owner = recipient) {
  const data = Buffer.alloc(165)
  data.set(owner.toBytes(), 32)
  data[108] = state
  return { owner: TOKEN_PROGRAM, data }
}

/** Two endpoints that must agree; neither shows an account of the wallet itself. */
function problemWith(account: object | null): Promise<string | null> {
  const connection = { getMultipleAccountsInfo: async () => [null, account] } as unknown as Connection
  const endpoints = [0, 1].map((at) =>
    createEndpoint<Connection>({ label: `${at}.example`, connection, faults, attempts: 1, baseMs: 0 }),
  )
  const context = { id: 101, tokens: new Map([[usdc, { mint, decimals: 6 }]]), pool: createPool(endpoints, 2) }
  return recipientProblem(context as unknown as NodeContext, recipient.toBase58(), usdc)
}

it.each([
  ['no token account yet', null, null],
  ['its own token account', tokenAccount(INITIALIZED), null],
  ['a token account that the issuer has frozen', tokenAccount(FROZEN), 'recipient_rejects'],
  [
    'a token account that belongs to another owner',
    tokenAccount(INITIALIZED, new PublicKey(mint)),
    'recipient_rejects',
  ],
] as const)('a recipient with %s: %s', async (_, account, problem) => expect(await problemWith(account)).toBe(problem))
