import { Cell, loadStateInit, type StateInit } from '@ton/core'

/** Wallets with the key in their initial data: number of bits before it, by the hash of their code. */
const keyAt: Readonly<Record<string, number>> = {
  // v2r1, v2r2: a counter
  '5c9a5e68c108e18721a07c42f9956bfb39ad77ec6d624b60c576ec88eee65329': 32,
  fe9530d3243853083ef2ef0b4c2908c0abf6fa1c31ea243aacaa5bf8c7d753f1: 32,
  // v3r1, v3r2, v4r2: a counter and the wallet's number
  b61041a58a7980b946e8fb9e198e3c904d24799ffa36574ea4251c41a566f581: 64,
  '84dafa449f98a6987789ba232358072bc0f76dc4524002a5d0918b9a75d2d599': 64,
  feb5ff6820e2ff0d9483e7e0d62c817d846789fb4ae580c878866d959dabd5c0: 64,
  // v5r1: a flag that enables signatures, a counter and the wallet's number
  '20834b7b72b112147e1b2fb457b84e74d1a30f04f737d4f62a668e9552d2b72f': 65,
}

const KEY_BITS = 256

function keyIn({ code, data }: StateInit): string | null {
  const before = code && keyAt[code.hash().toString('hex')]
  if (!before || !data) return null
  const slice = data.beginParse()
  return slice.remainingBits < before + KEY_BITS
    ? null
    : slice
        .skip(before)
        .loadBuffer(KEY_BITS / 8)
        .toString('hex')
}

/**
 * Key of an account that is not deployed yet, as hex: the account's hash commits to its initial state, so no other
 * state can be forged for it. Null if this is not that state, or of an unknown wallet.
 */
export function keyOfStateInit(stateInit: string, accountHash: Uint8Array): string | null {
  try {
    const cell = Cell.fromBase64(stateInit)
    return cell.hash().equals(accountHash) ? keyIn(loadStateInit(cell.beginParse())) : null
  } catch {
    return null
  }
}
