import { PublicKey } from '@solana/web3.js'
import { describe, expect, it } from 'vitest'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import { TOKEN_PROGRAM } from '../instructions.ts'
import { readBuilt } from './built.ts'
import type { NodeContext } from './context.ts'

const solana = chainId(83797601)
const wrapped = 'So11111111111111111111111111111111111111112'
const [wallet, token, mint, jupiter] = [1, 2, 3, 4].map((byte) => new PublicKey(Buffer.alloc(32, byte))) as [
  PublicKey,
  PublicKey,
  PublicKey,
  PublicKey,
]
const FEE = 5_000

interface Change {
  readonly lamports: readonly (readonly [before: number, after: number])[]
  readonly tokens?: readonly { index: number; mint: string; owner?: string; before?: string; after?: string }[]
  readonly err?: unknown
  readonly logs?: readonly string[]
}

/** A node's answer about a transaction of the wallet, whose second account holds tokens. */
function answerOf({ lamports, tokens = [], err = null, logs = [] }: Change) {
  const balances = (side: 'before' | 'after') =>
    tokens.flatMap(({ index, mint: of, owner = wallet.toBase58(), ...sides }) =>
      sides[side] === undefined
        ? []
        : [{ accountIndex: index, mint: of, owner, uiTokenAmount: { amount: sides[side] } }],
    )
  return {
    slot: 50,
    blockTime: 1_700_000_000,
    meta: {
      err,
      fee: FEE,
      logMessages: logs,
      preBalances: lamports.map(([before]) => before),
      postBalances: lamports.map(([, after]) => after),
      preTokenBalances: balances('before'),
      postTokenBalances: balances('after'),
    },
    transaction: {
      signatures: ['signature'],
      message: {
        staticAccountKeys: [wallet, token, jupiter],
        compiledInstructions: [{ programIdIndex: 2, accountKeyIndexes: [0, 1], data: Uint8Array.of(7) }],
      },
    },
  }
}
const read = async (...answers: readonly unknown[]) => {
  const connections = answers.map((answer) => ({ getTransaction: () => Promise.resolve(answer) }))
  const pool = {
    agree: async (one: (connection: unknown) => Promise<unknown>, key: (value: unknown) => string) => {
      const values = await Promise.all(connections.map(one))
      if (new Set(values.map(key)).size > 1) throw new Error('the endpoints disagree')
      return values[0]
    },
  }
  return readBuilt({ id: solana, pool } as unknown as NodeContext, 'signature')
}
const coin = assetId(solana, NATIVE)

describe('the amounts of a transaction', () => {
  it('leave out the rent of an account that it opens', async () => {
    const opened = [
      [10_000_000, 7_955_720],
      [0, 2_039_280],
    ] as const
    const tokens = [{ index: 1, mint: mint.toBase58(), after: '90' }]
    const seen = await read(answerOf({ lamports: opened, tokens }))
    expect(seen?.moved.get(coin)).toBe(BigInt(-FEE))
    expect(seen?.moved.get(assetId(solana, mint.toBase58()))).toBe(90n)
  })

  it('tell wrapped coins from coins, also of an account that it closes', async () => {
    const lamports = [
      [1_000_000, 3_534_280],
      [2_539_280, 0],
    ] as const
    const tokens = [{ index: 1, mint: wrapped, before: '500000' }]
    const seen = await read(answerOf({ lamports, tokens }))
    expect(seen?.moved.get(coin)).toBe(500_000n - BigInt(FEE))
    expect(seen?.moved.get(assetId(solana, wrapped))).toBe(-500_000n)
  })

  it('are those of the payer alone', async () => {
    const lamports = [
      [10_000, 5_000],
      [2_039_280, 2_039_280],
    ] as const
    const tokens = [{ index: 1, mint: mint.toBase58(), owner: jupiter.toBase58(), before: '10', after: '90' }]
    const seen = await read(answerOf({ lamports, tokens }))
    expect([...(seen?.moved ?? [])]).toEqual([[coin, BigInt(-FEE)]])
    expect(seen).toMatchObject({ height: 50n, payer: wallet.toBase58(), fee: 5_000n, failure: null })
    expect(seen?.calls).toEqual([
      { program: jupiter.toBase58(), accounts: [wallet.toBase58(), token.toBase58()], data: Uint8Array.of(7) },
    ])
  })
})

describe('a failure', () => {
  const lamports = [
    [10_000, 5_000],
    [0, 0],
  ] as const
  const err = { InstructionError: [3, { Custom: 6001 }] }

  it('is of the program that failed first', async () => {
    const logs = [
      `Program ${jupiter.toBase58()} invoke [1]`,
      `Program ${TOKEN_PROGRAM.toBase58()} invoke [2]`,
      `Program ${TOKEN_PROGRAM.toBase58()} failed: custom program error: 0x1`,
      `Program ${jupiter.toBase58()} failed: custom program error: 0x1`,
    ]
    const seen = await read(answerOf({ lamports, err, logs }))
    expect(seen?.failure).toEqual({ program: TOKEN_PROGRAM.toBase58(), code: 1, name: 'InstructionError' })
  })

  it('may have no program and no code', async () => {
    expect((await read(answerOf({ lamports, err: 'InsufficientFundsForFee' })))?.failure).toEqual({
      program: null,
      code: null,
      name: 'InsufficientFundsForFee',
    })
    const logs = [`Program ${jupiter.toBase58()} failed: exceeded CUs meter at BPF instruction`]
    expect((await read(answerOf({ lamports, err, logs })))?.failure).toMatchObject({ code: null })
  })

  it('needs the same logs of no two endpoints, and the same outcome of all', async () => {
    const [long, cut] = [answerOf({ lamports, err, logs: ['Log truncated'] }), answerOf({ lamports, err })]
    expect((await read(long, cut))?.failure?.name).toBe('InstructionError')
    await expect(read(long, answerOf({ lamports }))).rejects.toThrow('disagree')
    const other = [
      [10_000, 4_000],
      [0, 0],
    ] as const
    await expect(read(long, answerOf({ lamports: other, err }))).rejects.toThrow('disagree')
  })
})

it('a transaction that a node doesn’t have, or answers another one for, is none', async () => {
  expect(await read(null)).toBeNull()
  const other = answerOf({ lamports: [[1, 1]] })
  expect(await read({ ...other, transaction: { ...other.transaction, signatures: ['another'] } })).toBeNull()
})
