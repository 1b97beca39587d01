import type { FamilyName } from '#core/chain/family.ts'
import type { Log } from '#runtime/log.ts'
import type { Say } from './say.ts'

export interface RunningChain {
  readonly id: number
  readonly url: string
  stop(): Promise<void>
}

export interface ChainDeps {
  folder: string
  log: Log
  say: Say
}

/** A family's part of the local stack. Its node's libraries are large, so they load when they are first used. */
export interface LocalFamily {
  readonly family: FamilyName
  /** Consecutive ports that a node takes. */
  readonly ports: number
  /** Null if the node is a program that is not installed, and the stack runs without the network. */
  start(id: number, name: string, port: number, deps: ChainDeps): Promise<RunningChain | null>
  /** The maker's development key, in the form of its variable; absent if the family pays nothing out. */
  makerSecret?(): Promise<string>
}
