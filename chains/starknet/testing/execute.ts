import { hash, num } from 'starknet'
import { padFelt } from '../address.ts'

/** Number of a method or an event. */
export const selector = (name: string): string => num.toHex(hash.starknetKeccak(name))
export const canonical = (felt: string): string => padFelt(num.toHex(felt).slice(2))

const LOW = 2n ** 128n
export const wordsOf = (amount: bigint): string[] => [num.toHex(amount % LOW), num.toHex(amount / LOW)]

export interface ContractCall {
  readonly contract: string
  readonly method: string
  readonly args: readonly string[]
}

/** A call as traces show it. */
export interface Frame {
  readonly contract_address: string
  readonly events: { readonly order: number; readonly keys: string[]; readonly data: string[] }[]
  readonly calls: Frame[]
}

/** A contract's refusal, with the short text that it states as a number. */
export class Revert extends Error {}

export interface Ledger {
  /** Balances by `token owner`, both canonical. */
  readonly balances: Map<string, bigint>
  /** Allowances by `token owner spender`, all canonical. */
  readonly allowances: Map<string, bigint>
  /** Tokens of the first kind, whose events have all accounts in their data. */
  readonly accountsInData: ReadonlySet<string>
}

/** A contract in code: its methods by number. */
export type Contract = (chain: Running, frame: Frame, call: ContractCall & { readonly caller: string }) => void

/** State of a transaction that is being run. */
export interface Running extends Ledger {
  /** Calls another contract from inside a frame. @throws Revert */
  call(from: Frame, call: ContractCall): void
  emit(frame: Frame, keys: readonly string[], data: readonly string[]): void
  balanceOf(token: string, owner: string): bigint
}

/** Reads the numbers of arguments in order. */
export function argumentsOf(args: readonly string[]) {
  let at = 0
  const next = (): string => {
    const found = args[at++]
    if (found === undefined) throw new Revert('Failed to deserialize param')
    return found
  }
  const amount = (): bigint => BigInt(next()) + BigInt(next()) * LOW
  return { next, amount, address: () => canonical(next()), isAtEnd: () => at === args.length }
}

interface Move {
  readonly from: string
  readonly to: string
  readonly amount: bigint
}

/** Keys and data of an event in the layout of its token. */
export function moveEvent({ accountsInData }: Ledger, token: string, name: string, { from, to, amount }: Move) {
  const [accounts, words] = [[from, to].map((one) => num.toHex(one)), wordsOf(amount)]
  return accountsInData.has(token)
    ? { keys: [selector(name)], data: [...accounts, ...words] }
    : { keys: [selector(name), ...accounts], data: words }
}

function emitMove(chain: Running, frame: Frame, name: string, move: Move): void {
  const { keys, data } = moveEvent(chain, frame.contract_address, name, move)
  chain.emit(frame, keys, data)
}

export function moveTokens(chain: Running, frame: Frame, from: string, to: string, amount: bigint): void {
  const token = frame.contract_address
  const held = chain.balanceOf(token, from)
  if (held < amount) throw new Revert('ERC20: insufficient balance')
  chain.balances.set(`${token} ${from}`, held - amount)
  chain.balances.set(`${token} ${to}`, chain.balanceOf(token, to) + amount)
  emitMove(chain, frame, 'Transfer', { from, to, amount })
}

const token: Contract = (chain, frame, { caller, contract, method, args }) => {
  const input = argumentsOf(args)
  if (method === selector('transfer')) moveTokens(chain, frame, caller, input.address(), input.amount())
  else if (method === selector('approve')) {
    const [spender, amount] = [input.address(), input.amount()]
    chain.allowances.set(`${contract} ${caller} ${spender}`, amount)
    emitMove(chain, frame, 'Approval', { from: caller, to: spender, amount })
  } else if (method === selector('transfer_from') || method === selector('transferFrom')) {
    const [from, to, amount] = [input.address(), input.address(), input.amount()]
    const row = `${contract} ${from} ${caller}`
    const allowed = chain.allowances.get(row) ?? 0n
    if (allowed < amount) throw new Revert('ERC20: insufficient allowance')
    chain.allowances.set(row, allowed - amount)
    moveTokens(chain, frame, from, to, amount)
  } else if (method === selector('balance_of') || method === selector('balanceOf')) input.next()
  else throw new Revert('ENTRYPOINT_NOT_FOUND')
  if (!input.isAtEnd()) throw new Revert('Input too long for arguments')
}

export interface Outcome {
  readonly frame: Frame
  /** Text of the refusal as nodes show it; null if all calls succeeded. */
  readonly revert: string | null
  readonly after: Ledger
}

/** The words in which nodes report a refusal. */
const reverted = (text: string, contract: string): string =>
  `Transaction execution has failed:\n0: Error in the called contract (contract address: ${contract}):\nExecution failed. Failure reason:\n(0x${Buffer.from(text).toString('hex')} ('${text}'), 0x454e545259504f494e545f4641494c4544 ('ENTRYPOINT_FAILED')).\n`

/** Runs an account's calls on a copy of the ledger: all succeed, or none counts. */
export function execute(
  ledger: Ledger,
  account: string,
  calls: readonly ContractCall[],
  others: ReadonlyMap<string, Contract>,
): Outcome {
  const { accountsInData } = ledger
  const after = { balances: new Map(ledger.balances), allowances: new Map(ledger.allowances), accountsInData }
  let order = 0
  const chain: Running = {
    ...after,
    balanceOf: (contract, owner) => after.balances.get(`${contract} ${owner}`) ?? 0n,
    emit: (frame, keys, data) => void frame.events.push({ order: order++, keys: [...keys], data: [...data] }),
    call: (from, call) => {
      const frame: Frame = { contract_address: call.contract, events: [], calls: [] }
      from.calls.push(frame)
      const run = others.get(call.contract) ?? token
      run(chain, frame, { ...call, caller: from.contract_address })
    },
  }
  const frame: Frame = { contract_address: account, events: [], calls: [] }
  for (const call of calls) {
    try {
      chain.call(frame, call)
    } catch (error) {
      if (!(error instanceof Revert)) throw error
      return { frame, revert: reverted(error.message, call.contract), after: ledger }
    }
  }
  return { frame, revert: null, after }
}

/** Events of a frame and of those inside it, as receipts list them. */
export const eventsOf = (frame: Frame) => {
  const all = (one: Frame): { order: number; from_address: string; keys: string[]; data: string[] }[] => [
    ...one.events.map((event) => ({ ...event, from_address: one.contract_address })),
    ...one.calls.flatMap(all),
  ]
  return all(frame)
    .toSorted((a, b) => a.order - b.order)
    .map(({ order: _, ...event }) => event)
}
