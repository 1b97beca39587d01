import { createHash } from 'node:crypto'
import {
  Address,
  beginCell,
  Cell,
  Dictionary,
  loadShardAccount,
  loadTransaction,
  type Message,
  type ShardAccount,
  storeShardAccount,
  type Transaction,
  type TupleItem,
} from '@ton/core'
import type { AccountRecord, Entry, Header, LedgerLog } from './ledgerLog.ts'

export interface Block {
  readonly seqno: number
  /** 32 bytes. */
  readonly rootHash: Buffer
  readonly fileHash: Buffer
  /** Block time in epoch seconds. */
  readonly time: number
}

interface Blocks {
  newest(): Block
  /** Null if the chain has no such block (yet). */
  at(seqno: number): Block | null
  /** The last block that began at or before this time; null before the first. */
  ofTime(seconds: number): Block | null
}

interface MethodResult {
  readonly exitCode: number
  readonly gasUsed: bigint
  readonly stack: readonly TupleItem[]
}

/** The local chain: stored data is answered without the virtual machine. */
export interface Chain {
  readonly blocks: Blocks
  /** Current chain time in epoch seconds. */
  now(): number
  /** The newest state, or the one at the end of a masterchain block. */
  account(address: Address, seqno?: number): ShardAccount | null
  /** Newest first. */
  transactions(address: Address): readonly Transaction[]
  /** Places genesis accounts. */
  place(accounts: readonly AccountRecord[]): void
  /** Handles one message at a time. @throws Error if its contract does not accept it */
  send(message: Message): Promise<void>
  run(address: Address, method: string, stack: TupleItem[], seqno?: number): Promise<MethodResult>
  /** A parameter of the network's configuration; null if it has none with this number. */
  config(id: number): Promise<Cell | null>
}

/** State of an account after the transactions of one second. */
interface StateAt {
  readonly time: number
  readonly boc: string
  /** Parsed by its first reader, and never changed; the virtual machine gets its own copy. */
  parsed?: ShardAccount
}

export function createChain(log: LedgerLog, clock: () => number): Chain {
  const history = new Map<string, Transaction[]>()
  const states = new Map<string, StateAt[]>()
  let lt = 0n
  let vm: Promise<Vm> | null = null
  let last: Promise<unknown> = Promise.resolve()
  const now = (): number => Math.floor(clock() / 1000)

  function take(entry: Entry): void {
    for (const { address, boc } of entry.accounts) {
      const known = states.get(address) ?? []
      known.push({ time: entry.time ?? 0, boc })
      states.set(address, known)
    }
    for (const { address, boc } of entry.transactions) {
      const known = history.get(address) ?? []
      known.unshift(loadTransaction(Cell.fromBase64(boc).beginParse()))
      history.set(address, known)
    }
    lt = BigInt(entry.lt)
  }

  function record(entry: Entry): void {
    log.append(entry)
    take(entry)
  }

  const open = (): Promise<Vm> => (vm ??= openVm(newest(states), lt))

  /** The machine has one clock and one state, so its calls run in turn. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = last.then(work, work)
    last = mine.catch(() => undefined)
    return mine
  }

  const blocks = createBlocks(log.header, now)

  /** A block contains what ran before its own second, so it no longer changes once it exists. */
  function stateAt(address: Address, seqno?: number): StateAt | undefined {
    const known = states.get(address.toRawString())
    if (seqno === undefined) return known?.at(-1)
    const end = blocks.at(seqno)?.time ?? 0
    return known?.findLast(({ time }) => time < end)
  }

  for (const entry of log.entries) take(entry)
  return {
    blocks,
    now,
    account: (address, seqno) => {
      const state = stateAt(address, seqno)
      return state === undefined ? null : (state.parsed ??= accountOf(state.boc))
    },
    transactions: (address) => history.get(address.toRawString()) ?? [],
    place: (placed) => record({ accounts: placed, transactions: [], lt: String(lt) }),
    send: (message) => inTurn(async () => record(await (await open()).send(message, now()))),
    run: (address, method, stack, seqno) =>
      inTurn(async () => {
        const past = seqno === undefined ? undefined : (stateAt(address, seqno)?.boc ?? null)
        return (await open()).run(address, method, stack, now(), past)
      }),
    config: (id) => inTurn(async () => (await open()).config(id)),
  }
}

