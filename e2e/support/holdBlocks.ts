import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rpc } from './chain.ts'

/** Locks of the chains whose blocks this process holds, by RPC URL. */
const held = new Map<string, string>()

/**
 * Mines no block until `releaseBlocks`: pending transactions stay pending. Tests of other processes that want to hold the same
 * chain wait, because the first to release it would mine the transactions of both.
 */
export async function holdBlocks(url: string): Promise<void> {
  const lock = join(tmpdir(), `causeway-blocks-${new URL(url).port}.lock`)
  while (!held.has(url)) {
    if (isTaken(lock)) held.set(url, lock)
    else await new Promise((done) => setTimeout(done, 100))
  }
  await rpc(url, 'evm_setIntervalMining', [0])
}

/** Mines a block every second again, if this process held them: the first at once, before another test can hold what waits in this one. */
export async function releaseBlocks(url: string): Promise<void> {
  const lock = held.get(url)
  if (lock === undefined) return
  await rpc(url, 'evm_setIntervalMining', [1])
  await rpc(url, 'evm_mine')
  held.delete(url)
  rmSync(lock, { force: true })
}

/** Takes the lock, also from a process that died with it; false while another one has it. */
function isTaken(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    if (isAlive(ownerOf(lock))) return false
    rmSync(lock, { force: true })
    return false
  }
}

/** NaN between another process's creation of the lock and its writing, which counts as alive. */
function ownerOf(lock: string): number {
  try {
    return Number.parseInt(readFileSync(lock, 'utf8'), 10)
  } catch {
    return Number.NaN
  }
}

function isAlive(pid: number): boolean {
  if (Number.isNaN(pid)) return true
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
