import { spawn } from 'node:child_process'
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  Connection,
  Keypair,
  LAMPORTS_PER_SOL,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { memo, tokenAddress, transferInstructions } from '#chains/svm/instructions.ts'
import { SVM_CHAIN } from '#chains/svm/testing/localChain.ts'
import { silentLog } from '#runtime/log.ts'
import { leasePorts, PORTS_OF_SVM_NODE } from '#runtime/testing/ports.ts'
import { localSvmKeypair } from './keys.ts'
import { seedSvm } from './seed.ts'
import { startSvmNode, type SvmNode } from './startNode.ts'

const user = localSvmKeypair('user')
const usdc = localSvmKeypair('mint-usdc').publicKey
let folder: string
let node: SvmNode
let connection: Connection

const nodePort = async (): Promise<number> => (await leasePorts(PORTS_OF_SVM_NODE))[0] as number
async function start(): Promise<void> {
  node = await startSvmNode({ port: await nodePort(), folder, unlocked: [user], slotMs: 25, log: silentLog })
  connection = new Connection(node.url, { commitment: 'confirmed', wsEndpoint: node.wsUrl })
}
const restart = async (): Promise<void> => {
  await node.stop()
  await start()
}
const call = async (
  method: string,
  params: unknown[],
  headers: Record<string, string> = {},
): Promise<{ result?: unknown; error?: { code: number; message: string } }> => {
  const response = await fetch(node.url, {
    method: 'POST',
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    headers,
  })
  return (await response.json()) as { result?: unknown; error?: { code: number; message: string } }
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'svm-node-'))
  await start()
})
afterEach(async () => {
  // The library would reconnect forever to a node that has stopped, and offers no way to end its socket.
  const socket = (connection as unknown as { _rpcWebSocket: { setAutoReconnect(on: boolean): void } })._rpcWebSocket
  socket.setAutoReconnect(false)
  await node.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function payment(to: Keypair, lamports: number, blockhash?: string): Promise<VersionedTransaction> {
  const recentBlockhash = blockhash ?? (await connection.getLatestBlockhash('processed')).blockhash
  const instructions = [
    SystemProgram.transfer({ fromPubkey: user.publicKey, toPubkey: to.publicKey, lamports }),
    memo(user.publicKey, 'hello'),
  ]
  const transaction = new VersionedTransaction(
    new TransactionMessage({ payerKey: user.publicKey, recentBlockhash, instructions }).compileToV0Message(),
  )
  transaction.sign([user])
  return transaction
}

describe('the local svm node', () => {
  test('serves web3.js: airdrop, transfer with memo, confirmation over the socket, history and meta', async () => {
    const to = Keypair.generate()
    const airdrop = await connection.requestAirdrop(user.publicKey, 5 * LAMPORTS_PER_SOL)
    const latest = await connection.getLatestBlockhash()
    expect((await connection.confirmTransaction({ signature: airdrop, ...latest })).value.err).toBeNull()

    const signature = await connection.sendTransaction(await payment(to, 2_000_000))
    expect((await connection.confirmTransaction({ signature, ...latest }, 'finalized')).value.err).toBeNull()
    const landed = await connection.getTransaction(signature, {
      commitment: 'finalized',
      maxSupportedTransactionVersion: 0,
    })
    expect(landed?.meta?.fee).toBe(5000)
    expect(landed?.meta?.logMessages?.join(' ')).toContain('hello')
    expect(await connection.getBalance(to.publicKey)).toBe(2_000_000)
    const [row] = await connection.getSignaturesForAddress(to.publicKey, { limit: 5 }, 'confirmed')
    expect(row).toMatchObject({ signature, memo: '[5] hello', err: null })
    const block = await connection.getBlock(landed?.slot ?? 0, { transactionDetails: 'none', commitment: 'confirmed' })
    const parent = await connection.getBlock(block?.parentSlot ?? 0, {
      transactionDetails: 'none',
      commitment: 'confirmed',
    })
    expect(block?.previousBlockhash).toBe(parent?.blockhash)
    expect((await connection.getSignatureStatuses([signature])).value[0]?.confirmationStatus).toBe('finalized')
  })

  test('refuses what a real node refuses', async () => {
    const to = Keypair.generate()
    await connection.requestAirdrop(user.publicKey, LAMPORTS_PER_SOL)
    const good = await payment(to, 1_000_000)
    await connection.sendTransaction(good)
    await expect(connection.sendTransaction(good)).rejects.toThrow('already been processed')
    await expect(
      connection.sendTransaction(await payment(to, 1_000_000, Keypair.generate().publicKey.toBase58())),
    ).rejects.toThrow('Blockhash not found')
    await expect(connection.sendTransaction(await payment(to, 9 * LAMPORTS_PER_SOL))).rejects.toThrow(
      'custom program error: 0x1',
    )
    await expect(connection.sendTransaction(await payment(Keypair.generate(), 1))).rejects.toThrow(
      'insufficient funds for rent',
    )
    const forged = await payment(to, 1_000_001)
    forged.signatures[0]?.fill(7)
    await expect(connection.sendTransaction(forged)).rejects.toThrow('signature verification failure')
  })

  test('a simulation shows the outcome, with and without signatures, and changes nothing', async () => {
    await connection.requestAirdrop(user.publicKey, LAMPORTS_PER_SOL)
    const to = Keypair.generate()
    const transaction = await payment(to, 2_000_000)
    transaction.signatures[0]?.fill(0)
    const accounts = { encoding: 'base64' as const, addresses: [to.publicKey.toBase58()] }
    const { value } = await connection.simulateTransaction(transaction, {
      sigVerify: false,
      accounts,
      commitment: 'processed',
    })
    expect(value).toMatchObject({ err: null, accounts: [{ lamports: 2_000_000 }] })
    const verified = await connection.simulateTransaction(transaction, { sigVerify: true, commitment: 'processed' })
    expect(verified.value.err).toBe('SignatureFailure')
    expect(await connection.getBalance(to.publicKey)).toBe(0)
  })

  test('a failed transaction that skipped preflight lands, costs its fee and reports its error', async () => {
    await connection.requestAirdrop(user.publicKey, LAMPORTS_PER_SOL)
    const signature = await connection.sendTransaction(await payment(Keypair.generate(), 9 * LAMPORTS_PER_SOL), {
      skipPreflight: true,
    })
    await vi.waitFor(async () => {
      const landed = await connection.getTransaction(signature, {
        commitment: 'confirmed',
        maxSupportedTransactionVersion: 0,
      })
      expect(landed?.meta).toMatchObject({ err: { InstructionError: [0, { Custom: 1 }] }, fee: 5000 })
    }, 60_000)
    expect(await connection.getBalance(user.publicKey)).toBe(LAMPORTS_PER_SOL - 5000)
  })

  test('a block hash expires after 150 blocks', async () => {
    const { blockhash, lastValidBlockHeight } = await connection.getLatestBlockhash('finalized')
    expect((await connection.isBlockhashValid(blockhash, { commitment: 'finalized' })).value).toBe(true)
    await vi.waitFor(
      async () => expect(await connection.getBlockHeight('finalized')).toBeGreaterThan(lastValidBlockHeight),
      { timeout: 60_000, interval: 100 },
    )
    expect((await connection.isBlockhashValid(blockhash, { commitment: 'finalized' })).value).toBe(false)
    await connection.requestAirdrop(user.publicKey, LAMPORTS_PER_SOL)
    await expect(connection.sendTransaction(await payment(Keypair.generate(), 1_000_000, blockhash))).rejects.toThrow(
      'Blockhash not found',
    )
  })

  test('seeding is idempotent, and its state survives a restart', async () => {
    await seedSvm(node.url, SVM_CHAIN)
    await seedSvm(node.url, SVM_CHAIN)
    await restart()
    await seedSvm(node.url, SVM_CHAIN)
    const account = tokenAddress(user.publicKey, usdc)
    expect((await connection.getTokenAccountBalance(account)).value).toMatchObject({
      amount: '100000000000',
      decimals: 6,
    })
    expect((await connection.getTokenSupply(usdc)).value.uiAmountString).toBe('10100000')
    expect((await connection.getTokenAccountsByOwner(user.publicKey, { mint: usdc })).value).toHaveLength(1)
  })

  test('the slot, the block hashes and the history survive a restart', async () => {
    const signature = await connection.requestAirdrop(user.publicKey, LAMPORTS_PER_SOL)
    const slot = await connection.getSlot('processed')
    const { blockhash } = await connection.getLatestBlockhash('processed')
    await restart()
    // A restart may take less than a slot.
    expect(await connection.getSlot('processed')).toBeGreaterThanOrEqual(slot)
    expect((await connection.isBlockhashValid(blockhash, { commitment: 'processed' })).value).toBe(true)
    expect((await connection.getSignatureStatus(signature)).value?.err).toBeNull()
    await expect(
      connection.sendTransaction(await payment(Keypair.generate(), 1_000_000, blockhash)),
    ).resolves.toBeTypeOf('string')
  })

  test('an incomplete last log line is dropped; a broken line before it is refused with a message', async () => {
    await connection.requestAirdrop(user.publicKey, LAMPORTS_PER_SOL)
    await node.stop()
    const file = join(folder, 'ledger.jsonl')
    appendFileSync(file, '{"accounts":[{"key":"')
    await start()
    expect(await connection.getBalance(user.publicKey)).toBe(LAMPORTS_PER_SOL)
    await node.stop()
    appendFileSync(file, 'x\n{"accounts":[],"transaction":null}\n')
    await expect(start()).rejects.toMatchObject({ reason: 'data_corrupt' })
    rmSync(file)
    await start()
  })

  test('everything that was acknowledged survives a SIGKILL', async () => {
    const own = mkdtempSync(join(tmpdir(), 'svm-killed-'))
    const script = `
      import { Connection } from '@solana/web3.js'
      import { silentLog } from '#runtime/log.ts'
      import { localSvmKeypair } from '#local/svm/keys.ts'
      import { startSvmNode } from '#local/svm/startNode.ts'
      const node = await startSvmNode({ port: ${await nodePort()}, folder: ${JSON.stringify(own)}, unlocked: [], slotMs: 25, log: silentLog })
      const connection = new Connection(node.url, 'processed')
      for (;;) console.log(await connection.requestAirdrop(localSvmKeypair('user').publicKey, 1000000))`
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    child.stdout.on('data', (data) => (output += String(data)))
    await vi.waitFor(() => expect(output.split('\n').length).toBeGreaterThan(30), { timeout: 30_000, interval: 20 })
    child.kill('SIGKILL')
    await new Promise((resolve) => child.once('close', resolve))
    const answered = output.split('\n').slice(0, -1)
    await node.stop()
    rmSync(folder, { recursive: true, force: true })
    folder = own
    await start()
    const { value } = await connection.getSignatureStatuses(answered.slice(0, 250))
    expect(value.every((status) => status?.err === null)).toBe(true)
    const balance = await connection.getBalance(user.publicKey)
    expect(balance).toBeGreaterThanOrEqual(answered.length * 1_000_000)
    expect(readFileSync(join(folder, 'ledger.jsonl'), 'utf8').split('\n').length).toBeGreaterThan(answered.length)
  })

  test('remembers only the configured number of transactions', async () => {
    await node.stop()
    node = await startSvmNode({
      port: await nodePort(),
      folder,
      unlocked: [],
      slotMs: 25,
      capacity: 3,
      log: silentLog,
    })
    connection = new Connection(node.url, 'processed')
    const sent: string[] = []
    for (let i = 0; i < 5; i++) sent.push(await connection.requestAirdrop(user.publicKey, 1_000_000))
    const { value } = await connection.getSignatureStatuses(sent)
    expect(value.map((status) => status !== null)).toEqual([false, false, true, true, true])
    await vi.waitFor(
      async () => expect(await connection.getSignaturesForAddress(user.publicKey, {}, 'confirmed')).toHaveLength(3),
      60_000,
    )
  })

  test('signs for unlocked accounts only, and never for a page of another origin', async () => {
    await seedSvm(node.url, SVM_CHAIN)
    expect((await call('causeway_accounts', [])).result).toEqual([user.publicKey.toBase58()])
    const { blockhash } = await connection.getLatestBlockhash()
    const transfer = {
      from: user.publicKey.toBase58(),
      to: Keypair.generate().publicKey.toBase58(),
      token: { mint: usdc.toBase58(), decimals: 6 },
      amount: 5n,
      memo: 'x',
      extraLamports: 0n,
      createAccount: true,
    }
    const unsigned = new Transaction({ feePayer: user.publicKey, blockhash, lastValidBlockHeight: 1 }).add(
      ...transferInstructions(transfer),
    )
    const raw = unsigned.serialize({ requireAllSignatures: false }).toString('base64')
    const signed = (await call('causeway_signTransaction', [raw, user.publicKey.toBase58()])).result as string
    expect(await connection.sendRawTransaction(Buffer.from(signed, 'base64'))).toBeTypeOf('string')
    expect((await call('causeway_signTransaction', [raw, usdc.toBase58()])).error?.message).toContain('not unlocked')
    await expect(call('causeway_accounts', [], { origin: 'https://elsewhere.example' })).rejects.toThrow()
    expect((await call('causeway_accounts', [], { origin: 'http://localhost:5173' })).result).toHaveLength(1)
  })

  test('two nodes cannot share one port', async () => {
    const port = Number(new URL(node.url).port)
    const other = mkdtempSync(join(tmpdir(), 'svm-other-'))
    await expect(startSvmNode({ port, folder: other, unlocked: [], log: silentLog })).rejects.toMatchObject({
      reason: 'port_in_use',
    })
    rmSync(other, { recursive: true })
  })
})