/** TON's own virtual machine. It uses a quarter of a gigabyte, so it is loaded on first use. */
interface Vm {
  /** Runs an external message and all that follows from it. @throws Error if its contract does not accept it */
  send(message: Message, now: number): Promise<Entry>
  /** `past`: an earlier state to run on; null if the account did not exist. */
  run(address: Address, method: string, stack: TupleItem[], now: number, past?: string | null): Promise<MethodResult>
  config(id: number): Cell | null
}

const newest = (states: ReadonlyMap<string, readonly StateAt[]>): Map<string, string> =>
  new Map([...states].map(([address, known]) => [address, known.at(-1)?.boc ?? '']))

const accountOf = (boc: string): ShardAccount => loadShardAccount(Cell.fromBase64(boc).beginParse())
const toBoc = (account: ShardAccount): string =>
  beginCell().store(storeShardAccount(account)).endCell().toBoc().toString('base64')

/**
 * @param accounts by raw address
 * @param lt logical time to continue from
 */
async function openVm(accounts: ReadonlyMap<string, string>, lt: bigint): Promise<Vm> {
  const { Blockchain, SmartContract } = await import('@ton/sandbox')
  const chain = await Blockchain.create({ config: 'slim' })
  chain.verbosity = { ...chain.verbosity, print: false, vmLogs: 'none', blockchainLogs: false, debugLogs: false }
  for (const [address, boc] of accounts) await chain.setShardAccount(Address.parse(address), accountOf(boc))
  await chain.loadFrom({ ...chain.snapshot(), lt })
  const config = Dictionary.loadDirect(Dictionary.Keys.Int(32), Dictionary.Values.Cell(), chain.config)

  return {
    async send(message, now) {
      chain.now = now
      const { transactions } = await chain.sendMessage(message)
      const ran = transactions.flatMap(({ inMessage, raw }) =>
        inMessage?.info.dest instanceof Address ? [{ address: inMessage.info.dest, raw }] : [],
      )
      const touched = new Map(ran.map(({ address }) => [address.toRawString(), address]))
      const records = await Promise.all(
        [...touched].map(async ([raw, address]) => ({
          address: raw,
          boc: toBoc((await chain.getContract(address)).account),
        })),
      )
      return {
        accounts: records,
        transactions: ran.map(({ address, raw }) => ({
          address: address.toRawString(),
          boc: raw.toBoc().toString('base64'),
        })),
        lt: String(chain.lt),
        time: now,
      }
    },
    async run(address, method, stack, now, past) {
      chain.now = now
      if (past === null) return { exitCode: NO_CODE, gasUsed: 0n, stack: [] }
      // Asks the contract itself, because the shortcut drops the exit code.
      const contract = past === undefined ? await chain.getContract(address) : new SmartContract(accountOf(past), chain)
      return contract.get(method, stack).then(
        ({ stack: left, gasUsed }) => ({ exitCode: 0, gasUsed, stack: left }),
        (error: unknown) => ({ exitCode: exitCodeOf(error), gasUsed: 0n, stack: [] }),
      )
    },
    config: (id) => config.get(id) ?? null,
  }
}

/** Answer of lite servers for an account without code. */
const NO_CODE = -13

const exitCodeOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'exitCode' in error && typeof error.exitCode === 'number'
    ? error.exitCode
    : NO_CODE

const FIRST = 1
const BLOCK_SECONDS = 1

/** Masterchain blocks follow the clock, one per second; they are never reverted. */
function createBlocks({ genesis, time }: Header, now: () => number): Blocks {
  const hash = (kind: string, seqno: number): Buffer =>
    createHash('sha256').update(`${genesis} ${kind} ${seqno}`).digest()
  const make = (seqno: number): Block => ({
    seqno,
    rootHash: hash('root', seqno),
    fileHash: hash('file', seqno),
    time: time + (seqno - FIRST) * BLOCK_SECONDS,
  })
  const seqnoOf = (seconds: number): number => FIRST + Math.floor((seconds - time) / BLOCK_SECONDS)
  const last = (): number => Math.max(FIRST, seqnoOf(now()))
  const at = (seqno: number): Block | null => (seqno >= FIRST && seqno <= last() ? make(seqno) : null)
  return { newest: () => make(last()), at, ofTime: (seconds) => at(Math.min(seqnoOf(seconds), last())) }
}
