import type { FamilyName } from '#core/chain/family.ts'
import type { Log } from '#runtime/log.ts'
import type { LocalPorts } from './options.ts'
import type { Say } from './say.ts'

export interface RunningChain {
  readonly id: number
  readonly url: string
  stop(): Promise<void>
}

export interface ChainsDeps {
  folder: string
  ports: LocalPorts
  log: Log
  say: Say
}

/** A family's part of the local stack. */
export interface LocalFamily {
  readonly family: FamilyName
  start(id: number, name: string, port: number, deps: ChainsDeps): Promise<RunningChain>
  /** The maker's development key, in the form of its variable; absent if the family pays nothing out. */
  makerSecret?(): string
}
