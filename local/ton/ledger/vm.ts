import {
  Address,
  beginCell,
  Cell,
  loadShardAccount,
  type Message,
  type ShardAccount,
  storeShardAccount,
  type TupleItem,
} from '@ton/core'
import type { Entry } from './records.ts'

export interface MethodResult {
  readonly exitCode: number
  readonly gasUsed: bigint
  readonly stack: readonly TupleItem[]
}

/** TON's own virtual machine. It uses a quarter of a gigabyte, so it is loaded on first use. */
export interface Vm {
  /** Runs an external message and all that follows from it. @throws Error if its contract does not accept it */
  send(message: Message, now: number): Promise<Entry>
  run(address: Address, method: string, stack: TupleItem[], now: number): Promise<MethodResult>
}

const accountOf = (boc: string): ShardAccount => loadShardAccount(Cell.fromBase64(boc).beginParse())
const bocOf = (account: ShardAccount): string =>
  beginCell().store(storeShardAccount(account)).endCell().toBoc().toString('base64')

/**
 * @param accounts by raw address
 * @param lt logical time to continue from
 */
export async function openVm(accounts: ReadonlyMap<string, string>, lt: bigint): Promise<Vm> {
  const { Blockchain } = await import('@ton/sandbox')
  const chain = await Blockchain.create({ config: 'slim' })
  chain.verbosity = { ...chain.verbosity, print: false, vmLogs: 'none', blockchainLogs: false, debugLogs: false }
  for (const [address, boc] of accounts) await chain.setShardAccount(Address.parse(address), accountOf(boc))
  await chain.loadFrom({ ...chain.snapshot(), lt })

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
          boc: bocOf((await chain.getContract(address)).account),
        })),
      )
      return {
        accounts: records,
        transactions: ran.map(({ address, raw }) => ({
          address: address.toRawString(),
          boc: raw.toBoc().toString('base64'),
        })),
        lt: String(chain.lt),
      }
    },
    async run(address, method, stack, now) {
      chain.now = now
      // Asks the contract itself, because the shortcut drops the exit code.
      return (await chain.getContract(address)).get(method, stack).then(
        ({ stack: left, gasUsed }) => ({ exitCode: 0, gasUsed, stack: left }),
        (error: unknown) => ({ exitCode: exitCodeOf(error), gasUsed: 0n, stack: [] }),
      )
    },
  }
}

/** Answer of lite servers for an account without code. */
const NO_CODE = -13

const exitCodeOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'exitCode' in error && typeof error.exitCode === 'number'
    ? error.exitCode
    : NO_CODE
