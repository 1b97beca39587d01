import type { Bank } from '../ledger/bank.ts'
import { blockHeight, HASH_LIFETIME, isSkipped, parentSlot } from '../ledger/schedule.ts'
import { wireTransaction } from './encode.ts'
import {
  blockNotAvailable,
  commitment,
  config,
  integer,
  type Methods,
  slotSkipped,
  text,
  VERSION,
  withContext,
} from './protocol.ts'

const MAX_RANGE = 500_000

/** Time, blocks and block hashes. */
export function clusterMethods(bank: Bank): Methods {
  const knownSlot = (slot: number, settings: Record<string, unknown>): number => {
    if (slot > bank.slot(commitment(bank, settings))) throw blockNotAvailable(slot)
    if (isSkipped(slot)) throw slotSkipped(slot)
    return slot
  }
  const block = (slot: number, settings: Record<string, unknown>): unknown => {
    const records = bank.history.bySlot(knownSlot(slot, settings))
    const details = settings['transactionDetails'] ?? 'full'
    return {
      blockhash: bank.hash(slot),
      previousBlockhash: bank.hash(parentSlot(slot)),
      parentSlot: parentSlot(slot),
      blockHeight: blockHeight(slot),
      blockTime: bank.time(slot),
      ...(details === 'full' ? { transactions: records.map((record) => wireTransaction(record, settings)) } : {}),
      ...(details === 'signatures' ? { signatures: records.map((record) => record.signature) } : {}),
      ...(settings['rewards'] === false ? {} : { rewards: [] }),
    }
  }
  const slotsBetween = (from: number, to: number, settings: Record<string, unknown>): number[] => {
    const end = Math.min(to, from + MAX_RANGE, bank.slot(commitment(bank, settings)))
    return Array.from({ length: Math.max(0, end - from + 1) }, (_, i) => from + i).filter((slot) => !isSkipped(slot))
  }
  return {
    getHealth: () => 'ok',
    getVersion: () => ({ 'solana-core': VERSION, 'feature-set': 0 }),
    getGenesisHash: () => bank.hash(0),
    getSlot: (params) => bank.slot(commitment(bank, config(params, 0))),
    getBlockHeight: (params) => blockHeight(bank.slot(commitment(bank, config(params, 0)))),
    getEpochInfo: (params) => {
      const slot = bank.slot(commitment(bank, config(params, 0)))
      return {
        absoluteSlot: slot,
        blockHeight: blockHeight(slot),
        epoch: 0,
        slotIndex: slot,
        slotsInEpoch: 432_000,
        transactionCount: null,
      }
    },
    getLatestBlockhash: (params) => {
      const level = commitment(bank, config(params, 0))
      const slot = bank.slot(level)
      return withContext(bank, level, {
        blockhash: bank.hash(slot),
        lastValidBlockHeight: blockHeight(slot) + HASH_LIFETIME,
      })
    },
    isBlockhashValid: (params) => {
      const level = commitment(bank, config(params, 1))
      const slot = bank.slotOfHash(text(params, 0))
      const seen = bank.slot(level)
      // As on the real network, a bank that is older than the hash does not know it.
      return withContext(bank, level, slot !== null && slot <= seen)
    },
    getBlock: (params) => block(integer(params, 0), config(params, 1)),
    getBlocks: (params) =>
      slotsBetween(
        integer(params, 0),
        typeof params[1] === 'number' ? params[1] : Number.MAX_SAFE_INTEGER,
        config(params, typeof params[1] === 'number' ? 2 : 1),
      ),
    getBlocksWithLimit: (params) =>
      slotsBetween(integer(params, 0), Number.MAX_SAFE_INTEGER, config(params, 2)).slice(0, integer(params, 1)),
    getBlockTime: (params) => bank.time(knownSlot(integer(params, 0), { commitment: 'processed' })),
    getFirstAvailableBlock: () => 0,
    minimumLedgerSlot: () => 0,
    getMinimumBalanceForRentExemption: (params) => bank.vm.rentExemption(integer(params, 0)),
    getRecentPrioritizationFees: () => [{ slot: bank.slot('processed'), prioritizationFee: 0 }],
  }
}
