import { type Address, Cell, type ShardAccount, type TupleItem } from '@ton/core'
import { globalIdOf } from '#chains/ton/networks.ts'
import type { Block, Chain } from '../chain.ts'
import { LOCAL_TON } from '../wallet.ts'
import { address, integer, invalid, list, liteServerError, type Methods, type Params, text } from './protocol.ts'

/** Calls that change nothing: blocks, accounts and get methods. */
export const readMethods = (chain: Chain): Methods => ({
  getMasterchainInfo: () => {
    const last = chain.blocks.newest()
    return {
      '@type': 'blocks.masterchainInfo',
      last: idOf(last),
      state_root_hash: last.fileHash.toString('base64'),
      init: idOf(existing(chain.blocks.at(1))),
    }
  },
  lookupBlock: (params) => idOf(lookup(chain, params)),
  shards: (params) => {
    const block = existing(chain.blocks.at(integer(params, 'seqno') ?? 0))
    return { '@type': 'blocks.shards', shards: [{ ...idOf(block), workchain: 0 }] }
  },
  getBlockHeader: (params) => {
    requireWhole(params)
    const block = existing(chain.blocks.at(integer(params, 'seqno') ?? 0))
    return { '@type': 'blocks.header', id: idOf(block), global_id: globalIdOf(LOCAL_TON), gen_utime: block.time }
  },
  getAddressInformation: (params) => {
    const block = blockOf(chain, params)
    return {
      ...information(chain, address(params), block?.seqno),
      block_id: idOf(block ?? chain.blocks.newest()),
    }
  },
  getAddressBalance: (params) => information(chain, address(params)).balance,
  getAddressState: (params) => information(chain, address(params)).state,
  runGetMethod: async (params) => {
    const block = blockOf(chain, params)
    const { exitCode, gasUsed, stack } = await chain.run(
      address(params),
      text(params, 'method'),
      list(params, 'stack').map(toItem),
      block?.seqno,
    )
    return {
      '@type': 'smc.runResult',
      gas_used: Number(gasUsed),
      stack: stack.map(toEntry),
      exit_code: exitCode,
      block_id: idOf(block ?? chain.blocks.newest()),
    }
  },
  getConfigParam: async (params) => {
    const found = await chain.config(integer(params, 'config_id') ?? -1)
    if (!found) throw liteServerError('unknown configuration parameter')
    return { '@type': 'configInfo', config: { '@type': 'tvm.cell', ...bytes(found) } }
  },
})

/** The masterchain block whose state is asked for; null for the newest state. */
function blockOf(chain: Chain, params: Params): Block | null {
  const seqno = integer(params, 'seqno')
  return seqno === null ? null : existing(chain.blocks.at(seqno))
}

const MASTER = { workchain: -1, shard: '-9223372036854775808' } as const

const idOf = ({ seqno, rootHash, fileHash }: Block) => ({
  '@type': 'ton.blockIdExt',
  ...MASTER,
  seqno,
  root_hash: rootHash.toString('base64'),
  file_hash: fileHash.toString('base64'),
})

function requireMaster(params: Params): void {
  if (integer(params, 'workchain') !== MASTER.workchain || text(params, 'shard') !== MASTER.shard)
    throw liteServerError('block is not in db: this node serves the masterchain alone')
}

/** The base workchain has one shard here, whose blocks are as old as the masterchain's. */
function requireWhole(params: Params): void {
  if (integer(params, 'workchain') !== 0 || text(params, 'shard') !== MASTER.shard) requireMaster(params)
}

function existing(block: Block | null): Block {
  if (!block) throw liteServerError('block is not found: seqno not in db')
  return block
}

function lookup({ blocks }: Chain, params: Params): Block {
  requireMaster(params)
  const [seqno, time] = [integer(params, 'seqno'), integer(params, 'unixtime')]
  if (seqno !== null) return existing(blocks.at(seqno))
  if (time !== null) return existing(blocks.ofTime(time))
  throw invalid('Seqno, LT or unixtime should be defined')
}

const hex64 = (value: bigint): string => Buffer.from(value.toString(16).padStart(64, '0'), 'hex').toString('base64')

const states = { active: 'active', uninit: 'uninitialized', frozen: 'frozen' } as const

const stateOf = (account: ShardAccount | null) => states[account?.account?.storage.state.type ?? 'uninit']

interface Code {
  readonly code: string
  readonly data: string
}
/** By state, because callers ask for one state many times. */
const codes = new WeakMap<ShardAccount, Code>()

function codeOf(found: ShardAccount): Code {
  const state = found.account?.storage.state
  const init = state?.type === 'active' ? state.state : null
  const code = codes.get(found) ?? {
    code: init?.code?.toBoc().toString('base64') ?? '',
    data: init?.data?.toBoc().toString('base64') ?? '',
  }
  codes.set(found, code)
  return code
}

function information(chain: Chain, at: Address, seqno?: number) {
  const found = chain.account(at, seqno)
  const storage = found?.account?.storage
  return {
    '@type': 'raw.fullAccountState',
    balance: String(storage?.balance.coins ?? 0n),
    ...(found ? codeOf(found) : { code: '', data: '' }),
    last_transaction_id: {
      '@type': 'internal.transactionId',
      lt: String(found?.lastTransactionLt ?? 0n),
      hash: hex64(found?.lastTransactionHash ?? 0n),
    },
    sync_utime: chain.now(),
    state: stateOf(found),
  }
}

const cellOf = (value: unknown): Cell => Cell.fromBase64(String(value))

/** Stack values that callers may pass, by the interface's names. */
const readers: Readonly<Record<string, (value: unknown) => TupleItem>> = {
  num: (value) => ({ type: 'int', value: BigInt(String(value)) }),
  'tvm.Cell': (value) => ({ type: 'cell', cell: cellOf(value) }),
  'tvm.Slice': (value) => ({ type: 'slice', cell: cellOf(value) }),
}

function toItem(entry: unknown): TupleItem {
  const [kind, value] = Array.isArray(entry) ? (entry as unknown[]) : []
  const read = readers[String(kind)]
  if (!read) throw invalid(`stack entries of type ${String(kind)} are not taken`)
  return read(value)
}

const hex = (value: bigint): string => (value < 0n ? `-0x${(-value).toString(16)}` : `0x${value.toString(16)}`)
const bytes = (cell: Cell) => ({ bytes: cell.toBoc().toString('base64') })

function toEntry(item: TupleItem): readonly [string, unknown] {
  switch (item.type) {
    case 'int':
      return ['num', hex(item.value)]
    case 'cell':
    case 'slice':
    case 'builder':
      return ['cell', bytes(item.cell)]
    case 'tuple':
      return ['tuple', { elements: item.items.map(toEntry) }]
    case 'null':
    case 'nan':
      return ['list', { '@type': 'tvm.list', elements: [] }]
    default:
      return item satisfies never
  }
}
