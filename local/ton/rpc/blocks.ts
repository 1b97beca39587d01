import { globalIdOf } from '#chains/ton/networks.ts'
import type { Block } from '../ledger/blocks.ts'
import type { Chain } from '../ledger/chain.ts'
import { LOCAL_TON } from '../wallet.ts'
import { invalid, liteServerError } from './errors.ts'
import { integer, type Methods, type Params, text } from './params.ts'

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

export const blockMethods = (chain: Chain): Methods => ({
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
  getBlockHeader: (params) => {
    requireMaster(params)
    const block = existing(chain.blocks.at(integer(params, 'seqno') ?? 0))
    return { '@type': 'blocks.header', id: idOf(block), global_id: globalIdOf(LOCAL_TON), gen_utime: block.time }
  },
})
