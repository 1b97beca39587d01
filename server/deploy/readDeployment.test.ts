import { describe, expect, it, vi } from 'vitest'
import type { Execution, NonceUse } from '#chains/contract/callReads.ts'
import { createdAddress, noteCreation, noteDeployed } from '#chains/evm/note.ts'
import { chainId } from '#core/chain/chainId.ts'
import { judgeDeployment, readDeployment } from './readDeployment.ts'

const chain = chainId(31337)
const sender = `0x${'11'.repeat(20)}`
const hash = `0x${'aa'.repeat(32)}`
const other = `0x${'bb'.repeat(32)}`
const text = { name: 'Ada', message: 'Hello ⛵' }
const contract = createdAddress(sender, 7n)
const at = new Date('2026-03-01T12:00:00Z')
const log = { address: contract, topics: [noteDeployed], data: '0x' }
const mined = { height: 100n, at, ok: true, logs: [log] }
const tx: Execution = { from: sender, to: null, data: noteCreation(text), value: 0n, nonce: 7n, mined }
const position = { sender, nonce: 7n, since: 90n }

describe('a transaction', () => {
  it('deploys a note by our creation code, in a block, with its event', () =>
    expect(judgeDeployment(chain, hash, tx)).toEqual({
      state: 'done',
      found: { chainId: chain, txHash: hash, wallet: sender, contract, ...text, deployedAt: at },
    }))

  it.each([
    ['waits in a mempool', { mined: null }, 'pending'],
    ['reverts', { mined: { ...mined, ok: false, logs: [] } }, 'failed'],
    ['calls a contract', { to: `0x${'22'.repeat(20)}` }, 'other'],
    ['brings coins', { value: 1n }, 'other'],
    ['creates another contract', { data: '0x6001' }, 'other'],
    ['has other code', { data: `0x61${noteCreation(text).slice(4)}` }, 'other'],
    ['has no arguments', { data: noteCreation(text).slice(0, -640) as `0x${string}` }, 'other'],
    ['has more than its arguments', { data: `${noteCreation(text)}00` }, 'other'],
    ['has no name', { data: noteCreation({ name: '', message: '' }) }, 'other'],
    ['has a NUL', { data: noteCreation({ name: 'A\0', message: '' }) }, 'other'],
    ['has no event', { mined: { ...mined, logs: [] } }, 'other'],
    ['has the event of another contract', { mined: { ...mined, logs: [{ ...log, address: sender }] } }, 'other'],
  ] as const)('that %s', (_, change, state) =>
    expect(judgeDeployment(chain, hash, { ...tx, ...(change as Partial<Execution>) })).toEqual({ state, found: null }),
  )
})

const days = (count: number): number => count * 24 * 3600

describe('a report', () => {
  const nodeOf = (txs: Readonly<Record<string, Execution>>, use: NonceUse = { isUsed: false, txId: null }) => ({
    id: chain,
    head: () => Promise.resolve({ height: 120n, hash: '0x', time: days(3), finalized: 110n }),
    // A block per hour.
    timeAt: (height: bigint) => Promise.resolve(days(3) - Number(120n - height) * 3600),
    execution: vi.fn((ref: string) => Promise.resolve(txs[ref] ?? null)),
    nonceUse: vi.fn(() => Promise.resolve(use)),
  })

  it('is found by its hash, with the place in which a replacement would be', async () => {
    const node = nodeOf({ [hash]: { ...tx, mined: null } })
    const read = await readDeployment(node, { txHash: hash, position: null })
    expect(read).toMatchObject({ state: 'pending', txHash: hash, position: { sender, nonce: 7n, since: 120n } })
    // A later read keeps the height from which a replacement is searched.
    expect((await readDeployment(node, { txHash: hash, position })).position).toEqual(position)
    expect(node.nonceUse).not.toHaveBeenCalled()
  })

  it('doesn’t take the place of another transaction', async () => {
    const read = await readDeployment(nodeOf({ [hash]: tx }), { txHash: hash, position: { ...position, nonce: 6n } })
    expect(read.position).toEqual({ sender, nonce: 7n, since: 100n })
  })

  it('is unknown while no node has it and its nonce is free', async () => {
    const node = nodeOf({})
    expect(await readDeployment(node, { txHash: hash, position })).toMatchObject({ state: 'unknown', position })
    expect((await readDeployment(node, { txHash: hash, position: null })).state).toBe('unknown')
  })

  it.each([
    ['a note', { isUsed: true, txId: other }, tx, 'done', other],
    ['a reverted note', { isUsed: true, txId: other }, { ...tx, mined: { ...mined, ok: false } }, 'failed', other],
    ['something else', { isUsed: true, txId: other }, { ...tx, to: sender, data: '0x' as const }, 'replaced', hash],
    ['a transaction that nodes don’t show yet', { isUsed: true, txId: other }, null, 'unknown', hash],
    ['one that is too old to find', { isUsed: true, txId: null }, null, 'replaced', hash],
  ] as const)('whose nonce was used by %s', async (_, use, seen, state, txHash) => {
    const node = nodeOf(seen ? { [other]: seen } : {}, use)
    expect(await readDeployment(node, { txHash: hash, position })).toMatchObject({ state, txHash })
    expect(node.nonceUse).toHaveBeenCalledWith(sender, 7n, 90n)
  })

  it.each([
    ['two days back', 72n, true],
    ['further back', 71n, false],
    ['in a block that our nodes don’t have yet', 121n, false],
  ])('begins its search %s', async (_, since, isSearched) => {
    const node = nodeOf({ [other]: tx }, { isUsed: true, txId: other })
    const read = await readDeployment(node, { txHash: null, position: { ...position, since } })
    expect([read.state, node.nonceUse.mock.calls.length]).toEqual(isSearched ? ['done', 1] : ['unknown', 0])
  })

  it('asks before it searches, and not for a transaction that nodes show', async () => {
    const refuse = () => Promise.reject(new Error('too many'))
    const node = nodeOf({ [hash]: tx })
    expect(await readDeployment(node, { txHash: hash, position }, refuse)).toMatchObject({ state: 'done' })
    await expect(readDeployment(node, { txHash: other, position }, refuse)).rejects.toThrow('too many')
    expect(node.nonceUse).not.toHaveBeenCalled()
  })

  it('without a hash is found by its place', async () => {
    const node = nodeOf({ [other]: tx }, { isUsed: true, txId: other })
    expect(await readDeployment(node, { txHash: null, position })).toMatchObject({
      state: 'done',
      txHash: other,
      mined: { height: 100n },
      found: { contract },
    })
  })
})
