import { type Connection, SystemProgram } from '@solana/web3.js'
import { expect, it } from 'vitest'
import { createPool } from '#chains/rpc/pool.ts'
import { createEndpoint } from '#chains/rpc/endpoint.ts'
import { verifyPool } from '#chains/rpc/verifyEndpoints.ts'
import { TOKEN_PROGRAM } from '../instructions.ts'
import type { NodeContext } from './context.ts'
import { endpointChecks } from './endpointChecks.ts'
import { faults } from './rpc.ts'

const mint = '4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU'
const account = (decimals: number, owner = TOKEN_PROGRAM) => {
  const data = Buffer.alloc(82)
  data[44] = decimals
  return { owner, data }
}
const honest = {
  getGenesisHash: async () => 'genesis',
  getMultipleAccountsInfo: async (): Promise<unknown[]> => [account(6)],
  getFirstAvailableBlock: async () => 5,
}

/** Three endpoints with a quorum of two; the first ones serve something else. */
async function look(lie: Partial<typeof honest>, liars: number, cursor: bigint | null = 5n) {
  const endpoints = [0, 1, 2].map((index) =>
    createEndpoint<Connection>({
      label: `${index}.example`,
      connection: { ...honest, ...(index < liars ? lie : {}) } as unknown as Connection,
      faults,
      attempts: 1,
      baseMs: 0,
    }),
  )
  const context = {
    id: 101,
    chain: { settlement: { genesisHash: 'genesis' } },
    tokens: new Map([
      ['native', null],
      ['usdc', { mint, decimals: 6 }],
    ]),
  } as unknown as NodeContext
  return verifyPool(createPool(endpoints, 2), endpointChecks(context, { maker: null, offerSigner: null, cursor }))
}

it.each<[string, Partial<typeof honest>, string, RegExp]>([
  [
    'a history that begins after the cursor',
    { getFirstAvailableBlock: async () => 6 },
    'history',
    /^0\.example keeps blocks from slot 6 on, and deposits were scanned up to slot 5$/,
  ],
  ['other decimals', { getMultipleAccountsInfo: async () => [account(9)] }, 'token_decimals', /has 9 decimals, not 6$/],
  ['no such token', { getMultipleAccountsInfo: async () => [null] }, 'token_decimals', /shows no token at 4zMM/],
  [
    'an account of another program',
    { getMultipleAccountsInfo: async () => [account(6, SystemProgram.programId)] },
    'token_decimals',
    /shows no token/,
  ],
  ['another cluster', { getGenesisHash: async () => 'other' }, 'network', /serves the cluster other, not genesis$/],
])('%s: one is outvoted and named, two refuse the start', async (_name, lie, check, sentence) => {
  const bad = (verdicts: Awaited<ReturnType<typeof look>>) =>
    verdicts.flatMap((one) => (one.verdict === 'confirmed' ? [] : [`${one.check} ${one.verdict}`]))
  expect(bad(await look(lie, 0))).toEqual([])
  const outvoted = await look(lie, 1)
  expect(bad(outvoted)).toEqual([])
  expect(outvoted.find((one) => one.check === check)?.contradictions[0]).toMatch(sentence)
  expect(bad(await look(lie, 2))).toEqual([`${check} refuted`])
})

it('requests no history before the first scan', async () =>
  expect((await look({}, 0, null)).map(({ check }) => check)).toEqual(['network', 'token_decimals']))
